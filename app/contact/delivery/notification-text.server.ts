import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { type FieldName, type Fields, fieldNames, fields } from "../lead.ts";
import { selectOptions } from "../select-options.server.ts";

const { form, errors, notification } = copyIn(studio.language, "contact");
const site = new URL(env.SITE_URL).host;

export function mailText(message: Fields) {
  const isLong = (name: FieldName) => fields[name].control === "text";
  const lines = fieldNames
    .filter((name) => !isLong(name) && message[name])
    .map((name) => formatLabelled(studio.language, form.fields[name].label, shownValue(name, message[name])));
  const texts = fieldNames.filter(isLong).flatMap((name) => message[name] ?? []);
  const footer = fill(notification.footer, { site, name: message.name });
  // Bidi controls would reverse the text after them, and mail programs would decode an encoded word (`=?`).
  const name = message.name.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll("=?", "= ?");
  return {
    subject: fill(errors.mailto.subject, { name }),
    // A non-ASCII local part would need SMTPUTF8, so it appears only in the text. nodemailer converts the domain.
    replyTo: /^[\x21-\x7e]+@/.test(message.email) ? { name, address: message.email } : undefined,
    text: `${[lines.join("\n"), ...texts, `-- \n${footer}`].join("\n\n")}\n`,
  };
}

/** The text for the webhook, without any part of the message. */
export const webhookText = fill(notification.webhook, { site });

export const trialText = fill(notification.trial, { site });

/** Returns the label of a select's option, or the text that the visitor typed. */
function shownValue(name: FieldName, value: string | null) {
  const offered: Partial<Record<FieldName, { id: string; label: string }[]>> = selectOptions(studio.language);
  return offered[name]?.find(({ id }) => id === value)?.label ?? value ?? "";
}
