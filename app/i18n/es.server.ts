import about from "#locales/es/about.json" with { type: "json" };
import chat from "#locales/es/chat.json" with { type: "json" };
import contact from "#locales/es/contact.json" with { type: "json" };
import errors from "#locales/es/errors.json" with { type: "json" };
import home from "#locales/es/home.json" with { type: "json" };
import layout from "#locales/es/layout.json" with { type: "json" };
import privacy from "#locales/es/privacy.json" with { type: "json" };
import projects from "#locales/es/projects.json" with { type: "json" };
import services from "#locales/es/services.json" with { type: "json" };
import techStack from "#locales/es/tech-stack.json" with { type: "json" };
import terms from "#locales/es/terms.json" with { type: "json" };
import testimonials from "#locales/es/testimonials.json" with { type: "json" };
import type { Words } from "./en.server.ts";

export const es = {
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
