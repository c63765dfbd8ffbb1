import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import type { ContactCopy } from "./copy.ts";
import { currentValues } from "./draft.ts";
import type { FieldName } from "./lead.ts";
import type { Notice } from "./send.ts";

type Values = Partial<Record<FieldName, string>>;
type NoticeProps = {
  notice: Notice;
  copy: ContactCopy["errors"];
  email: string;
  values: Values;
  /** sent after the message */
  attached?: string;
  /** Whether the notice appeared after the page had loaded. If not, `autofocus` gives it the focus. */
  fresh: boolean;
};

/** Offers the email address, unless waiting is enough. Takes the focus when it appears. */
export function ContactNotice({ notice, copy, email, values, attached, fresh }: NoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice once
  useEffect(() => {
    updateLink();
    if (fresh) element.current?.focus();
  }, [notice]);

  const link = ({ name, message }: Values) =>
    mailLink(
      email,
      fill(copy.mailto.subject, { name: name?.trim() || "?" }),
      [message, attached].filter(Boolean).join("\n\n"),
    );

  function updateLink() {
    const form = anchor.current?.closest("form");
    if (anchor.current && form) anchor.current.href = link(currentValues(form));
  }

  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just done
    <div ref={element} className="contact-notice" role="alert" tabIndex={-1} autoFocus>
      <p>{fill(copy[notice.kind], { seconds: notice.seconds ?? "" })}</p>
      {notice.kind === "rateLimited" ? null : (
        <p>
          <a ref={anchor} className="more" href={link(values)} onClick={updateLink}>
            {copy.mailto.label}
          </a>{" "}
          {copy.mailto.text}
        </p>
      )}
    </div>
  );
}

/** Returns a link that opens the message in the visitor's mail program, for when everything else fails. */
export function mailLink(to: string, subject: string, message: string) {
  if (!message.trim()) return `mailto:${to}`;
  const lines = message.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

// A lone surrogate would make encodeURIComponent throw.
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
