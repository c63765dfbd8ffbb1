import type { ReactNode } from "react";
import { River, type RiverShape } from "./river.tsx";
import "./page-head.css";

type PageHeadProps = { title: string; river: RiverShape; children?: ReactNode };

export function PageHead({ title, river, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1 className="wrap">{title}</h1>
      <River shape={river} />
      {children && <div className="page-head-intro wrap grid">{children}</div>}
    </header>
  );
}
