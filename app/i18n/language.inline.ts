import { on, root } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/storage.ts";

on(["submit"], ({ submitter: button }) => {
  if (button?.name !== "language") return;
  tab.language = button.value;
  tab.y = `${scrollY}`;
});

// The page in the new language keeps its scroll position. A page restored whole may be in the old language.
on(["pageshow"], ({ persisted }) => {
  if (tab.y) {
    scrollTo(0, +tab.y);
    tab.y = "";
  }
  if (persisted && tab.language && tab.language !== root.lang) location.reload();
});
