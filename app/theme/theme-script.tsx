import { use } from "react";
import { ScriptMark } from "#app/document/script-mark.ts";

/** Sets the `dark` class before the first paint where the system asks for it. Without JavaScript the CSS alone does. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to an inline script
  return <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: script }} />;
}

// Constant text: its hash in the policy is the same on every page.
const script = `matchMedia("(prefers-color-scheme: dark)").matches&&document.documentElement.classList.add("dark")`;
