import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { type FieldName, type Fields, fieldNames, fields } from "../lead.ts";
import { selectOptions } from "../select-options.server.ts";

const { form, errors, notification } = copyIn(defaultLocale, "contact");
const site = new URL(env.SITE_URL).host;

/** The email contains the whole message, or only the number of suspected spam. */
export function mailText(message: Fields & { suspectedSpam: boolean }, heldSpam: number) {
  const spam = heldSpam ? [spamText(heldSpam)] : [];
  if (message.suspectedSpam) return { subject: spamText(heldSpam), text: `${spamText(heldSpam)}\n` };
  const isLong = (name: FieldName) => fields[name].control === "text";
  const filled = fieldNames.filter((name) => message[name]);
  const labelled = (name: FieldName, value: string) =>
    formatLabelled(defaultLocale, form.fields[name].label, value);
  const lines = filled
    .filter((name) => !isLong(name))
    .map((name) => labelled(name, shownValue(name, message[name])));
  const texts = filled
    .filter(isLong)
    .map((name) => (name === "message" ? message[name] : labelled(name, `\n${message[name]}`)));
  const footer = fill(notification.footer, { site, name: message.name });
  // Bidi controls would reverse the text after them, and mail programs would decode an encoded word (`=?`).
  const name = message.name.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll("=?", "= ?");
  return {
    subject: fill(errors.mailto.subject, { name }),
    // A non-ASCII local part would need SMTPUTF8, so it appears only in the text. nodemailer converts the domain.
    replyTo: /^[\x21-\x7e]+@/.test(message.email) ? { name, address: message.email } : undefined,
    text: `${[lines.join("\n"), ...texts, ["-- ", footer, ...spam].join("\n")].join("\n\n")}\n`,
  };
}

/** The text for the webhook, without any part of the message. */
export function webhookText({ suspectedSpam }: { suspectedSpam: boolean }, heldSpam: number) {
  const news = suspectedSpam ? [] : [fill(notification.webhook, { site })];
  return [...news, ...(heldSpam ? [spamText(heldSpam)] : [])].join(" ");
}

function spamText(heldSpam: number) {
  return fill(notification.spam, { site, count: String(heldSpam) });
}

export const trialText = fill(notification.trial, { site });

/** Returns the label of a select's option, or the text that the visitor typed. */
function shownValue(name: FieldName, value: string | null) {
  const offered: Partial<Record<FieldName, { id: string; label: string }[]>> = selectOptions(defaultLocale);
  return offered[name]?.find(({ id }) => id === value)?.label ?? value ?? "";
}
