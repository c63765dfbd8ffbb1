import { useLayoutEffect, useRef } from "react";
import { UNSAFE_useScrollRestoration, useLocation, useNavigationType } from "react-router";

/**
 * Scrolls as a visitor expects: smoothly to the top of a new page, at once to a remembered place on back and forward
 * (a smooth scroll would fight it). React Router's component does the same and brings an inline script to every
 * page, to be early on a reload; there the browser itself restores the place.
 */
export function ScrollManner() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, before the scroll
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("scroll-smooth", !first.current && type === "PUSH");
    first.current = false;
  }, [pathname, type]);
  // After the effect above: it moves in the manner that was decided there.
  UNSAFE_useScrollRestoration();
  return null;
}
