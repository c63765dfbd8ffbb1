import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { ReplyFailure } from "./model/failure.server.ts";
import { model } from "./model/model.server.ts";
import type { Turn, Usage } from "./model/provider.ts";
import { instructionReport } from "./reply/instruction-report.ts";
import { endOpenReplies } from "./reply/open-replies.server.ts";

export const chat: Feature = {
  paths: ["/chat"],
  state: { chat: env.CHAT === "off" ? "off" : (model?.name ?? "facts") },
  checks: { model: async () => (model ? "ok" : "off") },
  diagnoses: [{ what: "model", run: checkModel }],
  sendTrials: askForReply,
  patienceMs: env.CHAT_TIMEOUT_MS,
  endStreams: endOpenReplies,
};

/** Waits as long as for a visitor, because a small server answers nothing else while it writes a reply. */
async function checkModel() {
  return model?.check(AbortSignal.timeout(env.CHAT_TIMEOUT_MS)) ?? null;
}

/** Shows whether a slow model meets the time limit. On a CPU, processing the instruction alone may take minutes. */
async function askForReply() {
  if (!model) return null;
  const { systemInstruction } = await import("./reply/prompt.server.ts");
  const turns: Turn[] = [{ role: "user", text: "Hello" }];
  const system = systemInstruction(defaultLocale);
  let tokens: Usage = {};
  const start = performance.now();
  try {
    for await (const _ of model.stream({ system, turns }, AbortSignal.timeout(env.CHAT_TOTAL_MS), (used) => {
      tokens = used;
    }));
  } catch (error) {
    if (error instanceof ReplyFailure)
      throw new Error(
        [`the model's reply failed: ${error.kind}`, error.cause, error.shown].filter(Boolean).join("; "),
      );
    throw error;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const read = instructionReport(system, tokens.prompt);
  return `${model.name} replied in ${seconds} s, for ${tokens.total ?? "an unknown number of"} tokens; ${read}`;
}
