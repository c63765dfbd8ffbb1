import { words } from "../words.ts";
import { chatCompletions, startChatCompletions } from "./chat-completions.ts";
import { gemini, startGemini } from "./gemini.ts";
import type { Dialect, FakeModel } from "./model.ts";

// Keys for the fakes. Some tests check that they stay secret.
const geminiKey = "AIzaSyTest-0123456789_abcdefghijkl";
const modelKey = "sk-test/0123456789+abcdefghijkl";

export type ProviderCase = {
  name: string;
  key: string;
  dialect: Dialect;
  start: () => Promise<FakeModel>;
  settings: (fake: FakeModel) => Record<string, string>;
  /** The setting with the model's name. */
  nameSetting: string;
  /** Finish reasons of an incomplete reply. */
  cutReasons: [string, string];
  /** Reply shapes that only this service has, with the expected status, text and error. */
  ownShapes: [shape: string, status: number, text: string, error: string | null][];
};

const wrong = words.chat.errors.generic;

/** The providers that the tests of the chat's replies run with. */
export const providers: ProviderCase[] = [
  {
    name: "Gemini",
    key: geminiKey,
    dialect: gemini,
    start: startGemini,
    settings: ({ url }) => ({ GEMINI_API_KEY: geminiKey, GEMINI_BASE_URL: url }),
    nameSetting: "GEMINI_MODEL",
    cutReasons: ["MAX_TOKENS", "SAFETY"],
    ownShapes: [["blocked", 502, "", wrong]],
  },
  {
    name: "chat completions",
    key: modelKey,
    dialect: chatCompletions,
    start: startChatCompletions,
    settings: ({ url }) => ({ MODEL_URL: `${url}/v1`, MODEL_NAME: "llama", MODEL_API_KEY: modelKey }),
    nameSetting: "MODEL_NAME",
    cutReasons: ["length", "content_filter"],
    ownShapes: [
      ["doneMissing", 200, "Done.", null],
      ["strict", 200, "Done.", null],
      ["onlyDone", 200, "Half a sentence", wrong],
      ["rolesOnly", 502, "", wrong],
      ["newer", 200, "Done.", null],
      ["keepAlive", 200, "Done.", null],
      ["parts", 200, "Done.", null],
      ["lostAfterStop", 200, "Done.", null],
      ["finishes eos_token", 200, "Half a sentence", null],
      ["errorIn200", 502, "", "The model is overloaded."],
    ],
  },
];
