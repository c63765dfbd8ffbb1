import { DrawnPoster } from "./drawn-poster.tsx";
import "./poster.css";

const files = import.meta.glob<string>("./posters/*.svg", { eager: true, import: "default", query: "?url" });

type PosterProps = { id: string; alt: string; loading: "eager" | "lazy" };

/**
 * A project's picture: the file named after its id, or a drawing made from the id. The file is shown twice: once without
 * its line, and once with the line alone, which is drawn as it scrolls into view. Browsers without support for SVG
 * fragments show the whole picture twice.
 */
export function Poster({ id, alt, loading }: PosterProps) {
  const file = files[`./posters/${id}.svg`];
  const how = { width: "800", height: "600", loading, decoding: "async" } as const;
  return (
    <span className="poster">
      {file ? (
        <>
          <img src={`${file}#ground`} alt={alt} {...how} />
          <img src={`${file}#line`} alt="" className="poster-line" {...how} />
        </>
      ) : (
        <DrawnPoster id={id} />
      )}
    </span>
  );
}
