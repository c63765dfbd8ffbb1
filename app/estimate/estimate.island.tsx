import { hydrate } from "#app/islands/hydrate.tsx";
import { EstimatePart } from "./estimate-part.tsx";

await hydrate("estimate", EstimatePart);
