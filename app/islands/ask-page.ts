import { parseJson } from "#app/platform/json.ts";

/** Reads one of our answers; null if it isn't one, such as a proxy's error page. `json` is undefined for other types. */
export type AnswerSchema<Answer> = (json: unknown, response: Response) => Answer | null;

/** Asks one of this site's addresses for data instead of a document. null if nothing of ours answers: offline, say. */
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
