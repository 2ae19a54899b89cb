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
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("MALFORMED_JSON");
  }
}
