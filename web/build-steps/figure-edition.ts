import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join, posix } from "node:path";

const FIGURE = join(import.meta.dirname, "../../figure");
/** What draws a poster, with all it imports from its own folder. */
const DRAWER = "ink/poster.ts";
const IMPORTED = /from "(\.[^"]+)"/g;

async function editionOf(names: Iterable<string>): Promise<string> {
  const hash = createHash("sha256");
  for (const name of [...names].sort()) hash.update(`${name}\0${await readFile(join(FIGURE, name), "utf8")}\0`);
  return hash.digest("hex").slice(0, 8);
}

/** Eight digits that change with the figure's sources: what draws the same has the same edition on every machine. */
export async function figureEdition(): Promise<string> {
  const names = (await readdir(FIGURE, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  return editionOf(names.filter((each) => each.endsWith(".ts") && !each.endsWith(".test.ts") && !each.includes("node_modules")));
}

/**
 * The figure's sources that every poster is drawn with: the poster's own and all it imports. How a demonstration moves isn't among them, because a
 * poster's key has a mark of that.
 */
export async function drawingSources(): Promise<string[]> {
  const found = new Set([DRAWER]);
  // What's added on the way is walked too.
  for (const name of found)
    for (const [, path = ""] of (await readFile(join(FIGURE, name), "utf8")).matchAll(IMPORTED))
      found.add(posix.join(posix.dirname(name), path));
  return [...found].sort();
}

/** Eight digits that change when all posters need redrawing. */
export const drawingEdition = async (): Promise<string> => editionOf(await drawingSources());
