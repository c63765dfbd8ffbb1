import { on, within } from "#app/platform/page-events.ts";

// Enter sends, Shift+Enter starts a line. The Enter that ends a composition (Japanese, accents) has another `keyCode`
// than 13 in every browser, but not another `key`.
on(["keydown"], (event) => {
  if (event.keyCode !== 13 || event.shiftKey || !within(event, "#chat-message")) return;
  event.preventDefault();
  (event.target as HTMLTextAreaElement).form?.requestSubmit();
});
