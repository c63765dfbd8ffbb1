import { on, root } from "#app/browser/page-events.ts";

// Marks a page that follows another page of this site, so that it fades in. For visitors who come from elsewhere, the
// page appears immediately.
root.toggleAttribute("data-came-from-here", document.referrer.startsWith(`${location.origin}/`));

// A browser that skips a view transition rejects a promise that no script can access. This hides the harmless error.
on(["unhandledrejection"], (event) => {
  if (/Transition/.test(event.reason)) event.preventDefault();
});
