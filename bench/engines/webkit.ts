import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, error, type WebElement } from "selenium-webdriver";
import { freePort } from "../../tests/site.ts";
import { type Browser, expressionFor, type Place } from "./browser.ts";

const TIMEOUT_MS = 20_000;

/** Launches WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function launchWebKit(): Promise<Browser> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: "ignore",
  });
  await untilListening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();

  function locate(place: Place) {
    return session.wait<WebElement>(
      () => session.executeScript(`return ${expressionFor(place)}`),
      TIMEOUT_MS,
      `${place.role} ${place.name}`,
    );
  }

  /** The driver clicks only elements that are in view and don't move. */
  async function click(place: Place) {
    const isClicked = async () => {
      const element = await locate(place);
      await session.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      return element.click().then(
        () => true,
        (failure) => {
          if (failure instanceof error.ElementNotInteractableError) return false;
          throw failure;
        },
      );
    };
    await session.wait(isClicked, TIMEOUT_MS, `${place.role} ${place.name}, clicked`);
  }

  return {
    open: (url) => session.get(url),
    click,
    write: async (place, text) => (await locate(place)).sendKeys(text),
    read: (expression) => session.executeScript(`return ${expression}`),
    picture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
    },
    errors: null,
    close: async () => {
      await session.quit();
      await Promise.all([stop(driver), stop(screen)]);
    },
  };
}

async function untilListening(port: number) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error("WebKitWebDriver does not answer");
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
