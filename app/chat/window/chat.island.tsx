import { answerUntil } from "./first-question.ts";

// React is most of what has to come, and a question needs none of it.
answerUntil(import("./adopt-window.tsx").then(({ adoptWindow }) => adoptWindow()));
