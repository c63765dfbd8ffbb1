import { type SubmitEvent, useRef } from "react";
import { type ThemeName, useTheme } from "./theme-context.tsx";
import "./theme-toggle.css";

type Labels = { toDark: string; toLight: string };

/**
 * Two buttons in one place, one for each theme; CSS shows the one that makes sense.
 * Only CSS knows the system's preference on a page without JavaScript and without a cookie.
 */
export function ThemeToggle({ labels }: { labels: Labels }) {
  const { setTheme } = useTheme();
  const form = useRef<HTMLFormElement>(null);

  function change(event: SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const theme: ThemeName = button.value === "dark" ? "dark" : "light";
    setTheme(theme);
    // The button that was pressed has just gone; focus must not fall to the top of the page.
    form.current?.querySelector<HTMLButtonElement>(`button:not([value=${theme}])`)?.focus();
  }

  return (
    <form ref={form} className="theme-toggle" method="post" action="/settings/theme" onSubmit={change}>
      <button
        type="submit"
        className="theme-toggle-dark"
        name="theme"
        value="dark"
        aria-label={labels.toDark}
      >
        <SunIcon />
      </button>
      <button
        type="submit"
        className="theme-toggle-light"
        name="theme"
        value="light"
        aria-label={labels.toLight}
      >
        <MoonIcon />
      </button>
    </form>
  );
}

function SunIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
    </svg>
  );
}

function MoonIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
    </svg>
  );
}
