import { createContext } from "react-router";
import type { Locale } from "#app/i18n/locales.ts";
import type { ThemeName } from "#app/theme/theme-context.tsx";

/** All that a page may know of its visitor: the language it is in, and the theme they chose. */
export type Variant = { locale: Locale; theme: ThemeName | null };

/**
 * Set where a page is rendered as a value: then this, and nothing in the request, says which variant it is.
 * null: the request says.
 */
export const variantContext = createContext<Variant | null>(null);
