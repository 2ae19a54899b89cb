import type { Scene } from "../body/scene.ts";
import type { LitMuscles } from "../lit.ts";
import type { PictureFrame } from "../framing.ts";
import { pixelsPerBody, type Eye } from "./eye.ts";
import { inkFunctions } from "./ink-functions.ts";
import { kindNumber, KINDS } from "./ink-source.ts";
import { rasterise, shadowOf, type Seen } from "./raster.ts";
import { sheetsOf, type Sheet } from "./sheets.ts";
import { withoutCrumbs, withoutStrayShadow } from "./specks.ts";
import { endOnParts, farSides, fibreRows, gazeOf, partOfSheet, ring, type FibreRow } from "./surface.ts";
import { singleTone } from "./tones.ts";

/** A picture as numbers of tones, 0 where nothing is. */
export interface TonePicture {
  readonly width: number;
  readonly height: number;
  readonly tones: Uint8Array;
}

/** How a picture is inked. */
export interface InkOptions {
  readonly lit: LitMuscles;
  /** Width of the lines that part forms, in pixels. */
  readonly pen: number;
  /** The floor's line (seen from the side) or shadow. */
  readonly floor: boolean;
}

/** Draws a scene: what is seen at each pixel, its tone, then the lines. */
export function inkPicture(
  scene: Scene,
  eye: Eye,
  frame: PictureFrame,
  width: number,
  height: number,
  options: InkOptions,
): TonePicture {
  const sheets = sheetsOf(scene, eye);
  const seen = rasterise(sheets, eye, frame, width, height);
  const surface = toneSurface(scene, sheets, seen, eye, frame, options.lit);
  const { tones } = withoutCrumbs({ width, height, tones: inkLines(surface, seen, frame, options.pen) });
  if (options.floor) {
    if (eye.elevation === 0) floorLine(tones, seen, frame, width);
    else {
      const shadow = shadowOf(sheets, eye, frame, width, height);
      const tone = singleTone("shadow");
      for (let o = 0; o < tones.length; o++) if (tones[o] === 0 && shadow[o]) tones[o] = tone;
      return withoutStrayShadow({ width, height, tones });
    }
  }
  return { width, height, tones };
}

/** Tone, kind, the limb's code and normal (in the picture's directions) of each pixel. */
interface InkSurface {
  readonly tone: Uint8Array;
  readonly kind: Uint8Array;
  readonly limb: Uint8Array;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
}

