import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A place in the history has a key of its own, or every first page would be scrolled to where the last one was left.
if (!window.history.state?.key) {
  window.history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
}

// In production this module comes together with the pages', before the router's own data is in place.
// Not awaited: the pages' modules would wait for this one, and this one for them.
Promise.resolve(window.booted).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <Hydrated />
      </StrictMode>,
    );
  }),
);

/** Says that the page's controls are React's from now on: what enhances a page, and the tests, wait for it. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return null;
}
