import { BlockList, isIP } from "node:net";

/** The addresses whose forwarding headers are believed. */
export interface ProxyList {
  includes(address: string): boolean;
}

/** Reads addresses, networks (`10.0.0.0/8`) and the word `loopback`; null when an entry is none of these. */
export function parseProxyList(entries: readonly string[]): ProxyList | null {
  const list = new BlockList();
  const wanted = entries.flatMap((entry) => (entry === "loopback" ? ["127.0.0.0/8", "::1"] : [entry]));
  for (const entry of wanted) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address);
    if (family === 0) return null;
    const kind = family === 4 ? "ipv4" : "ipv6";
    if (prefix === undefined) {
      list.addAddress(address, kind);
      continue;
    }
    if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return null;
    list.addSubnet(address, Number(prefix), kind);
  }
  return {
    includes(address) {
      const bare = plainAddress(address);
      return isIP(bare) !== 0 && list.check(bare, isIP(bare) === 4 ? "ipv4" : "ipv6");
    },
  };
}

/** `::ffff:10.0.0.1` is 10.0.0.1; a port that a proxy wrote behind an address is left out. */
export function plainAddress(address: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The client an address counts as: for IPv6 its /64 network, which belongs to one customer. */
export function addressToCount(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
