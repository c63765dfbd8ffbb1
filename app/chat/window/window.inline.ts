import { on, within } from "#app/browser/page-events.ts";

// Enter sends, Shift+Enter starts a new line. Checks `keyCode` instead of `key`: the Enter that ends an IME composition
// can have the same `key`, but no browser gives it `keyCode` 13.
on(["keydown"], (event) => {
  if (event.keyCode !== 13 || event.shiftKey || !within(event, "#chat-message")) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
});
