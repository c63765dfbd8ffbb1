// What the image's HEALTHCHECK runs: fails where this container's site does not serve.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`);
process.exitCode = ok ? 0 : 1;
