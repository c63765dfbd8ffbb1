import type { EntryContext } from "react-router";
import { viteNonce } from "./inline-code.tsx";

/** Shows an unexpected error over the page that visitors would see. Only for development: it may quote a visitor. */
export function errorOverlay(errors: EntryContext["staticHandlerContext"]["errors"]) {
  const error = Object.values(errors ?? {}).find((error) => error instanceof Error);
  if (!error) return "";
  const shown = JSON.stringify({ message: error.message, stack: error.stack }).replaceAll("<", "\\u003c");
  return `<script type="module" nonce="${viteNonce}">
    import { ErrorOverlay } from "/@vite/client";
    document.body.append(new ErrorOverlay(${shown}));
  </script>`;
}
