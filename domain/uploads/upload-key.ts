/** Whose picture it is and where it belongs. */
export type UploadPlace =
  | { readonly bucket: "post-images"; readonly userId: string }
  | { readonly bucket: "avatars"; readonly userId: string }
  | { readonly bucket: "groups"; readonly groupId: string };

/** How the name of a stored picture ends. */
export type ImageExtension = "jpg" | "png" | "gif" | "webp";

/**
 * The key a picture is stored under in its bucket (SPEC 7): `{userId}/{timestamp}.{ext}` for posts, `{userId}/avatar-{timestamp}.{ext}` for avatars,
 * `group-covers/{groupId}/{timestamp}.{ext}` for covers. `timestamp` is in milliseconds since 1970.
 */
export function uploadKey(place: UploadPlace, timestamp: number, extension: ImageExtension): string {
  if (place.bucket === "groups") return `group-covers/${place.groupId}/${timestamp}.${extension}`;
  return `${place.userId}/${place.bucket === "avatars" ? "avatar-" : ""}${timestamp}.${extension}`;
}

const ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const NAME = String.raw`(\d{1,16})\.(?:jpg|png|gif|webp)`;
const SHAPES = {
  "post-images": new RegExp(`^${ID}/${NAME}$`),
  avatars: new RegExp(`^${ID}/avatar-${NAME}$`),
  groups: new RegExp(`^group-covers/${ID}/${NAME}$`),
} as const;

/** The timestamp (milliseconds since 1970) in a key of {@link uploadKey}; null when the text is no such key of this bucket. */
export function uploadTimestamp(bucket: UploadPlace["bucket"], key: string): number | null {
  const found = SHAPES[bucket].exec(key)?.[1];
  return found === undefined ? null : Number(found);
}
