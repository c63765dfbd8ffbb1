type Testimonial = {
  readonly id: string;
  readonly author: string;
  readonly company: string;
  /** also shown on Home */
  readonly featured: boolean;
};

// Invented people and companies. Their quotes and roles are in `locales/`.
export const testimonials = [
  { id: "levente", author: "Levente Bodor", company: "Kockás Bicycles", featured: true },
  { id: "maelle", author: "Maëlle Carpentier", company: "Atelier Fougère", featured: false },
  { id: "ines", author: "Inés Valcárcel", company: "Turno Fácil", featured: true },
  { id: "jonas", author: "Jonas Wiedner", company: "Hafenlicht Logistik", featured: false },
  { id: "sanne", author: "Sanne de Wael", company: "Polderlab", featured: true },
  { id: "tommaso", author: "Tommaso Ferrante", company: "Cantina Ventosa", featured: false },
  { id: "aoife", author: "Aoife Brannigan", company: "Saltmarsh Rentals", featured: false },
  { id: "hugo", author: "Hugo Lindqvist", company: "Norrsken Bokföring", featured: false },
  { id: "zsofia", author: "Zsófia Keresztes", company: "Mokka Learning", featured: false },
] as const satisfies readonly Testimonial[];

export type TestimonialId = (typeof testimonials)[number]["id"];

export const featuredTestimonials = testimonials.filter((testimonial) => testimonial.featured);
