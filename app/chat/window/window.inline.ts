import { bring } from "#app/document/islands.inline.ts";
import { on, within } from "#app/platform/page-events.ts";

// What is said before the code has come waits for it; where it can't be had, the form goes its own way.
on(["submit"], (event) => {
  const { submitter, target: form } = event;
  if (!within(event, "#island-chat:not([data-adopted])")) return;
  event.preventDefault();
  // React may listen already, a moment before it says so: it would be said twice.
  event.stopPropagation();
  bring("chat")?.then(() => form.requestSubmit(submitter));
});

on(["keydown"], (event) => {
  // Not `key`: the Enter that ends a composition (Japanese, accents) has another code, in every browser.
  if (event.keyCode !== 13 || event.shiftKey || !within(event, "#island-chat textarea")) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
});
