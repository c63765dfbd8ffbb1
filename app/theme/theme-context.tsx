import { createContext, type ReactNode, use } from "react";

export type ThemeName = "light" | "dark";

type ThemeValue = {
  /** null if the system's preference decides */
  chosen: ThemeName | null;
};

const ThemeContext = createContext<ThemeValue | null>(null);

export function ThemeProvider({ chosen, children }: ThemeValue & { children: ReactNode }) {
  return <ThemeContext value={{ chosen }}>{children}</ThemeContext>;
}

/** Returns the theme that the page is rendered in. Throws outside a `ThemeProvider`. */
export function useTheme() {
  const value = use(ThemeContext);
  if (!value) throw new Error("useTheme needs a ThemeProvider above it");
  return value;
}
