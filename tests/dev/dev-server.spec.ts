import { expect, type Page, test } from "@playwright/test";
import { defaultLocale as locale } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { startDevServer } from "./dev-server.ts";

const { contact, chat } = languages[locale].copy;

test("shows each edit after a save, and each mistake with its file, without a restart @sample", async ({
  page,
}) => {
  const site = await startDevServer();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  try {
    await editing(page, site);
    expect(problems, "console errors and failed requests").toEqual([]);
    await mistakes(page, site);
    await warnings(site);
    await settings(page, site);
  } catch (error) {
    console.error(problems.join("\n"), site.output());
    throw error;
  } finally {
    await site.stop();
  }
});

type DevServer = Awaited<ReturnType<typeof startDevServer>>;

async function editing(page: Page, { url, edit }: DevServer) {
  await page.goto(url);
  await use(page, url);

  await page.goto(url);
  await reloaded(page, () =>
    edit(`locales/${locale}/home.json`, /"primaryCta": ".*"/, '"primaryCta": "New text"'),
  );
  await expect(page.getByRole("link", { name: "New text" }).first()).toBeVisible();
  await page.goto(`${url}/services`);
  await reloaded(page, () => edit("app/studio/price-list.ts", /once\(\d+, \d+\)/, "once(7771, 7772)"));
  await expect(page.getByRole("main")).toContainText(/7.?772/);
  await use(page, url);

  await page.goto(`${url}/about`);
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  edit("app/styles.css", /$/, "\nh1 { letter-spacing: 7px !important }\n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("letter-spacing", "7px");
  await expect(page.locator("body[data-kept]"), "not reloaded").toHaveCount(1);
  await reloaded(page, () => edit("app/layout/header.inline.ts", /$/, '\nroot.dataset.edited = "yes";\n'));
  await expect(page.locator("html[data-edited=yes]")).toHaveCount(1);
  await reloaded(page, () =>
    edit(
      "app/marketing/about-page.tsx",
      'return getCopy(context, "about")',
      'return { ...getCopy(context, "about"), title: "New loader" }',
    ),
  );
  await expect(page.getByRole("heading", { name: "New loader" })).toBeVisible();
  await use(page, url);

  await reloaded(page, () =>
    edit("app/chat/answerer/reply.server.ts", "text: [...texts", 'text: ["New reply 1", ...texts'),
  );
  await use(page, url);
  await expect(page.getByText("New reply 1", { exact: true })).toBeVisible();

  await page.getByRole("textbox", { name: chat.input.label }).fill("a draft");
  edit("app/chat/window/composer.tsx", "{copy.input.send}", "{copy.input.send}!");
  await expect(page.getByRole("button", { name: `${chat.input.send}!` })).toBeVisible();
  await expect(page.getByRole("textbox", { name: chat.input.label })).toHaveValue("a draft");
  await use(page, url);
}

async function warnings({ url, edit, output }: DevServer) {
  const reading = '{ context, request }: Route.LoaderArgs) {\n  request.headers.get("user-agent");';
  edit("app/marketing/about-page.tsx", "{ context }: Route.LoaderArgs) {", reading);
  await expect(async () => {
    await fetch(`${url}/about?from=letter`);
    expect(output()).toContain("?from=letter doesn't reach the loaders: /about");
    expect(output()).toContain("The header user-agent doesn't reach the loaders: /about");
  }).toPass({ timeout: 60_000 });
}

async function settings(page: Page, { url, write, output }: DevServer) {
  write(".env", "CHAT=perhaps\n");
  await expect(async () => {
    await fetch(`${url}/about`);
    expect(output()).toContain("CHAT must");
  }).toPass({ timeout: 60_000 });
  write(".env", "CHAT=off\n");
  await expect(async () => {
    await visit(page, `${url}/about`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 5_000 });
    await expect(page.locator("[data-island=chat]"), "CHAT=off").toHaveCount(0);
  }).toPass({ timeout: 60_000 });
}

/** For `toPass`: a reload of the page that was open can interrupt a navigation, which then never ends. */
function visit(page: Page, url: string) {
  return page.goto(url, { timeout: 15_000 });
}

/** Makes a change, and waits until the page has reloaded because of it. */
async function reloaded(page: Page, change: () => unknown) {
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  change();
  await expect(page.locator("html:not([data-old])")).toHaveCount(1);
  await page.waitForLoadState();
}

let serial = 0;

/** Sends the contact form and asks the assistant. */
async function use(page: Page, url: string) {
  await page.goto(`${url}/contact`);
  const { fields } = contact.form;
  await page.getByRole("textbox", { name: fields.name.label }).focus();
  // Code loads slowly in development, and could replace a field while it is filled.
  await expect(page.locator("#island-contact[data-ready=yes]")).toHaveCount(1);
  await page.getByRole("textbox", { name: fields.name.label }).fill("Anna");
  await page.getByRole("textbox", { name: fields.email.label }).fill("anna@example.org");
  await page.getByRole("textbox", { name: fields.message.label, exact: true }).fill(`Hello ${serial++}`);
  await page.getByRole("button", { name: contact.form.submit }).click();
  await expect(page.getByRole("heading", { name: contact.success.heading })).toBeFocused();
  await page.evaluate(() => sessionStorage.clear());
  const panel = page.getByRole("dialog", { name: chat.title });
  if (!(await panel.isVisible())) await page.locator("[data-island=chat]").first().click();
  await page.getByRole("textbox", { name: chat.input.label }).fill("How much does a landing page cost?");
  await page.getByRole("textbox", { name: chat.input.label }).press("Enter");
  await expect(page.locator(".chat-message[data-role=model]").nth(1)).toContainText(/\d/);
}

async function mistakes(page: Page, { url, edit, output }: DevServer) {
  const overlay = page.locator("vite-error-overlay");
  const cases = [
    [`locales/${locale}/about.json`, "{", "{,", `locales/${locale}/about.json`],
    [
      "app/marketing/about-page.tsx",
      /(export function loader.*)/,
      '$1\n  if (Math.PI) throw new Error("broken loader");',
      "broken loader",
    ],
  ] as const;
  for (const [file, from, to, message] of cases) {
    const undo = edit(file, from, to);
    await expect(async () => {
      await visit(page, `${url}/about`);
      await expect(overlay).toContainText(message, { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await expect(overlay).toContainText(file.split("/").at(-1) ?? "");
    await expect.poll(output).toContain(message);
    undo();
    await expect(async () => {
      await visit(page, `${url}/about`);
      await expect(overlay).toHaveCount(0, { timeout: 1_000 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }
}
