import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Browser, expressionFor, type Place } from "./browser.ts";

/** Launches the machine's Chromium, or its Firefox over WebDriver BiDi. Neither needs a separate driver. */
export async function launch(browser: "chrome" | "firefox", executablePath: string): Promise<Browser> {
  const args =
    browser === "chrome" ? ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] : [];
  const started = await puppeteer.launch({ browser, executablePath, args });
  const [page = await started.newPage()] = await started.pages();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => {
    errors.push(String(error));
  });

  async function locate(place: Place) {
    const handle = await page.waitForFunction(expressionFor(place));
    const element = handle.asElement();
    if (!element) throw new Error(`no ${place.role} ${place.name}`);
    return element as ElementHandle<Element>;
  }

  return {
    open: async (url) => {
      await page.goto(url);
    },
    click: async (place) => (await locate(place)).click(),
    write: async (place, text) => (await locate(place)).type(text),
    read: (expression) => page.evaluate(expression),
    picture: async () => Buffer.from(await page.screenshot()),
    resize: (width, height) => page.setViewport({ width, height }),
    errors,
    close: () => started.close(),
  };
}
