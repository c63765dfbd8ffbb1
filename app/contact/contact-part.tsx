import { useEffect, useRef, useState } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import type { ContactCopy } from "./copy.ts";
import { forgetDraft } from "./draft.ts";
import type { ActionData } from "./send.ts";
import { SendLine } from "./send-line.tsx";

type ContactPartProps = Omit<ContactFormProps, "onAnswer"> & {
  /** whether the URL has `?sent` */
  sent: boolean;
};

export function ContactPart({ sent, data, ...form }: ContactPartProps) {
  const [answer, setAnswer] = useState<ActionData | "sent">(sent ? "sent" : data);
  if (answer === "sent") return <Success copy={form.copy.success} />;
  return <ContactForm {...form} data={answer} onAnswer={setAnswer} />;
}

/** Replaces the form and takes the focus: from the script after sending, from `autofocus` after a full page load. */
function Success({ copy }: { copy: ContactCopy["success"] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    forgetDraft();
    heading.current?.focus();
  }, []);
  return (
    <section className="contact-sent" role="status">
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just done */}
      <h2 ref={heading} tabIndex={-1} autoFocus>
        {copy.heading}
      </h2>
      <SendLine />
      <p className="lead">{copy.text}</p>
      <p>{copy.next}</p>
      <p>
        <LocalLink className="more" to={pathOf("contact")}>
          {copy.again}
        </LocalLink>
      </p>
    </section>
  );
}
