import type { Demo } from "../movement.ts";
import { poseAt } from "../pose.ts";
import { solveSkeleton } from "../skeleton.ts";
import { STAGE_CELL, type BodyMesh } from "./bake.ts";
import { boneFrames } from "./bones.ts";
import { modelOf } from "./model.ts";
import type { PersonName } from "./people.ts";
import { poseBody, poseRoom } from "./pose-body.ts";

/** What's wrong with a posed body: what, at which phase, by how much, in body heights. */
export interface BodyFault {
  readonly what: "not a number" | "sinks into the floor" | "jumps between frames" | "stretched";
  readonly phase: number;
  readonly value: number;
}

/** Moments that are looked at. */
export const BODY_PHASES = 24;

/** What is forgiven, in body heights; for stretching, the longest edge of the mesh over that of the rest pose. */
export const BODY_LIMITS = { floor: 0.001, jump: 0.014, stretch: 6 } as const;

/** The faults of a person's body in a demonstration, the worst of each kind. Cheaper than a picture: only the skin is posed. */
export function findBodyFaults(demo: Demo, person: PersonName, phases = BODY_PHASES): BodyFault[] {
  const { mesh, build } = modelOf(person, STAGE_CELL);
  const room = poseRoom(mesh);
  const worst = new Map<BodyFault["what"], BodyFault>();
  const note = (what: BodyFault["what"], phase: number, value: number, limit: number): void => {
    if (!(value <= limit) && value > (worst.get(what)?.value ?? -Infinity)) worst.set(what, { what, phase, value });
  };
  const frames: Float32Array[] = [];
  for (let i = 0; i < phases; i++) {
    const phase = i / (phases - 1);
    const body = solveSkeleton(poseAt(demo, phase), demo.equipment, build.widths);
    const { positions } = poseBody(mesh, boneFrames(body, build.widths), {}, room);
    const places = positions.slice();
    if (!places.every(Number.isFinite)) return [{ what: "not a number", phase, value: Infinity }];
    let lowest = Infinity;
    for (let v = 1; v < places.length; v += 3) lowest = Math.min(lowest, places[v]!);
    note("sinks into the floor", phase, -lowest, BODY_LIMITS.floor);
    note("stretched", phase, longestStretch(mesh, places), BODY_LIMITS.stretch);
    frames.push(places);
  }
  for (let i = 1; i + 1 < frames.length; i++)
    note(
      "jumps between frames",
      i / (phases - 1),
      loneliestTurn(mesh, frames[i - 1]!, frames[i]!, frames[i + 1]!),
      BODY_LIMITS.jump,
    );
  return [...worst.values()];
}

/** The largest turn of any vertex between three frames that its neighbours on the skin don't make with it. */
function loneliestTurn(mesh: BodyMesh, before: Float32Array, now: Float32Array, after: Float32Array): number {
  const turn = now.map((at, i) => (after[i]! - 2 * at + before[i]!) / 2);
  let most = 0;
  for (let v = 0; v < mesh.count; v++) {
    const from = mesh.starts[v]!;
    const to = mesh.starts[v + 1]!;
    let square = 0;
    for (let k = 0; k < 3; k++) {
      let mean = 0;
      for (let j = from; j < to; j++) mean += turn[mesh.neighbours[j]! * 3 + k]! / (to - from);
      square += (turn[v * 3 + k]! - mean) ** 2;
    }
    most = Math.max(most, square);
  }
  return Math.sqrt(most);
}

function longestStretch({ triangles, rest }: BodyMesh, places: Float32Array): number {
  let most = 0;
  const length = (of: Float64Array | Float32Array, a: number, b: number): number =>
    Math.hypot(of[a * 3]! - of[b * 3]!, of[a * 3 + 1]! - of[b * 3 + 1]!, of[a * 3 + 2]! - of[b * 3 + 2]!);
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const a = triangles[t + e]!;
      const b = triangles[t + ((e + 1) % 3)]!;
      // Very short edges say little.
      most = Math.max(most, length(places, a, b) / Math.max(STAGE_CELL * 0.7, length(rest, a, b)));
    }
  return most;
}
