import "./theme-toggle.css";

/**
 * Two buttons in the same place. CSS shows the button for the other theme, because without a cookie the server doesn't
 * know the system's preference. theme.inline.ts changes the theme in place; without JavaScript, the form is posted to
 * the server.
 */
export function ThemeToggle({ labels }: { labels: { toDark: string; toLight: string } }) {
  return (
    <form className="theme-toggle" method="post" action="/settings/theme">
      <button
        type="submit"
        className="theme-toggle-dark"
        name="theme"
        value="dark"
        aria-label={labels.toDark}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="4.5" />
          <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
        </svg>
      </button>
      <button
        type="submit"
        className="theme-toggle-light"
        name="theme"
        value="light"
        aria-label={labels.toLight}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
        </svg>
      </button>
    </form>
  );
}
