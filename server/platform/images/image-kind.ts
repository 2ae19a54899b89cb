/** The kinds of picture that are taken in. */
export type ImageKind = "jpeg" | "png" | "gif" | "webp";

/** What a file is by its first bytes; null for everything that isn't taken in, whatever it's called. */
export function imageKind(data: Uint8Array): ImageKind | null {
  const starts = (text: string, at = 0): boolean =>
    Buffer.from(data.buffer, data.byteOffset + at, text.length).toString("latin1") === text;
  if (data.byteLength < 16) return null;
  if (starts("\xff\xd8\xff")) return "jpeg";
  if (starts("\x89PNG\r\n\x1a\n")) return "png";
  if (starts("GIF87a") || starts("GIF89a")) return "gif";
  if (starts("RIFF") && starts("WEBP", 8)) return "webp";
  return null;
}
