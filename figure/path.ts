import type { Point2 } from "./camera.ts";

/** One decimal of a drawing unit, without superfluous zeros: 0, -3, 12.5, .4. */
export const short = (v: number): string => {
  const tenths = Math.round(v * 10);
  if (tenths === 0) return "0";
  if (tenths > 0 && tenths < 10) return `.${tenths}`;
  if (tenths < 0 && tenths > -10) return `-.${-tenths}`;
  return String(tenths / 10);
};

const pair = (x: number, y: number): string => {
  const second = short(y);
  return second.startsWith("-") ? short(x) + second : `${short(x)} ${second}`;
};

/** Numbers after each other with a blank only where they would run together. */
const run = (values: readonly number[]): string =>
  values.map(short).reduce((text, number) => (text === "" || number.startsWith("-") ? text + number : `${text} ${number}`), "");

/** A closed polygon as path data. */
export const polygon = (points: readonly Point2[]): string =>
  points.length < 3 ? "" : `M${points.map(([x, y]) => pair(x, y)).join("L")}Z`;

/** An open line as path data. */
export const polyline = (points: readonly Point2[]): string =>
  points.length < 2 ? "" : `M${points.map(([x, y]) => pair(x, y)).join("L")}`;

/** Twice the signed area of a polygon: its sign is its winding. */
export function winding(points: readonly Point2[]): number {
  let sum = 0;
  let previous = points[points.length - 1];
  for (const point of points) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum;
}

/**
 * A smooth line through points as cubic segments, without its opening move: Catmull-Rom in relative coordinates. `around` gives the points
 * before and after the ends; without it the ends are doubled. The handles at a point mirror each other, so all but the first are `s`.
 */
function smoothSegments(points: readonly Point2[], around?: { before: Point2; after: Point2 }): string {
  let out = "";
  // Rounding is carried along, so that relative steps don't drift.
  let penX = points[0] ? Math.round(points[0][0] * 10) / 10 : 0;
  let penY = points[0] ? Math.round(points[0][1] * 10) / 10 : 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i];
    const c = points[i + 1];
    if (!b || !c) continue;
    const a = points[i - 1] ?? around?.before ?? b;
    const d = points[i + 2] ?? around?.after ?? c;
    const x = Math.round(c[0] * 10) / 10;
    const y = Math.round(c[1] * 10) / 10;
    const ending = [c[0] - (d[0] - b[0]) / 6 - penX, c[1] - (d[1] - b[1]) / 6 - penY, x - penX, y - penY];
    out += i === 0 ? `c${run([b[0] + (c[0] - a[0]) / 6 - penX, b[1] + (c[1] - a[1]) / 6 - penY, ...ending])}` : `s${run(ending)}`;
    penX = x;
    penY = y;
  }
  return out;
}

const move = (p: Point2): string => `M${pair(p[0], p[1])}`;

/** A smooth open line through points. */
export function smoothLine(points: readonly Point2[]): string {
  const first = points[0];
  return first && points.length > 1 ? move(first) + smoothSegments(points) : "";
}

/** A closed shape of two smooth sides: up one, straight across, down the other. Always wound the same way, so that shapes unite. */
export function smoothBand(left: readonly Point2[], right: readonly Point2[]): string {
  const outline = [...left, ...[...right].reverse()];
  const turned = winding(outline) < 0;
  const [first, second] = turned ? [right, left] : [left, right];
  const back = [...second].reverse();
  const start = first[0];
  const join = back[0];
  if (!start || !join) return "";
  return `${move(start)}${smoothSegments(first)}L${pair(join[0], join[1])}${smoothSegments(back)}Z`;
}

/** A smooth closed shape through points, wound the same way as every other shape here. */
export function smoothLoop(points: readonly Point2[]): string {
  const ring = winding(points) < 0 ? [...points].reverse() : points;
  const first = ring[0];
  const second = ring[1];
  const last = ring[ring.length - 1];
  if (!first || !second || !last || ring.length < 3) return "";
  return `${move(first)}${smoothSegments([...ring, first], { before: last, after: second })}Z`;
}

/** A disc of the picture: a ball seen by a parallel projection. */
export interface Disc {
  at: Point2;
  radius: number;
}

/**
 * The convex hull of discs as straight tangents and round arcs. Directions are walked round; where the outermost disc changes, the change
 * is placed exactly, at the normal of the two discs' common tangent.
 */
export function hullOfDiscs(discs: readonly Disc[]): string {
  const outer = (angle: number): number => {
    let best = 0;
    let most = -Infinity;
    discs.forEach(({ at, radius }, i) => {
      const reach = at[0] * Math.cos(angle) + at[1] * Math.sin(angle) + radius;
      if (reach > most + 1e-9) {
        most = reach;
        best = i;
      }
    });
    return best;
  };
  const steps = 40;
  const start = outer(0);
  const runs: { disc: number; from: number }[] = [];
  let current = start;
  for (let i = 1; i <= steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const next = i === steps ? start : outer(angle);
    if (next === current) continue;
    runs.push({ disc: next, from: tangentNormal(discs[current], discs[next], angle - Math.PI / steps) });
    current = next;
  }
  const first = discs[start];
  if (!first) return "";
  if (runs.length === 0) return circle(first.at, first.radius);
  let out = "";
  runs.forEach(({ disc: index, from }, i) => {
    const following = runs[(i + 1) % runs.length];
    const disc = discs[index];
    if (!disc || !following) return;
    let to = following.from;
    while (to < from) to += 2 * Math.PI;
    const edge = (angle: number): string =>
      pair(disc.at[0] + disc.radius * Math.cos(angle), disc.at[1] + disc.radius * Math.sin(angle));
    out += `${i === 0 ? "M" : "L"}${edge(from)}A${short(disc.radius)} ${short(disc.radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${edge(to)}`;
  });
  return `${out}Z`;
}

/** Angle of the normal shared by two discs on the hull, nearest to a guess. */
function tangentNormal(a: Disc | undefined, b: Disc | undefined, guess: number): number {
  if (!a || !b) return guess;
  const dx = b.at[0] - a.at[0];
  const dy = b.at[1] - a.at[1];
  const span = Math.hypot(dx, dy);
  if (span < 1e-6) return guess;
  const base = Math.atan2(dy, dx);
  const spread = Math.acos(Math.max(-1, Math.min(1, (a.radius - b.radius) / span)));
  const near = (angle: number): number => angle + 2 * Math.PI * Math.round((guess - angle) / (2 * Math.PI));
  const [one, two] = [near(base + spread), near(base - spread)];
  return Math.abs(one - guess) < Math.abs(two - guess) ? one : two;
}

/** A whole circle, wound as the other shapes. */
export function circle([x, y]: Point2, radius: number): string {
  const r = short(radius);
  return `M${pair(x - radius, y)}A${r} ${r} 0 1 1 ${pair(x + radius, y)}A${r} ${r} 0 1 1 ${pair(x - radius, y)}Z`;
}

/** The convex hull of points (Andrew's monotone chain), wound as the other shapes. */
export function hullOfPoints(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: readonly Point2[]): Point2[] => {
    const chain: Point2[] = [];
    for (const p of run) {
      for (;;) {
        const b = chain[chain.length - 1];
        const a = chain[chain.length - 2];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
