import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import type { Feature } from "#app/platform/feature.ts";
import { asFailure, ReplyFailure } from "./model/failure.server.ts";
import { model } from "./model/model.server.ts";
import type { Prompt } from "./model/provider.ts";
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

/** Shows whether a slow model meets the time limits. On a CPU, processing the instruction alone may take minutes. */
async function askForReply() {
  if (!model) return null;
  const { systemInstruction } = await import("./reply/prompt.server.ts");
  const prompt: Prompt = {
    system: systemInstruction(defaultLocale),
    turns: [{ role: "user", text: "Hello" }],
  };
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const end = new AbortController();
  const slow = new ReplyFailure("slow", 504, { cause: "raise CHAT_TOTAL_MS" });
  setTimeout(() => end.abort(slow), env.CHAT_TOTAL_MS).unref();
  let tokens: number | undefined;
  let began = "";
  let failure = "";
  const count = (used: number) => {
    tokens = used;
  };
  try {
    for await (const _ of model.stream(prompt, end.signal, count)) began ||= `it began after ${seconds()}`;
  } catch (error) {
    const { kind, details } = asFailure(error);
    const progress = began || "it said nothing, the server's log may say why";
    failure = [`the model's reply failed: ${kind}`, progress, details.cause, details.shown]
      .filter(Boolean)
      .join("; ");
    if (!began) throw new Error(failure);
  }
  const took = seconds();
  const counted = await model.promptTokens?.(prompt, AbortSignal.timeout(env.CHAT_TIMEOUT_MS));
  const read = model.promptTokens ? `; ${instructionReport(prompt.system, counted)}` : "";
  if (failure) throw new Error(failure + read);
  return `${model.name} replied in ${took}, for ${tokens ?? "an unknown number of"} tokens${read}`;
}
