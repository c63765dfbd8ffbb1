import { on, root } from "#app/browser/page-events.ts";
import { tab } from "#app/browser/storage.ts";

on(["submit"], ({ submitter: button }) => {
  if (button?.name !== "language") return;
  tab.language = button.value;
  tab.y = `${scrollY}`;
});

// Keeps the scroll position in the new language, and reloads a page that the browser restores in the old language.
on(["pageshow"], ({ persisted }) => {
  if (tab.y) {
    scrollTo(0, +tab.y);
    tab.y = "";
  }
  if (persisted && tab.language && tab.language !== root.lang) location.reload();
});
