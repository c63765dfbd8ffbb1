import { on, within } from "#app/platform/page-events.ts";

// Rendered ahead or not, a page is fetched into the browser's cache, which keeps it for a minute, as soon as its link is
// pointed at: earlier than any browser renders ahead. Not by `<link rel=prefetch>`: Firefox refuses it under
// `default-src 'none'`.
on(["pointerover", "focusin"], (event) => {
  const link = within(event, "[href^='/']");
  if (link) fetch(`${link}`).catch(() => {});
});
