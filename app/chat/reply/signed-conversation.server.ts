import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { recentTurns, type Turn } from "../turns.ts";

/** Maximum size of the signed turns in bytes. Leaves room in a 64 KiB form for the longest percent-encoded question. */
const MAX_BYTES = 30_000;

export function signConversation(turns: readonly Turn[]) {
  const payload = Buffer.from(JSON.stringify(recentTurns(turns, MAX_BYTES))).toString("base64url");
  return `${payload}.${signature(payload, env.SESSION_SECRET[0] ?? "")}`;
}

/** Returns the turns that `signConversation` signed; null if the signature is invalid. Accepts older secrets too. */
export function verifyConversation(field: string): Turn[] | null {
  const [payload = "", given = ""] = field.split(".");
  if (!env.SESSION_SECRET.some((secret) => equal(given, signature(payload, secret)))) return null;
  const parsed = turns.safeParse(parseJson(Buffer.from(payload, "base64url").toString()));
  return parsed.success ? parsed.data : null;
}

const turns = z.array(z.object({ role: z.enum(["user", "model"]), text: z.string() }));

function signature(payload: string, secret: string) {
  // The prefix keeps other values signed with this secret from passing as a conversation.
  return createHmac("sha256", secret).update(`chat:${payload}`).digest("base64url");
}

function equal(a: string, b: string) {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
