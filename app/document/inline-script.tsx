import { use } from "react";
import { ScriptMark } from "./script-mark.ts";

type InlineScriptProps = {
  /** constant text: its hash in the policy is the same on every page */
  text: string;
  type?: "speculationrules";
};

/** A script that stands in the document. Only what is rendered here is named in the policy. */
export function InlineScript({ text, type }: InlineScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to an inline script
  return <script nonce={use(ScriptMark)} type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
