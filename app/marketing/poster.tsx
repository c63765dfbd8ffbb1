import { DrawnPoster } from "./drawn-poster.tsx";

const files = import.meta.glob<string>("./posters/*.svg", { eager: true, import: "default", query: "?url" });

type PosterProps = { id: string; alt: string; loading: "eager" | "lazy" };

/** A project's picture: the file of its id, or one that is drawn from the id. */
export function Poster({ id, alt, loading }: PosterProps) {
  const file = files[`./posters/${id}.svg`];
  if (!file) return <DrawnPoster id={id} />;
  return <img src={file} alt={alt} width="800" height="600" loading={loading} decoding="async" />;
}
