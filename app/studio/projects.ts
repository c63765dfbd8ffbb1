type Project = {
  /** used as the URL fragment, the name of the poster and the key of the texts */
  readonly id: string;
  readonly name: string;
  /** who it was made for; an experiment is the studio's own, too, but was never meant to become a product */
  readonly kind: "client" | "own" | "experiment";
  readonly tags: readonly string[];
} & Link;

type Link =
  | { readonly status: "online"; readonly url: string }
  | { readonly status: "offline" | "unfinished" | "private"; readonly url: null };

export const projects = [
  {
    id: "vpslab",
    name: "VPSLab",
    kind: "client",
    tags: ["Next.js", "Tailwind CSS", "Stripe"],
    ...online("https://vpslab.example"),
  },
  {
    id: "nare-reti-portfolio",
    name: "nareRetiPortfolio",
    kind: "client",
    tags: ["React", "Vite.js", "Tailwind CSS"],
    ...online("https://nare-reti.example"),
  },
  {
    id: "cyber-temp",
    name: "cyberTemp",
    kind: "own",
    tags: ["Next.js", "Node.js", "Supabase"],
    ...online("https://cybertemp.example"),
  },
  {
    id: "lfgeb-truth",
    name: "lfgebTruth",
    kind: "experiment",
    tags: ["React", "Firebase", "Vercel"],
    ...online("https://lfgeb-truth.example"),
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
    id: "techboard-3d",
    name: "techboard3d",
    kind: "client",
    tags: ["React", "Supabase", "Auth0"],
    ...withoutLink("private"),
  },
  {
    id: "house-seeker",
    name: "HouseSeeker",
    kind: "own",
    tags: ["Next.js", "Prisma", "DigitalOcean"],
    ...online("https://houseseeker.example"),
  },
  {
    id: "saas-genius",
    name: "Saas Genius",
    kind: "own",
    tags: ["Next.js", "Supabase", "Stripe"],
    ...online("https://saas-genius.example"),
  },
] as const satisfies readonly Project[];

export type ProjectId = (typeof projects)[number]["id"];

export const homeProjects = projects.slice(0, 3);

function online(url: string): Link {
  return { status: "online", url };
}

function withoutLink(status: "offline" | "unfinished" | "private"): Link {
  return { status, url: null };
}
