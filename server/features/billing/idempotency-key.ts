import { hash } from "node:crypto";

/** The same for the same wish, so that asking for it twice makes one thing. */
export function idempotencyKey(what: string, wish: object): string {
  return `${what}-${hash("sha256", JSON.stringify(wish))}`;
}
