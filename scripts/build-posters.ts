/**
 * Draws the posters that the product ships: start and far end of every exercise with its muscles lit, the landing page's art and the other pages'
 * stills. `npm run posters` writes figure/posters.bin (about 0.3 s each). What's there is kept as long as what draws is the same; a changed pose has another key.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { drawPoster, farEnd } from "@lockstep/figure/ink/poster.ts";
import { openShelf, packShelf, setShelf } from "@lockstep/figure/ink/shelf.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import { drawingEdition } from "../web/build-steps/figure-edition.ts";
import { landingPictures } from "../web/build-steps/landing-art.ts";
import { PAGE_ART } from "./page-art.ts";
import { ROOT } from "./process.ts";

const FILE = join(ROOT, "figure/posters.bin");
const SAVED_AFTER = 100;
const edition = await drawingEdition();
const unpack = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();
const before = existsSync(FILE) ? openShelf(readFileSync(FILE), unpack) : null;
const usable = before?.edition === edition ? before : null;
const packed = new Map<string, Uint8Array>();
let drawn = 0;

const pack = (drawing: string): Uint8Array =>
  brotliCompressSync(drawing, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
const save = (): void => writeFileSync(FILE, packShelf(edition, packed));

setShelf({
  find(key) {
    const known = packed.get(key) ?? usable?.packed(key);
    if (known) packed.set(key, known);
    return known && unpack(known);
  },
  keep(key, drawing) {
    packed.set(key, pack(drawing));
    if (++drawn % SAVED_AFTER !== 0) return;
    process.stdout.write(`${drawn} drawn\n`);
    save();
  },
});

landingPictures();
for (const { movement, variant, ...options } of PAGE_ART) {
  const demo = findDemonstration(movement, variant);
  if (!demo) throw new Error(`There's no demonstration ${movement} ${variant}.`);
  drawPoster(demo, { ...options, phase: options.phase ?? farEnd(demo) });
}
for (const { demonstration, targets, synergists } of EXERCISES) {
  const demo = findDemonstration(demonstration.movement, demonstration.variant);
  if (!demo) continue;
  const lit: LitMuscles = Object.fromEntries([
    ...synergists.map((muscle) => [muscle, "secondary"] as const),
    ...targets.map((muscle) => [muscle, "primary"] as const),
  ]);
  for (const phase of [farEnd(demo), 0]) drawPoster(demo, { lit, phase });
}
save();
const bytes = [...packed.values()].reduce((sum, each) => sum + each.length, 0);
process.stdout.write(
  `${packed.size} posters, ${drawn} of them drawn now; ${Math.round(bytes / packed.size)} bytes each on average.\n`,
);
