import { BlockList, isIP } from "node:net";

/** Networks that are no part of the open internet (IANA's special-purpose registries): this machine, private ones, link-local, shared, test and multicast ones. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  CLOSED.addSubnet(network, bits, "ipv4");
}
/** What the internet itself uses of IPv6; of that, what was set aside or hides an IPv4 address is taken out again. */
const OPEN_IPV6 = new BlockList();
OPEN_IPV6.addSubnet("2000::", 3, "ipv6");
const CLOSED_IPV6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  CLOSED_IPV6.addSubnet(network, bits, "ipv6");
}

/** Whether an address is in the open internet. What is no address doesn't. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, "ipv4");
  if (family === 6) return OPEN_IPV6.check(address, "ipv6") && !CLOSED_IPV6.check(address, "ipv6");
  return false;
}
