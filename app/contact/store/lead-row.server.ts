import { z } from "zod";
import type { Lead } from "../lead.ts";

/** The columns that a message has in whichever table it lies. */
export const leadRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  service: z.string().nullable(),
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
