// One namespace per file. The type of every language's texts is that of the files named here, the default language's.
// `npm run rebrand` changes the folder.
export { default as about } from "./en/about.json" with { type: "json" };
export { default as accessibility } from "./en/accessibility.json" with { type: "json" };
export { default as answerer } from "./en/answerer.json" with { type: "json" };
export { default as chat } from "./en/chat.json" with { type: "json" };
export { default as contact } from "./en/contact.json" with { type: "json" };
export { default as errors } from "./en/errors.json" with { type: "json" };
export { default as estimate } from "./en/estimate.json" with { type: "json" };
export { default as home } from "./en/home.json" with { type: "json" };
export { default as layout } from "./en/layout.json" with { type: "json" };
export { default as legalNotice } from "./en/legal-notice.json" with { type: "json" };
export { default as privacy } from "./en/privacy.json" with { type: "json" };
export { default as projects } from "./en/projects.json" with { type: "json" };
export { default as services } from "./en/services.json" with { type: "json" };
export { default as techStack } from "./en/tech-stack.json" with { type: "json" };
export { default as terms } from "./en/terms.json" with { type: "json" };
export { default as testimonials } from "./en/testimonials.json" with { type: "json" };
