import { model } from "#app/model/model.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { DIAGNOSIS_MS } from "#app/platform/reach.server.ts";
import { endOpenReplies } from "./reply/open-replies.server.ts";

export const chat: Feature = {
  paths: ["/chat"],
  state: { chat: env.CHAT === "off" ? "off" : (model?.name ?? "facts") },
  checks: { model: async () => (model ? "ok" : "off") },
  diagnoses: [{ what: "model", run: async () => model?.check(AbortSignal.timeout(DIAGNOSIS_MS)) ?? null }],
  patienceMs: env.CHAT_TIMEOUT_MS,
  endStreams: endOpenReplies,
};
