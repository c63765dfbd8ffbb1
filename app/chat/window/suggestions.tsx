import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";

/** Buttons that send a question: example questions at the beginning, follow-ups after each reply. */
export function Suggestions({ copy, last }: { copy: ChatCopy; last: Message | undefined }) {
  const questions = last ? (last.followUps ?? []) : Object.values(copy.suggestions);
  if (questions.length === 0) return null;
  return (
    <fieldset className="chat-suggestions">
      <legend>{last ? copy.followUpsLabel : copy.suggestionsLabel}</legend>
      {questions.map((question) => (
        <button type="submit" form="chat-form" key={question} name="ask" value={question} formNoValidate>
          {question}
        </button>
      ))}
    </fieldset>
  );
}
