import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { studio } from "#app/studio/company.ts";

type Given = Partial<Record<string, string | undefined>>;

/**
 * Checks settings that need one another. The site tells visitors who receives their words. Without MODEL_COMPANY it says
 * "the studio's own server", which would be wrong for a service on the internet.
 */
export function problemsBetween(given: Given): string[] {
  const first = Object.keys(given).find((name) => name.startsWith("MODEL_"));
  if (first && "GEMINI_API_KEY" in given)
    return [`${first} must not be set together with GEMINI_API_KEY: configure only one model`];
  const company = given.MODEL_COMPANY?.trim();
  const host = URL.parse(given.MODEL_URL ?? "")?.hostname;
  const isPublic = host !== undefined && !isPrivateHost(host);
  const isOther = company !== undefined && company !== studio.name;
  const own = `name the company that runs the server, or ${studio.name} if you run it yourself`;
  const required: [name: string, isRequired: boolean, reason: string][] = [
    ["NOTIFY_EMAIL", "SMTP_URL" in given, "when SMTP_URL is set"],
    ["SMTP_URL", "NOTIFY_EMAIL" in given, "when NOTIFY_EMAIL is set"],
    ["MODEL_URL", first !== undefined, `when ${first} is set`],
    ["MODEL_NAME", first !== undefined, `when ${first} is set`],
    ["MODEL_COMPANY", isPublic, `because MODEL_URL is a public address: ${own}`],
    ["MODEL_COMPANY", !isPublic && "MODEL_SERVICE" in given, "when MODEL_SERVICE is set"],
    ["MODEL_SERVICE", isOther, `when MODEL_COMPANY isn't ${studio.name}`],
    ["MODEL_PRIVACY_URL", isOther, `when MODEL_COMPANY isn't ${studio.name}`],
  ];
  return required.flatMap(([name, isRequired, reason]) =>
    isRequired && !(name in given) ? [`${name} must be set ${reason}`] : [],
  );
}

/** Whether a host name or an address is local or private, judged by its text, without a DNS lookup. */
function isPrivateHost(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address)) return privateRanges.has(ipaddr.process(address).range());
  return !hostname.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

const privateRanges = new Set(["loopback", "private", "carrierGradeNat", "linkLocal", "uniqueLocal"]);
