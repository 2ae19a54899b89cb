import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openShelf, setShelf, type Shelf } from "@lockstep/figure/ink/shelf.ts";

const FILE = join(import.meta.dirname, "../../figure/posters.bin");
/** Drawings that the file doesn't have stay in memory, so many at most. */
const MOST_KEPT = 400;

let isOpen = false;

/** Makes the prebuilt posters available, so that they aren't drawn on request. Call it before drawing anything; the file (5 MB) is read at the first drawing. */
export function openPosters(): void {
  if (isOpen) return;
  isOpen = true;
  let shelf: Shelf | null = null;
  const kept = new Map<string, string>();
  setShelf({
    find(key) {
      shelf ??= openShelf(readFileSync(FILE), (bytes) => brotliDecompressSync(bytes).toString());
      return shelf.find(key) ?? kept.get(key);
    },
    keep(key, drawing) {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(key, drawing);
    },
  });
}
