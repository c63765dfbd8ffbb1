import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { studio } from "#app/studio/company.ts";
import { startSmtp } from "../../../tests/fakes/smtp.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";

type Settings = { SMTP_URL: string; NODE_EXTRA_CA_CERTS?: string; MAIL_FROM?: string };

/** Loads the mail client with these settings. */
async function mailWith(settings: Settings) {
  vi.resetModules();
  vi.stubEnv("NOTIFY_EMAIL", "owner@studio.example");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return import("./mail.server.ts");
}

/** Creates a certificate that only its owner trusts. */
function certificateFor(name: string) {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${name}`];
  const files = ["-addext", `subjectAltName=DNS:${name}`, "-keyout", key, "-out", cert];
  execFileSync("openssl", [...words, ...files], { stdio: "ignore" });
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

async function secureServer(name: string) {
  const certificate = certificateFor(name);
  const smtp = await startSmtp({ secure: true, ...certificate });
  onTestFinished(() => smtp.stop());
  return { url: smtp.url.replace("127.0.0.1", "localhost"), ...certificate };
}

test("names a self-signed certificate, and accepts it as the message says", async () => {
  const { url } = await secureServer("localhost");
  await expect((await mailWith({ SMTP_URL: url })).verifyMail()).rejects.toThrow(
    "DEPTH_ZERO_SELF_SIGNED_CERT: the server's certificate isn't trusted: if the server is yours, append ?tls.rejectUnauthorized=false",
  );
  const trusting = await mailWith({ SMTP_URL: `${url}?tls.rejectUnauthorized=false` });
  expect(await trusting.verifyMail()).toContain("connected to localhost");
});

test("names a certificate for another name", async () => {
  const { url, cert } = await secureServer("mail.studio.example");
  const mail = await mailWith({ SMTP_URL: `${url}?tls.ca=${encodeURIComponent(cert)}` });
  await expect(mail.verifyMail()).rejects.toThrow("the certificate is for another name");
});

test("names smtps:// at a port without TLS, and smtp:// at a port with TLS", async () => {
  const plain = await startSmtp();
  onTestFinished(() => plain.stop());
  const secured = await mailWith({ SMTP_URL: plain.url.replace("smtp:", "smtps:") });
  await expect(secured.verifyMail()).rejects.toThrow("no TLS on this port: use smtp:// for ports 587 and 25");
  const silent = createServer().listen(0);
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const impatient = await mailWith({ SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=200` });
  await expect(impatient.verifyMail()).rejects.toThrow("no answer: use smtps:// for port 465");
});

test("sends from MAIL_FROM, or without it from NOTIFY_EMAIL", async () => {
  const plain = await startSmtp();
  onTestFinished(() => plain.stop());
  for (const [settings, sender] of [
    [{ SMTP_URL: plain.url, MAIL_FROM: "verified@studio.example" }, "verified@studio.example"],
    [{ SMTP_URL: plain.url, MAIL_FROM: "" }, "owner@studio.example"],
  ] as const) {
    const { sendMail } = await mailWith(settings);
    expect(await sendMail({ subject: "Hello", text: "Hello" })).toEqual({ kind: "sent" });
    expect(plain.mails.at(-1)).toMatchObject({
      from: sender,
      headers: { from: `${studio.name} <${sender}>` },
    });
  }
});
