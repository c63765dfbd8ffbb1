import { on, within } from "#app/platform/page-events.ts";

// Where no page is rendered ahead, it is fetched into the browser's cache, which keeps it for a minute, when its link is
// pointed at. Not by `<link rel=prefetch>`: Firefox refuses it under `default-src 'none'`.
if (document.prerendering === undefined)
  on(["pointerover", "focusin"], (event) => {
    const link = within(event, "[href^='/']");
    if (link) fetch(`${link}`).catch(() => {});
  });
