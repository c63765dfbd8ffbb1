import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far from the end (px) still counts as being there. */
const NEAR = 64;

/**
 * Keeps the end of a growing list in view while the visitor is there, and leaves them alone where they read
 * further up: then `behind` is true until they come back. A page that has just been loaded, where nothing has
 * begun yet, stays where it is.
 */
export function useStickToEnd(list: RefObject<HTMLElement | null>, content: unknown, begun: boolean) {
  const atEnd = useRef(true);
  const before = useRef({ scrollHeight: 0, clientHeight: 0 });
  const [behind, setBehind] = useState(false);

  useEffect(() => {
    function look() {
      if (!list.current) return;
      atEnd.current = distanceToEnd(list.current) <= NEAR;
      if (atEnd.current) setBehind(false);
    }
    // Captured: either the list scrolls by itself or the page does.
    document.addEventListener("scroll", look, { capture: true, passive: true });
    // Shown, or given less room by a keyboard.
    const size = new ResizeObserver(() => {
      if (atEnd.current && list.current && scrolls(list.current)) scrollToEnd(list.current);
    });
    if (list.current) size.observe(list.current);
    return () => {
      document.removeEventListener("scroll", look, { capture: true });
      size.disconnect();
    };
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the content has grown
  useLayoutEffect(() => {
    if (!list.current || !(begun || scrolls(list.current))) return;
    // What a visitor has scrolled is heard of a moment later: until then they would be taken back.
    if (hasLeftEnd(list.current, before.current)) atEnd.current = false;
    const { scrollHeight, clientHeight } = list.current;
    before.current = { scrollHeight, clientHeight };
    if (atEnd.current) scrollToEnd(list.current);
    else setBehind(true);
  }, [content]);

  function goToEnd() {
    atEnd.current = true;
    setBehind(false);
    if (list.current) scrollToEnd(list.current);
  }

  return { behind, goToEnd };
}

function distanceToEnd(list: HTMLElement) {
  if (scrolls(list)) return list.scrollHeight - list.clientHeight - list.scrollTop;
  return whole(list).getBoundingClientRect().bottom - innerHeight;
}

/** Whether a list that scrolls by itself stands further up than at its end of before, however it has changed since. */
function hasLeftEnd(list: HTMLElement, before: { scrollHeight: number; clientHeight: number }) {
  const end = Math.min(before.scrollHeight, list.scrollHeight);
  return scrolls(list) && end - Math.max(before.clientHeight, list.clientHeight) - list.scrollTop > NEAR;
}

function scrollToEnd(list: HTMLElement) {
  if (scrolls(list)) list.scrollTop = list.scrollHeight;
  else if (distanceToEnd(list) > 0) whole(list).scrollIntoView({ block: "end", behavior: "instant" });
}

/** Where the page scrolls, the form below the list stays in view with it. */
function whole(list: HTMLElement) {
  return list.closest(".chat") ?? list;
}

function scrolls(list: HTMLElement) {
  return getComputedStyle(list).overflowY === "auto";
}
