import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { openShelf, setShelf } from "@lockstep/figure/ink/shelf.ts";

/** Puts the figure's posters on their shelf, for what's drawn when the site is built: the landing page's art and the stills of pages written then. */
export function openPosters(): void {
  setShelf(
    openShelf(readFileSync(join(import.meta.dirname, "../../figure/posters.bin")), (bytes) =>
      brotliDecompressSync(bytes).toString(),
    ),
  );
}
