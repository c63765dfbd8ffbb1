import { useRouteLoaderData } from "react-router";
import type { Route } from "../+types/root.ts";

export type SiteData = Route.ComponentProps["loaderData"];

export function useSiteData(): SiteData {
  const data = useRouteLoaderData<SiteData>("root");
  if (!data) throw new Error("useSiteData needs the data of the root loader");
  return data;
}
