type Tool = {
  readonly id: string;
  readonly name: string;
  /** slug in the simple-icons package; null if the package has no such icon: draw it in `scripts/tech-icons.ts` */
  readonly iconSlug: string | null;
};

type Group = { readonly id: string; readonly tools: readonly Tool[] };

export const techStack = [
  {
    id: "frontend",
    tools: [
      { id: "react", name: "React", iconSlug: "react" },
      { id: "nextjs", name: "Next.js", iconSlug: "nextdotjs" },
      { id: "tailwind", name: "Tailwind CSS", iconSlug: "tailwindcss" },
      { id: "vite", name: "Vite.js", iconSlug: "vite" },
    ],
  },
  {
    id: "backend",
    tools: [
      { id: "supabase", name: "Supabase", iconSlug: "supabase" },
      { id: "firebase", name: "Firebase", iconSlug: "firebase" },
      { id: "nodejs", name: "Node.js", iconSlug: "nodedotjs" },
      { id: "prisma", name: "Prisma", iconSlug: "prisma" },
    ],
  },
  {
    id: "security",
    tools: [
      { id: "jwt", name: "JWT", iconSlug: "jsonwebtokens" },
      { id: "oauth2", name: "OAuth2", iconSlug: null },
      { id: "nextauth", name: "NextAuth", iconSlug: null },
      { id: "auth0", name: "Auth0", iconSlug: "auth0" },
    ],
  },
  {
    id: "payments",
    tools: [
      { id: "stripe", name: "Stripe", iconSlug: "stripe" },
      { id: "lemonsqueezy", name: "LemonSqueezy", iconSlug: "lemonsqueezy" },
    ],
  },
  {
    id: "deployment",
    tools: [
      { id: "vercel", name: "Vercel", iconSlug: "vercel" },
      { id: "digitalocean", name: "DigitalOcean", iconSlug: "digitalocean" },
    ],
  },
] as const satisfies readonly Group[];

export type ToolId = (typeof techStack)[number]["tools"][number]["id"];

export const heroTools = techStack[0].tools;

/** Payment services for clients' sites. */
export const checkoutTools = techStack.flatMap(({ id, tools }) =>
  id === "payments" ? tools.map(({ name }) => name) : [],
);
