import { on, root } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/page-storage.ts";

on(["submit"], (event) => {
  const { submitter: button } = event;
  if (button?.name !== "language") return;
  tab.language = button.value;
  tab.y = `${scrollY}`;
});

// The same page in another language shows the same part of it. One that the browser has kept whole, for going back to
// it, may be in the language of before.
on(["pageshow"], ({ persisted }) => {
  if (tab.y) {
    scrollTo(0, +tab.y);
    tab.y = "";
  }
  if (persisted && tab.language && tab.language !== root.lang) location.reload();
});
