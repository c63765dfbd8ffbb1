import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The root loader's data: the layout's words, the contact details, the language. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root loader has not run");
  return data;
}