function toneSurface(
  scene: Scene,
  sheets: readonly Sheet[],
  seen: Seen,
  eye: Eye,
  frame: PictureFrame,
  lit: LitMuscles,
): InkSurface {
  const ink = inkFunctions();
  const size = seen.width * seen.height;
  const out: InkSurface = {
    tone: new Uint8Array(size),
    kind: new Uint8Array(size),
    limb: new Uint8Array(size),
    nx: new Float32Array(size),
    ny: new Float32Array(size),
    nz: new Float32Array(size),
  };
  const { model, skin } = scene;
  const { edges } = model.cut;
  const rows = fibreRows(model, lit);
  const far = farSides(scene, eye);
  const ends = endOnParts(scene, eye);
  const pixel = 1 / pixelsPerBody(frame, seen.width);
  const { person } = model;
  const soft = model.build.belly > 0 ? 1 : 0;
  const sleeves = person.clothes.top === "long-sleeves" ? 1 : 0;
  const woman = person.face === "woman" ? 1 : 0;
  const [beard, grey] = [person.beard ? 1 : 0, person.grey ? 1 : 0];
  const gaze = gazeOf(scene);
  for (let o = 0; o < size; o++) {
    const number = seen.sheet[o]!;
    if (number === 0) continue;
    const sheet = sheets[number - 1]!;
    const t = seen.triangle[o]!;
    const a = sheet.triangles[t]!;
    const b = sheet.triangles[t + 1]!;
    const c = sheet.triangles[t + 2]!;
    const wb = seen.second[o]!;
    const wc = seen.third[o]!;
    const wa = 1 - wb - wc;
    const mixed = (values: Float32Array | Float64Array, k: number, n: number): number =>
      values[a * n + k]! * wa + values[b * n + k]! * wb + values[c * n + k]! * wc;
    const wx = mixed(sheet.normals, 0, 3);
    const wy = mixed(sheet.normals, 1, 3);
    const wz = mixed(sheet.normals, 2, 3);
    const over = 1 / (Math.hypot(wx, wy, wz) || 1);
    let nx = (wx * eye.right[0] + wy * eye.right[1] + wz * eye.right[2]) * over;
    let ny = (wx * eye.up[0] + wy * eye.up[1] + wz * eye.up[2]) * over;
    let nz = (wx * eye.view[0] + wy * eye.view[1] + wz * eye.view[2]) * over;
    const isBack = nz < -0.08;
    if (nz < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const light = ink.lightOn(nx, ny, nz);
    const kind = sheet.bare && mixed(sheet.bare, 0, 1) < 0 ? "cloth" : KINDS[sheet.kind]!;
    const shade = isBack && kind === "cloth" ? 0 : ink.step3(light);
    const x = mixed(sheet.places, 0, 3);
    const y = mixed(sheet.places, 1, 3);
    const z = mixed(sheet.places, 2, 3);
    let tone: number;
    const part = sheet.isBody ? ink.partOf(y, z) : partOfSheet(kind, sheet.side);
    const away = ink.farSide(ink.limbOf(part), far.arm, far.leg);
    if (sheet.isBody) {
      const isInside = isBack && kind === "cloth";
      const main = isInside ? 0 : mixed(skin.primary, 0, 1);
      const help = isInside ? 0 : mixed(skin.secondary, 0, 1);
      const line = main > 0.5 || help > 0.6 ? Math.max(fibreAt(rows, x, y, z, pixel), ink.furrow(x, y, z, soft, pixel)) : 0;
      tone =
        kind === "skin"
          ? ink.skinTone(main, help, line, shade)
          : ink.clothTone(
              mixed(edges.bottom, 0, 1),
              mixed(edges.top, 0, 1),
              mixed(edges.scarf, 0, 1),
              main,
              help,
              line,
              shade,
              y,
              z,
            );
      tone += Math.max(away, ink.sleeveStep(tone, part, sleeves));
    } else if (kind === "head") tone = ink.headTone(x, y, z, shade, woman, beard, grey, gaze.up, gaze.right, pixel);
    else if (kind === "scarf") tone = ink.scarfTone(x, y, z, shade, pixel);
    else if (kind === "shoe") tone = ink.shoeTone(x, y, shade) + away;
    else tone = ink.plainTone(kindNumber(kind), shade, light) + away;
    out.tone[o] = tone;
    out.kind[o] = kindNumber(kind);
    out.limb[o] = ink.limbCode(part, ends);
    out.nx[o] = nx;
    out.ny[o] = ny;
    out.nz[o] = nz;
  }
  return out;
}

function fibreAt(rows: readonly FibreRow[], x: number, y: number, z: number, pixel: number): number {
  const ink = inkFunctions();
  let nearest = Infinity;
  let line = 0;
  for (const { start, axis, over, radii, first, second } of rows) {
    const ex = x - start[0];
    const ey = y - start[1];
    const ez = z - start[2];
    const t = Math.min(1, Math.max(0, (ex * axis[0] + ey * axis[1] + ez * axis[2]) * over));
    const qx = ex - t * axis[0];
    const qy = ey - t * axis[1];
    const qz = ez - t * axis[2];
    const distance = ink.rowDistance(t, qx, qy, qz, radii[0], radii[1], radii[2]);
    if (distance >= nearest) continue;
    nearest = distance;
    const round = Math.atan2(qx * second[0] + qy * second[1] + qz * second[2], qx * first[0] + qy * first[1] + qz * first[2]);
    line = ink.fibre(t, round, radii[1], pixel);
  }
  return line;
}

function inkLines(surface: InkSurface, seen: Seen, frame: PictureFrame, pen: number): Uint8Array {
  const ink = inkFunctions();
  const { width, height, depth } = seen;
  const { kind, limb, nx, ny, nz } = surface;
  const radius = Math.max(1, pen);
  const wide = ring(12, radius);
  const close = ring(8, Math.max(1, radius * 0.6));
  const pixel = 1 / pixelsPerBody(frame, width);
  const reach = radius * pixel;
  const head = KINDS.indexOf("head");
  const line = KINDS.indexOf("line");
  const isHead = (k: number): boolean => k >= head && k <= head + 3;
  const tones = new Uint8Array(surface.tone);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      const own = kind[o]!;
      if (own === 0) continue;
      const z = depth[o]!;
      let halo = 0;
      // The figure's own edge: 1 at once beside it, 0.5 within a line's width.
      let rim = 0;
      let alike = 0;
      let joined = 0;
      let rise = 0;
      for (const [dx, dy] of wide) {
        const i = x + dx;
        const j = y + dy;
        if (i < 0 || j < 0 || i >= width || j >= height) continue;
        const p = j * width + i;
        const other = kind[p]!;
        if (other === 0) {
          rim = 0.5;
          continue;
        }
        const step = depth[p]! - z;
        if (step < 0.003) continue;
        // Bars and cables get a narrower seam.
        if (other === line && own !== line && kind[(y + Math.round(dy * 0.55)) * width + x + Math.round(dx * 0.55)] !== line)
          continue;
        const sameHead = isHead(own) && isHead(other) ? 1 : 0;
        if (ink.haloStep(own, other, step, nx[o]!, ny[o]!, nz[o]!, reach, sameHead) === 0) continue;
        if (ink.isOnePiece(surface.tone[o]!, surface.tone[p]!) > 0) continue;
        halo++;
        alike += ink.isAlike(surface.tone[o]!, surface.tone[p]!, other);
        joined += ink.isJoined(own, other, limb[o]!, limb[p]!);
        if (step > rise) rise = step;
      }
      let fold = 0;
      for (const [dx, dy] of close) {
        const i = x + dx;
        const j = y + dy;
        if (i < 0 || j < 0 || i >= width || j >= height) continue;
        const p = j * width + i;
        const other = kind[p]!;
        if (other === 0) {
          rim = 1;
          continue;
        }
        const bend = 1 - (nx[o]! * nx[p]! + ny[o]! * ny[p]! + nz[o]! * nz[p]!);
        const lean = (nx[p]! - nx[o]!) * dx - (ny[p]! - ny[o]!) * dy;
        if (ink.isFold(own, other, depth[p]! - z, lean, bend, pixel)) fold = 1;
      }
      if (halo || fold || rim) tones[o] = ink.inkedTone(surface.tone[o]!, own, halo, alike, joined, rise, fold, rim);
    }
  return tones;
}

/** The floor's line, over the soles. */
function floorLine(tones: Uint8Array, { width, height }: Seen, frame: PictureFrame, across: number): void {
  const middle = Math.round(((1 - frame.y) / frame.height) * height);
  const thick = Math.max(1, Math.round((2 * across) / frame.width));
  const from = middle - (thick >> 1);
  for (let y = Math.max(0, from); y < Math.min(height, from + thick); y++)
    tones.fill(singleTone("floor"), y * width + Math.round(width * 0.04), y * width + Math.round(width * 0.96));
}
