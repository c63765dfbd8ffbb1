import { expect, test } from "vitest";
import { startFormService } from "../fakes/form-service.ts";
import { problemsIn } from "../log-checks.ts";
import { startSite } from "../site.ts";
import { at } from "../words.ts";

const secrets = {
  name: "Wilhelmina Quux",
  email: "wilhelmina@visitor.example",
  message: "the-words-of-my-message",
  secret: "the-secret-of-the-session",
  token: "the-token-of-the-metrics",
  address: "203.0.113.77",
  agent: "the-name-of-my-browser",
};

test("logs every outcome of messages and settings as JSON, without visitors' data", async () => {
  const service = await startFormService();
  const site = await startSite({
    FORM_ID: "form",
    FORM_SERVICE_URL: service.url,
    FORM_TIMEOUT_MS: "300",
    SESSION_SECRET: secrets.secret,
    METRICS_TOKEN: secrets.token,
    TRUST_PROXY: "1",
    CONTACT_RATE: "7",
    LOG_LEVEL: "trace",
  });
  const headers = {
    "x-forwarded-for": secrets.address,
    "user-agent": secrets.agent,
    cookie: "theme=dark.signature",
    referer: `${site.url}/?email=${secrets.email}`,
  };
  const { name, email, message } = secrets;
  const post = (fields: Record<string, string>) =>
    fetch(`${site.url}${at.contact}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
      redirect: "manual",
    });

  for (const answer of ["503", "hang", "field errors", "form error", "broken json", "sent"] as const) {
    service.answerWith(answer);
    await post({ name, email, message: `${message} ${answer}` });
  }
  await post({ name, email: "not-an-address", message });
  await post({ name, email, message: "over the rate" });
  await fetch(`${site.url}/settings/theme`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ theme: message }),
  });
  await fetch(`${site.url}/${email}?q=${message}`, { headers });
  await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${secrets.token}` } });
  await fetch(`${site.url}${at.privacy}`, { headers });
  expect(await site.stop()).toBe(0);
  await service.stop();

  expect(site.lines.length).toBeGreaterThan(20);
  expect(problemsIn(site.lines, Object.values(secrets))).toEqual([]);
});
