import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import type { Side } from "../skeleton.ts";
import { SIDES } from "../skeleton.ts";
import { BONE_SIZE, boneNumber, type Bone, type BoneFrames } from "./bones.ts";
import type { Build } from "./builds.ts";
import { MIDLINE, SIDED, type Place, type Volume } from "./muscle-volumes.ts";

/**
 * Numbers of one placed volume. A spindle: 0, start (3), axis (3), 1 / length squared, radius at the start, control radius of the belly, radius at
 * the end. A mass: 1, middle (3), its directions (9), its radii (3).
 */
export const VOLUME_SIZE = 16;

/** A point fixed to a bone by its number. */
interface Anchor {
  readonly bone: number;
  readonly forward: number;
  readonly up: number;
  readonly outward: number;
}

/** A volume of a build, ready to be placed. */
export interface LaidVolume {
  readonly lights: Muscle | null;
  readonly from: Anchor;
  /** Null for a mass. */
  readonly to: Anchor | null;
  readonly radii: readonly [number, number, number];
  /** Thickening at 130 degrees of the elbow (arm muscles) or the knee. */
  readonly swell: number;
  readonly joint: "elbow" | "knee";
  readonly side: Side;
  /** The muscle on the front of the shin. */
  readonly isShin: boolean;
  /** Of the back of the rotator cuff, or before it. */
  readonly isCuff: boolean;
}

function regionFactor(build: Build, bone: Bone): number {
  switch (bone) {
    case "pelvis":
      return build.hips;
    case "spine05":
    case "spine09":
    case "spine13":
      return build.waist;
    case "spine17":
      return build.chest * 0.6 + build.waist * 0.4;
    case "spine21":
    case "chest":
    case "shoulder":
    case "blade":
      return build.chest;
    case "neck":
    case "head":
      return build.neck;
    case "deltoid":
    case "armpit":
    case "upperArm":
    case "elbow":
      return build.arms;
    case "forearm":
      return build.forearms;
    case "thigh":
    case "knee":
      return build.thighs;
    case "shank":
    case "foot":
      return build.calves;
  }
}

/** All volumes of a build, both sides. */
export function volumesOf(build: Build): LaidVolume[] {
  const sided = SIDED.flatMap((volume) => SIDES.map((side) => laid(volume, build, side)));
  return [...MIDLINE.map((volume) => laid(volume, build, 1)), ...sided].filter((each) => each !== null);
}

function laid(volume: Volume, build: Build, side: Side): LaidVolume | null {
  const anchor = ([bone, forward, up, outward]: Place, stretch = 1): Anchor => {
    const k = regionFactor(build, bone);
    return { bone: boneNumber(bone, side), forward: forward * k * stretch, up, outward: outward * k };
  };
  const { lights } = volume;
  if ("at" in volume) {
    const factor = volume.part ? build[volume.part] : 1;
    if (factor === 0) return null;
    const k = volume.part === "bust" || volume.part === "belly" ? factor : regionFactor(build, volume.at[0]) * factor;
    const stretch = volume.part === "bust" ? Math.sqrt(factor) : 1;
    const [forward, up, outward] = volume.radii;
    const from = anchor(volume.at, stretch);
    return {
      lights,
      from,
      to: null,
      radii: [forward * k, up * (volume.part ? k : 1), outward * k],
      swell: 0,
      joint: "knee",
      side,
      isShin: false,
      isCuff: false,
    };
  }
  const [start, belly, end] = volume.radii;
  const a = regionFactor(build, volume.from[0]);
  const b = regionFactor(build, volume.to[0]);
  return {
    lights,
    from: anchor(volume.from),
    to: anchor(volume.to),
    radii: [start * a, ((belly * (a + b)) / 2) * (lights ? build.muscle : 1), end * b],
    swell: volume.swell ?? 0,
    joint: volume.from[0] === "upperArm" ? "elbow" : "knee",
    side,
    isShin: volume.name === "shin",
    isCuff: volume.name === "teres and infraspinatus" || volume.name === "deltoid, rear",
  };
}

const placed = (frames: Float64Array, { bone, forward, up, outward }: Anchor, axis: number): number => {
  const o = bone * BONE_SIZE + axis;
  return frames[o]! + frames[o + 3]! * forward + frames[o + 6]! * up + frames[o + 9]! * outward;
};

/**
 * Puts the volumes on their bones. With the spindles' lengths at rest, one that shortens gets thicker and one that is stretched thinner (its volume
 * stays, roughly). Writes into `out` (`VOLUME_SIZE` a volume) and, where asked, the lengths into `lengths`.
 */
