import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openShelf, setShelf, type Shelf } from "@lockstep/figure/ink/shelf.ts";

const FILE = join(import.meta.dirname, "../../figure/posters.bin");
/** Drawings that the file doesn't have stay in memory, so many at most. */
const MOST_KEPT = 400;

let isOpen = false;

/**
 * Puts the figure's posters on their shelf: they're drawn when the product is built, not when somebody asks. Call it before drawing any.
 * The file (5 MB) is read with the first drawing.
 */
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
