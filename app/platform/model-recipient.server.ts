import { studio } from "#app/studio/company.ts";
import { env } from "./env.server.ts";

const { MODEL_SERVICE: service, MODEL_COMPANY: company, MODEL_PRIVACY_URL: privacyUrl } = env;
const hasModel = env.CHAT === "on" && Boolean(env.GEMINI_API_KEY || env.MODEL_URL);

/** The company that visitors are told receives their words. Null if no model or one on the studio's own server replies. */
export const modelRecipient = hasModel ? recipient() : null;

/** Who runs the model, as visitors are told: nobody without a model, the studio itself, or another company. */
export const modelKind = !hasModel ? "none" : modelRecipient ? "company" : "own";

function recipient() {
  if (env.GEMINI_API_KEY)
    return { service: "Gemini", company: "Google", privacyUrl: "https://ai.google.dev/gemini-api/terms" };
  return service && company && privacyUrl && company !== studio.name
    ? { service, company, privacyUrl }
    : null;
}
