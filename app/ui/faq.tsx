import type { ReactNode } from "react";
import "./faq.css";

type FaqProps = { heading: string; items: { id: string; question: string; answer: ReactNode }[] };

export function Faq({ heading, items }: FaqProps) {
  return (
    <section className="section faq wrap grid split">
      <h2>{heading}</h2>
      <div>
        {items.map(({ id, question, answer }) => (
          // All of them share a name, so that opening an answer makes the browser close the answer that was open.
          <details key={id} name="faq">
            <summary>{question}</summary>
            {/* Has the ID, because a browser opens `details` for a link to something in its content. */}
            <div id={`faq-${id}`}>{typeof answer === "string" ? <p>{answer}</p> : answer}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
