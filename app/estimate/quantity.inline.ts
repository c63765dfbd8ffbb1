import { on, within } from "#app/browser/page-events.ts";

// Works before and after hydration: the event tells React about the new number.
on(["click"], (event) => {
  const button = within<HTMLButtonElement>(event, ".quantity button");
  const field = button?.parentElement?.querySelector("input");
  if (!field) return;
  if (button?.value === "1") field.stepUp();
  else field.stepDown();
  // The prototype's setter, because React's own on the field would hide the change from React.
  if (field.value === "0") Reflect.set(HTMLInputElement.prototype, "value", "", field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

// A number field with the focus would take the wheel, which is meant for the page.
on(["wheel"], (event) => {
  within(event, "[type=number]:focus")?.blur();
});
