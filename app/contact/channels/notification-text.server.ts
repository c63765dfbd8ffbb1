import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import type { Option } from "../field.tsx";
import { type FieldName, type Fields, fieldNames, fields } from "../lead.ts";
import { selectOptions } from "../select-options.server.ts";

const { form, errors, notification } = copyIn(defaultLocale, "contact");
const site = new URL(env.SITE_URL).host;

/** The email contains the whole message, or only the number of suspected spam. */
export function mailText(message: Fields & { suspectedSpam: boolean }, unreportedSpam: number) {
  const spam = spamText(unreportedSpam);
  if (message.suspectedSpam) return { subject: spam, text: `${spam}\n` };
  const filled = fieldNames.filter((name) => message[name]);
  const isLong = (name: FieldName) => fields[name].control === "text";
  const lines = filled
    .filter((name) => !isLong(name))
    .map((name) => labelled(name, shownValue(name, message)));
  const texts = filled
    .filter(isLong)
    .map((name) => (name === "message" ? message.message : labelled(name, `\n${message[name]}`)));
  const footer = ["-- ", fill(notification.footer, { site, name: message.name }), spam];
  // Bidi controls would reverse the text after them, and mail programs would decode an encoded word (`=?`).
  const name = message.name.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll("=?", "= ?");
  return {
    subject: fill(errors.mailto.subject, { name }),
    // A non-ASCII local part would need SMTPUTF8, so it appears only in the text. nodemailer converts the domain.
    replyTo: /^[\x21-\x7e]+@/.test(message.email) ? { name, address: message.email } : undefined,
    text: `${[lines.join("\n"), ...texts, footer.filter(Boolean).join("\n")].join("\n\n")}\n`,
  };
}

/** The text for the webhook, without any part of the message. */
export function webhookText({ suspectedSpam }: { suspectedSpam: boolean }, unreportedSpam: number) {
  const news = suspectedSpam ? "" : fill(notification.webhook, { site });
  return [news, spamText(unreportedSpam)].filter(Boolean).join(" ");
}

function spamText(unreportedSpam: number) {
  return unreportedSpam ? fill(notification.spam, { site, count: String(unreportedSpam) }) : "";
}

export const trialText = fill(notification.trial, { site });

function labelled(name: FieldName, value: string) {
  return formatLabelled(defaultLocale, form.fields[name].label, value);
}

/** Returns the label of a select's option, or the text that the visitor typed. */
function shownValue(name: FieldName, message: Fields) {
  const { [name]: options }: Partial<Record<FieldName, Option[]>> = selectOptions(defaultLocale);
  return options?.find(({ id }) => id === message[name])?.label ?? message[name] ?? "";
}
