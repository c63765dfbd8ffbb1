const files = import.meta.glob<string>("./*.svg", { eager: true, import: "default", query: "?url" });

/** The address of each project's poster, by the project's id, which is also the file's name. */
export const posters = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice("./".length, -".svg".length), url]),
);
