import { expect, test } from "vitest";
import { mailLink } from "./contact-notice.tsx";

test("encodes subject and message so that neither adds a header to the mail link", () => {
  const message = "Grüße & co?\nsecond=line#\nBcc: x@example.com\ud800";
  const link = mailLink("hello@example.com", "From Anna\r\nBcc: x@example.com", message);
  const url = new URL(link);
  expect(url.pathname).toBe("hello@example.com");
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(link).not.toMatch(/[\r\n]/);
  expect(url.searchParams.get("body")).toBe("Grüße & co?\r\nsecond=line#\r\nBcc: x@example.com\ufffd");
  expect(mailLink("hello@example.com", "s", " ")).toBe("mailto:hello@example.com");
});
