import type { ServiceId } from "#app/studio/services.ts";

/** What a visitor sends us, trimmed and checked. */
export type Lead = {
  name: string;
  email: string;
  service: ServiceId | null;
  message: string;
  /** When the visitor's page loaded, ms since the epoch; without JavaScript: when the message came in. */
  loadedAt: number;
  /** The browser's own flag for automation; without JavaScript: false. */
  webdriver: boolean;
};

/** The form's fields, in their order on the page. */
export const fieldNames = ["name", "email", "service", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** The longest that each may be, in UTF-16 units. */
export const fieldLimits = { name: 200, email: 254, message: 5000 } as const;

/** Filled by machines (and by some browsers for real people): visitors don't see it. */
export const honeypotName = "website";
