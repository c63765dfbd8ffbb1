// Writes app/marketing/tech-icons.svg: a sprite of icons from simple-icons, and of two that the package lacks.
import { writeFileSync } from "node:fs";
import * as simpleIcons from "simple-icons";
import { techStack } from "../app/studio/tech-stack.ts";

const drawn: Record<string, string> = {
  oauth2:
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 2.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6Zm0 3.3a3.1 3.1 0 0 0-1.6 5.8l-1.3 5.2h5.8l-1.3-5.2A3.1 3.1 0 0 0 12 6.500Z",
  nextauth:
    "M12 .8 2.4 4.600v6.900c0 5.300 3.900 9.900 9.600 11.700 5.700-1.800 9.600-6.400 9.600-11.700V4.600L12 .8Zm0 2.300 7.400 2.900v5.500c0 4.100-2.900 7.700-7.400 9.400-4.500-1.700-7.400-5.300-7.400-9.400V6L12 3.100Zm-.2 4.400a3 3 0 0 0-1.100 5.800v3.900h2.200v-1.500h1.500v-2h-1.500v-.4a3 3 0 0 0-1.100-5.800Zm0 2a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
};

const bySlug = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));

const tools = techStack.flatMap(({ tools }) => [...tools]);
const symbols = tools.map(({ id, name, iconSlug }) => {
  const path = bySlug.get(iconSlug ?? "") ?? drawn[id];
  if (!path)
    throw new Error(
      `no icon for ${name}: set its iconSlug to one of simple-icons, or draw it in this script`,
    );
  return `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
});

writeFileSync(
  new URL("../app/marketing/tech-icons.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);
