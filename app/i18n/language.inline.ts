import { on, root } from "#app/platform/page-events.ts";
import { tab } from "#app/platform/page-storage.ts";

on(["submit"], ({ submitter }) => {
  if (submitter?.name !== "language") return;
  tab.language = submitter.value;
  tab.y = `${scrollY}`;
});

// The same page in another language shows the same part of it. One that the browser has kept whole, for going back to
// it, may be in the language of before.
on(["pageshow"], ({ persisted }) => {
  scrollTo(0, +(tab.y ?? "") || scrollY);
  tab.y = "";
  if (persisted && tab.language && tab.language !== root.lang) location.reload();
});
