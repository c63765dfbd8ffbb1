import { z } from "zod";
import { serviceIds } from "#app/studio/services.ts";
import type { Lead } from "../lead.ts";

/** The columns that a message has in whichever table it lies. */
export const leadRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  // A service that the studio no longer offers is still what the visitor chose not to leave empty.
  service: z.enum(serviceIds).nullable().catch(null),
  message: z.string(),
  loaded_at: z.number(),
  webdriver: z.number().transform(Boolean),
  received_at: z.number(),
  idempotency_key: z.string(),
});

export function toLead(row: z.output<typeof leadRow>): Lead {
  const { name, email, service, message, loaded_at: loadedAt, webdriver } = row;
  return { name, email, service, message, loadedAt, webdriver };
}

/** The same as named parameters for a statement. */
export function leadParameters(lead: Lead) {
  const { name, email, service, message, loadedAt, webdriver } = lead;
  return { name, email, service, message, loadedAt, webdriver: Number(webdriver) };
}
