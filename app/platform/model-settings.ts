import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { studio } from "#app/studio/company.ts";

const names = [
  "MODEL_URL",
  "MODEL_NAME",
  "MODEL_API_KEY",
  "MODEL_SERVICE",
  "MODEL_COMPANY",
  "MODEL_PRIVACY_URL",
] as const;

type Given = Partial<Record<string, string | undefined>>;

/**
 * Checks the MODEL_ settings together. The site tells visitors who receives their words. Without MODEL_COMPANY it says
 * "the studio's own server", which would be wrong for a service on the internet.
 */
export function modelProblems(given: Given): string[] {
  const [first] = names.filter((name) => name in given);
  if (!first) return [];
  if ("GEMINI_API_KEY" in given)
    return [`${first} must not be set together with GEMINI_API_KEY: configure only one model`];
  const absent = (name: (typeof names)[number], problem: string) =>
    name in given ? [] : [`${name} ${problem}`];
  const missing = (name: (typeof names)[number], reason: string) =>
    absent(name, `must be set when ${reason}`);
  const company = given.MODEL_COMPANY?.trim();
  const host = URL.parse(given.MODEL_URL ?? "")?.hostname;
  return [
    ...missing("MODEL_URL", `${first} is set`),
    ...missing("MODEL_NAME", `${first} is set`),
    ...(host && !isPrivateHost(host)
      ? absent(
          "MODEL_COMPANY",
          `must be set, because MODEL_URL is a public address: name the company that runs the server, or ${studio.name} if you run it yourself`,
        )
      : []),
    ...("MODEL_SERVICE" in given ? missing("MODEL_COMPANY", "MODEL_SERVICE is set") : []),
    ...(company && company !== studio.name
      ? [
          ...missing("MODEL_SERVICE", `MODEL_COMPANY isn't ${studio.name}`),
          ...missing("MODEL_PRIVACY_URL", `MODEL_COMPANY isn't ${studio.name}`),
        ]
      : []),
  ];
}

/** Whether a host name or an address is local or private, judged by its text, without a DNS lookup. */
function isPrivateHost(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address)) return privateRanges.has(ipaddr.process(address).range());
  return !hostname.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

const privateRanges = new Set(["loopback", "private", "carrierGradeNat", "linkLocal", "uniqueLocal"]);
