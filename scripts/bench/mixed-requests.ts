import { Agent, request } from "node:http";
import { locales, withPrefix } from "../../app/i18n/locales.ts";
import { pages } from "../../app/pages.ts";

/** Asks for every page and its data, in every form of its address and language, in turn, over 50 connections. */
export async function mixedRequests(port: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const i = next++;
      await ask(
        agent,
        port,
        paths[i % paths.length] ?? "/",
        locales[i % locales.length] ?? "en",
        encodings[i % 3] ?? "",
      );
    }
  };
  await Promise.all(Array.from({ length: 50 }, visitor));
  agent.destroy();
}

const encodings = ["gzip, deflate, br", "gzip", "identity"];

const paths = [null, ...locales].flatMap((prefix) =>
  pages.flatMap(({ path: own }) => {
    const path = withPrefix(prefix ? `/${prefix}` : "", own);
    return [path, `${path}?billing=subscription&sent`, `${path === "/" ? "/_" : path}.data`];
  }),
);

function ask(agent: Agent, port: number, path: string, language: string, encoding: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Language": language, "Accept-Encoding": encoding };
    const outgoing = request({ agent, port, host: "127.0.0.1", path, headers }, (incoming) => {
      incoming.on("end", resolve).resume();
      if (incoming.statusCode !== 200) reject(new Error(`${path}: ${incoming.statusCode}`));
    });
    outgoing.on("error", reject).end();
  });
}
