# Builds from a clone alone, without a secret: `npm run image`. The list of its packages, for who scans it:
# `docker build --target sbom --output . .`

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-fund --no-audit
COPY . .
RUN npm run build && sh scripts/image.sh /image

FROM scratch AS sbom
COPY --from=build /image.cdx.json /

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
# The commit that it is built from: on a label and in the metrics.
ARG SITE_REVISION
LABEL org.opencontainers.image.title="Studio website" \
  org.opencontainers.image.description="Website of a small web development studio in three languages" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.revision="$SITE_REVISION"
ENV NODE_ENV=production SITE_REVISION=$SITE_REVISION
# What is alive takes about 40 MB; without a bound V8 lets garbage lie for as long as the machine has room.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
COPY --from=build /image ./
# The one place that is written to. 1000 is the image's own user `node`.
RUN mkdir -m 700 data && chown 1000:1000 data
VOLUME /app/data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 CMD ["node", "scripts/healthy.mjs"]
# Not npm: it would not pass SIGTERM on.
CMD ["node", "server.ts"]
