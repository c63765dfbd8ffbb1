// Part of `npm run check`: bundles the browser's code, which refuses server code and what islands/vite/page-rules.ts finds.
import { build } from "vite";

process.env.NODE_ENV = "production";
try {
  await build({ logLevel: "silent", build: { write: false } });
} catch (error) {
  // Without stacks, and the names of classes and plugins.
  const lines = String(error)
    .replace(/^(\w*Error: )+/gm, "")
    .split("\n")
    .filter((line) => !/^\s*at |^Build failed|^\[plugin|^\s*$/.test(line));
  console.error(lines.join("\n"));
  if (/Server-only/.test(lines.join())) console.error("Call it in the loader, and pass on what it returns.");
  process.exitCode = 1;
}
