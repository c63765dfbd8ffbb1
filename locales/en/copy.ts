import about from "./about.json" with { type: "json" };
import accessibility from "./accessibility.json" with { type: "json" };
import assistant from "./assistant.json" with { type: "json" };
import chat from "./chat.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import errors from "./errors.json" with { type: "json" };
import estimate from "./estimate.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import layout from "./layout.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import projects from "./projects.json" with { type: "json" };
import services from "./services.json" with { type: "json" };
import techStack from "./tech-stack.json" with { type: "json" };
import terms from "./terms.json" with { type: "json" };
import testimonials from "./testimonials.json" with { type: "json" };

/** One namespace per file. */
export const copy = {
  layout,
  home,
  about,
  services,
  projects,
  testimonials,
  techStack,
  contact,
  estimate,
  errors,
  assistant,
  chat,
  terms,
  privacy,
  accessibility,
};
