import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { type FormService, startFormService } from "../fakes/form-service.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { problemsIn } from "../log-checks.ts";
import { type Site, startSite } from "../site.ts";

type Options = {
  /**
   * Console errors that the test expects. Any other error fails the test. This is one pattern rather than an array,
   * because Playwright treats arrays differently.
   */
  expectedErrors: RegExp | undefined;
};

type TestFixtures = { guard: undefined };
type WorkerFixtures = { gemini: FakeGemini; service: FormService; site: Site };

/**
 * Tests use their worker's production server, with a fake model and a fake form service. A test fails on an unexpected
 * console error and on any request to another host. All files share one set of fixtures: for a second set, Playwright
 * would start another worker, browser and server.
 */
export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  gemini: [perWorker(startGemini), { scope: "worker" }],
  service: [perWorker(startFormService), { scope: "worker" }],
  site: [
    async ({ gemini, service }, use) => {
      const site = await startSite({
        // All tests share one client address.
        ...{ SETTINGS_RATE: "10000", CONTACT_RATE: "10000", CHAT_RATE: "10000" },
        // Some of the fake model's replies are endless and would use up the usual budget.
        ...{ CHAT_DAILY_LIMIT: "10000000", CHAT_DAILY_TOKENS: "1000000000000" },
        // No model call times out, so that only an abort ends one.
        ...{ CHAT_TIMEOUT_MS: "300000", CHAT_TOTAL_MS: "600000" },
        ...{ GEMINI_API_KEY: "key", GEMINI_BASE_URL: gemini.url },
        ...{ FORM_ID: "abc", FORM_SERVICE_URL: service.url, FORM_TIMEOUT_MS: "30000" },
      });
      await use(site);
      await site.stop();
      expect(problemsIn(site.lines), "the server's log").toEqual([]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  guard: [
    async ({ context, expectedErrors, service }, use) => {
      service.forget();
      service.answerWith("sent");
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedErrors?.test(problem) && !ofSlowness.test(problem)) problems.push(problem);
      };
      await delayScripts(context);
      context.on("console", (message) => {
        // A form that is posted meanwhile makes Chromium report the aborted script as a violation of the policy.
        if (/\.island\S+ violates/.test(message.text())) return;
        if (reactLoads("never") && message.text().includes("net::ERR_FAILED")) return;
        if (message.type() === "error" || message.type() === "warning") note(`console: ${message.text()}`);
      });
      context.on("weberror", (error) => note(`page: ${error.error().message}`));
      context.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "localhost") note(`request to ${hostname}`);
      });
      await use(undefined);
      expect(problems, "unexpected console errors or requests").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What Chromium reports on a slow machine: no time for a transition between pages, or for using a preloaded font. */
const ofSlowness = /^page: Transition was (aborted|skipped)|^console: The resource \S+ was preloaded/;

function perWorker<T extends { stop(): Promise<void> }>(start: () => Promise<T>) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  return async ({}, use: (value: T) => Promise<void>) => {
    const started = await start();
    await use(started);
    await started.stop();
  };
}

/** Whether this run has JavaScript. In the run `never`, React doesn't load, and forms work as without JavaScript. */
export function hasJavaScript() {
  return test.info().project.use.javaScriptEnabled !== false && !reactLoads("never");
}

/** In the run `early`, waits until React has hydrated every island. In other runs, the test's actions load React. */
export async function hydrated(page: Page) {
  if (!reactLoads("early")) return;
  for (const island of await page.locator(".island").all()) await island.dispatchEvent("pointerdown");
  await expect(page.locator(".island:not([data-ready=yes])")).toHaveCount(0);
}

/** Waits until React has hydrated this island. */
export async function ready(page: Page, island: "chat" | "contact" | "estimate") {
  await expect(page.locator(`#island-${island}`)).toHaveAttribute("data-ready", "yes");
}

/** Holds back the page's scripts until the returned function is called. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses Tab until the target has the focus. Fails if Tab never reaches it. */
export async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await isFocused()) return;
  }
  await expect(target, "reached with the Tab key").toBeFocused();
}

async function delayScripts(context: BrowserContext) {
  const code = "**/assets/*.js";
  if (reactLoads("never")) await context.route(code, (route) => route.abort());
  if (reactLoads("late"))
    await context.route(code, (route) => void setTimeout(() => route.continue().catch(() => {}), 2000));
}

/** Whether this is the run in which React loads early, late or never. */
function reactLoads(when: "early" | "late" | "never") {
  return test.info().project.name === when;
}
