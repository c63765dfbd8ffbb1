// Checks the built site's sizes (`npm run size`), its content (`npm run check:content`), or without a name both.
import { startSite } from "../tests/site.ts";
import { checkSizes } from "./check-sizes.ts";
import { checkContent } from "./content/check-content.ts";

const checks: Record<string, (origin: string) => Promise<string[]>> = {
  sizes: checkSizes,
  content: checkContent,
};

const wanted = process.argv.slice(2);
const problems: string[] = [];
const site = await startSite();
try {
  for (const [name, check] of Object.entries(checks))
    if (!wanted.length || wanted.includes(name)) problems.push(...(await check(site.url)));
} finally {
  await site.stop();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
