import { useEffect, useState } from "react";

/** What only a browser knows, and what the page itself can't hold: it is the same for everyone. */
export function useSession() {
  const [session, setSession] = useState({ loadedAt: "", webdriver: "" });
  useEffect(() => {
    setSession({ loadedAt: String(shownAt()), webdriver: String(navigator.webdriver) });
  }, []);
  return session;
}

/** When the page came to its visitor: later than it was made, where the browser has rendered it ahead. */
function shownAt() {
  const [navigation] = performance.getEntriesByType("navigation");
  const ahead = navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return Math.round(performance.timeOrigin + ahead);
}
