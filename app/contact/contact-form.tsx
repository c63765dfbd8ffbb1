import { getFormProps, parse, useForm } from "@conform-to/react";
import { useRef, useState } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { pathOf } from "#app/pages.ts";
import { ContactNotice } from "./contact-notice.tsx";
import type { ContactCopy } from "./copy.ts";
import { useDraft } from "./draft.ts";
import type { AttachedEstimate } from "./estimate-message.server.ts";
import { EstimateSlip } from "./estimate-slip.tsx";
import { Field, type SelectOptions } from "./field.tsx";
import { Honeypot } from "./honeypot.tsx";
import { byField, type FieldName, type Fields, fieldNames } from "./lead.ts";
import { type ActionData, send } from "./send.ts";
import { SendLine } from "./send-line.tsx";
import { validate } from "./validate.ts";
import "./contact-form.css";

export type ContactFormProps = {
  copy: ContactCopy;
  options: SelectOptions;
  email: string;
  /** an estimate that is sent with the message */
  estimate: AttachedEstimate | null;
  data: ActionData;
  onAnswer: (answer: ActionData | "sent") => void;
};

export function ContactForm(props: ContactFormProps) {
  const { copy, options, email, estimate, data } = props;
  const { form, metas, action, sending } = useContactForm(props);
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(element, data.handedOver === true);
  const [first] = useState(data);
  // Gets the focus in a page that was loaded with errors. Conform moves the focus to later errors.
  const firstError = fieldNames.find((name) => metas[name].errors);

  return (
    <form
      {...getFormProps(form)}
      ref={element}
      className="contact-form"
      method="post"
      action={action}
      onInput={draft.save}
      aria-busy={sending}
    >
      <h2>{copy.form.heading}</h2>
      {data.notice && (
        <ContactNotice
          notice={data.notice}
          copy={copy.errors}
          email={email}
          attached={estimate?.text}
          values={{ name: metas.name.initialValue, message: metas.message.initialValue }}
          fresh={data !== first}
        />
      )}
      {estimate && <EstimateSlip copy={copy.form.estimate} estimate={estimate} />}
      <p className="contact-required">{copy.form.requiredNote}</p>
      {fieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          meta={metas[name]}
          copy={copy.form}
          options={options}
          note={name === "message" && draft.handedOver ? copy.form.handedOver : undefined}
          autoFocus={name === (data.handedOver ? "message" : firstError)}
        />
      ))}
      <Honeypot label={copy.form.honeypot} />
      <p className="contact-privacy">
        {copy.form.privacyNote} <LocalLink to={pathOf("privacy")}>{copy.form.privacyLink}</LocalLink>
      </p>
      <SendButton copy={copy.form} sending={sending} />
      {draft.hasDraft && <DraftNote copy={copy.form} onDiscard={draft.discard} />}
    </form>
  );
}

/** For browsers without JavaScript. Omits `maxlength`, which would silently truncate a pasted message. */
const constraint = byField<Record<FieldName, { required?: true }>>((_, { required }) => ({ required }));

function useContactForm({ copy, estimate, data, onAnswer }: ContactFormProps) {
  const { locale, prefix } = useLocale();
  const [sending, setSending] = useState(false);
  // Without an action, the form would post to the current URL with its query.
  const page = withPrefix(prefix, pathOf("contact"));
  const action = estimate ? `${page}?${estimate.query}` : page;
  const [form, metas] = useForm<Record<FieldName, string>, Fields>({
    id: "contact",
    lastResult: data.result,
    defaultValue: { service: estimate?.service },
    constraint,
    defaultNoValidate: false,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (values) => validate(values, copy.errors, locale) }),
    async onSubmit(event, { formData }) {
      event.preventDefault();
      formData.set("loadedAt", String(shownAt()));
      formData.set("webdriver", String(navigator.webdriver));
      setSending(true);
      const answer = await send(action, formData);
      setSending(false);
      if (answer === "sent") history.replaceState(null, "", `${page}?sent`);
      onAnswer(answer);
    },
  });
  return { form, metas, action, sending };
}

function SendButton({ copy, sending }: { copy: ContactCopy["form"]; sending: boolean }) {
  return (
    <div className="contact-send">
      {/* Leaves all checks to the server or our script, since browsers refuse an accented letter before an @. */}
      <button type="submit" className="button" disabled={sending} formNoValidate>
        {sending ? copy.loading : copy.submit}
      </button>
      <p className="visually-hidden" role="status">
        {sending && copy.submitting}
      </p>
      <SendLine />
    </div>
  );
}

function DraftNote({ copy, onDiscard }: { copy: ContactCopy["form"]; onDiscard: () => void }) {
  return (
    <p className="contact-draft">
      {copy.draftNote}{" "}
      <button type="button" onClick={onDiscard}>
        {copy.draftDiscard}
      </button>
    </p>
  );
}

/** Returns when the visitor first saw the page, in ms since the epoch. A prerendered page was loaded before that. */
function shownAt() {
  const [navigation] = performance.getEntriesByType("navigation");
  const ahead = navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return Math.round(performance.timeOrigin + ahead);
}
