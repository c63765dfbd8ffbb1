import type { Site } from "../site.ts";
import { at } from "../words.ts";

/** Sends a valid message with these fields replaced. Returns the response's status and page. */
export async function sendLead(site: Site, fields: Record<string, string> = {}) {
  const lead = { name: "Anna", email: "anna@visitor.example", message: "Hello", ...fields };
  const body = new URLSearchParams(lead);
  const response = await fetch(`${site.url}${at.contact}`, { method: "POST", body, redirect: "manual" });
  return { status: response.status, html: await response.text() };
}
