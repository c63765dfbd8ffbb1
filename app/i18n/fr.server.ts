import about from "#locales/fr/about.json" with { type: "json" };
import chat from "#locales/fr/chat.json" with { type: "json" };
import contact from "#locales/fr/contact.json" with { type: "json" };
import errors from "#locales/fr/errors.json" with { type: "json" };
import home from "#locales/fr/home.json" with { type: "json" };
import layout from "#locales/fr/layout.json" with { type: "json" };
import privacy from "#locales/fr/privacy.json" with { type: "json" };
import projects from "#locales/fr/projects.json" with { type: "json" };
import services from "#locales/fr/services.json" with { type: "json" };
import techStack from "#locales/fr/tech-stack.json" with { type: "json" };
import terms from "#locales/fr/terms.json" with { type: "json" };
import testimonials from "#locales/fr/testimonials.json" with { type: "json" };
import type { Words } from "./en.server.ts";

export const fr = {
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
} satisfies Words;
