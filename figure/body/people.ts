import type { BuildName } from "./builds.ts";
import type { Clothes } from "./clothes.ts";
import type { FaceName, HairName } from "./head-shapes.ts";

/** A person who demonstrates exercises. */
export interface Person {
  readonly build: BuildName;
  readonly face: FaceName;
  readonly hair: HairName;
  readonly clothes: Clothes;
  /** Hair and beard gone grey. */
  readonly grey?: boolean;
  readonly beard?: boolean;
}

/** The people of the figure: training is for all of them. */
export const PEOPLE = {
  sam: { build: "lean", face: "man", hair: "short", clothes: { top: "tank", bottom: "shorts" } },
  maya: { build: "athletic", face: "woman", hair: "ponytail", clothes: { top: "crop", bottom: "tights" } },
  andre: { build: "strong", face: "broad", hair: "curls", clothes: { top: "tank", bottom: "shorts" }, beard: true },
  ruth: { build: "curvy", face: "woman", hair: "bun", clothes: { top: "tee", bottom: "tights" } },
  viktor: { build: "strong", face: "broad", hair: "bald", clothes: { top: "tee", bottom: "joggers" }, beard: true },
  amina: { build: "slim", face: "woman", hair: "hijab", clothes: { top: "long-sleeves", bottom: "tights", scarf: true } },
  lin: { build: "slim", face: "woman", hair: "bob", clothes: { top: "tank", bottom: "short-tights" } },
  tom: { build: "heavy", face: "broad", hair: "short", clothes: { top: "tee", bottom: "shorts" } },
  george: { build: "older", face: "man", hair: "receding", clothes: { top: "tee", bottom: "joggers" }, grey: true },
  zola: { build: "athletic", face: "woman", hair: "braid", clothes: { top: "tank", bottom: "shorts" } },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;

const NAMES = Object.keys(PEOPLE) as PersonName[];

/** Who shows the exercise of this id: always the same person for the same id, and all of them in turn over many ids (an FNV-1a hash, well mixed). */
export function personFor(id: string): PersonName {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The bits of FNV-1a follow the last letters too closely: Murmur's end mixes them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return NAMES[((hash ^ (hash >>> 16)) >>> 0) % NAMES.length] ?? "sam";
}
