import { on, root } from "#app/platform/page-events.ts";
import { browser } from "#app/platform/page-storage.ts";
import { themeColors } from "./theme-colors.ts";
import type { ThemeName } from "./theme-context.tsx";

/**
 * Holds the page to its theme from before the first paint on. The cookie tells the server and is out of reach for
 * scripts; a choice is noted for them too, since what the browser has kept, fetched or rendered ahead is older than it.
 */
const system = matchMedia("(prefers-color-scheme: dark)");
const given = root.className;

function show(transition = "") {
  const theme = (browser.theme || given || (system.matches ? "dark" : "light")) as ThemeName;
  root.className = theme + transition;
  for (const frame of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"))
    frame.content = themeColors[theme];
}

function change() {
  show(" theme-transition");
  setTimeout(show, 300);
}

show();
on(["pageshow", "prerenderingchange", "storage"], () => show());
system.onchange = change;

on(["submit"], (event) => {
  const { submitter: button, target: form } = event;
  if (button?.name !== "theme") return;
  event.preventDefault();
  browser.theme = button.value;
  change();
  // The button that was pressed has just gone; focus must not fall to the top of the page.
  form.querySelector<HTMLElement>(`button:not([value=${button.value}])`)?.focus();
  // The page has changed already. A beacon outlives it, and if it never arrives, the note still holds.
  navigator.sendBeacon(form.action, new FormData(form, button));
});
