// The English texts are the type of every language's: one namespace per file, listed here.
export { default as about } from "./about.json" with { type: "json" };
export { default as accessibility } from "./accessibility.json" with { type: "json" };
export { default as answerer } from "./answerer.json" with { type: "json" };
export { default as chat } from "./chat.json" with { type: "json" };
export { default as contact } from "./contact.json" with { type: "json" };
export { default as errors } from "./errors.json" with { type: "json" };
export { default as estimate } from "./estimate.json" with { type: "json" };
export { default as home } from "./home.json" with { type: "json" };
export { default as layout } from "./layout.json" with { type: "json" };
export { default as legalNotice } from "./legal-notice.json" with { type: "json" };
export { default as privacy } from "./privacy.json" with { type: "json" };
export { default as projects } from "./projects.json" with { type: "json" };
export { default as services } from "./services.json" with { type: "json" };
export { default as techStack } from "./tech-stack.json" with { type: "json" };
export { default as terms } from "./terms.json" with { type: "json" };
export { default as testimonials } from "./testimonials.json" with { type: "json" };
