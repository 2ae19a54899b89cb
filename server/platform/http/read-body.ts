import { ApiError } from "./api-error.ts";

/** Most that a JSON body may weigh. */
export const JSON_LIMIT_BYTES = 1024 * 1024;

/** Reads a request's body up to a limit, whether or not it announced its length. */
export async function readLimited(request: Request, limit: number = JSON_LIMIT_BYTES): Promise<string> {
  const body = await readBytes(request, limit);
  if (body === null) throw new ApiError("BODY_TOO_LARGE", { headers: { Connection: "close" } });
  return body.toString("utf8");
}

/** Reads a body up to a limit; null when it is longer. One that its sender breaks off is malformed. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  try {
    return await readUpTo(request, limit);
  } catch (error) {
    // Read twice: a fault of ours.
    if (error instanceof TypeError) throw error;
    // Nobody receives this answer: it keeps a lost connection from being logged as a fault.
    throw new ApiError("MALFORMED_JSON");
  }
}

async function readUpTo(request: Request, limit: number): Promise<Buffer | null> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > limit) {
    if (request.body !== null) await discard(request.body.getReader());
    return null;
  }
  // Node hands over no more than was announced: such a body needs no counting, and no stream.
  if (announced !== null && !request.headers.has("transfer-encoding")) {
    const body = Buffer.from(await request.arrayBuffer());
    return body.byteLength > limit ? null : body;
  }
  if (request.body === null) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > limit) {
      parts.length = 0;
      await discard(reader);
      return null;
    }
    parts.push(value);
  }
}

/** What is read of a refused body before the line is cut: more than any picture a camera takes, or any export of workouts. */
const MOST_DISCARDED_BYTES = 256 * 1024 * 1024;

/** Reads a body to its end and keeps nothing of it, so that its sender gets to read the answer; one without an end is cut off. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size < MOST_DISCARDED_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Its sender has gone.
  }
}

/** Reads a JSON body. An absent one is malformed, unless the route does without: then it is undefined. */
export async function readJson(request: Request, isOptional = false): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  const text = await readLimited(request);
  if (isOptional && text === "") return undefined;
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type)) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  return parseJson(text);
}

/** Deeper than anything this API takes; libraries that walk a body by recursion fail on bodies without a bound. */
const MOST_DEPTH = 64;

/** Parses a body; text that the database can't hold (NUL, half a surrogate pair) is refused with its place. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError("MALFORMED_JSON");
  }
  // Most bodies can't hold either: what can't be stored only comes by an escape, and depth needs as many brackets.
  if (!text.includes("\\u") && (text.match(/[[{]/g)?.length ?? 0) <= MOST_DEPTH) return value;
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
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message: "This contains a character that can't be stored." }] });
}