export function placeVolumes(
  volumes: readonly LaidVolume[],
  bones: BoneFrames,
  restLengths: Float64Array | null,
  out: Float64Array,
  lengths?: Float64Array,
): void {
  const { frames } = bones;
  for (let i = 0; i < volumes.length; i++) {
    const { from, to, radii, swell, joint, side } = volumes[i]!;
    const o = i * VOLUME_SIZE;
    const x = placed(frames, from, 0);
    const y = placed(frames, from, 1);
    const z = placed(frames, from, 2);
    out[o + 1] = x;
    out[o + 2] = y;
    out[o + 3] = z;
    if (to === null) {
      out[o] = 1;
      const f = from.bone * BONE_SIZE + 3;
      for (let k = 0; k < 9; k++) out[o + 4 + k] = frames[f + k]!;
      for (let k = 0; k < 3; k++) out[o + 13 + k] = radii[k]!;
      continue;
    }
    out[o] = 0;
    const ax = placed(frames, to, 0) - x;
    const ay = placed(frames, to, 1) - y;
    const az = placed(frames, to, 2) - z;
    const square = Math.max(1e-9, ax * ax + ay * ay + az * az);
    const length = Math.sqrt(square);
    if (lengths) lengths[i] = length;
    let belly = radii[1];
    const rest = restLengths?.[i];
    if (rest !== undefined && from.bone !== to.bone) belly *= Math.min(1.22, Math.max(0.86, Math.sqrt(rest / length)));
    if (swell !== 0) belly *= 1 + swell * Math.min(1, bones[joint][side === 1 ? 0 : 1] / 130);
    out[o + 4] = ax;
    out[o + 5] = ay;
    out[o + 6] = az;
    out[o + 7] = 1 / square;
    out[o + 8] = radii[0];
    out[o + 9] = 2 * belly - (radii[0] + radii[2]) / 2;
    out[o + 10] = radii[2];
  }
}

/** What {@link distanceTo} leaves beside its answer: the gradient, and the place along a spindle (0 to 1). Read it at once. */
export const found = { x: 0, y: 0, z: 0, along: 0 };

/** Signed distance (nearly) of a point to the surface of a placed volume whose numbers start at `o`. */
export function distanceTo(volumes: Float64Array, o: number, x: number, y: number, z: number): number {
  const px = x - volumes[o + 1]!;
  const py = y - volumes[o + 2]!;
  const pz = z - volumes[o + 3]!;
  const ax = volumes[o + 4]!;
  const ay = volumes[o + 5]!;
  const az = volumes[o + 6]!;
  if (volumes[o] === 0) {
    const over = volumes[o + 7]!;
    const free = (px * ax + py * ay + pz * az) * over;
    const t = free < 0 ? 0 : free > 1 ? 1 : free;
    const u = 1 - t;
    const qx = px - t * ax;
    const qy = py - t * ay;
    const qz = pz - t * az;
    const start = volumes[o + 8]!;
    const control = volumes[o + 9]!;
    const end = volumes[o + 10]!;
    const length = Math.sqrt(qx * qx + qy * qy + qz * qz) + 1e-9;
    const slope = t === free ? 2 * (u * (control - start) + t * (end - control)) * over : 0;
    found.x = qx / length - slope * ax;
    found.y = qy / length - slope * ay;
    found.z = qz / length - slope * az;
    found.along = t;
    return length - (u * u * start + 2 * t * u * control + t * t * end);
  }
  const ux = volumes[o + 7]!;
  const uy = volumes[o + 8]!;
  const uz = volumes[o + 9]!;
  const rx = volumes[o + 10]!;
  const ry = volumes[o + 11]!;
  const rz = volumes[o + 12]!;
  const a = volumes[o + 13]!;
  const b = volumes[o + 14]!;
  const c = volumes[o + 15]!;
  const f = (px * ax + py * ay + pz * az) / a;
  const u = (px * ux + py * uy + pz * uz) / b;
  const w = (px * rx + py * ry + pz * rz) / c;
  const outer = Math.sqrt(f * f + u * u + w * w) + 1e-9;
  const gf = f / a;
  const gu = u / b;
  const gw = w / c;
  const inner = Math.sqrt(gf * gf + gu * gu + gw * gw) + 1e-9;
  found.x = (gf * ax + gu * ux + gw * rx) / inner;
  found.y = (gf * ay + gu * uy + gw * ry) / inner;
  found.z = (gf * az + gu * uz + gw * rz) / inner;
  found.along = 0;
  return (outer * (outer - 1)) / inner;
}

