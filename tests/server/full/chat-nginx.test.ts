import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "../../chat-client.ts";
import { startGemini } from "../../fakes/gemini.ts";
import { freePort, startSite } from "../../site.ts";

test("nginx waits for a model that says nothing for longer than its proxy_read_timeout", {
  tags: "nginx",
}, async () => {
  const gemini = await startGemini();
  const site = await startSite({
    ...{ GEMINI_API_KEY: "test-key-000000", GEMINI_BASE_URL: gemini.url },
    ...{ TRUST_PROXY: "1", CHAT_TIMEOUT_MS: "60000" },
  });
  onTestFinished(async () => {
    await site.stop();
    await gemini.stop();
  });
  // The default is 60 s. Between two comment lines are 15 s.
  const url = await startNginx(site.port, "proxy_read_timeout 16s;");
  const response = await ask({ url }, "fake:late");
  expect(response.status).toBe(200);
  let received = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += chunk;
    if (received.match(/^: /gm)?.length === 2) (await gemini.call("late")).release();
  }
  expect(received).toMatch(/^(: .*\n\n){2,}event: text\ndata: \{"text":"Done."\}\n\nevent: done/);
});

async function startNginx(sitePort: number, setting: string) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
    http {
      access_log off; ${temp.join(" ")}
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://127.0.0.1:${sitePort}; ${setting} }
      }
    }`,
  );
  const nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
  onTestFinished(async () => {
    nginx.kill();
    await once(nginx, "exit");
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => null))?.status).toBe(200);
  return url;
}
