import { solveSkeleton } from "../skeleton.ts";
import type { Pose } from "../movement.ts";
import { BONE_COUNT, BONE_SIZE, boneFrames, type BoneFrames } from "./bones.ts";
import type { Build } from "./builds.ts";
import { surfaceNets, type Field, type Surface } from "./surface-nets.ts";
import { distanceTo, found, placeVolumes, VOLUME_SIZE, volumesOf, type LaidVolume } from "./volumes.ts";

/** The pose in which a body is baked: arms and legs apart, so that nothing melts together that isn't joined. */
export const REST_POSE: Pose = { p: [0, 0.537, 0], a: [86, 48, 6], g: [3, 18, 4] };
/** Size of the mesh's cells, in body heights: fine for pictures that stand still, coarser for what's posed thirty times a second. */
export const FINE_CELL = 0.0095;
export const STAGE_CELL = 0.0167;
/** Volumes that a vertex remembers, and bones it hangs on. */
export const NEAR_VOLUMES = 10;
export const HOLDS = 6;
/** How far muscles melt into each other, before a build's softness. */
const MELT = 0.0058;
/** How quickly a bone's hold on a vertex falls off with the distance of its flesh. */
const HOLD_REACH = 0.011;
/** Beyond this distance a volume doesn't count. */
const FAR = 0.05;

/** A body's surface in its rest pose, with what is needed to pose it. */
export interface BodyMesh {
  readonly count: number;
  readonly triangles: Uint16Array;
  readonly rest: Float64Array;
  readonly volumes: readonly LaidVolume[];
  readonly restVolumes: Float64Array;
  readonly restLengths: Float64Array;
  readonly restBones: BoneFrames;
  /** `NEAR_VOLUMES` numbers of volumes a vertex, -1 where there are fewer. */
  readonly near: Int16Array;
  /** `HOLDS` numbers of bones a vertex (-1 where there are fewer) and their weights. */
  readonly holds: Int16Array;
  readonly weights: Float32Array;
  /** Neighbours of vertex v: `neighbours[starts[v]]` to before `neighbours[starts[v + 1]]`. */
  readonly starts: Uint32Array;
  readonly neighbours: Uint16Array;
  readonly melt: number;
}

/** Bakes the body of a build: the smooth union of its volumes as a mesh, each vertex bound to the bones and muscles round it. */
export function bakeBody(build: Build, cell: number = STAGE_CELL): BodyMesh {
  const melt = MELT * build.softness;
  const volumes = volumesOf(build);
  const restBones = boneFrames(solveSkeleton(REST_POSE, {}, build.widths), build.widths);
  const restVolumes = new Float64Array(volumes.length * VOLUME_SIZE);
  const restLengths = new Float64Array(volumes.length);
  placeVolumes(volumes, restBones, null, restVolumes, restLengths);
  const surface = surfaceNets(unionField(restVolumes, volumes.length, melt, cell), [-0.15, 0, -0.43], [0.15, 0.93, 0.43], cell);
  const { positions: rest, triangles } = surface;
  settle(rest, restVolumes, volumes.length, melt);
  return {
    count: rest.length / 3,
    triangles,
    rest,
    volumes,
    restVolumes,
    restLengths,
    restBones,
    melt,
    ...bind(rest, volumes, restVolumes),
    ...neighboursOf(surface),
  };
}

/** The union of placed volumes (log-sum-exp), quick because each block of space knows which volumes are near. */
function unionField(placed: Float64Array, count: number, melt: number, cell: number): Field {
  const spheres = Array.from({ length: count }, (_, i) => boundOf(placed, i * VOLUME_SIZE));
  const size = cell * 4;
  const blocks = new Map<number, readonly number[]>();
  const nearBlock = (i: number, j: number, k: number): readonly number[] => {
    const key = (i * 1024 + j) * 1024 + k;
    const known = blocks.get(key);
    if (known) return known;
    const x = (i - 512 + 0.5) * size;
    const y = (j - 512 + 0.5) * size;
    const z = (k - 512 + 0.5) * size;
    const near = spheres.flatMap(([cx, cy, cz, radius], n) =>
      Math.hypot(cx - x, cy - y, cz - z) < radius + size * 0.9 + 0.03 ? [n * VOLUME_SIZE] : [],
    );
    blocks.set(key, near);
    return near;
  };
  return (x, y, z) => {
    let sum = 0;
    for (const o of nearBlock(Math.floor(x / size) + 512, Math.floor(y / size) + 512, Math.floor(z / size) + 512))
      sum += Math.exp(-distanceTo(placed, o, x, y, z) / melt);
    return sum > 0 ? Math.max(-0.1, -melt * Math.log(sum)) : FAR;
  };
}

