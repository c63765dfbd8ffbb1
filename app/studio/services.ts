export type Unit = "hour" | "day" | "week" | "month" | "year";

export type Duration = {
  /** "few" means that the texts say "a few" instead of a number */
  readonly count: number | "few";
  readonly unit: Unit;
};

export type Timeline = { readonly from: Duration; readonly to: Duration };

export const services = [
  { id: "frontend", onHome: true },
  { id: "fullstack", onHome: true },
  { id: "security", onHome: true },
  { id: "support", onHome: false },
] as const;

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds = services.map((service) => service.id) as [ServiceId, ...ServiceId[]];

export const homeServices = services.filter((service) => service.onHome);
