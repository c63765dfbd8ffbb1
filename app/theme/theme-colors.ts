/** `--paper` of styles.css in both themes, in the form that browsers want for their own frame. */
export const themeColors = { light: "#f7f2e8", dark: "#07212a" } as const;
