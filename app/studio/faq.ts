export const faqIds = ["timelines", "prices", "support"] as const;

export type FaqId = (typeof faqIds)[number];
