import type { ReactNode } from "react";
import "./faq.css";

type FaqProps = {
  copy: { heading: string; items: Record<string, { question: string; answer: string }> };
  /** what follows an answer, by the question's id */
  more?: Record<string, ReactNode>;
};

export function Faq({ copy, more = {} }: FaqProps) {
  return (
    <section className="section faq wrap grid split">
      <h2>{copy.heading}</h2>
      <div>
        {Object.entries(copy.items).map(([id, { question, answer }]) => (
          // All of them share a name, so that opening an answer makes the browser close the answer that was open.
          <details key={id} name="faq">
            <summary>{question}</summary>
            {/* Has the ID, because a browser opens `details` for a link to something in its content. */}
            <div id={`faq-${id}`}>
              <p>{answer}</p>
              {more[id]}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
