import { InlineScript } from "./inline-script.tsx";

/** The browser renders a page ahead when its link is meant: pages come at once, and nothing navigates but documents. */
export function SpeculationRules() {
  return <InlineScript type="speculationrules" text={rules} />;
}

const rules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']" },
      eagerness: "moderate",
    },
  ],
});
