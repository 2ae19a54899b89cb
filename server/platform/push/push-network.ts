import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import { lookup as resolveSoon } from "node:dns/promises";
import https from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";

/**
 * The way to push services. A browser names the address that the server then calls, so whoever can register a device could make the server call
 * anything it reaches: only https to the open internet is allowed, looked at when a device is registered and again at every connection.
 */
export interface PushNetwork {
  /** Whether an address may be called at all. One whose name can't be looked up just now may: the connection looks again. */
  allows(endpoint: string): Promise<boolean>;
  /** Connects; the name is looked up once, and what is connected to is what was checked. */
  readonly agent: https.Agent;
}

/** The open internet, and nothing else. Nothing in the configuration widens it. */
export function openPushNetwork(): PushNetwork {
  return {
    async allows(endpoint) {
      const host = hostOf(endpoint);
      if (host === null) return false;
      if (isIP(host) !== 0) return isPublicAddress(host);
      try {
        const found = await resolveSoon(host, { all: true });
        return found.length > 0 && found.every(({ address }) => isPublicAddress(address));
      } catch {
        return true;
      }
    },
    agent: new https.Agent({ keepAlive: true, maxSockets: 8, maxFreeSockets: 4, timeout: 10_000, lookup: lookUpPublic }),
  };
}

/** The host of an https address without port and password; null for every other. */
function hostOf(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return host === "" || /(^|\.)(localhost|local|internal|localdomain)\.?$/i.test(host) ? null : host;
}

type Looked = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up like node does, and fails when one of its addresses isn't in the open internet. */
export function lookUpPublic(host: string, options: LookupOptions, done: Looked): void {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const closed = found.find(({ address }) => !isPublicAddress(address));
    if (closed !== undefined || found[0] === undefined) return done(new Error(`${host} is not in the open internet.`), []);
    if (options.all === true) return done(null, found);
    done(null, found[0].address, found[0].family);
  });
}
