export const faqIds = ["timelines", "prices", "support"] as const;
