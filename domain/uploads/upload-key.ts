/** Whose picture it is and where it belongs. */
export type UploadPlace =
  | { readonly bucket: "post-images"; readonly userId: string; readonly random: string }
  | { readonly bucket: "avatars"; readonly userId: string }
  | { readonly bucket: "groups"; readonly groupId: string; readonly random: string };

/** How the name of a stored picture ends. */
export type ImageExtension = "jpg" | "png" | "gif" | "webp";

/**
 * The key a picture is stored under in its bucket (SPEC 7): `{userId}/{timestamp}-{random}.{ext}` for posts, `{userId}/avatar-{timestamp}.{ext}` for avatars,
 * `group-covers/{groupId}/{timestamp}-{random}.{ext}` for covers. `timestamp` is in milliseconds since 1970; `random` keeps addresses from being guessed: 128
 * bits in base64url. Avatars of profiles are everyone's to see.
 */
export function uploadKey(place: UploadPlace, timestamp: number, extension: ImageExtension): string {
  switch (place.bucket) {
    case "groups":
      return `group-covers/${place.groupId}/${timestamp}-${place.random}.${extension}`;
    case "avatars":
      return `${place.userId}/avatar-${timestamp}.${extension}`;
    case "post-images":
      return `${place.userId}/${timestamp}-${place.random}.${extension}`;
  }
}

const ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const END = String.raw`\.(?:jpg|png|gif|webp)`;
const TIME = String.raw`(\d{1,16})`;
/** Earlier releases stored pictures without it. */
const RANDOM = String.raw`(?:-[\w-]{22})?`;
const SHAPES = {
  "post-images": new RegExp(`^${ID}/${TIME}${RANDOM}${END}$`),
  avatars: new RegExp(`^${ID}/avatar-${TIME}${END}$`),
  groups: new RegExp(`^group-covers/${ID}/${TIME}${RANDOM}${END}$`),
} as const;

/** The timestamp (milliseconds since 1970) in a key of {@link uploadKey}; null when the text is no such key of this bucket. */
export function uploadTimestamp(bucket: UploadPlace["bucket"], key: string): number | null {
  const found = SHAPES[bucket].exec(key)?.[1];
  return found === undefined ? null : Number(found);
}
