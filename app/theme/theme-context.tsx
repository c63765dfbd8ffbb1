import { createContext, type ReactNode, use, useEffect } from "react";
import { themeColors } from "./theme-colors.ts";

export type ThemeName = "light" | "dark";

const ThemeContext = createContext<{ setTheme: (theme: ThemeName) => void } | null>(null);

/** Holds the page to a chosen theme, or to the system's while none is chosen. */
export function ThemeProvider({ chosen, children }: { chosen: ThemeName | null; children: ReactNode }) {
  useEffect(() => (chosen ? undefined : followSystem()), [chosen]);
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

/** Changes the theme. Throws outside its provider. */
export function useTheme() {
  const context = use(ThemeContext);
  if (!context) throw new Error("useTheme must be used within a ThemeProvider");
  return context;
}

const value = { setTheme };

let system: AbortController | undefined;

function followSystem() {
  system = new AbortController();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => show(dark.matches ? "dark" : "light"), { signal: system.signal });
  return () => system?.abort();
}

function setTheme(theme: ThemeName) {
  system?.abort();
  show(theme);
  // The page has changed already; where the cookie can't be set, the choice lasts as long as the tab.
  fetch("/settings/theme", {
    method: "POST",
    body: new URLSearchParams({ theme }),
    redirect: "manual",
    keepalive: true,
  }).catch(() => {});
}

let settled: ReturnType<typeof setTimeout> | undefined;

function show(theme: ThemeName) {
  const root = document.documentElement.classList;
  root.add("theme-transition");
  root.toggle("dark", theme === "dark");
  root.toggle("light", theme === "light");
  for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    frame.content = themeColors[theme];
  clearTimeout(settled);
  settled = setTimeout(() => root.remove("theme-transition"), 300);
}
