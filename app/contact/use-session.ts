import { useEffect, useState } from "react";

/** Facts only the browser has; the page itself is the same for everyone. */
export function useSession() {
  const [session, setSession] = useState({ loadedAt: "", webdriver: "" });
  useEffect(() => {
    setSession({ loadedAt: String(shownAt()), webdriver: String(navigator.webdriver) });
  }, []);
  return session;
}

/** When the visitor first saw the page; a prerendered page was loaded earlier. */
function shownAt() {
  const [navigation] = performance.getEntriesByType("navigation");
  const ahead = navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return Math.round(performance.timeOrigin + ahead);
}
