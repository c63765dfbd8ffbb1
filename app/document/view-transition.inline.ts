import { on, root } from "#app/platform/page-events.ts";

// A page fades in after another one of this site, and is there at once for whoever comes from elsewhere.
root.toggleAttribute("data-came-from-here", document.referrer.startsWith(`${location.origin}/`));

// Browsers report a skipped view transition as an unhandled rejection, of a promise that no script can reach.
on(["unhandledrejection"], (event) => {
  if (/Transition/.test(event.reason)) event.preventDefault();
});
