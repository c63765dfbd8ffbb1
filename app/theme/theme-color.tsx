import { type ThemeName, themeColors } from "./theme-colors.ts";

/** The colour of the browser's toolbar, from the chosen theme or else from the system's theme. */
export function ThemeColor({ chosen }: { chosen: ThemeName | null }) {
  if (chosen) return <meta name="theme-color" content={themeColors[chosen]} />;
  return (
    <>
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
