import type { Copy } from "#locales/language.ts";
import type { Duration, ServiceId, Timeline } from "./services.ts";

/** A price in whole units of `studio.currency`. A single figure has `min` equal to `max`. */
export type Price = {
  readonly min: number;
  readonly max: number;
  /** paid once for a project, or per unit: the keys of `pricing.per` in `services.json` */
  readonly per: "project" | keyof Copy["services"]["pricing"]["per"];
};

export type PriceRow = {
  readonly id: string;
  /** the row's name in the URL of an estimate: `?row=landing` */
  readonly slug: string;
  readonly service: ServiceId;
  readonly fixed: Price;
  /** null: not sold as a subscription */
  readonly subscription: Price | null;
  /** how long it usually takes; without it, only the quote says */
  readonly time?: Timeline;
  /** free for `studio.freeMaintenanceMonths` after a project */
  readonly freeAfterProject?: true;
};

export const prices = [
  {
    id: "landingPage",
    slug: "landing",
    service: "frontend",
    fixed: once(300, 850),
    subscription: monthly(40, 280),
    time: between([1, "day"], [1, "week"]),
  },
  {
    id: "marketingWebsite",
    slug: "website",
    service: "frontend",
    fixed: once(1800, 2500),
    subscription: monthly(450, 880),
    time: between([1, "week"], [3, "week"]),
  },
  {
    id: "figmaToUi",
    slug: "figma-to-ui",
    service: "frontend",
    fixed: once(700, 1000),
    subscription: monthly(400),
    time: between([1, "week"], [2, "week"]),
  },
  {
    id: "mvp",
    slug: "mvp",
    service: "fullstack",
    fixed: once(4000, 5800),
    subscription: monthly(1100),
    time: between(["few", "week"], [1, "month"]),
  },
  {
    id: "saasPrototype",
    slug: "saas",
    service: "fullstack",
    fixed: once(6000, 9500),
    subscription: monthly(1500),
    time: between(["few", "week"], [1, "month"]),
  },
  {
    id: "adminPanels",
    slug: "admin-panels",
    service: "fullstack",
    fixed: once(2200, 4800),
    subscription: monthly(850),
    time: between([2, "week"], [4, "week"]),
  },
  {
    id: "tokenValidation",
    slug: "token-validation",
    service: "security",
    fixed: once(200, 400),
    subscription: monthly(100),
  },
  {
    id: "rbacOauthLogging",
    slug: "rbac",
    service: "security",
    fixed: once(600, 1100),
    subscription: monthly(250),
  },
  {
    id: "multiTenantAuth",
    slug: "multi-tenant",
    service: "security",
    fixed: once(1500, 2800),
    subscription: monthly(700),
  },
  {
    id: "maintenance",
    slug: "maintenance",
    service: "support",
    fixed: monthly(400),
    subscription: monthly(400),
    freeAfterProject: true,
  },
  { id: "onCall", slug: "on-call", service: "support", fixed: monthly(250, 500), subscription: null },
] as const satisfies readonly PriceRow[];

/** For private and NDA projects, in whole units of `studio.currency`. The upper figure isn't a limit ("10,000+"). */
export const nda = { min: 1000, max: 10_000 } as const;

function once(min: number, max: number): Price {
  return { min, max, per: "project" };
}

function monthly(min: number, max = min): Price {
  return { min, max, per: "month" };
}

type End = [Duration["count"], Duration["unit"]];

function between([from, unit]: End, [to, toUnit]: End): Timeline {
  return { from: { count: from, unit }, to: { count: to, unit: toUnit } };
}
