import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether a host name or an address is local or private, judged by its text, without a DNS lookup. */
export function isPrivateHost(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address)) return privateRanges.has(ipaddr.process(address).range());
  return !hostname.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

const privateRanges = new Set(["loopback", "private", "carrierGradeNat", "linkLocal", "uniqueLocal"]);
