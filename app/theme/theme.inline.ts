import { on, root } from "#app/browser/page-events.ts";
import { browser } from "#app/browser/storage.ts";
import { type ThemeName, themeColors } from "./theme-colors.ts";

/**
 * Applies the theme before the first paint. The server knows the theme from the cookie. A page that was fetched,
 * prerendered or stored before the visitor's choice knows it from storage.
 */
const system = matchMedia("(prefers-color-scheme: dark)");
const rendered = root.className;

function show(transition = "") {
  const theme = (browser.theme || rendered || (system.matches ? "dark" : "light")) as ThemeName;
  root.className = theme + transition;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"))
    meta.content = themeColors[theme];
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
  // The pressed button is now hidden. Without this, the focus would return to the top of the page.
  form.querySelector<HTMLElement>(`button:not([value=${button.value}])`)?.focus();
  // A beacon outlives the page. If it never arrives, storage still holds the choice.
  navigator.sendBeacon(form.action, new FormData(form, button));
});
