import type { loader } from "./contact.tsx";

/** The form's words, as the loader gives them. */
export type ContactCopy = ReturnType<typeof loader>["formCopy"];
