import { adopt } from "#app/document/adopt.tsx";
import { EstimatePart } from "./estimate-part.tsx";

await adopt("estimate", EstimatePart);
