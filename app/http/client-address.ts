import { isIP } from "node:net";

/** Whom an address stands for when something is counted: one client, and for IPv6 the network around it. */
export type Client = { client: string; network: string | null };

/**
 * One client is an IPv4 address, or an IPv6 /64: everybody has its 2^64 addresses. A /48 around it is what a customer
 * of a provider may have, so it has a wider bound of its own. Takes addresses as proxies forward them, some with a
 * port; what is no address is one client with all that is none.
 */
export function clientOf(forwarded: string): Client {
  const address = withoutPort(forwarded.trim());
  if (isIP(address) === 4) return { client: address, network: null };
  if (isIP(address) !== 6) return { client: "unknown", network: null };
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff" ? groups.slice(6) : null;
  if (mapped) return { client: mapped.flatMap(bytesOf).join("."), network: null };
  return { client: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** `1.2.3.4:5678` and `[2001:db8::1]:443` → the address; an IPv6 address without brackets has no port. */
function withoutPort(text: string) {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? v4 ?? text;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [start = "", end] = hexadecimal(address.split("%", 1)[0] ?? "").split("::");
  const first = start.split(":").filter(Boolean);
  const last = end?.split(":").filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}

/** `::ffff:203.0.113.7` → `::ffff:cb00:7107` */
function hexadecimal(address: string) {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function bytesOf(group: string) {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
