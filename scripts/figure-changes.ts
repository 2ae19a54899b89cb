/**
 * What a change of the figure does to the posters that are shipped: `npm run figures:changes -- [revision]` compares figure/posters.bin with the one of a
 * revision (the last commit's unless named) and writes look/figure/changes.html, the drawings before and after beside each other.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { cameraOf, frameOf, viewBoxText } from "@lockstep/figure/framing.ts";
import { openShelf } from "@lockstep/figure/ink/shelf.ts";
import { toneCss } from "@lockstep/figure/ink/tones.ts";
import { VIEWS } from "@lockstep/figure/movement.ts";
import { ROOT } from "./process.ts";

const FILE = "figure/posters.bin";
const revision = process.argv[2] ?? "HEAD";
const unpack = (bytes: Uint8Array): string => brotliDecompressSync(bytes).toString();
const hash = (drawing: string): string => createHash("sha256").update(drawing).digest("hex").slice(0, 12);

/** The drawings of a file by what they show, whatever numbers the pose had then. */
function drawingsOf(file: Uint8Array): ReadonlyMap<string, string> {
  const shelf = openShelf(file, unpack);
  return new Map(shelf.keys().map((key) => [key.split(" ").toSpliced(2, 1).join(" "), shelf.find(key) ?? ""]));
}

function svg(shows: string, drawing: string | undefined): string {
  if (drawing === undefined) return "<p>none</p>";
  const [movement = "", variant = "", , seen = "side"] = shows.split(" ");
  const demo = findDemonstration(movement, variant);
  const view = VIEWS.find((each) => each === seen) ?? "side";
  const frame = demo === null ? "-60 -120 160 160" : viewBoxText(frameOf(demo, view, cameraOf(demo, view), 1));
  return `<figure><svg viewBox="${frame}" width="260" height="260">${drawing}</svg><figcaption>${hash(drawing)}</figcaption></figure>`;
}

const before = drawingsOf(execFileSync("git", ["show", `${revision}:${FILE}`], { cwd: ROOT, maxBuffer: 64_000_000 }));
const after = drawingsOf(readFileSync(join(ROOT, FILE)));
const changed = [...new Set([...before.keys(), ...after.keys()])]
  .filter((shows) => before.get(shows) !== after.get(shows))
  .toSorted();
const rows = changed.map(
  (shows) =>
    `<tr><th scope="row">${shows}</th><td>${svg(shows, before.get(shows))}</td><td>${svg(shows, after.get(shows))}</td></tr>`,
);
const folder = join(ROOT, "look", "figure");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "changes.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Posters changed since ${revision}</title>
<style>body{font:15px sans-serif;${toneCss("light")}}th{text-align:left;max-width:260px}</style>
<h1>${changed.length} of ${after.size} posters changed since ${revision}</h1>
<table><thead><tr><th>Shows</th><th>Before</th><th>Now</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></html>\n`,
);
process.stdout.write(`${changed.length} of ${after.size} posters changed since ${revision}: ${join(folder, "changes.html")}\n`);
