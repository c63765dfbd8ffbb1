import { chat } from "./chat/feature.server.ts";
import { contact } from "./contact/feature.server.ts";
import type { Feature } from "./platform/feature.ts";

/** The features that bring more than pages: pages are in `pages.ts`. */
export const features: readonly Feature[] = [contact, chat];
