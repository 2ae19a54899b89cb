/**
 * Contact sheets of the body: start, middle and end of demonstrations in three views, as PNG files to look at.
 * `npm run figures -- [movement[:variant] ...] [--dark | --volt] [--overview] [--people]` writes into look/figure/.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PEOPLE, type PersonName } from "@lockstep/figure/body/people.ts";
import { hexColour, PALETTES, type Ground } from "@lockstep/figure/colours.ts";
import { findDemonstration, listDemonstrations } from "@lockstep/figure/demonstrations.ts";
import { drawTones, farEnd, pixelsOf, type PictureOptions } from "@lockstep/figure/ink/poster.ts";
import { VIEWS, type Demo } from "@lockstep/figure/movement.ts";
import { litFor } from "./lit-for.ts";
import { ROOT } from "./process.ts";

const folder = join(ROOT, "look", "figure");
const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith("--")));
const wanted = words.filter((word) => !word.startsWith("--"));
const ground: Ground = flags.has("--dark") ? "dark" : flags.has("--volt") ? "volt" : "light";
const LABEL = 18;

/** A picture of the sheet with its place. */
interface Cell {
  readonly input: Buffer;
  readonly raw?: { width: number; height: number; channels: 3 };
  readonly left: number;
  readonly top: number;
}

function cell(demo: Demo, size: number, options: PictureOptions, left: number, top: number): Cell {
  const { width, height, rgb } = pixelsOf(drawTones(demo, size * 2, options).picture, ground);
  return { input: Buffer.from(rgb), raw: { width, height, channels: 3 }, left, top };
}

const label = (text: string, width: number, left: number, top: number): Cell => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="4" y="13" font-family="sans-serif" font-size="11" fill="${hexColour(PALETTES[ground].line)}">${text}</text></svg>`,
  ),
  left,
  top,
});

async function write(name: string, width: number, height: number, cells: readonly Cell[]): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: hexColour(PALETTES[ground].gap) } })
    .composite([...cells])
    .png()
    .toFile(join(folder, `${name}.png`));
}

const demos = listDemonstrations().filter(
  (demo) => wanted.length === 0 || wanted.includes(demo.movement) || wanted.includes(`${demo.movement}:${demo.variant}`),
);
await mkdir(folder, { recursive: true });

if (flags.has("--people")) {
  const size = 260;
  const names = Object.keys(PEOPLE) as PersonName[];
  const demo = findDemonstration("squat", "bodyweight");
  if (!demo) throw new Error("There is no squat");
  const rows: readonly PictureOptions[] = [{ view: "front" }, { view: "three-quarter" }, { view: "side", phase: 1 }];
  const cells = rows.flatMap((row, y) =>
    names.map((person, x) => cell(demo, size, { ...row, person, lit: y === 2 ? litFor(demo) : {} }, x * size, y * size)),
  );
  await write(`people-${ground}`, names.length * size, rows.length * size, cells);
} else if (flags.has("--overview")) {
  const size = 150;
  const [across, down] = [10, 6];
  for (let from = 0; from < demos.length; from += across * down) {
    const page = demos.slice(from, from + across * down);
    const cells = page.flatMap((demo, i) => {
      const [left, top] = [(i % across) * size, Math.floor(i / across) * (size + LABEL)];
      return [
        label(`${demo.movement} ${demo.variant}`, size, left, top),
        cell(demo, size, { phase: farEnd(demo), lit: litFor(demo) }, left, top + LABEL),
      ];
    });
    await write(`overview-${ground}-${from / (across * down)}`, across * size, down * (size + LABEL), cells);
  }
} else
  for (const demo of demos) {
    const size = 240;
    const cells = VIEWS.flatMap((view, y) =>
      [0, farEnd(demo) / 2, farEnd(demo)].map((phase, x) =>
        cell(demo, size, { view, phase, lit: litFor(demo) }, x * size, LABEL + y * size),
      ),
    );
    await write(`${demo.movement}-${demo.variant}-${ground}`, 3 * size, LABEL + 3 * size, [
      label(`${demo.movement} ${demo.variant}`, 3 * size, 0, 0),
      ...cells,
    ]);
  }
