import { chat } from "./chat/feature.server.ts";
import { contact } from "./contact/feature.server.ts";
import type { Feature } from "./platform/feature.ts";

/** Features that need more from the server than routes. Pages are listed in `pages.ts`. */
export const features: readonly Feature[] = [contact, chat];
