import type { Issue } from "@lockstep/contract/errors.ts";
import { isLoopbackHost } from "../../platform/config/config.ts";
import { ApiError } from "../../platform/http/api-error.ts";

/** The addresses of a request as the payment provider gets them. Throws unless all are pages of this installation, so that no payment leads elsewhere. */
export function requireOwnAddresses<Field extends string>(
  appUrl: string,
  given: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const issues: Issue[] = [];
  const entries = Object.entries<string>(given).map(([path, address]) => {
    const url = new URL(address);
    if (!isOwn(url, new URL(appUrl))) issues.push({ path, message: "This isn't a page of this site." });
    return [path, url.href];
  });
  if (issues.length > 0) throw new ApiError("VALIDATION_FAILED", { issues });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** What a browser on this machine calls it. */
const LOCAL_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The protocol is compared on its own: the origin of blob: and filesystem: addresses is that of the page that made them. */
function isOwn(url: URL, own: URL): boolean {
  if (url.protocol !== own.protocol || url.username !== "" || url.password !== "") return false;
  if (url.host === own.host) return true;
  return url.port === own.port && LOCAL_NAMES.has(url.hostname) && isLoopbackHost(own.hostname);
}
