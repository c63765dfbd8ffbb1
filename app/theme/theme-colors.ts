/** Repeats `--paper` from styles.css for both themes, because meta tags can't use CSS variables. */
export const themeColors = { light: "#f7f2e8", dark: "#07212a" } as const;

export type ThemeName = keyof typeof themeColors;
