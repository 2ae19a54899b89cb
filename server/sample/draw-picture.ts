import type { SampleGroup, SamplePicture } from "@lockstep/content/sample/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { hexColour, type Ground } from "@lockstep/figure/colours.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { drawPoster, farEnd } from "@lockstep/figure/ink/poster.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import { openPosters } from "../platform/posters.ts";

/** A drawing with its size, in pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const PICTURE = { width: 1080, height: 720 } as const;
const COVER = { width: 1440, height: 300 } as const;
/** The part of a cover that a card shows too, right of the group's icon. */
const COVER_ROOM = { left: COVER.width * 0.29, right: COVER.width * 0.19 } as const;

const PAPER: Readonly<Record<Ground, { readonly ground: string; readonly step: string; readonly ink: string }>> = {
  light: { ground: hexColour([0.932, 0.008, 105]), step: hexColour([0.91, 0.205, 118]), ink: hexColour([0.19, 0.022, 250]) },
  dark: { ground: hexColour([0.165, 0.016, 250]), step: hexColour([0.91, 0.205, 118]), ink: hexColour([0.965, 0.005, 105]) },
  volt: { ground: hexColour([0.91, 0.205, 118]), step: hexColour([0.83, 0.19, 118]), ink: hexColour([0.19, 0.03, 120]) },
};

/** A picture of a post. Drawn without any letter: which typefaces a machine has changes nothing. */
export function drawPicture(picture: SamplePicture): Drawing {
  return picture.kind === "figures"
    ? poster(picture.figures, picture.ground, PICTURE)
    : frame(bars(picture.values, picture.ground), picture.ground, PICTURE);
}

/** A group's cover: its figures on a wide ground, whole in the low band of the group's page and in the middle that its card shows. */
export function drawCover({ cover }: SampleGroup): Drawing {
  return poster(cover.figures, cover.ground, COVER, COVER_ROOM);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function frame(content: string, ground: Ground, { width, height }: Size): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${PAPER[ground].ground}"/>${content}</svg>`;
  return { svg, width, height };
}

/** All figures at one scale, on one floor, with as much room beside them as is given. */
function poster(
  figures: readonly string[],
  ground: Ground,
  size: Size,
  { left, right } = { left: size.height * 0.08, right: size.height * 0.08 },
): Drawing {
  const margin = size.height * 0.08;
  const room = (size.width - left - right) / figures.length;
  const tall = size.height - 2.2 * margin;
  const drawn = figures.map((name) => figure(name, ground, room / tall));
  const scale = Math.min(...drawn.map(({ width }) => room / width));
  const placed = drawn.map(({ viewBox, body, width, height }, index) => {
    const [wide, high] = [width * scale, height * scale];
    const [x, y] = [left + index * room + (room - wide) / 2, margin + tall - high];
    return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${viewBox}">${body}</svg>`;
  });
  return frame(placed.join(""), ground, size);
}

function figure(name: string, ground: Ground, aspect: number): { readonly viewBox: string; readonly body: string } & Size {
  const [movement = "", variant = ""] = name.split(":");
  const demo = findDemonstration(movement, variant);
  if (demo === null) throw new Error(`There is no demonstration ${name}.`);
  const exercise = EXERCISES.find(
    ({ demonstration }) => demonstration.movement === movement && demonstration.variant === variant,
  );
  const lit: LitMuscles = Object.fromEntries([
    ...(exercise?.synergists ?? []).map((muscle) => [muscle, "secondary"] as const),
    ...(exercise?.targets ?? []).map((muscle) => [muscle, "primary"] as const),
  ]);
  openPosters();
  const drawn = drawPoster(demo, { phase: farEnd(demo), colours: ground, lit, aspect });
  const [, , width = 1, height = 1] = drawn.viewBox.split(" ").map(Number);
  return { ...drawn, width, height };
}

/** Columns that lean like the sign's step, each with its number above it. */
function bars(values: readonly number[], ground: Ground): string {
  const { ink, step } = PAPER[ground];
  const most = Math.max(...values);
  const floor = PICTURE.height - 100;
  const room = (PICTURE.width - 220) / values.length;
  const lean = Math.tan((8 * Math.PI) / 180);
  const columns = values.map((value, index) => {
    const tall = (value / most) * 430;
    const wide = room * 0.58;
    const x = 90 + index * room;
    const top = floor - tall;
    const shift = tall * lean;
    const edge = ground === "light" ? ` stroke="${ink}" stroke-width="4" stroke-linejoin="round"` : "";
    return `<path d="M${x} ${floor}L${x + wide} ${floor}L${x + wide + shift} ${top}L${x + shift} ${top}Z" fill="${step}"${edge}/>${number(value, { x: x + shift, y: top - 82 }, ink)}`;
  });
  return `${columns.join("")}<path d="M80 ${floor}H${PICTURE.width - 80}" stroke="${ink}" stroke-width="6"/>`;
}

/** Figures of three by five cells. */
const DIGITS: Readonly<Record<string, string>> = {
  "0": "111101101101111",
  "1": "010110010010111",
  "2": "111001111100111",
  "3": "111001111001111",
  "4": "101101111001001",
  "5": "111100111001111",
  "6": "111100111101111",
  "7": "111001001001001",
  "8": "111101111101111",
  "9": "111101111001111",
};
const CELL = 11;

function number(value: number, at: { readonly x: number; readonly y: number }, colour: string): string {
  let x = at.x;
  let cells = "";
  for (const sign of String(value)) {
    const rows = DIGITS[sign];
    if (rows === undefined) {
      cells += `M${x} ${at.y + 4 * CELL}h${CELL}v${CELL}h-${CELL}Z`;
      x += 2 * CELL;
      continue;
    }
    for (const [index, cell] of Array.from(rows).entries())
      if (cell === "1") cells += `M${x + (index % 3) * CELL} ${at.y + Math.floor(index / 3) * CELL}h${CELL}v${CELL}h-${CELL}Z`;
    x += 4 * CELL;
  }
  return `<path d="${cells}" fill="${colour}" shape-rendering="crispEdges"/>`;
}
