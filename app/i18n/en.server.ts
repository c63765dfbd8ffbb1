import about from "#locales/en/about.json" with { type: "json" };
import chat from "#locales/en/chat.json" with { type: "json" };
import contact from "#locales/en/contact.json" with { type: "json" };
import errors from "#locales/en/errors.json" with { type: "json" };
import home from "#locales/en/home.json" with { type: "json" };
import layout from "#locales/en/layout.json" with { type: "json" };
import privacy from "#locales/en/privacy.json" with { type: "json" };
import projects from "#locales/en/projects.json" with { type: "json" };
import services from "#locales/en/services.json" with { type: "json" };
import techStack from "#locales/en/tech-stack.json" with { type: "json" };
import terms from "#locales/en/terms.json" with { type: "json" };
import testimonials from "#locales/en/testimonials.json" with { type: "json" };

/** The English words, which are the type of every language's. One namespace per file in locales/. */
export const en = {
  layout,
  home,
  about,
  services,
  projects,
  testimonials,
  techStack,
  contact,
  errors,
  chat,
  terms,
  privacy,
};

export type Words = typeof en;
export type Namespace = keyof Words;
