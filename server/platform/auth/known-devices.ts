import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const COOKIE = "lockstep.device";
/** People who sign in on one device, at most so many are remembered. */
const MOST_PEOPLE = 5;
/** As long as browsers keep any cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Recognises a browser that someone signed in with before, by a signed cookie: a stranger's guesses at their password don't count against it. */
export interface KnownDevices {
  /** Names the device of whoever signs in with this address; null when they never did here. */
  find(cookies: string | null, email: string): string | null;
  /** The `Set-Cookie` header that remembers them. */
  remember(cookies: string | null, email: string): string;
}

export function createKnownDevices(secret: string, isSecure: boolean): KnownDevices {
  const sign = (nonce: string, email: string): string =>
    createHmac("sha256", secret).update(`known-device:${nonce}:${email}`).digest("base64url");
  const fits = (entry: string, email: string): boolean => {
    const [nonce = "", signature = ""] = entry.split(".");
    const wanted = Buffer.from(sign(nonce, email));
    const given = Buffer.from(signature);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return {
    find: (cookies, email) =>
      entriesOf(cookies)
        .find((entry) => fits(entry, email))
        ?.split(".")[0] ?? null,
    remember(cookies, email) {
      const entries = entriesOf(cookies);
      const nonce = randomBytes(12).toString("base64url");
      const known = entries.find((entry) => fits(entry, email)) ?? `${nonce}.${sign(nonce, email)}`;
      const value = [known, ...entries.filter((entry) => entry !== known)].slice(0, MOST_PEOPLE).join("~");
      return `${COOKIE}=${value}; Path=/api/auth; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
  };
}

function entriesOf(cookies: string | null): string[] {
  const written = /(?:^|;\s*)lockstep\.device=([^;]*)/.exec(cookies ?? "")?.[1] ?? "";
  return written
    .split("~")
    .filter((entry) => /^[\w-]{16}\.[\w-]{43}$/.test(entry))
    .slice(0, MOST_PEOPLE);
}
