import { type RefObject, useEffect, useState } from "react";

/** Whether what comes into the list is read out: what stands in it when it appears is history, and is not. */
export function useSpoken(list: RefObject<HTMLElement | null>) {
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    const panel = list.current?.closest("[popover]");
    const begin = () => setSpoken(false);
    panel?.addEventListener("beforetoggle", begin);
    return () => panel?.removeEventListener("beforetoggle", begin);
  }, [list]);
  return { spoken, speak: () => setSpoken(true) };
}
