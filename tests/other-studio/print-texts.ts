// Prints every text of the built site in this directory: pages, files, link previews, all locale texts, and texts for the
// owner, such as emails, commands, and the labels of the image.
import { globSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyIn } from "../../app/i18n/copy.server.ts";
import { defaultLocale, locales, prefixes, splitPrefix } from "../../app/i18n/locales.ts";
import { everyPage, isLeftOut, pages } from "../../app/pages.ts";
import { markdownCopyName } from "../../app/seo/addresses.ts";
import { studio } from "../../app/studio/company.ts";
import type { Namespace } from "../../locales/language.ts";
import { languages } from "../../locales/languages.server.ts";
import { crawl } from "../../scripts/content/crawl.ts";
import { poster } from "../../scripts/previews/poster.ts";
import { typesetter } from "../../scripts/previews/typesetter.ts";
import { command } from "../command.ts";
import { startSmtp } from "../fakes/smtp.ts";
import { sendLead } from "../server/send-lead.ts";
import { startSite } from "../site.ts";
import { print } from "./printed-text.ts";

const smtp = await startSmtp();
const notify = { NOTIFY_EMAIL: studio.email, SMTP_URL: smtp.url };
const site = await startSite(notify, { server: "server.ts", cwd: process.cwd() });
const feeds = ["robots.txt", "llms.txt", "site.webmanifest", ".well-known/security.txt", "no-such-page"];
const paths = ["", ...prefixes.map((locale) => `/${locale}`)].flatMap((prefix) => [
  ...pages.map(({ id }) => prefix + markdownCopyName(id)),
  ...everyPage.map(({ path }) => `${prefix}${path}`),
  `${prefix}/chat`,
  `${prefix}/site.webmanifest`,
]);
const starts = ["/sitemap.xml", ...feeds.map((name) => `/${name}`), ...paths].map((path) => site.url + path);
const crawled = await crawl(starts, (url) => fetch(url));
for (const [url, { status, headers, body }] of crawled) {
  const [prefix] = splitPrefix(new URL(url).pathname);
  const { pathname } = new URL(url);
  // For other files, only the address is printed.
  const isText = /text|json|xml|javascript/.test(headers.get("content-type") ?? "");
  print(`${status} ${pathname}`, prefix ?? defaultLocale, isText ? body : "");
}

// While the mail server rejects emails, the notification stays in the outbox.
smtp.answerWith("refuse");
await sendLead(site);
await sendLead(site, { message: "Buy now", website: "https://spam.example" });
for (const line of ["inbox", "inbox --spam", "outbox", "person anna@visitor.example export"]) {
  const { stdout, stderr } = await command({ DATA_DIR: site.dataDir, ...notify }, ...line.split(" "));
  print(line, defaultLocale, stdout + stderr);
}
smtp.answerWith("take");
const trial = await command({ DATA_DIR: site.dataDir, ...notify }, "doctor", "--send");
print("doctor --send", defaultLocale, trial.stdout + trial.stderr);
while (smtp.mails.length < 2) await sleep(50);
for (const { headers, body } of smtp.mails)
  print("mail", defaultLocale, `${JSON.stringify(headers)}\n${body}`);
await site.stop();
await smtp.stop();

for (const file of ["Dockerfile", "package.json", "deploy/site.service"])
  print(file, defaultLocale, readFileSync(file, "utf8"));
for (const file of globSync("build/client/**/*.{js,css,svg}"))
  print(file, defaultLocale, readFileSync(file, "utf8"));

const type = await typesetter();
for (const locale of locales) {
  for (const { id } of pages) print(`preview of ${id}`, locale, poster(type, id, locale));
  for (const namespace of Object.keys(languages[locale].copy) as Namespace[])
    if (!isLeftOut(namespace))
      print(`words: ${namespace}`, locale, JSON.stringify(copyIn(locale, namespace)));
}
