import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const FIGURE = join(import.meta.dirname, "../../figure");

/** Eight digits that change with the figure's sources: what draws the same has the same edition on every machine. */
export async function figureEdition(): Promise<string> {
  const names = (await readdir(FIGURE, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const hash = createHash("sha256");
  for (const name of names
    .filter((each) => each.endsWith(".ts") && !each.endsWith(".test.ts") && !each.includes("node_modules"))
    .sort())
    hash.update(`${name}\0${await readFile(join(FIGURE, name), "utf8")}\0`);
  return hash.digest("hex").slice(0, 8);
}
