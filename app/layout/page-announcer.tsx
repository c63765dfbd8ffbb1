import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a document load does by itself and client navigation does not: moves the focus to the new page's
 * heading, and says the page's title to those who do not see it.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
