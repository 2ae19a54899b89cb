import type { LitMuscles } from "../lit.ts";
import { boneMoves, HOLDS, NEAR_VOLUMES, type BodyMesh } from "./bake.ts";
import { BONE_COUNT, BONE_SIZE, type BoneFrames } from "./bones.ts";
import { lightOf, type Working } from "./light.ts";
import { GATHERED, gatherVolumes, placeVolumes, VOLUME_SIZE } from "./volumes.ts";

/** A body in a pose: three numbers a vertex for place and normal, and how far each vertex belongs to lit muscles (0 to 1). */
export interface PosedBody {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly primary: Float32Array;
  readonly secondary: Float32Array;
}

/** What posing a mesh needs besides the mesh, kept from frame to frame. */
export interface PoseRoom extends PosedBody {
  readonly volumes: Float64Array;
  readonly moves: Float64Array;
  readonly spare: Float32Array;
  readonly gathered: Float64Array;
}

/** Room for posing a mesh again and again. */
export const poseRoom = (mesh: BodyMesh): PoseRoom => ({
  positions: new Float32Array(mesh.count * 3),
  normals: new Float32Array(mesh.count * 3),
  primary: new Float32Array(mesh.count),
  secondary: new Float32Array(mesh.count),
  volumes: new Float64Array(mesh.volumes.length * VOLUME_SIZE),
  moves: new Float64Array(BONE_COUNT * BONE_SIZE),
  spare: new Float32Array(mesh.count * 3),
  gathered: new Float64Array(GATHERED),
});

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The longest Newton step. */
const STRIDE = 0.008;

/** How often each vertex's shares of lit muscles are smoothed: once leaves teeth on their edges in armpits and groins. */
const SHARES_SMOOTHED = 2;

/**
 * Poses a baked body (implicit skinning, after Vaillant and others 2013): bones carry each vertex to a first guess, Newton steps move it onto the
 * surface of the muscles as they now lie. Where the guess is far off or the surface has a fold without a clear direction (armpit, groin), the step is
 * held back, so that nothing jumps between frames. Writes into `room` and returns it.
 */
export function poseBody(
  mesh: BodyMesh,
  bones: BoneFrames,
  lit: LitMuscles,
  room: PoseRoom,
  steps = 2,
  working?: Working,
): PosedBody {
  const { positions, normals, primary, secondary, volumes, moves, gathered } = room;
  placeVolumes(mesh.volumes, bones, mesh.restLengths, volumes);
  boneMoves(mesh.restBones, bones, moves);
  const light = lightOf(mesh.volumes, lit, working);
  const anyLit = light.some((each) => each > 0);
  const { melt, rest, near } = mesh;
  for (let v = 0; v < mesh.count; v++) {
    let x = 0;
    let y = 0;
    let z = 0;
    const rx = rest[v * 3]!;
    const ry = rest[v * 3 + 1]!;
    const rz = rest[v * 3 + 2]!;
    for (let j = v * HOLDS; j < v * HOLDS + HOLDS; j++) {
      const bone = mesh.holds[j]!;
      if (bone < 0) break;
      const weight = mesh.weights[j]!;
      const o = bone * BONE_SIZE;
      x += weight * (moves[o]! * rx + moves[o + 1]! * ry + moves[o + 2]! * rz + moves[o + 3]!);
      y += weight * (moves[o + 4]! * rx + moves[o + 5]! * ry + moves[o + 6]! * rz + moves[o + 7]!);
      z += weight * (moves[o + 8]! * rx + moves[o + 9]! * ry + moves[o + 10]! * rz + moves[o + 11]!);
    }
    let hold = 1;
    const from = v * NEAR_VOLUMES;
    for (let step = 0; step <= steps; step++) {
      const last = step === steps;
      gatherVolumes(volumes, near, from, from + NEAR_VOLUMES, x, y, z, melt, last && anyLit ? light : null, gathered);
      const sum = gathered[0]!;
      if (sum === 0) break;
      const gx = gathered[1]! / sum;
      const gy = gathered[2]! / sum;
      const gz = gathered[3]! / sum;
      const square = gx * gx + gy * gy + gz * gz;
      if (last) {
        const length = Math.sqrt(square) || 1;
        const all = gathered[4]!;
        normals[v * 3] = gx / length;
        normals[v * 3 + 1] = gy / length;
        normals[v * 3 + 2] = gz / length;
        primary[v] = all > 0 ? gathered[5]! / all : 0;
        secondary[v] = all > 0 ? gathered[6]! / all : 0;
        break;
      }
      const value = -melt * Math.log(sum);
      if (step === 0) hold = (1 - smooth(0.01, 0.032, Math.abs(value))) * smooth(0.12, 0.47, square);
      const stride = hold * STRIDE * Math.tanh(value / Math.max(0.8, square) / STRIDE);
      x -= stride * gx;
      y -= stride * gy;
      z -= stride * gz;
    }
    positions[v * 3] = x;
    positions[v * 3 + 1] = y;
    positions[v * 3 + 2] = z;
  }
  if (anyLit) for (let pass = 0; pass < SHARES_SMOOTHED; pass++) smoothShares(mesh, room);
  // Taubin's pair: smooths ripples of the mesh and keeps the volume.
  relax(mesh, positions, 0.5, room.spare);
  relax(mesh, positions, -0.52, room.spare);
  for (let i = 1; i < positions.length; i += 3) positions[i] = pressed(positions[i]!);
  smoothNormals(mesh, normals, room.spare, 3);
  return room;
}

