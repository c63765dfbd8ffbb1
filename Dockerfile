# Builds from a clone alone: no build argument, no secret. `npm run container:check` performs these very steps
# where no engine runs; keep to FROM, WORKDIR, COPY, RUN, ENV, USER, VOLUME, EXPOSE, HEALTHCHECK and CMD.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Optional: a compiler that nothing here compiles with, and a native helper that has a plain one.
RUN npm ci --omit=dev --omit=optional --no-fund --no-audit

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
# What is alive takes about 40 MB; without a bound V8 lets garbage lie for as long as the machine has room.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# server.ts takes everything from build/; the commands (doctor, inbox, outbox) run from source.
COPY package.json server.ts ./
COPY app ./app
COPY scripts/doctor.ts ./scripts/doctor.ts
# The one place that is written to. 1000 is the image's own user `node`.
RUN mkdir data && chown 1000:1000 data
VOLUME /app/data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: it would not pass SIGTERM on.
CMD ["node", "server.ts"]
