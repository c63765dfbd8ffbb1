import { on } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/page-storage.ts";

on(["submit"], ({ submitter }) => {
  if (submitter?.name === "language") tab.language = submitter.value;
});

// A page that the browser has kept whole, for going back to it, may be in the language of before.
on(["pageshow"], ({ persisted }) => {
  const { lang } = document.documentElement;
  if (persisted && (tab.language ?? lang) !== lang) location.reload();
});
