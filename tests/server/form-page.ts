import { type CheerioAPI, load } from "cheerio";

/** Opens a page as a browser without JavaScript would. */
export async function openPage(url: string) {
  return pageOf(await fetch(url));
}

export type FormPage = { url: string; status: number; $: CheerioAPI };

/** Fills in the form of the button with this name, presses the button, and follows a redirect. */
export async function press({ url, $ }: FormPage, name: string, fields: Record<string, string> = {}) {
  const button = $("button")
    .filter((_, one) => ($(one).attr("aria-label") ?? $(one).text()).trim() === name)
    .first();
  const form = button.attr("form") ? $(`#${button.attr("form")}`) : button.closest("form");
  if (form.length === 0) throw new Error(`${url} has no form with the button "${name}"`);
  const body = new URLSearchParams(
    form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  );
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (button.attr("name")) body.set(button.attr("name") ?? "", button.attr("value") ?? "");
  const action = new URL(button.attr("formaction") ?? form.attr("action") ?? "", url);
  return pageOf(await fetch(action, { method: "POST", body }));
}

async function pageOf(response: Response): Promise<FormPage> {
  return { url: response.url, status: response.status, $: load(await response.text()) };
}
