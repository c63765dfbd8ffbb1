# `npm run image` builds this image from a clone. The build needs no secrets. `docker build --target sbom --output . .` writes the
# list of its packages, for scanners.

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-fund --no-audit
COPY . .
RUN npm run build && sh scripts/image.sh /image
# Fails the build, rather than each container, if the image's user can't run the result.
RUN cd /image && su node -c "DATA_DIR=/tmp/trial node --run doctor"

FROM scratch AS sbom
COPY --from=build /image.cdx.json /

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
# The commit, for the label and the metrics.
ARG SITE_REVISION
LABEL org.opencontainers.image.title="Studio website" \
  org.opencontainers.image.description="Website of a small web development studio in three languages" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.revision="$SITE_REVISION"
ENV NODE_ENV=production SITE_REVISION=$SITE_REVISION
# The live heap is about 40 MB. Without a limit, V8 collects garbage less often the more memory the machine has.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
COPY --from=build /image ./
# The only writable directory. User 1000 is `node` in the base image.
RUN mkdir -m 700 data && chown 1000:1000 data
VOLUME /app/data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 CMD ["node", "scripts/healthy.mjs"]
# Runs node directly, because npm doesn't forward SIGTERM.
CMD ["node", "server.ts"]
