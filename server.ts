import { setFlagsFromString } from "node:v8";

// With the room of a large machine V8 lets garbage lie, and memory climbs with the load. It reads these flags at each
// of its rounds: the old generation stays near to what is alive, the young one as large as it is now. Set before the
// application is loaded, whose loading is the first to make garbage.
setFlagsFromString("--heap-growing-percent=30");
setFlagsFromString("--semi-space-growth-factor=1");

// From the bundle, and nothing from source: a module that both imported would exist twice, and what one of the two
// keeps would be unknown to the other.
const { start }: typeof import("./app/server/start.server.ts") = await import(
  new URL("./build/server/index.js", import.meta.url).href
);
await start(new URL("./build/client", import.meta.url));
