import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { BUCKETS, SMALL_WIDTHS } from "@lockstep/contract/uploads.ts";
import { uploadTimestamp } from "@lockstep/domain/uploads/upload-key.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { maySeePost } from "@lockstep/domain/community/policy.ts";
import { addressToCount } from "../../platform/config/trusted-proxies.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { AppContext } from "../../platform/http/request-context.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPostFacts } from "../community/index.ts";
import { findGroup, mayReadGroup, maySeeCover, type GroupRow } from "../groups/index.ts";
import { fileUrl, largePath, smallPath } from "./file-paths.ts";
import type { MissLimit } from "./miss-limit.ts";
import { findPostsShowing, findUploader, isShownAsAvatar, type UploadKey } from "./store.ts";

/** A picture that is opened on its own can run nothing and load nothing. */
const FILE_POLICY = "default-src 'none'; sandbox";
const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp" };

/**
 * Answers `/files/{bucket}/{key}`. Only addresses in the shape of our own keys are looked for at all, and a caller whose addresses keep missing is
 * refused for a while.
 */
export async function serveFile(context: AppContext, platform: Platform, misses: MissLimit): Promise<Response> {
  const caller = addressToCount(context.get("clientAddress"));
  misses.refuse(caller);
  const address = readAddress(context.req.path);
  const shown = address === null ? "nobody" : await mayBeShown(context, platform, address);
  const answer = address === null || shown === "nobody" ? null : await answerWith(context, platform, address, shown);
  if (answer !== null) return answer;
  misses.count(caller);
  throw new ApiError("NOT_FOUND");
}

/** Whom a picture may be shown to: everyone, only this caller, or not even them. */
type Audience = "everyone" | "caller" | "nobody";

/**
 * A picture is shown to whoever may see what shows it: a group's cover, a profile, or one of its posts (in a private group, held, hidden, deleted). What
 * nothing shows, or not yet, is its uploader's alone.
 */
async function mayBeShown(context: AppContext, platform: Platform, address: UploadKey): Promise<Audience> {
  const { db } = platform;
  const url = fileUrl(address);
  switch (address.bucket) {
    case "avatars":
      return (await isShownAsAvatar(db, url)) ? "everyone" : toUploader(context, platform, address);
    case "groups": {
      const group = await findGroup(db, address.key.split("/")[1] ?? "");
      return group?.coverImage === url ? coverAudience(context, platform, group) : toUploader(context, platform, address);
    }
    case "post-images": {
      const posts = await findPostsShowing(db, url);
      if (posts.length === 0) return toUploader(context, platform, address);
      if (posts.some((post) => post.isOpen)) return "everyone";
      const actor = await platform.actors.find(context);
      for (const post of posts) if (await maySee(db, actor, post.id)) return "caller";
      return "nobody";
    }
  }
}

async function toUploader(context: AppContext, { db, actors }: Platform, address: UploadKey): Promise<Audience> {
  const actor = await actors.find(context);
  return actor !== null && actor.userId === (await findUploader(db, address)) ? "caller" : "nobody";
}

async function coverAudience(context: AppContext, { db, actors }: Platform, group: GroupRow): Promise<Audience> {
  if (mayReadGroup(null, group, null)) return "everyone";
  const actor = await actors.find(context);
  return (await maySeeCover(db, actor, group, context.req.query("invite"))) ? "caller" : "nobody";
}

async function maySee(db: Db, actor: Actor | null, postId: string): Promise<boolean> {
  const facts = await findPostFacts(db, actor?.userId ?? null, postId);
  return facts !== null && maySeePost(actor, facts);
}

/** Null when the file is gone. */
async function answerWith(
  context: AppContext,
  { files }: Platform,
  address: UploadKey,
  shown: Audience,
): Promise<Response | null> {
  const isSmall = context.req.query("w") === String(SMALL_WIDTHS[address.bucket]);
  const path = isSmall ? smallPath(address) : largePath(address);
  const file = await files.find(path);
  if (file === null) return null;
  const tag = `"${createHash("sha256").update(path).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": isSmall
      ? "image/webp"
      : (TYPES[address.key.slice(address.key.lastIndexOf(".") + 1)] ?? "application/octet-stream"),
    "Content-Disposition": "inline",
    "Content-Security-Policy": FILE_POLICY,
    "X-Content-Type-Options": "nosniff",
    // A file never changes under its address; who may see it does.
    ...(shown === "everyone"
      ? { "Cache-Control": "public, max-age=3600" }
      : { "Cache-Control": "private, no-cache", Vary: "Cookie, Authorization" }),
    ETag: tag,
  };
  const known = (context.req.header("if-none-match") ?? "").split(/,\s*/).map((entry) => entry.replace(/^W\//, ""));
  if (known.includes(tag) || known.includes("*")) return context.body(null, 304, headers);
  const sized = { ...headers, "Content-Length": String(file.bytes) };
  if (context.req.method === "HEAD") return context.body(null, 200, sized);
  const stream = Readable.toWeb(await file.open()) as ReadableStream<Uint8Array>;
  return context.body(stream, 200, sized);
}

function readAddress(path: string): UploadKey | null {
  // Keys need no percent signs: an address with one isn't ours.
  const [, bucketName = "", key = ""] = /^\/files\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const bucket = BUCKETS.find((name) => name === bucketName);
  return bucket === undefined || uploadTimestamp(bucket, key) === null ? null : { bucket, key };
}
