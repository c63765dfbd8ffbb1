export type Duration = {
  /** 'few': no figure is promised, the words say "a few" */
  readonly count: number | "few";
  readonly unit: "day" | "week" | "month";
};

export type Timeline = { readonly from: Duration; readonly to: Duration };

type Service = {
  readonly id: string;
  readonly features: readonly string[];
  /** null: agreed for each project, or without an end */
  readonly timeline: Timeline | null;
  readonly onHome: boolean;
};

export const services = [
  {
    id: "frontend",
    features: ["landingPages", "figmaToUi", "speed", "seo"],
    timeline: { from: { count: 1, unit: "day" }, to: { count: 1, unit: "week" } },
    onHome: true,
  },
  {
    id: "fullstack",
    features: ["mvp", "adminPanels", "database", "payments"],
    timeline: { from: { count: "few", unit: "week" }, to: { count: 1, unit: "month" } },
    onHome: true,
  },
  {
    id: "security",
    features: ["tokens", "roles", "multiTenant", "auditLogs"],
    timeline: null,
    onHome: true,
  },
  {
    id: "support",
    features: ["updates", "fixes", "onCall", "handover"],
    timeline: null,
    onHome: false,
  },
] as const satisfies readonly Service[];

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds: readonly ServiceId[] = services.map((service) => service.id);

export const homeServices = services.filter((service) => service.onHome);

export const benefitIds = ["oneTeam", "clearPrices", "securityFirst", "afterLaunch"] as const;
export type BenefitId = (typeof benefitIds)[number];
