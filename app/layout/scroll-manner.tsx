import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Decides how the scroll restoration that stands after it moves: smoothly to the top of a new page,
 * at once to a remembered place on back and forward (a smooth scroll would fight it).
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
  return null;
}
