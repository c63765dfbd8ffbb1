import { on, root } from "#app/platform/page-events.ts";

// A page fades in after another one of this site, and is there at once for whoever comes from elsewhere.
root.toggleAttribute("data-came-from-here", document.referrer.startsWith(`${location.origin}/`));

// A view transition that a browser gives up, on a busy machine or when one goes on at once, takes nothing from anybody.
// Browsers call it an error that nobody caught, and hand the promise to no script that could catch it.
on(["unhandledrejection"], (event) => {
  if (/Transition/.test(event.reason)) event.preventDefault();
});
