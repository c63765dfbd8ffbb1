// Run by the image's HEALTHCHECK: fails unless this container's `/healthz` returns 200.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`);
process.exitCode = ok ? 0 : 1;