/** What {@link gatherVolumes} leaves in its room: sum of weights, gradient, and the shares of all, of target and of helping muscles. */
export const GATHERED = 7;
/** Where one muscle ends and the next begins is this sharp, in body heights. */
const BORDER = 0.0062;
/** The light of what fills a body out and is no muscle. */
export const FLESH = 3;
/** Such flesh gives way to muscles: a lit one ends at the next muscle, not where it no longer bulges. */
const FLESH_SHARE = 0.15;
/** From here on a light is that of a target which takes so many times more of what is between it and its neighbours: a small one, that's seen more so. */
export const SPREAD = 4;
/** The light of a helper that spreads, as much as a target of {@link SPREAD}: one of the back's flat muscles, which would else show as an oval. */
export const WIDE = 255;
/** Volumes this many melts away count for nothing. */
const BEYOND = 7;

/**
 * The smooth union of some volumes at a point: minus `melt` times the logarithm of the first number written to `room` is the distance to it, the next three are the gradient.
 * With `light` (1 target, 2 helper, {@link FLESH}, {@link SPREAD} by volume) the shares of lit muscles follow. It repeats {@link distanceTo} in one loop without calls, because a moving
 * body asks for this a hundred thousand times a frame.
 */
export function gatherVolumes(
  placed: Float64Array,
  near: Int16Array,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
  melt: number,
  light: Uint8Array | null,
  room: Float64Array,
): void {
  let sum = 0;
  let sx = 0;
  let sy = 0;
  let sz = 0;
  let all = 0;
  let target = 0;
  let helper = 0;
  const limit = BEYOND * melt;
  const sharp = 1 / melt;
  for (let j = from; j < to; j++) {
    const i = near[j]!;
    if (i < 0) break;
    const o = i * VOLUME_SIZE;
    const px = x - placed[o + 1]!;
    const py = y - placed[o + 2]!;
    const pz = z - placed[o + 3]!;
    const ax = placed[o + 4]!;
    const ay = placed[o + 5]!;
    const az = placed[o + 6]!;
    let distance: number;
    let gx: number;
    let gy: number;
    let gz: number;
    if (placed[o] === 0) {
      const over = placed[o + 7]!;
      const free = (px * ax + py * ay + pz * az) * over;
      const t = free < 0 ? 0 : free > 1 ? 1 : free;
      const u = 1 - t;
      const qx = px - t * ax;
      const qy = py - t * ay;
      const qz = pz - t * az;
      const start = placed[o + 8]!;
      const control = placed[o + 9]!;
      const end = placed[o + 10]!;
      const length = Math.sqrt(qx * qx + qy * qy + qz * qz) + 1e-9;
      distance = length - (u * u * start + 2 * t * u * control + t * t * end);
      if (distance > limit) continue;
      const slope = t === free ? 2 * (u * (control - start) + t * (end - control)) * over : 0;
      gx = qx / length - slope * ax;
      gy = qy / length - slope * ay;
      gz = qz / length - slope * az;
    } else {
      const ux = placed[o + 7]!;
      const uy = placed[o + 8]!;
      const uz = placed[o + 9]!;
      const rx = placed[o + 10]!;
      const ry = placed[o + 11]!;
      const rz = placed[o + 12]!;
      const a = placed[o + 13]!;
      const b = placed[o + 14]!;
      const c = placed[o + 15]!;
      const f = (px * ax + py * ay + pz * az) / a;
      const u = (px * ux + py * uy + pz * uz) / b;
      const w = (px * rx + py * ry + pz * rz) / c;
      const outer = Math.sqrt(f * f + u * u + w * w) + 1e-9;
      const gf = f / a;
      const gu = u / b;
      const gw = w / c;
      const inner = 1 / (Math.sqrt(gf * gf + gu * gu + gw * gw) + 1e-9);
      distance = outer * (outer - 1) * inner;
      if (distance > limit) continue;
      gx = (gf * ax + gu * ux + gw * rx) * inner;
      gy = (gf * ay + gu * uy + gw * ry) * inner;
      gz = (gf * az + gu * uz + gw * rz) * inner;
    }
    const weight = Math.exp(-distance * sharp);
    sum += weight;
    sx += weight * gx;
    sy += weight * gy;
    sz += weight * gz;
    if (light === null) continue;
    const kind = light[i]!;
    const part = kind === FLESH ? FLESH_SHARE : kind === WIDE ? SPREAD : kind >= SPREAD ? kind : 1;
    const share = part * Math.exp(-distance / BORDER);
    all += share;
    if (kind === 2 || kind === WIDE) helper += share;
    else if (kind === 1 || kind >= SPREAD) target += share;
  }
  room[0] = sum;
  room[1] = sx;
  room[2] = sy;
  room[3] = sz;
  room[4] = all;
  room[5] = target;
  room[6] = helper;
}
