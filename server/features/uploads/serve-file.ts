import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { BUCKETS, SMALL_WIDTHS, type Bucket } from "@lockstep/contract/uploads.ts";
import { uploadTimestamp } from "@lockstep/domain/uploads/upload-key.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppContext } from "../../platform/http/request-context.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { largePath, smallPath } from "./file-paths.ts";

/** A picture that is opened by itself can run nothing and load nothing. */
const FILE_POLICY = "default-src 'none'; sandbox";
const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp" };

/** Answers `/files/{bucket}/{key}`. Only addresses in the shape of our own keys are looked for at all. */
export async function serveFile(context: AppContext, files: FileStore): Promise<Response> {
  const address = readAddress(context.req.path);
  if (address === null) throw new ApiError("NOT_FOUND");
  const isSmall = context.req.query("w") === String(SMALL_WIDTHS[address.bucket]);
  const path = isSmall ? smallPath(address) : largePath(address);
  const file = await files.find(path);
  if (file === null) throw new ApiError("NOT_FOUND");
  const tag = `"${createHash("sha256").update(path).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": isSmall
      ? "image/webp"
      : (TYPES[address.key.slice(address.key.lastIndexOf(".") + 1)] ?? "application/octet-stream"),
    "Content-Disposition": "inline",
    "Content-Security-Policy": FILE_POLICY,
    "X-Content-Type-Options": "nosniff",
    // A file never changes under its address.
    "Cache-Control": "public, max-age=3600",
    ETag: tag,
  };
  const known = (context.req.header("if-none-match") ?? "").split(/,\s*/).map((entry) => entry.replace(/^W\//, ""));
  if (known.includes(tag) || known.includes("*")) return context.body(null, 304, headers);
  const sized = { ...headers, "Content-Length": String(file.bytes) };
  if (context.req.method === "HEAD") return context.body(null, 200, sized);
  const stream = Readable.toWeb(await file.open()) as ReadableStream<Uint8Array>;
  return context.body(stream, 200, sized);
}

function readAddress(path: string): { readonly bucket: Bucket; readonly key: string } | null {
  // Keys need no percent signs: an address with one is not ours.
  const [, bucketName = "", key = ""] = /^\/files\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const bucket = BUCKETS.find((name) => name === bucketName);
  return bucket === undefined || uploadTimestamp(bucket, key) === null ? null : { bucket, key };
}
