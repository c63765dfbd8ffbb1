import type { ReactNode } from "react";
import { River, type RiverShape } from "./river.tsx";
import "./page-head.css";

type PageHeadProps = { title: string; river: RiverShape; intro?: ReactNode };

export function PageHead({ title, river, intro }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1 className="wrap">{title}</h1>
      <River shape={river} />
      {intro && (
        <div className="page-head-intro wrap grid">
          {typeof intro === "string" ? <p className="lead">{intro}</p> : intro}
        </div>
      )}
    </header>
  );
}
