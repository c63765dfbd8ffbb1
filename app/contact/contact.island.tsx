import { hydrate } from "#app/islands/hydrate.tsx";
import { ContactPart } from "./contact-part.tsx";

await hydrate("contact", ContactPart);
