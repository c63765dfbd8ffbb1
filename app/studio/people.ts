import type { ServiceId } from "./services.ts";

type Person = {
  /** key of the texts under `about.people.items` */
  readonly id: string;
  readonly name: string;
  readonly does: readonly (ServiceId | "design" | "marketing")[];
};

// Invented people. What they do, in words, is in `locales/*/about.json`.
export const people = [
  { id: "reka", name: "Réka Halmos", does: ["design", "frontend"] },
  { id: "mate", name: "Máté Szalai", does: ["fullstack", "security"] },
  { id: "claire", name: "Claire Moreno", does: ["marketing", "frontend", "support"] },
] as const satisfies readonly Person[];
