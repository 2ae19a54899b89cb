import { randomBytes } from "node:crypto";
import {
  IMAGE_HAS_TOO_MANY_FRAMES,
  IMAGE_HAS_TOO_MANY_PIXELS,
  IMAGE_TOO_LARGE,
  MOST_IMAGE_BYTES,
  SMALL_WIDTHS,
  type Bucket,
  type Upload,
} from "@lockstep/contract/uploads.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { mayUpload } from "@lockstep/domain/uploads/policy.ts";
import { uploadKey, type UploadPlace } from "@lockstep/domain/uploads/upload-key.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ImageRefusal, RemadeImage, Shape } from "../../platform/images/remake-image.ts";
import { createBoundedQueue } from "../../platform/images/bounded-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMembership } from "../groups/index.ts";
import { fileUrl, largePath, smallPath } from "./file-paths.ts";
import { readForm, type ImageForm } from "./read-form.ts";
import { deleteUpload, insertUpload } from "./store.ts";

const SHAPES: Readonly<Record<Bucket, Shape>> = {
  "post-images": { large: 1600, small: SMALL_WIDTHS["post-images"], isSquare: false, mayMove: true },
  groups: { large: 1600, small: SMALL_WIDTHS.groups, isSquare: false, mayMove: false },
  avatars: { large: 256, small: SMALL_WIDTHS.avatars, isSquare: true, mayMove: false },
};
const CONTENT_TYPES = { jpg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp" } as const;
/** Pictures a person may send in an hour. */
const MOST_AN_HOUR = 120;

/** Pictures are made one after the other, and each that is being received or waits holds its bytes: so many at once, no more. */
const line = createBoundedQueue(1000);
const MOST_AT_ONCE = 24;
let atOnce = 0;

/** Takes a picture in: checks what it really is, makes it again, stores it under a key that never meant anything else. */
export async function uploadImage(
  platform: Platform,
  actor: Actor,
  { bucket, request }: { readonly bucket: Bucket; readonly request: Request },
): Promise<Upload> {
  await platform.limiter.take(`upload:${actor.userId}`, MOST_AN_HOUR, 3600);
  if (atOnce >= MOST_AT_ONCE) throw new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "5" } });
  atOnce += 1;
  try {
    const form = await readForm(request, bucket);
    const place = await placeFor(platform, actor, bucket, form);
    if (form.file.byteLength > MOST_IMAGE_BYTES[bucket])
      throw new ApiError("IMAGE_TOO_LARGE", { message: IMAGE_TOO_LARGE[bucket] });
    const made = await line.run(async () => {
      // sharp takes 20 MB: it's loaded with the first upload.
      const { remakeImage } = await import("../../platform/images/remake-image.ts");
      return remakeImage(form.file, SHAPES[bucket]);
    });
    if (made === null) throw new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "5" } });
    if ("refused" in made) throw refusal(made);
    return await keep(platform, { actor, place, made });
  } finally {
    atOnce -= 1;
  }
}

async function placeFor(platform: Platform, actor: Actor, bucket: Bucket, { groupId }: ImageForm): Promise<UploadPlace> {
  if (bucket === "avatars") return { bucket, userId: actor.userId };
  const random = randomBytes(16).toString("base64url");
  if (bucket === "post-images") return { bucket, userId: actor.userId, random };
  if (groupId === null)
    throw new ApiError("VALIDATION_FAILED", { issues: [{ path: "groupId", message: "Which group is this picture for?" }] });
  const membership = await findMembership(platform.db, groupId, actor.userId);
  // Non-members don't learn whether it exists.
  if (membership === null) throw new ApiError("NOT_FOUND");
  if (!mayUpload(bucket, { isGroupAdmin: membership.isAdmin })) throw new ApiError("FORBIDDEN");
  return { bucket, groupId, random };
}

function refusal({ refused }: ImageRefusal): ApiError {
  if (refused === "pixels") return new ApiError("IMAGE_TOO_LARGE", { message: IMAGE_HAS_TOO_MANY_PIXELS });
  if (refused === "frames") return new ApiError("IMAGE_TOO_LARGE", { message: IMAGE_HAS_TOO_MANY_FRAMES });
  return new ApiError("IMAGE_REFUSED");
}

/** The row comes first and takes the key, so that no two pictures write the same file. */
async function keep(
  { db, files, now: clock }: Platform,
  { actor, place, made }: { readonly actor: Actor; readonly place: UploadPlace; readonly made: RemadeImage },
): Promise<Upload> {
  const { large, small, extension } = made;
  const now = clock();
  const { width, height } = large;
  const bytes = large.data.byteLength + small.data.byteLength;
  for (let timestamp = now.getTime(); ; timestamp += 1) {
    const at = { bucket: place.bucket, key: uploadKey(place, timestamp, extension) };
    const url = fileUrl(at);
    if (!(await insertUpload(db, { ...at, userId: actor.userId, url, width, height, bytes }, now))) continue;
    try {
      await files.put(smallPath(at), small.data, CONTENT_TYPES.webp);
      await files.put(largePath(at), large.data, CONTENT_TYPES[extension]);
    } catch (error) {
      // What was written of it has no row anymore: the job takes it away.
      await deleteUpload(db, at).catch(() => undefined);
      throw error;
    }
    return { url, width, height };
  }
}
