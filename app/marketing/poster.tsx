import { DrawnPoster } from "./drawn-poster.tsx";
import "./poster.css";

const files = import.meta.glob<string>("./posters/*.svg", { eager: true, import: "default", query: "?url" });

type PosterProps = { id: string; alt: string; loading: "eager" | "lazy" };

/**
 * A project's picture: the file of its id, or one that is drawn from the id. The file is shown twice, what its line runs
 * over and then the line, which draws itself as it comes into view. Where a browser can't part them, both are whole.
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
