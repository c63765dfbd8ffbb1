import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fill } from "../../app/i18n/fill.ts";
import { priceRow } from "../../app/studio/prices.ts";
import { languages } from "../../locales/languages.server.ts";
import { passwordManager, translator } from "../../tests/e2e/foreign-scripts.ts";
import { type FormService, startFormService } from "../../tests/fakes/form-service.ts";
import { type Site, startSite } from "../../tests/site.ts";
import { words } from "../../tests/words.ts";
import type { Browser } from "./browser.ts";
import { engines } from "./engines.ts";

const { layout, contact, chat, about, services } = words;

const changes = [
  { name: "no changes", script: () => {} },
  { name: "translated texts", script: translator },
  { name: "a password manager's nodes", script: passwordManager },
];

let service: FormService;
let site: Site;

beforeAll(async () => {
  service = await startFormService();
  site = await startSite({ FORM_ID: "abc", FORM_SERVICE_URL: service.url, CONTACT_RATE: "100" });
});

afterAll(async () => {
  await site.stop();
  await service.stop();
});

for (const [engine, launch] of Object.entries(engines)) {
  if (!launch) {
    console.error(`${engine} isn't installed and can't be: skipping its tests.`);
    test.runIf(process.env.EVERY_ENGINE)(engine, () => {
      throw new Error("EVERY_ENGINE is set, but this engine isn't installed");
    });
    continue;
  }

  describe(engine, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
      await browser.resize(1280, 800);
    });
    afterAll(() => browser?.close());

    const path = () => browser.read("location.pathname");
    const pageText = () => browser.read("document.body.innerText").then(String);
    /** Opens a page and runs a script that changes it. The scripts wait for an event that has already been sent. */
    const openWith = async (script: () => void, url: string) => {
      await browser.open(url);
      await browser.read(`(${script})(), dispatchEvent(new Event("DOMContentLoaded"))`);
    };

    test("navigates from page to page", async () => {
      await browser.open(site.url);
      await browser.click({ role: "link", name: about.meta.name });
      await expect.poll(path).toBe("/about");
      await expect.poll(pageText).toContain(about.title);
      // During a view transition, the snapshot covers the page and takes the click.
      await browser.read(settled);
      await browser.click({ role: "link", name: services.meta.name });
      await expect.poll(path).toBe("/services");
    });

    test("keeps the chosen theme on the next page", async () => {
      await browser.open(site.url);
      const isDark = () => browser.read("document.documentElement.classList.contains('dark')");
      await browser.click({ role: "button", name: layout.theme.toDark });
      await expect.poll(isDark).toBe(true);
      const isDarkOnNextPage = async () => {
        await browser.open(`${site.url}/about`);
        return isDark();
      };
      await expect.poll(isDarkOnNextPage).toBe(true);
      await browser.click({ role: "button", name: layout.theme.toLight });
      await expect.poll(isDark).toBe(false);
    });

    test("switches the language of the current page", async () => {
      await browser.open(`${site.url}/en/services`);
      await browser.click({ role: "button", name: fill(layout.language.current, { name: "English" }) });
      await browser.click({ role: "button", name: languages.fr.name });
      await expect.poll(path).toBe("/fr/services");
      await expect.poll(pageText).toContain(languages.fr.copy.services.title);
    });

    test.each(changes)(
      "sends a contact message from a page with $name, and focuses the confirmation",
      async ({ name: change, script }) => {
        service.forget();
        service.answerWith("sent");
        await openWith(script, `${site.url}/en/contact`);
        const { email, message } = contact.form.fields;
        await browser.read(fillIn("contact", "name", "Anna"));
        // Loads React in Firefox, too, where a window without the focus reports no focus.
        await browser.click({ role: "textbox", name: email.label });
        await browser.write({ role: "textbox", name: email.label }, "anna@example.com");
        await browser.write({ role: "textbox", name: message.label }, `Hello from ${engine}, ${change}`);
        await expect
          .poll(() => browser.read("document.querySelector('#island-contact').dataset.ready"))
          .toBe("yes");
        await browser.click({ role: "button", name: contact.form.submit });
        const heading = new RegExp(contact.success.heading, "i");
        await expect.poll(pageText).toMatch(heading);
        expect(await browser.read("document.activeElement.innerText")).toMatch(heading);
        expect(service.accepted).toMatchObject([
          { body: { name: "Anna", email: "anna@example.com", message: `Hello from ${engine}, ${change}` } },
        ]);
      },
    );

    test.each(changes)("answers a question in the chat panel of a page with $name", async ({ script }) => {
      await openWith(script, `${site.url}/en/about`);
      await browser.read(fillIn("chat-form", "message", "What does a landing page "));
      await browser.click({ role: "button", name: chat.button.open });
      await browser.write({ role: "textbox", name: chat.input.label }, "cost?");
      await browser.click({ role: "button", name: chat.input.send });
      await expect
        .poll(() => browser.read("document.querySelector('[role=log]').innerText"))
        .toContain(String(priceRow("landingPage").fixed.min));
      expect(await pageText()).toMatch(/What does a landing page cost\?/i);
      expect(await path()).toBe("/en/about");
      // An open panel would open again on the next page.
      await browser.click({ role: "button", name: chat.button.close });
    });

    test("logs no console errors", ({ skip }) => {
      skip(!browser.errors, "the driver doesn't report console errors");
      // React reports that the document isn't the server's.
      expect(browser.errors?.filter((error) => !/Minified React error #418/.test(error))).toEqual([]);
    });

    // Saves screenshots to look at: `PICTURES=shots npm run test:engines`.
    test.runIf(process.env.PICTURES)("saves screenshots of the main pages", async () => {
      const folder = `${process.env.PICTURES}/${engine.toLowerCase()}`;
      mkdirSync(folder, { recursive: true });
      for (const width of [375, 1280])
        for (const page of ["", "/services", "/projects", "/contact", "/estimate?row=mvp"]) {
          await browser.resize(width, 800);
          await browser.open(`${site.url}/en${page}`);
          await browser.read(settled);
          writeFileSync(
            `${folder}/${page.replace(/\W/g, "") || "home"}-${width}.png`,
            await browser.picture(),
          );
        }
    });
  });
}

/** An expression that fills a field before hydration, as autofill does. */
const fillIn = (form: string, name: string, value: string) =>
  `document.forms["${form}"].elements["${name}"].value = "${value}"`;

/** Resolves once the page is painted and all animations have ended, except those driven by the scroll. */
const settled = `new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() =>
  Promise.allSettled(document.getAnimations()
    .filter(({ timeline }) => timeline === document.timeline).map(({ finished }) => finished))).then(() => true)`;
