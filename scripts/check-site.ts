// `npm run check:content` and `npm run size`: check the content of the built site's pages, and their sizes.
// Without a name, runs both checks.
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
