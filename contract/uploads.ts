import { z } from "zod";
import { defineRoute } from "./route.ts";

/** Where pictures of a kind lie (SPEC 7). */
export const BUCKETS = ["post-images", "avatars", "groups"] as const;
export type Bucket = (typeof BUCKETS)[number];
/** Most bytes of a picture that is sent in (SPEC 5). */
export const MOST_IMAGE_BYTES = { "post-images": 5 * 1024 * 1024, groups: 5 * 1024 * 1024, avatars: 2 * 1024 * 1024 } as const;
/** The message for a picture that's too large, by bucket (SPEC 5). */
export const IMAGE_TOO_LARGE = {
  "post-images": "Image size must be less than 5MB",
  groups: "Image size must be less than 5MB",
  avatars: "Image size must be less than 2MB",
} as const;
/** The message for a file that isn't one of these picture types (SPEC 5). */
export const IMAGE_TYPE_REFUSED = "Only JPEG, PNG, GIF and WEBP images are supported";
/** Kinds of picture taken in, as a browser names them. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

/** A picture that lies ready; it is collected after a day unless something refers to it. */
export const Upload = z.object({
  /** `/files/{bucket}/{key}`; a smaller one for phones is at the same address with `?w=480` (post-images, groups) or `?w=96` (avatars). */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Upload = z.infer<typeof Upload>;

/** The message for a picture that decodes to more pixels than this server accepts. */
export const IMAGE_HAS_TOO_MANY_PIXELS = "This picture has more than 40 megapixels. Please choose a smaller one.";
/** The message for an animation with too many frames. */
export const IMAGE_HAS_TOO_MANY_FRAMES = "This animation is too long. Please choose one with at most 200 frames.";
/** The message for a failed upload (SPEC 8). */
export const UPLOAD_FAILED = "Failed to upload image. Please try again.";
/** Widths of the smaller picture at `?w=`, by bucket. */
export const SMALL_WIDTHS = { "post-images": 480, groups: 480, avatars: 96 } as const;

/**
 * The body is `multipart/form-data` with the part `file`, and for bucket `groups` the part `groupId`. Errors: IMAGE_TOO_LARGE (bytes, pixels or frames),
 * IMAGE_REFUSED (none of the four kinds, by its content), FORBIDDEN (a cover by someone who is no admin of the group).
 */
export const uploadImage = defineRoute({
  id: "uploadImage",
  method: "POST",
  path: "/api/uploads/{bucket}",
  summary: "Upload a picture (multipart/form-data: file; groupId for covers)",
  feature: "uploads",
  session: "required",
  status: 201,
  params: z.object({ bucket: z.enum(BUCKETS) }),
  form: { file: { kind: "file", isRequired: true }, groupId: { kind: "text", isRequired: false } },
  output: Upload,
});
