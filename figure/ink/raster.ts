import { UNITS } from "../camera.ts";
import type { PictureFrame } from "../framing.ts";
import type { Eye } from "./eye.ts";
import type { Sheet } from "./sheets.ts";

/** What each pixel sees: which triangle of which sheet, and where in it. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** Number of the sheet plus one; 0 where there's nothing. */
  readonly sheet: Uint8Array;
  readonly triangle: Uint32Array;
  /** Weights of the triangle's second and third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
  /** Nearness to the eye in body heights. */
  readonly depth: Float32Array;
}

/** Corners in the picture: x and y in pixels, nearness. */
interface Flat {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly depth: Float32Array;
}

function flatten(
  { positions, sunk }: Pick<Sheet, "positions" | "sunk">,
  eye: Eye,
  frame: PictureFrame,
  width: number,
  height: number,
): Flat {
  const count = positions.length / 3;
  const flat = { x: new Float32Array(count), y: new Float32Array(count), depth: new Float32Array(count) };
  const { right, up, view } = eye;
  for (let v = 0; v < count; v++) {
    const x = positions[v * 3]!;
    const y = positions[v * 3 + 1]!;
    const z = positions[v * 3 + 2]!;
    flat.x[v] = (((x * right[0] + z * right[2]) * UNITS - frame.x) * width) / frame.width;
    flat.y[v] = ((-(x * up[0] + y * up[1] + z * up[2]) * UNITS - frame.y) * height) / frame.height;
    flat.depth[v] = x * view[0] + y * view[1] + z * view[2] - (sunk?.[v] ?? 0);
  }
  return flat;
}

/** Draws sheets into a picture of this size by their nearness. */
export function rasterise(sheets: readonly Sheet[], eye: Eye, frame: PictureFrame, width: number, height: number): Seen {
  const size = width * height;
  const seen: Seen = {
    width,
    height,
    sheet: new Uint8Array(size),
    triangle: new Uint32Array(size),
    second: new Float32Array(size),
    third: new Float32Array(size),
    depth: new Float32Array(size).fill(-1e9),
  };
  for (const [number, sheet] of sheets.entries()) {
    const flat = flatten(sheet, eye, frame, width, height);
    for (let t = 0; t < sheet.triangles.length; t += 3) drawTriangle(seen, flat, sheet, t, number + 1);
  }
  return seen;
}

function drawTriangle(seen: Seen, { x, y, depth }: Flat, sheet: Sheet, t: number, number: number): void {
  const { triangles, mask } = sheet;
  const a = triangles[t]!;
  const b = triangles[t + 1]!;
  const c = triangles[t + 2]!;
  if (mask && mask[a]! < 0 && mask[b]! < 0 && mask[c]! < 0) return;
  const ax = x[a]!;
  const ay = y[a]!;
  const bx = x[b]! - ax;
  const by = y[b]! - ay;
  const cx = x[c]! - ax;
  const cy = y[c]! - ay;
  const area = bx * cy - cx * by;
  if (Math.abs(area) < 1e-9) return;
  const over = 1 / area;
  const left = Math.max(0, Math.floor(ax + Math.min(0, bx, cx) - 0.5));
  const right = Math.min(seen.width - 1, Math.ceil(ax + Math.max(0, bx, cx)));
  const top = Math.max(0, Math.floor(ay + Math.min(0, by, cy) - 0.5));
  const bottom = Math.min(seen.height - 1, Math.ceil(ay + Math.max(0, by, cy)));
  const za = depth[a]!;
  const zb = depth[b]! - za;
  const zc = depth[c]! - za;
  for (let j = top; j <= bottom; j++) {
    const py = j + 0.5 - ay;
    for (let i = left; i <= right; i++) {
      const px = i + 0.5 - ax;
      const second = (px * cy - cx * py) * over;
      const third = (bx * py - px * by) * over;
      if (second < -1e-6 || third < -1e-6 || second + third > 1.000001) continue;
      const o = j * seen.width + i;
      const z = za + second * zb + third * zc;
      if (z <= seen.depth[o]!) continue;
      if (mask && mask[a]! * (1 - second - third) + mask[b]! * second + mask[c]! * third < 0) continue;
      seen.depth[o] = z;
      seen.sheet[o] = number;
      seen.triangle[o] = t;
      seen.second[o] = second;
      seen.third[o] = third;
    }
  }
}

/** How far shadows lean: the floor's shadow of a point lies this far from under it, for each unit of its height. */
const LEAN = 0.1;
/** Higher things cast none: the shadow says where the body stands. */
const CAST = 0.42;

/** The pixels of the floor that lie in the shadow of something low: one byte a pixel. */
export function shadowOf(sheets: readonly Sheet[], eye: Eye, frame: PictureFrame, width: number, height: number): Uint8Array {
  const seen: Seen = {
    width,
    height,
    sheet: new Uint8Array(width * height),
    triangle: new Uint32Array(width * height),
    second: new Float32Array(width * height),
    third: new Float32Array(width * height),
    depth: new Float32Array(width * height).fill(-1e9),
  };
  for (const sheet of sheets) {
    const { positions } = sheet;
    const dropped = new Float32Array(positions.length);
    const mask = new Float32Array(positions.length / 3);
    for (let v = 0; v < positions.length; v += 3) {
      const y = positions[v + 1]!;
      dropped[v] = positions[v]! + y * LEAN;
      dropped[v + 2] = positions[v + 2]! - y * LEAN;
      mask[v / 3] = CAST - y;
    }
    const flat = flatten({ positions: dropped }, eye, frame, width, height);
    for (let t = 0; t < sheet.triangles.length; t += 3) drawTriangle(seen, flat, { ...sheet, mask }, t, 1);
  }
  return seen.sheet;
}
