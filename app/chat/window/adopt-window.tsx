import { adopt } from "#app/document/adopt.tsx";
import { Conversation } from "./conversation.tsx";
import { firstQuestion } from "./first-question.ts";
import { teachManners } from "./panel-manners.ts";

/** Makes the conversation React's, and its panel what a popover is not by itself. */
export async function adoptWindow() {
  const field = document.querySelector<HTMLTextAreaElement>("#chat-message");
  if (field && field.value === firstQuestion.asked) field.value = "";
  await adopt("chat", Conversation);
  const panel = document.getElementById("chat");
  if (panel) teachManners(panel);
}
