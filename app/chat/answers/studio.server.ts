import { ndaRange } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { stack } from "./tools.server.ts";

/** Who the studio is, and how it works. */
export const studioAnswers = {
  about: (_, copy) => [
    fact("about", `${copy.chat.facts.location} ${copy.about.intro}`, copy.on.page("about")),
    copy.goodToKnow("about", "team"),
  ],
  team: (ask, copy) => {
    // Who asks how many there are asks next whom one talks to.
    const facts = [copy.goodToKnow("team", "team"), direct(copy)];
    return ask.aspect === "direct" ? facts.toReversed() : facts;
  },
  location: (ask, copy) => [
    fact("location", copy.chat.facts.location, copy.on.page("contact")),
    copy.goodToKnow("location", "meeting"),
    whereTo("location", ask, copy),
  ],
  "languages-spoken": (_, copy) => [copy.goodToKnow("languages-spoken", "spokenLanguages")],
  hours: (_, copy) => [
    fact("hours", copy.chat.facts.hours, copy.on.page("contact")),
    fact("hours", copy.chat.facts.reach, copy.on.page("contact")),
  ],
  reply: (_, copy) => [
    fact("reply", copy.chat.facts.reply, copy.on.page("contact")),
    fact("reply", copy.about.intro, copy.on.page("about")),
  ],
  reach: (_, copy) => [fact("reach", copy.chat.facts.reach, copy.on.page("contact"))],
  meeting: (ask, copy) => [copy.goodToKnow("meeting", "meeting"), whereTo("meeting", ask, copy)],
  jobs: (_, copy) => [
    copy.goodToKnow("jobs", "jobs"),
    fact("jobs", copy.chat.facts.reach, copy.on.page("contact")),
  ],
  partners: (_, copy) => [fact("partners", copy.chat.answers.partners, copy.on.page("contact"))],
  stack,
  process: (ask, copy) => {
    if (ask.aspect === "preview") return [preview(copy)];
    const steps = Object.values(copy.about.approach.steps).map(
      ({ title, text }, index) => `${index + 1}. ${formatLabelled(copy.locale, title, text)}`,
    );
    const meant = ask.step === undefined ? undefined : (steps.at(ask.step) ?? steps.at(-1));
    return [
      fact("process", meant ?? steps.join("\n"), {
        ...copy.on.page("about"),
        name: copy.about.approach.heading,
      }),
    ];
  },
  nda: (_, copy) => [
    fact("nda", fill(copy.services.nda.text, ndaRange(copy.locale)), {
      ...copy.on.page("services"),
      name: copy.services.nda.heading,
    }),
    copy.term("nda", "confidentiality", 2),
  ],
  mission: (_, copy) => [
    fact("mission", copy.about.mission.paragraphs.first, copy.on.page("about")),
    fact("mission", `${Object.values(copy.about.whyUs.items).join(" · ")}.`, {
      ...copy.on.page("about"),
      name: copy.about.whyUs.heading,
    }),
  ],
} satisfies Partial<Answers<Topic>>;

/** How to reach the studio; the door itself is on no page. */
function whereTo(topic: "location" | "meeting", { aspect }: Ask, copy: AnswerCopy): Fact {
  const { answers, facts } = copy.chat;
  return fact(topic, aspect === "unlisted" ? answers.notFound : facts.reach, copy.on.page("contact"));
}

/** "Can I see it while you build it?" */
function preview(copy: AnswerCopy): Fact {
  const { heading, steps } = copy.about.approach;
  return fact("process", steps.build.text, { ...copy.on.page("about"), name: heading });
}

/** "Will I talk to a salesman?" */
function direct(copy: AnswerCopy): Fact {
  return fact("team", `${copy.about.whyUs.items.direct}. ${copy.about.intro}`, copy.on.page("about"));
}
