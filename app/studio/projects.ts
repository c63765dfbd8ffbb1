type Project = {
  /** the address fragment, the poster's name and the key of its words */
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly status: "online" | "offline" | "unfinished" | "private";
  /** null exactly where the status is not 'online' */
  readonly url: string | null;
};

export const projects = [
  {
    id: "vpslab",
    name: "VPSLab",
    tags: ["Next.js", "Tailwind CSS", "Stripe"],
    status: "online",
    url: "https://vpslab.example",
  },
  {
    id: "nare-reti-portfolio",
    name: "nareRetiPortfolio",
    tags: ["React", "Vite.js", "Tailwind CSS"],
    status: "online",
    url: "https://nare-reti.example",
  },
  {
    id: "cyber-temp",
    name: "cyberTemp",
    tags: ["Next.js", "Node.js", "Supabase"],
    status: "online",
    url: "https://cybertemp.example",
  },
  {
    id: "lfgeb-truth",
    name: "lfgebTruth",
    tags: ["React", "Firebase", "Vercel"],
    status: "online",
    url: "https://lfgeb-truth.example",
  },
  {
    id: "casinus",
    name: "casinus",
    tags: ["React", "Node.js", "Prisma"],
    status: "offline",
    url: null,
  },
  {
    id: "cap-killer",
    name: "capKiller",
    tags: ["Next.js", "Node.js", "JWT"],
    status: "unfinished",
    url: null,
  },
  {
    id: "cyberious",
    name: "cyberious",
    tags: ["Next.js", "NextAuth", "LemonSqueezy"],
    status: "online",
    url: "https://cyberious.example",
  },
  {
    id: "no-inspect",
    name: "noInspect",
    tags: ["React", "Vite.js"],
    status: "online",
    url: "https://noinspect.example",
  },
  {
    id: "techboard-3d",
    name: "techboard3d",
    tags: ["React", "Supabase", "Auth0"],
    status: "private",
    url: null,
  },
  {
    id: "house-seeker",
    name: "HouseSeeker",
    tags: ["Next.js", "Prisma", "DigitalOcean"],
    status: "online",
    url: "https://houseseeker.example",
  },
  {
    id: "saas-genius",
    name: "Saas Genius",
    tags: ["Next.js", "Supabase", "Stripe"],
    status: "online",
    url: "https://saas-genius.example",
  },
] as const satisfies readonly Project[];
