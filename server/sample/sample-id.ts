import { createHash } from "node:crypto";

/** An id that is always the same for the same name, in the shape of a UUID (version 8: made by your own rule). */
export function sampleId(name: string): string {
  const hex = createHash("sha256").update(`lockstep sample ${name}`).digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A sample post's id: its words name it. */
export function samplePostId({ by, text }: { readonly by: string; readonly text: string }): string {
  return sampleId(`post ${by} ${text}`);
}

/** A number from 0 up to 1 that is always the same for the same name: what looks like chance in the sample is none. */
export function sampleChance(name: string): number {
  return createHash("sha256").update(`lockstep chance ${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
