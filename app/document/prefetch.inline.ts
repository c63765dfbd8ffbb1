import { on, within } from "#app/browser/page-events.ts";

// Fetches a page into the browser's cache, for a minute, as soon as a visitor points at its link. No browser prerenders
// that early. Doesn't use `<link rel=prefetch>`, which Firefox refuses under `default-src 'none'`.
on(["pointerover", "focusin"], (event) => {
  const link = within(event, "[href^='/']");
  if (link) fetch(`${link}`).catch(() => {});
});
