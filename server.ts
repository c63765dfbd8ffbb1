import { setSourceMapsSupport } from "node:module";
import { setFlagsFromString } from "node:v8";

// With much memory, V8 lets the heap grow with the load. These flags keep the old generation near its live size, and the
// young generation at its initial size: `npm run soak` ends at 230 MiB instead of 410. They must be set before the
// application loads and allocates.
setFlagsFromString("--heap-growing-percent=30");
setFlagsFromString("--semi-space-growth-factor=1");

// Stacks in the log name the source's files and lines.
setSourceMapsSupport(true);

// Imports only the bundle. A module that was also imported from source would exist twice, each with its own state.
const { start }: typeof import("./app/server/start.server.ts") = await import(
  new URL("./build/server/index.js", import.meta.url).href
);
await start(new URL("./build/client", import.meta.url));
