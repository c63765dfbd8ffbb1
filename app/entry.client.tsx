import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

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
