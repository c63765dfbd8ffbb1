#!/bin/sh
# sh scripts/image.sh DIRECTORY: copies the image's content to a new directory, from an installed and built checkout, and
# writes the list of its packages (SBOM) to DIRECTORY.cdx.json. The Dockerfile runs it, and a test starts its result.
set -eu
# The image's user must be able to read everything, whatever the umask of the machine that builds it.
umask 022
mkdir -p "$1/scripts"
# server.ts runs from build/; the owner's commands run from source.
cp -R package.json package-lock.json server.ts build app locales "$1"
cp scripts/ready.mjs scripts/healthy.mjs "$1/scripts"
find "$1/app" "$1/locales" -name '*.test.*' -delete
cd "$1"
# The optional packages are a compiler that production doesn't need and a native addon with a JavaScript fallback.
npm ci --omit=dev --omit=optional --prefer-offline --no-fund --no-audit
# `npm sbom --omit=dev` would drop packages that production shares with development, so remove devDependencies instead.
npm pkg delete devDependencies
# A clone with umask 077 has unreadable files, which `cp` copies with their modes.
chmod -R u=rwX,go=rX "$1"
# Written beside the directory, because the list contains a timestamp and the same source should give the same image.
npm sbom --sbom-format=cyclonedx >"$1.cdx.json"
