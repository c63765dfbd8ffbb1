import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import type { Locale } from "./index.ts";
import type { Language } from "./language.ts";

/** What the server knows of each language; the browser gets the one that its page is in. */
export const languages: Record<Locale, Language> = { en, fr, es };
