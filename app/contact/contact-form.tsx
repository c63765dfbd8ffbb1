import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { withPrefix } from "#app/i18n/locales.ts";
import { River } from "#app/ui/river.tsx";
import { ContactNotice } from "./contact-notice.tsx";
import type { ContactCopy } from "./copy.ts";
import { discardDraft, restoreDraft, saveDraft } from "./draft.ts";
import { Field } from "./field.tsx";
import { type FieldName, fieldNames, honeypotName } from "./lead.ts";
import type { ContactOutcome } from "./outcome.ts";
import "./contact-form.css";

type ContactFormProps = {
  copy: ContactCopy;
  services: { id: string; label: string }[];
  email: string;
  outcome: ContactOutcome;
};

/**
 * The server validates; the attributes let a browser without JavaScript help. No `maxlength` among them: it
 * would cut a pasted message without a word.
 */
const required = { required: true };
const constraint = { name: required, email: required, message: required };

export function ContactForm({ copy, services, email, outcome }: ContactFormProps) {
  const { form: words } = copy;
  // Named, since without an action the form would take over whatever query the page was opened with.
  const action = withPrefix(useLocale().prefix, "/contact");
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formAction === action;
  const [form, fields] = useForm<Record<FieldName, string>>({
    id: "contact",
    lastResult: outcome.result,
    constraint,
    defaultNoValidate: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  const [first] = useState(outcome);
  const session = useSession();
  useEffect(() => {
    if (element.current) setHasDraft(restoreDraft(element.current));
  }, []);
  // In a document; after client navigation Conform moves the focus itself.
  const firstError = fieldNames.find((name) => fields[name].errors);
  const focusOn = (name: FieldName) => ({ autoFocus: name === firstError });

  return (
    <Form
      {...getFormProps(form)}
      ref={element}
      className="contact-form"
      method="post"
      action={action}
      onInput={(event) => setHasDraft(saveDraft(event.currentTarget))}
      aria-busy={sending}
    >
      <h2>{words.heading}</h2>
      {outcome.notice ? (
        <ContactNotice
          notice={outcome.notice}
          copy={copy.errors}
          email={email}
          values={{ name: fields.name.initialValue, message: fields.message.initialValue }}
          fresh={outcome !== first}
        />
      ) : null}
      <p className="contact-required">{words.requiredNote}</p>

      <Field field={fields.name} label={words.name}>
        <input {...getInputProps(fields.name, { type: "text" })} autoComplete="name" {...focusOn("name")} />
      </Field>
      <Field field={fields.email} label={words.email}>
        <input
          {...getInputProps(fields.email, { type: "email" })}
          autoComplete="email"
          {...focusOn("email")}
        />
      </Field>
      <Field field={fields.service} label={words.service} note={words.optional}>
        <select {...getSelectProps(fields.service)} {...focusOn("service")}>
          <option value="">{words.servicePlaceholder}</option>
          {services.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field field={fields.message} label={words.message} hint={words.messageHint}>
        <textarea
          {...getTextareaProps(fields.message, { ariaDescribedBy: fields.message.descriptionId })}
          rows={6}
          {...focusOn("message")}
        />
      </Field>

      <div className="contact-trap" aria-hidden="true">
        <label>
          {words.honeypot}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="loadedAt" value={session.loadedAt} />
      <input type="hidden" name="webdriver" value={session.webdriver} />

      <p className="contact-privacy">
        {words.privacyNote} <LocalLink to="/privacy">{words.privacyLink}</LocalLink>
      </p>
      <div className="contact-send">
        <button type="submit" className="button" disabled={sending}>
          {sending ? words.loading : words.submit}
        </button>
        <p className="visually-hidden" role="status">
          {sending ? words.submitting : ""}
        </p>
        <River shape="rule" />
      </div>
      {hasDraft ? (
        <p className="contact-draft">
          {words.draftNote}{" "}
          <button
            type="button"
            onClick={() => {
              if (element.current) discardDraft(element.current);
              setHasDraft(false);
            }}
          >
            {words.draftDiscard}
          </button>
        </p>
      ) : null}
    </Form>
  );
}

/** What only a browser knows, and what the page itself can't hold: it is the same for everyone. */
function useSession() {
  const [session, setSession] = useState({ loadedAt: "", webdriver: "" });
  useEffect(() => {
    setSession({ loadedAt: String(Date.now()), webdriver: String(navigator.webdriver) });
  }, []);
  return session;
}
