import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AnswerName, type FormService, startFormService } from "../../../tests/fakes/form-service.ts";
import { leadWith } from "../../../tests/lead.ts";
import { freePort } from "../../../tests/site.ts";
import { messageOf } from "../messages/message.server.ts";
import { postToFormService } from "./form-service.server.ts";

const lead = leadWith({
  name: "Zoë Núñez",
  email: "zoe@example.com",
  service: "fullstack",
  message: "First line\nBcc: someone@example.com",
  loadedAt: 1688704869936,
});
const message = messageOf(lead);

let service: FormService;
beforeAll(async () => {
  service = await startFormService();
});
afterEach(() => service.forget());
afterAll(() => service.stop());

function post(answer: AnswerName, timeoutMs = 20_000) {
  service.answerWith(answer);
  return postToFormService(message, { endpoint: `${service.url}/f/abc`, timeoutMs });
}

test("sends the form service's wire format, with the visitor's data only in the body", async () => {
  await post("sent");
  const [request] = service.requests;
  expect(request).toMatchObject({
    method: "POST",
    url: "/f/abc",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "formspree-client": expect.stringMatching(/^[\w-]+@\d+\.\d+\.\d+$/),
      "formspree-session-data": "eyJsb2FkZWRBdCI6MTY4ODcwNDg2OTkzNiwid2ViZHJpdmVyIjpmYWxzZX0=",
      "idempotency-key": message.idempotencyKey,
    },
  });
  expect(request?.body).toEqual({
    name: "Zoë Núñez",
    email: "zoe@example.com",
    message: "First line\nBcc: someone@example.com",
    service: "fullstack",
  });
  expect(JSON.stringify(request?.headers)).not.toMatch(/Zo|zoe|Bcc/);
});

test("omits the service field if the visitor chose no service", async () => {
  service.answerWith("sent");
  const endpoint = `${service.url}/f/abc`;
  await postToFormService({ ...message, service: null }, { endpoint, timeoutMs: 20_000 });
  expect(service.requests[0]?.body).not.toHaveProperty("service");
});

const failed = (failure: string) => ({ kind: "failed", failure });
const unexpected = {
  kind: "failed",
  failure: "unexpected",
  cause: expect.stringContaining("Unexpected response format"),
};

test.each<[AnswerName, object]>([
  ["sent", { kind: "sent" }],
  ["field errors", { kind: "invalid" }],
  ["form error", { kind: "refused", codes: ["BLOCKED"] }],
  ["next with 404", unexpected],
  ["next with 500", failed("status")],
  ["503", failed("status")],
  ["429", failed("status")],
  ["html", failed("not-json")],
  ["broken json", failed("not-json")],
  ["redirect", failed("redirect")],
  ["hang", failed("timeout")],
  ["slow", failed("timeout")],
  ["reset", { ...failed("network"), cause: "ECONNRESET" }],
  ["reset in the answer", failed("network")],
  ["not the gzip it says", failed("network")],
  ["50 MB", failed("too-large")],
  ["gzip bomb", failed("too-large")],
])("maps the answer to its outcome: %s", async (answer, outcome) => {
  const neverEnds = answer === "hang" || answer === "slow";
  expect(await post(answer, neverEnds ? 2000 : undefined)).toMatchObject(outcome);
  expect(service.requests).toHaveLength(1);
  expect(service.elsewhere).toEqual([]);
});

test("reports a network failure if the connection is refused", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}/f/abc`;
  const outcome = await postToFormService(message, { endpoint, timeoutMs: 20_000 });
  expect(outcome).toEqual({ kind: "failed", failure: "network", cause: "ECONNREFUSED" });
});
