export type Unit = "hour" | "day" | "week" | "month" | "year";

export type Duration = {
  /** "few" means that the texts say "a few" instead of a number */
  readonly count: number | "few";
  readonly unit: Unit;
};

export type Timeline = { readonly from: Duration; readonly to: Duration };

type Service = {
  readonly id: string;
  /** null if agreed for each project, or open-ended */
  readonly timeline: Timeline | null;
  readonly onHome: boolean;
};

export const services = [
  {
    id: "frontend",
    timeline: { from: { count: 1, unit: "day" }, to: { count: 1, unit: "week" } },
    onHome: true,
  },
  {
    id: "fullstack",
    timeline: { from: { count: "few", unit: "week" }, to: { count: 1, unit: "month" } },
    onHome: true,
  },
  {
    id: "security",
    timeline: null,
    onHome: true,
  },
  {
    id: "support",
    timeline: null,
    onHome: false,
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds: readonly ServiceId[] = services.map((service) => service.id);

export const homeServices = services.filter((service) => service.onHome);
