import { BlockList, isIP } from "node:net";

/** Whether a host name or an address is on this machine or in a private network, as far as its spelling shows. */
export function isPrivateHost(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version) return privateNetworks.check(address, version === 6 ? "ipv6" : "ipv4");
  return !hostname.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv6");
