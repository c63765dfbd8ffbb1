import { features } from "#app/features.server.ts";
import { hasPage } from "#app/pages.ts";
import { type Command, Misuse } from "#app/platform/command.server.ts";
import { env, settingWarnings } from "#app/platform/env.server.ts";
import type { Diagnosis } from "#app/platform/feature.ts";
import { redisDiagnosis } from "#app/platform/redis-diagnosis.server.ts";
import { studio } from "#app/studio/company.ts";
import { sample } from "#app/studio/sample.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import { checkSiteUrl, where } from "./check-site-url.ts";

export const command: Command = {
  usage: `npm run doctor              checks the settings and the services they point to; the site should be running.
                            Prints ok, off (not set up) or FAIL for each check, then notes, such as sample data still in use.
                            Exits with 1 if any check fails
npm run doctor -- --send    also sends a test to NOTIFY_EMAIL and NOTIFY_URL, and asks the model for a reply`,
  flags: ["send"],
  async run(words, flags) {
    if (words.length) throw new Misuse();
    const diagnoses: Diagnosis[] = [
      ...features.flatMap(({ diagnoses }) => diagnoses),
      redisDiagnosis,
      { what: "origin", where, run: checkSiteUrl },
    ];
    const lines = ["ok    settings: all values are valid"];
    for (const diagnosis of diagnoses) lines.push(await lineOf(diagnosis));
    // What is off has a line already.
    if (flags.has("send"))
      for (const trial of trials)
        lines.push(...[await lineOf(trial)].filter((line) => !line.startsWith("off")));
    return [...lines, ...notes().map((note) => `note  ${note}`), ""].join("\n");
  },
};

const trials = features.flatMap(({ sendTrials: run }) => (run ? [{ what: "trial", run }] : []));

async function lineOf({ what, where, run }: Diagnosis) {
  try {
    const state = await run();
    return state === null ? `off   ${what}` : `ok    ${what}: ${state}`;
  } catch (error) {
    process.exitCode = 1;
    return `FAIL  ${what}${where ? ` (${where})` : ""}: ${reason(error)}`;
  }
}

/** Lists settings that are valid, but that the operator may have forgotten to change. */
function notes() {
  const isSample = [
    ["the studio's name", studio.name === sample.name],
    ["CONTACT_EMAIL", env.CONTACT_EMAIL === sample.email],
    ["CONTACT_PHONE", env.CONTACT_PHONE === sample.phone],
    ["the legal notice", studio.vatId === sample.vatId],
    [
      "testimonials",
      hasPage("testimonials") &&
        testimonials.some(({ author }) => sample.testimonialAuthors.includes(author)),
    ],
  ].flatMap(([what, still]) => (still ? [what] : []));
  return [
    ...(isSample.length ? [`sample data is still in use: ${isSample.join(", ")}`] : []),
    ...settingWarnings,
    ...features.flatMap(({ reminders = [] }) => reminders),
  ];
}

/** Describes an error's innermost cause. Never names a URL, which may contain a secret. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no response in time";
  if (error.cause instanceof Error) return reason(error.cause);
  if (!("code" in error) || typeof error.code !== "string") return error.message;
  return "hostname" in error ? `${error.code} ${error.hostname}` : error.code;
}
