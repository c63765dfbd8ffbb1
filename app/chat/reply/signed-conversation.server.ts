import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { recentTurns, type Turn } from "../turns.ts";

/** With the longest question, percent-encoded, it still fits into a form of 64 KiB. */
const MAX_BYTES = 30_000;

/** A conversation as a hidden form field: its end, signed, so that it comes back as it was. */
export function signConversation(turns: readonly Turn[]) {
  const payload = Buffer.from(JSON.stringify(recentTurns(turns, MAX_BYTES))).toString("base64url");
  return `${payload}.${signature(payload, env.SESSION_SECRET[0] ?? "")}`;
}

/** Reads a conversation that `signConversation` signed; null if the signature isn't ours. Older secrets still verify. */
export function verifyConversation(field: string): Turn[] | null {
  const [payload = "", given = ""] = field.split(".");
  if (!env.SESSION_SECRET.some((secret) => equal(given, signature(payload, secret)))) return null;
  const parsed = turns.safeParse(parseJson(Buffer.from(payload, "base64url").toString()));
  return parsed.success ? parsed.data : null;
}

const turns = z.array(z.object({ role: z.enum(["user", "model"]), text: z.string() }));

function signature(payload: string, secret: string) {
  // Named, so that nothing else that is signed with this secret passes for a conversation.
  return createHmac("sha256", secret).update(`chat:${payload}`).digest("base64url");
}

function equal(a: string, b: string) {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
