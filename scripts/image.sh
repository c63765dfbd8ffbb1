#!/bin/sh
# Assembles in a new directory what the image holds, from a checkout that is installed and built, and beside it the
# list of its packages (SBOM): `sh scripts/image.sh DIRECTORY`. The Dockerfile takes it as it is; a test starts it.
set -eu
mkdir -p "$1/scripts"
# server.ts takes everything from build/; the commands run from source.
cp -R package.json package-lock.json server.ts build app locales "$1"
cp scripts/ready.mjs scripts/healthy.mjs "$1/scripts"
find "$1/app" "$1/locales" -name '*.test.*' -delete
cd "$1"
# Optional: a compiler that nothing here compiles with, and a native helper that has a plain one.
npm ci --omit=dev --omit=optional --prefer-offline --no-fund --no-audit
# `npm sbom --omit` leaves out what development needs as well; what is not asked for it does not miss.
npm pkg delete devDependencies
# Not inside: it holds the time, and the same source makes the same image.
npm sbom --sbom-format=cyclonedx >"$1.cdx.json"
