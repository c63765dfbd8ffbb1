import type { PriceId } from "./prices.ts";

type Testimonial = {
  readonly id: string;
  readonly author: string;
  readonly company: string;
  /**
   * What the client had from the price list, how they pay, that their project was taken over, or that they have a poor
   * connection, where the quote is of it: the chat shows it to who asks.
   */
  readonly of?: PriceId | "subscription" | "takeover" | "reception";
  /** shown on Home too */
  readonly featured: boolean;
};

// Samples: people and companies are invented. Quotes and roles are words, in locales.
export const testimonials = [
  {
    id: "levente",
    author: "Levente Bodor",
    company: "Kockás Bicycles",
    of: "marketingWebsite",
    featured: true,
  },
  { id: "maelle", author: "Maëlle Carpentier", company: "Atelier Fougère", of: "figmaToUi", featured: false },
  { id: "ines", author: "Inés Valcárcel", company: "Turno Fácil", of: "mvp", featured: true },
  {
    id: "jonas",
    author: "Jonas Wiedner",
    company: "Hafenlicht Logistik",
    of: "multiTenantAuth",
    featured: false,
  },
  { id: "sanne", author: "Sanne de Wael", company: "Polderlab", of: "rbacOauthLogging", featured: true },
  { id: "tommaso", author: "Tommaso Ferrante", company: "Cantina Ventosa", of: "reception", featured: false },
  {
    id: "aoife",
    author: "Aoife Brannigan",
    company: "Saltmarsh Rentals",
    of: "subscription",
    featured: false,
  },
  { id: "hugo", author: "Hugo Lindqvist", company: "Norrsken Bokföring", of: "adminPanels", featured: false },
  { id: "zsofia", author: "Zsófia Keresztes", company: "Mokka Learning", of: "takeover", featured: false },
] as const satisfies readonly Testimonial[];

export type TestimonialId = (typeof testimonials)[number]["id"];

export const featuredTestimonials = testimonials.filter((testimonial) => testimonial.featured);

/** The row of the price list that a client had; null where the quote is of none. */
export function rowOf(id: string): PriceId | null {
  const found = testimonials.find((testimonial) => testimonial.id === id);
  const of = found && "of" in found ? found.of : null;
  return of === "subscription" || of === "takeover" || of === "reception" ? null : of;
}

/** The quotes that are of any of these. */
export function testimonialsOf(wanted: readonly Required<Testimonial>["of"][]) {
  return testimonials.filter((testimonial) => "of" in testimonial && wanted.includes(testimonial.of));
}
