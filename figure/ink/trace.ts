import type { TonePicture } from "./picture.ts";
import { withoutSpecks } from "./specks.ts";
import { singleTone, toneName } from "./tones.ts";

type Point = readonly [x: number, y: number];
type Loop = readonly Point[];

/** How finely a picture is traced. */
export interface TraceOptions {
  /** How far a traced line may stray from the pixels' edges, in pixels. */
  readonly tolerance?: number;
  /** Smaller areas are left to their surroundings, in square pixels. */
  readonly least?: number;
  /** The fill of a tone by its name; by default the page's custom property. */
  readonly fill?: (tone: string) => string;
}

/** A traced picture: what goes between `<svg viewBox="0 0 width height">` and `</svg>`. */
export interface TracedPicture {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Tones by how much they cover what lies beside them: lines after areas, and last the white of eyes, which is narrower than a line's edge. */
const layerOf = (tone: number): number =>
  tone === singleTone("white") ? 2 : Number(tone > singleTone("white") && tone <= singleTone("part"));
/** How far the outline of an eye's white may stray: it's a few pixels large. */
const FINE = 0.4;

/**
 * Writes a picture as one path a tone: the borders of its areas, simplified. A hair's breadth of stroke in the same colour closes the seams between
 * neighbours. Numbers are whole units of the picture's pixels.
 */
export function tracePicture(picture: TonePicture, options: TraceOptions = {}): TracedPicture {
  const { tolerance = 0.6, least = 7, fill = (tone) => `var(--ink-${tone})` } = options;
  const { width, height } = picture;
  const cleaned = { ...picture, tones: withoutSpecks(picture, least) };
  const present = [...new Set(cleaned.tones)].filter((tone) => tone > 0).sort((a, b) => layerOf(a) - layerOf(b) || a - b);
  let body = "";
  for (const tone of present) {
    const name = toneName(tone);
    if (name === null) continue;
    let path = "";
    for (const loop of contoursOf(cleaned, tone)) {
      const line = simplified(loop, tone === singleTone("white") ? Math.min(FINE, tolerance) : tolerance);
      if (line.length >= 3) path += pathOf(line);
    }
    if (path !== "") body += `<path fill="${fill(name)}" stroke="${fill(name)}" d="${path}"/>`;
  }
  return { width, height, body: `<g stroke-width="1.2" stroke-linejoin="round">${body}</g>` };
}

/** The borders of a tone's areas as closed loops along the pixels' edges, the area on the left. */
function contoursOf({ width, height, tones }: TonePicture, tone: number): Loop[] {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && tones[y * width + x] === tone;
  const wide = width + 1;
  const next = new Map<number, number[]>();
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const from = y0 * wide + x0;
    const to = y1 * wide + x1;
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (tones[y * width + x] !== tone) continue;
      if (!inside(x, y - 1)) edge(x, y, x + 1, y);
      if (!inside(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) edge(x, y + 1, x, y);
    }
  const loops: Loop[] = [];
  for (const [start, ways] of next)
    while (ways.length > 0) {
      const loop: Point[] = [];
      let at = start;
      do {
        loop.push([at % wide, Math.floor(at / wide)]);
        const to = next.get(at)?.pop();
        if (to === undefined) break;
        at = to;
      } while (at !== start);
      loops.push(loop);
    }
  return loops;
}

/** A closed loop with fewer points (Douglas and Peucker 1973), split first at its two farthest ends. */
function simplified(loop: Loop, tolerance: number): Loop {
  const first = loop[0]!;
  let far = 0;
  let best = -1;
  for (const [i, p] of loop.entries()) {
    const d = (p[0] - first[0]) ** 2 + (p[1] - first[1]) ** 2;
    if (d > best) {
      best = d;
      far = i;
    }
  }
  const keep = new Set([0, far]);
  const open: [number, number][] = [
    [0, far],
    [far, loop.length],
  ];
  while (open.length > 0) {
    const [from, to] = open.pop()!;
    if (to - from < 2) continue;
    const a = loop[from]!;
    const b = loop[to % loop.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const size = Math.hypot(dx, dy);
    let worst = -1;
    let off = tolerance;
    for (let k = from + 1; k < to; k++) {
      const p = loop[k]!;
      const d = size < 1e-6 ? Math.hypot(p[0] - a[0], p[1] - a[1]) : Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / size;
      if (d > off) {
        off = d;
        worst = k;
      }
    }
    if (worst < 0) continue;
    keep.add(worst);
    open.push([from, worst], [worst, to]);
  }
  return [...keep].sort((a, b) => a - b).map((i) => loop[i]!);
}

/** Turns sharper than this stay corners (the cosine between the two edges). */
const CORNER = 0.1;
/** A curve begins and ends at most this far from the point it goes round, in pixels, so that long edges stay straight. */
const REACH = 8;

/**
 * The loop as a path: a curve round each point, from the middle of the edge before it to the middle of the edge after it, so that the pixels' steps are
 * gone. Of a long edge only the ends are bent; sharp turns between longer edges stay corners.
 */
function pathOf(line: Loop): string {
  const n = line.length;
  /** Where the curve round a point meets the edge to another. */
  const towards = (point: Point, other: Point): Point => {
    const [dx, dy] = [other[0] - point[0], other[1] - point[1]];
    const part = Math.min(0.5, REACH / Math.max(1, Math.hypot(dx, dy)));
    return [Math.round(point[0] + dx * part), Math.round(point[1] + dy * part)];
  };
  let at = towards(line[0]!, line[n - 1]!);
  let path = `M${at[0]} ${at[1]}`;
  let mode = "";
  const put = (letter: string, ...points: readonly Point[]): void => {
    let text = "";
    for (const [x, y] of points)
      for (const [k, v] of [x - at[0], y - at[1]].entries())
        text += `${text === "" && k === 0 && mode !== letter ? letter : v >= 0 ? " " : ""}${v}`;
    mode = letter;
    at = points.at(-1) ?? at;
    path += text;
  };
  for (let i = 0; i < n; i++) {
    const before = line[(i + n - 1) % n]!;
    const p = line[i]!;
    const after = line[(i + 1) % n]!;
    const ax = p[0] - before[0];
    const ay = p[1] - before[1];
    const bx = after[0] - p[0];
    const by = after[1] - p[1];
    const a = Math.hypot(ax, ay);
    const b = Math.hypot(bx, by);
    if (a > 5 && b > 5 && (ax * bx + ay * by) / (a * b) < CORNER) put("l", p);
    else {
      const start = towards(p, before);
      if (start[0] !== at[0] || start[1] !== at[1]) put("l", start);
      put("q", p, towards(p, after));
    }
  }
  return `${path}z`;
}
