import type { Socket } from "node:net";
import { isLoopbackHost } from "../config/config.ts";
import { addressToCount, plainAddress, type ProxyList } from "../config/trusted-proxies.ts";

/** Connections of one address at once: an office behind one address has a handful for each browser. */
export const MOST_CONNECTIONS = 512;

/** Closes connections beyond the limit of their address. Trusted proxies and this machine may have any number. */
export function createConnectionLimit(proxies: ProxyList, most: number = MOST_CONNECTIONS): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    if (isLoopbackHost(address) || proxies.includes(address)) return;
    const key = addressToCount(address);
    const count = open.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  };
}
