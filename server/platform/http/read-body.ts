import { ApiError } from "./api-error.ts";

/** Most that a JSON body may weigh. */
export const JSON_LIMIT_BYTES = 1024 * 1024;

/** Reads a request's body up to a limit, whether or not it announced its length. */
export async function readLimited(request: Request, limit: number = JSON_LIMIT_BYTES): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > limit)
    throw new ApiError("BODY_TOO_LARGE", { headers: { Connection: "close" } });
  if (request.body === null) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new ApiError("BODY_TOO_LARGE", { headers: { Connection: "close" } });
    }
    parts.push(value);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Reads a JSON body; an absent one is malformed. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  const text = await readLimited(request);
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  return parseJson(text);
}

/** Deeper than anything this API takes; libraries that walk a body by recursion fail on bodies without a bound. */
const MOST_DEPTH = 64;

/** Parses a body; text that the database cannot hold (NUL, half a surrogate pair) is refused with its place. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError("MALFORMED_JSON");
  }
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, path } = next;
    if (path.length > MOST_DEPTH) throw new ApiError("MALFORMED_JSON");
    if (typeof found === "string" && !isStorable(found)) throw unstorable(path.join("."));
    if (typeof found !== "object" || found === null) continue;
    for (const [key, entry] of Object.entries(found)) {
      if (!isStorable(key)) throw unstorable("");
      open.push({ value: entry, path: [...path, key] });
    }
  }
  return value;
}

/** PostgreSQL takes no NUL in text, and no lone surrogate can be written as UTF-8. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

function unstorable(path: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message: "This holds a character that cannot be stored." }] });
}
