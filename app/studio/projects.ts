type Project = {
  /** used as the URL fragment, the name of the poster and the key of the texts */
  readonly id: string;
  readonly name: string;
  /** who it was made for; an experiment is the studio's own, too, but was never meant to become a product */
  readonly kind: "client" | "own" | "experiment";
  readonly tags: readonly string[];
  /** gets a large picture on Home and Projects, and a brief and a result in `locales/` */
  readonly lead?: true;
} & Link;

type Link =
  | { readonly status: "online"; readonly url: string }
  | { readonly status: "offline" | "unfinished" | "private"; readonly url: null };

// Ordered by merit: leads first, unfinished and private work last.
export const projects = [
  {
    id: "house-seeker",
    name: "HouseSeeker",
    kind: "own",
    tags: ["Next.js", "Prisma", "DigitalOcean"],
    lead: true,
    ...online("https://houseseeker.example"),
  },
  {
    id: "vpslab",
    name: "VPSLab",
    kind: "client",
    tags: ["Next.js", "Tailwind CSS", "Stripe"],
    lead: true,
    ...online("https://vpslab.example"),
  },
  {
    id: "saas-genius",
    name: "Saas Genius",
    kind: "own",
    tags: ["Next.js", "Supabase", "Stripe"],
    lead: true,
    ...online("https://saas-genius.example"),
  },
  {
    id: "cyber-temp",
    name: "cyberTemp",
    kind: "own",
    tags: ["Next.js", "Node.js", "Supabase"],
    ...online("https://cybertemp.example"),
  },
  {
    id: "nare-reti-portfolio",
    name: "nareRetiPortfolio",
    kind: "client",
    tags: ["React", "Vite.js", "Tailwind CSS"],
    ...online("https://nare-reti.example"),
  },
  {
    id: "cyberious",
    name: "cyberious",
    kind: "client",
    tags: ["Next.js", "NextAuth", "LemonSqueezy"],
    ...online("https://cyberious.example"),
  },
  {
    id: "no-inspect",
    name: "noInspect",
    kind: "experiment",
    tags: ["React", "Vite.js"],
    ...online("https://noinspect.example"),
  },
  {
    id: "lfgeb-truth",
    name: "lfgebTruth",
    kind: "experiment",
    tags: ["React", "Firebase", "Vercel"],
    ...online("https://lfgeb-truth.example"),
  },
  {
    id: "techboard-3d",
    name: "techboard3d",
    kind: "client",
    tags: ["React", "Supabase", "Auth0"],
    ...withoutLink("private"),
  },
  {
    id: "casinus",
    name: "casinus",
    kind: "client",
    tags: ["React", "Node.js", "Prisma"],
    ...withoutLink("offline"),
  },
  {
    id: "cap-killer",
    name: "capKiller",
    kind: "own",
    tags: ["Next.js", "Node.js", "JWT"],
    ...withoutLink("unfinished"),
  },
] as const satisfies readonly Project[];

export type ProjectId = (typeof projects)[number]["id"];

type LeadProject = Extract<(typeof projects)[number], { lead: true }>;

export const leadProjects = projects.filter((project): project is LeadProject => "lead" in project);

function online(url: string): Link {
  return { status: "online", url };
}

function withoutLink(status: "offline" | "unfinished" | "private"): Link {
  return { status, url: null };
}