function boundOf(placed: Float64Array, o: number): readonly [number, number, number, number] {
  const x = placed[o + 1]!;
  const y = placed[o + 2]!;
  const z = placed[o + 3]!;
  if (placed[o] === 1) return [x, y, z, Math.max(placed[o + 13]!, placed[o + 14]!, placed[o + 15]!)];
  const ax = placed[o + 4]!;
  const ay = placed[o + 5]!;
  const az = placed[o + 6]!;
  return [
    x + ax / 2,
    y + ay / 2,
    z + az / 2,
    Math.hypot(ax, ay, az) / 2 + Math.max(placed[o + 8]!, placed[o + 9]!, placed[o + 10]!),
  ];
}

/** Moves vertices onto the exact surface by Newton steps. */
function settle(positions: Float64Array, placed: Float64Array, count: number, melt: number): void {
  for (let v = 0; v < positions.length; v += 3)
    for (let step = 0; step < 3; step++) {
      const x = positions[v]!;
      const y = positions[v + 1]!;
      const z = positions[v + 2]!;
      let sum = 0;
      let gx = 0;
      let gy = 0;
      let gz = 0;
      for (let i = 0; i < count; i++) {
        const distance = distanceTo(placed, i * VOLUME_SIZE, x, y, z);
        if (distance > FAR) continue;
        const weight = Math.exp(-distance / melt);
        sum += weight;
        gx += weight * found.x;
        gy += weight * found.y;
        gz += weight * found.z;
      }
      const value = -melt * Math.log(sum);
      const square = Math.max(0.3, (gx * gx + gy * gy + gz * gz) / (sum * sum));
      positions[v] = x - (value * gx) / sum / square;
      positions[v + 1] = y - (value * gy) / sum / square;
      positions[v + 2] = z - (value * gz) / sum / square;
    }
}

/** Binds vertices to the volumes near them and, by their place along those, to the bones at both ends. */
function bind(
  rest: Float64Array,
  volumes: readonly LaidVolume[],
  placed: Float64Array,
): Pick<BodyMesh, "near" | "holds" | "weights"> {
  const count = rest.length / 3;
  const near = new Int16Array(count * NEAR_VOLUMES).fill(-1);
  const holds = new Int16Array(count * HOLDS).fill(-1);
  const weights = new Float32Array(count * HOLDS);
  for (let v = 0; v < count; v++) {
    const byDistance = volumes
      .map((volume, i) => {
        const distance = distanceTo(placed, i * VOLUME_SIZE, rest[v * 3]!, rest[v * 3 + 1]!, rest[v * 3 + 2]!);
        return { volume, i, distance, along: found.along };
      })
      .sort((a, b) => a.distance - b.distance)
      .slice(0, NEAR_VOLUMES + 2);
    const pulls = new Map<number, number>();
    for (const [j, { volume, i, distance, along }] of byDistance.entries()) {
      if (distance < FAR && j < NEAR_VOLUMES) near[v * NEAR_VOLUMES + j] = i;
      const pull = Math.exp(-distance / HOLD_REACH);
      pulls.set(volume.from.bone, (pulls.get(volume.from.bone) ?? 0) + pull * (1 - along));
      if (volume.to) pulls.set(volume.to.bone, (pulls.get(volume.to.bone) ?? 0) + pull * along);
    }
    const strongest = [...pulls].sort((a, b) => b[1] - a[1]).slice(0, HOLDS);
    const total = strongest.reduce((sum, [, pull]) => sum + pull, 0);
    for (const [j, [bone, pull]] of strongest.entries()) {
      holds[v * HOLDS + j] = bone;
      weights[v * HOLDS + j] = pull / total;
    }
  }
  return { near, holds, weights };
}

function neighboursOf({ positions, triangles }: Surface): Pick<BodyMesh, "starts" | "neighbours"> {
  const sets = Array.from({ length: positions.length / 3 }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const a = triangles[t + e]!;
      const b = triangles[t + ((e + 1) % 3)]!;
      sets[a]?.add(b);
      sets[b]?.add(a);
    }
  const starts = new Uint32Array(sets.length + 1);
  for (const [v, set] of sets.entries()) starts[v + 1] = starts[v]! + set.size;
  return { starts, neighbours: Uint16Array.from(sets.flatMap((set) => [...set])) };
}

/** How each bone has moved since the rest pose: rows of a 3 by 4 matrix, `BONE_SIZE` numbers a bone, written into `out`. */
export function boneMoves(rest: BoneFrames, posed: BoneFrames, out: Float64Array): void {
  for (let bone = 0; bone < BONE_COUNT; bone++) {
    const o = bone * BONE_SIZE;
    const a = rest.frames;
    const b = posed.frames;
    for (let k = 0; k < 3; k++) {
      let shift = b[o + k]!;
      for (let j = 0; j < 3; j++) {
        const m = b[o + 3 + k]! * a[o + 3 + j]! + b[o + 6 + k]! * a[o + 6 + j]! + b[o + 9 + k]! * a[o + 9 + j]!;
        out[o + k * 4 + j] = m;
        shift -= m * a[o + j]!;
      }
      out[o + k * 4 + 3] = shift;
    }
  }
}
