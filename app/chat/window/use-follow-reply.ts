import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../turns.ts";

/** Maximum distance from the end, in px, at which a visitor still follows the conversation. */
const MAX_FOLLOW_DISTANCE = 64;

/**
 * Scrolls with the conversation, but never past the last question, so that a long reply is shown from its start. Stops
 * when the visitor scrolls up; `isBehind` is then true until they return to the end. If the page scrolls instead of the
 * list, nothing scrolls before the first reply.
 */
export function useFollowReply(list: RefObject<HTMLElement | null>, messages: Message[], pending: boolean) {
  const begun = useRef(false);
  const followedTo = useRef(0);
  const [isBehind, setBehind] = useState(false);

  function keepUp() {
    if (!list.current || !(begun.current || scrolls(list.current))) return;
    const { box, distance } = measure(list.current);
    const isAbove =
      box.scrollTop < Math.min(followedTo.current, box.scrollHeight - box.clientHeight) - MAX_FOLLOW_DISTANCE;
    if (isAbove) return setBehind(true);
    if (distance > 0) box.scrollBy({ top: distance, behavior: "instant" });
    followedTo.current = box.scrollTop;
  }

  function follow() {
    begun.current = true;
    followedTo.current = 0;
    setBehind(false);
    keepUp();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a reply begins
  useLayoutEffect(() => {
    if (pending) follow();
  }, [pending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the conversation has grown
  useLayoutEffect(keepUp, [messages, pending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Keeps the end of the conversation in view when the panel opens or the on-screen keyboard takes some of its space.
    const resized = new ResizeObserver(() => list.current && scrolls(list.current) && keepUp());
    if (list.current) resized.observe(list.current);
    const noteReturn = () =>
      list.current && measure(list.current).distance <= MAX_FOLLOW_DISTANCE && setBehind(false);
    // Uses the capture phase, because `scroll` events of the list don't bubble to the document.
    document.addEventListener("scroll", noteReturn, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener("scroll", noteReturn, { capture: true });
    };
  }, []);

  return { isBehind, follow };
}

/** `distance` is from the end of the conversation or the top of the last question, whichever is smaller, in px. */
function measure(list: HTMLElement) {
  const box = scrolls(list) ? list : document.documentElement;
  const question = [...list.querySelectorAll("[data-role=user]")].at(-1)?.getBoundingClientRect();
  const form = list.closest(".chat")?.querySelector("form")?.getBoundingClientRect();
  const end = list.lastElementChild?.getBoundingClientRect();
  if (!question || !form || !end) return { box, distance: 0 };
  const padding = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  const top = (box === list ? list.getBoundingClientRect().top : 0) + padding;
  const bottom = Math.min(form.top, innerHeight - form.height);
  return { box, distance: Math.min(question.top - top, end.bottom - bottom) };
}

function scrolls(list: HTMLElement) {
  return getComputedStyle(list).overflowY === "auto";
}
