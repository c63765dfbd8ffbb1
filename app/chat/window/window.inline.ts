import { on, within } from "#app/platform/page-events.ts";

// Enter sends, Shift+Enter starts a new line. Checks `keyCode`, because the Enter that ends an IME composition may have
// the same `key`, but has `keyCode` 13 in no browser.
on(["keydown"], (event) => {
  if (event.keyCode !== 13 || event.shiftKey || !within(event, "#chat-message")) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
});
