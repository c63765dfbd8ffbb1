import { themeColors } from "./theme-colors.ts";
import { useTheme } from "./theme-context.tsx";

/** The colour of the browser's toolbar: that of the chosen theme, else of the system's. */
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
