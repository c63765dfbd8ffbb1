import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { pathOf } from "#app/pages.ts";

const contact = pathOf("contact");

// Plays a proxy that responds to every request with the same response.
let body = "";
let head: [number, Record<string, string>] = [200, {}];
const proxy = createServer((_req, res) => void res.writeHead(...head).end(body)).listen(0);
const { port } = proxy.address() as AddressInfo;
const siteUrl = `http://127.0.0.1:${port}`;
vi.stubEnv("SITE_URL", `${siteUrl}/`);
const { checkSiteUrl } = await import("./check-site-url.ts");
afterAll(() => void proxy.close());

const page = (url: string) => `<!DOCTYPE html><link rel="canonical" href="${url}${contact}"/>`;

test("a page with the canonical address of SITE_URL is this site's", async () => {
  [head, body] = [[200, {}], page(siteUrl)];
  expect(await checkSiteUrl()).toBe(`SITE_URL ${siteUrl} shows this site`);
});

test.each<[typeof head, string, string]>([
  [[200, {}], "", `${contact} is empty: in the proxy's configuration, SITE_URL must not end in a slash`],
  [[200, {}], "<h1>Welcome to nginx</h1>", `${contact} is a page of something else`],
  [[200, {}], page("http://localhost:3000"), "the running site has another SITE_URL"],
  [[200, {}], `${page(siteUrl)}<a href="/cdn-cgi/l/email-protection#1f">`, "Cloudflare's Email Address"],
  [[301, { Location: "https://www.studio.example/contact" }], "", "redirects to https://www.studio.example"],
  [[502, {}], "", `${contact} returned 502 instead of 200`],
])("the response %j %j fails: %s", async (response, text, problem) => {
  [head, body] = [response, text];
  await expect(checkSiteUrl()).rejects.toThrow(problem);
});
