import type { BuildName } from "./body.ts";
import type { HeadName } from "./head.ts";

/** Who shows an exercise. */
export interface Cast {
  head: HeadName;
  build: BuildName;
}

/** The people of the figure: training is for all of them. */
const PEOPLE: readonly Cast[] = [
  { head: "short", build: "even" },
  { head: "ponytail", build: "slim" },
  { head: "curls", build: "strong" },
  { head: "bun", build: "curvy" },
  { head: "shaved", build: "strong" },
  { head: "hijab", build: "even" },
  { head: "ponytail", build: "even" },
  { head: "short", build: "round" },
];

/** Who shows the exercise of this id: always the same person for the same id, and all of them in turn over many ids (an FNV-1a hash). */
export function castFor(id: string): Cast {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The low bits of FNV-1a follow the last letter too closely; fold the high ones in.
  return PEOPLE[(hash ^ (hash >>> 15)) % PEOPLE.length] ?? { head: "short", build: "even" };
}
