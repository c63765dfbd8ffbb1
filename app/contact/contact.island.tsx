import { adopt } from "#app/document/adopt.tsx";
import { ContactPart } from "./contact-part.tsx";

await adopt("contact", ContactPart);