const SOFT = 0.006;
/** The height of flesh and cloth, which give way to the floor: what would lie below it is flattened on it. */
export const pressed = (height: number): number => (height < SOFT ? SOFT * Math.exp(Math.max(height, -0.1) / SOFT - 1) : height);

function relax(mesh: BodyMesh, positions: Float32Array, part: number, spare: Float32Array): void {
  const { starts, neighbours } = mesh;
  for (let v = 0; v < mesh.count; v++) {
    const from = starts[v]!;
    const to = starts[v + 1]!;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let j = from; j < to; j++) {
      const o = neighbours[j]! * 3;
      x += positions[o]!;
      y += positions[o + 1]!;
      z += positions[o + 2]!;
    }
    const n = to - from || 1;
    spare[v * 3] = x / n - positions[v * 3]!;
    spare[v * 3 + 1] = y / n - positions[v * 3 + 1]!;
    spare[v * 3 + 2] = z / n - positions[v * 3 + 2]!;
  }
  for (let i = 0; i < positions.length; i++) positions[i] = positions[i]! + part * spare[i]!;
}

/** Each vertex's shares of lit muscles become the mean of its own and its neighbours', so that lit areas don't fray where the mesh is stretched. */
function smoothShares({ count, starts, neighbours }: BodyMesh, { primary, secondary, spare }: PoseRoom): void {
  for (let v = 0; v < count; v++) {
    const from = starts[v]!;
    const to = starts[v + 1]!;
    let target = primary[v]!;
    let helper = secondary[v]!;
    for (let j = from; j < to; j++) {
      const n = neighbours[j]!;
      target += primary[n]!;
      helper += secondary[n]!;
    }
    const over = 1 / (to - from + 1);
    spare[v] = target * over;
    spare[count + v] = helper * over;
  }
  primary.set(spare.subarray(0, count));
  secondary.set(spare.subarray(count, 2 * count));
}

/** Each normal becomes the mean of itself (twice) and its neighbours, so many times, so that tones have drawn edges and not the mesh's. */
export function smoothNormals(
  { count, starts, neighbours }: Pick<BodyMesh, "count" | "starts" | "neighbours">,
  normals: Float32Array,
  spare: Float32Array,
  passes: number,
): void {
  for (let pass = 0; pass < passes; pass++) {
    for (let v = 0; v < count; v++) {
      let x = normals[v * 3]! * 2;
      let y = normals[v * 3 + 1]! * 2;
      let z = normals[v * 3 + 2]! * 2;
      for (let j = starts[v]!; j < starts[v + 1]!; j++) {
        const o = neighbours[j]! * 3;
        x += normals[o]!;
        y += normals[o + 1]!;
        z += normals[o + 2]!;
      }
      const length = Math.sqrt(x * x + y * y + z * z) || 1;
      spare[v * 3] = x / length;
      spare[v * 3 + 1] = y / length;
      spare[v * 3 + 2] = z / length;
    }
    normals.set(spare);
  }
}
