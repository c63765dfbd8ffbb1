import { useState } from "react";
import type { ActionData } from "./action-data.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import { Success } from "./success.tsx";

type ContactPartProps = Omit<ContactFormProps, "onAnswer"> & {
  /** from `?sent` */
  sent: boolean;
};

/** The form, replaced by the thanks once sent. */
export function ContactPart({ sent, data, ...form }: ContactPartProps) {
  const [answer, setAnswer] = useState<ActionData | "sent">(sent ? "sent" : data);
  if (answer === "sent") return <Success copy={form.copy.success} />;
  return <ContactForm {...form} data={answer} onAnswer={setAnswer} />;
}
