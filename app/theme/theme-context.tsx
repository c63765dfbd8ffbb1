import { createContext, type ReactNode, use } from "react";

export type ThemeName = "light" | "dark";

type ThemeValue = {
  /** null: the system's preference decides */
  chosen: ThemeName | null;
};

const ThemeContext = createContext<ThemeValue | null>(null);

export function ThemeProvider({ chosen, children }: ThemeValue & { children: ReactNode }) {
  return <ThemeContext value={{ chosen }}>{children}</ThemeContext>;
}

/** The theme that the page is rendered in. Throws outside its provider. */
export function useTheme() {
  const value = use(ThemeContext);
  if (!value) throw new Error("useTheme needs a ThemeProvider above it");
  return value;
}
