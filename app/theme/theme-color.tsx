import { themeColors } from "./theme-colors.ts";
import { useTheme } from "./theme-context.tsx";

/** The colour of the browser's toolbar, from the chosen theme or else from the system's theme. */
export function ThemeColor() {
  const { chosen } = useTheme();
  if (chosen) return <meta name="theme-color" content={themeColors[chosen]} />;
  return (
    <>
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
