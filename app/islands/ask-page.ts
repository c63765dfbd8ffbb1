import { parseJson } from "#app/platform/json.ts";

/**
 * Parses a response of this site, or returns null for any other response, such as a proxy's error page. `json` is
 * undefined if the response isn't JSON.
 */
export type AnswerSchema<Answer> = (json: unknown, response: Response) => Answer | null;

/** Requests data instead of a document. Resolves to null if the site is unreachable or `schema` returns null. */
export async function askPage<Answer>(
  address: string,
  init: RequestInit,
  schema: AnswerSchema<Answer>,
): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { Accept: "application/json", ...init.headers },
    });
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return schema(isJson ? parseJson(await response.text()) : undefined, response);
  } catch {
    return null;
  }
}
