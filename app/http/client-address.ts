import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns an address's keys for limits. A client is an IPv4 address or an IPv6 /64, since every IPv6 customer has 2^64
 * addresses. The /48 around it, which may belong to one customer, has its own, wider limit. Accepts addresses as
 * proxies forward them, with or without a port. All invalid addresses count as one client.
 */
export function clientOf(forwarded: string) {
  const address = withoutPort(forwarded.trim());
  if (!isIP(address)) return { client: "unknown", network: null };
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return { client: parsed.toString(), network: null };
  const groups = parsed.parts.map((group) => group.toString(16));
  return { client: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** Removes the port from `1.2.3.4:5678` or `[2001:db8::1]:443`. An IPv6 address without brackets has no port. */
function withoutPort(text: string) {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? v4 ?? text;
}
