import type { loader } from "./contact.tsx";

/** The page's words, as the loader gives them. */
export type ContactCopy = ReturnType<typeof loader>["copy"];
