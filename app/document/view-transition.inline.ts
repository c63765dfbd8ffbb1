import { on, root } from "#app/platform/page-events.ts";

// A page fades in after another page of this site. It appears immediately for visitors who come from elsewhere.
root.toggleAttribute("data-came-from-here", document.referrer.startsWith(`${location.origin}/`));

// A browser that skips a view transition rejects a promise that no script can reach. This hides the harmless error.
on(["unhandledrejection"], (event) => {
  if (/Transition/.test(event.reason)) event.preventDefault();
});
