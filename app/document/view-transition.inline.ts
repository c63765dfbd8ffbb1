import { on } from "#app/platform/page-events.ts";

// A view transition that a browser gives up, on a busy machine or when one goes on at once, takes nothing from anybody.
// Browsers call it an error that nobody caught, and hand the promise to no script that could catch it.
on(["unhandledrejection"], (event) => {
  if (/Transition/.test(event.reason)) event.preventDefault();
});
