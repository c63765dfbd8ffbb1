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
import { Field, type SelectOptions } from "./field.tsx";
import { byField, type FieldName, type Fields, fieldNames, honeypotName } from "./lead.ts";
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

/** For browsers without JavaScript. Omits `maxlength`, which would silently truncate a pasted message. */
const constraint = byField<Record<FieldName, { required?: true }>>((_, { required }) => ({ required }));

export function ContactForm({ copy, options, email, estimate, data, onAnswer }: ContactFormProps) {
  const { form: words } = copy;
  const { prefix } = useLocale();
  // Without an action, the form would post to the current URL with its query.
  const page = withPrefix(prefix, pathOf("contact"));
  const action = estimate ? `${page}?${estimate.query}` : page;
  const [sending, setSending] = useState(false);
  const [form, metas] = useContactForm(copy, data, estimate, async (formData) => {
    setSending(true);
    const answer = await send(action, formData);
    setSending(false);
    if (answer === "sent") history.replaceState(null, "", `${page}?sent`);
    onAnswer(answer);
  });
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
      <h2>{words.heading}</h2>
      {data.notice ? (
        <ContactNotice
          notice={data.notice}
          copy={copy.errors}
          email={email}
          attached={estimate?.text}
          values={{ name: metas.name.initialValue, message: metas.message.initialValue }}
          fresh={data !== first}
        />
      ) : null}
      {estimate ? <Slip copy={words.estimate} estimate={estimate} /> : null}
      <p className="contact-required">{words.requiredNote}</p>
      {fieldNames.map((name) => (
        <Field
          key={name}
          name={name}
          meta={metas[name]}
          words={words}
          options={options}
          note={name === "message" && draft.handedOver ? words.handedOver : undefined}
          autoFocus={name === (data.handedOver ? "message" : firstError)}
        />
      ))}
      <Trap label={words.honeypot} />
      <p className="contact-privacy">
        {words.privacyNote} <LocalLink to={pathOf("privacy")}>{words.privacyLink}</LocalLink>
      </p>
      <SendButton copy={words} sending={sending} />
      {draft.hasDraft ? (
        <p className="contact-draft">
          {words.draftNote}{" "}
          <button type="button" onClick={draft.discard}>
            {words.draftDiscard}
          </button>
        </p>
      ) : null}
    </form>
  );
}

type Post = (form: FormData) => Promise<void>;

function useContactForm(copy: ContactCopy, data: ActionData, estimate: AttachedEstimate | null, post: Post) {
  const { locale } = useLocale();
  return useForm<Record<FieldName, string>, Fields>({
    id: "contact",
    lastResult: data.result,
    defaultValue: { service: estimate?.service },
    constraint,
    defaultNoValidate: false,
    async onSubmit(event, { formData }) {
      event.preventDefault();
      formData.set("loadedAt", String(shownAt()));
      formData.set("webdriver", String(navigator.webdriver));
      await post(formData);
    },
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parse(formData, { resolve: (values) => validate(values, copy.errors, locale) }),
  });
}

type SlipProps = { copy: ContactCopy["form"]["estimate"]; estimate: AttachedEstimate };

/** The estimate that is sent with the message. */
function Slip({ copy, estimate }: SlipProps) {
  return (
    <div className="contact-slip pool">
      <h3>{copy.heading}</h3>
      <ul>
        {estimate.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <strong>{estimate.sum}</strong>
      <p>{copy.note}</p>
      <LocalLink className="more" to={`${pathOf("estimate")}?${estimate.query}`}>
        {copy.change}
      </LocalLink>
    </div>
  );
}

/** The attributes keep 1Password, Bitwarden, Dashlane and LastPass from filling it in. */
const unfilled = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-lpignore": "true",
};

function Trap({ label }: { label: string }) {
  return (
    <div className="contact-trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={honeypotName} tabIndex={-1} {...unfilled} />
      </label>
    </div>
  );
}

function SendButton({ copy, sending }: { copy: ContactCopy["form"]; sending: boolean }) {
  return (
    <div className="contact-send">
      {/* Leaves all checks to the server or our script, since browsers refuse an accented letter before an @. */}
      <button type="submit" className="button" disabled={sending} formNoValidate>
        {sending ? copy.loading : copy.submit}
      </button>
      <p className="visually-hidden" role="status">
        {sending ? copy.submitting : ""}
      </p>
      <SendLine />
    </div>
  );
}

/** Returns when the visitor first saw the page, in ms since the epoch. A prerendered page was loaded before that. */
function shownAt() {
  const [navigation] = performance.getEntriesByType("navigation");
  const ahead = navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return Math.round(performance.timeOrigin + ahead);
}
