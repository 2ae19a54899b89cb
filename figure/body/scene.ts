import type { Equipment } from "../equipment-types.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo } from "../movement.ts";
import { poseAt } from "../pose.ts";
import { of, SIDES, solveSkeleton, type Side, type Skeleton } from "../skeleton.ts";
import { weightsRest } from "../solids/cables.ts";
import type { Mesh, PlacedSolid } from "../solids/mesh.ts";
import { placeEquipment } from "../solids/place-equipment.ts";
import { across, add, cross, dot, length, scale, unit, type Vec } from "../vector.ts";
import { boneFrames } from "./bones.ts";
import { hangTail } from "./hang-tail.ts";
import { TAIL_LENGTH } from "./head-shapes.ts";
import { bendToes } from "./limb-shapes.ts";
import type { Model } from "./model.ts";
import { poseBody, poseRoom, pressed, smoothNormals, type PoseRoom } from "./pose-body.ts";

/** What a rigid part of the body is, for its tones. */
export type PartKind = "head" | "hair" | "scarf" | "hand" | "shoe";

/** A rigid part of the body where it is now: 4x4, column by column. */
export interface PlacedPart {
  readonly kind: PartKind;
  /** 0 for the head's parts. */
  readonly side: Side | 0;
  readonly mesh: Mesh;
  readonly matrix: Float32Array;
}

/** Everything of one moment: the body's skin, the cloth over it (same triangles), the rigid parts and the equipment. */
export interface Scene {
  readonly model: Model;
  readonly body: Skeleton;
  readonly skin: PoseRoom;
  readonly cloth: { readonly positions: Float32Array; readonly normals: Float32Array };
  readonly parts: readonly PlacedPart[];
  readonly equipment: readonly PlacedSolid[];
}

/** Room for posing a model again and again. */
export interface SceneRoom {
  readonly skin: PoseRoom;
  readonly cloth: { readonly positions: Float32Array; readonly normals: Float32Array };
  readonly shoes: readonly [Mesh, Mesh];
}

export const sceneRoom = ({ mesh, shoe }: Model): SceneRoom => {
  const copy = (): Mesh => ({
    positions: shoe.positions.slice(),
    normals: shoe.normals.slice(),
    triangles: shoe.triangles,
  });
  return {
    skin: poseRoom(mesh),
    cloth: { positions: new Float32Array(mesh.count * 3), normals: new Float32Array(mesh.count * 3) },
    shoes: [copy(), copy()],
  };
};

const rests = new WeakMap<Demo, Skeleton>();

/** The body while the weights of a machine rest, worked out once: as the movement begins, or at its far end where the cable runs in towards it. */
export function restOf(demo: Demo): Skeleton {
  const bodyAt = (phase: number): Skeleton => solveSkeleton(poseAt(demo, phase), demo.equipment);
  const rest = rests.get(demo) ?? weightsRest(demo.equipment, bodyAt(0), bodyAt(demo.cycle ? 0.5 : 1));
  rests.set(demo, rest);
  return rest;
}

/** Poses a person and sets up the equipment for one moment of a demonstration. The arrays are the room's: the next call overwrites them. */
export function poseScene(model: Model, demo: Demo, phase: number, lit: LitMuscles, room: SceneRoom, steps = 2): Scene {
  const body = solveSkeleton(poseAt(demo, phase), demo.equipment, model.build.widths);
  poseBody(model.mesh, boneFrames(body, model.build.widths), lit, room.skin, steps, demo);
  dress(model, room);
  return {
    model,
    body,
    skin: room.skin,
    cloth: room.cloth,
    parts: [
      ...headParts(model, body, demo.equipment),
      ...SIDES.flatMap((side) => [handPart(model, body, side), shoePart(model, body, side, room)]),
    ],
    equipment: placeEquipment(demo.equipment, body, restOf(demo)),
  };
}

/** How high cloth lies that a body lies on. */
const ON_FLOOR = 0.001;

/** How much nearer cloth lies over a lit muscle: so that its area isn't stepped at the hem. */
const CLOSE = 0.85;

/** Cloth stands off the skin, and hangs a little where it's loose. Its normals are its own, so that folds show. */
function dress({ mesh, cut }: Model, { skin, cloth }: SceneRoom): void {
  const { positions, normals } = cloth;
  for (let v = 0; v < mesh.count; v++) {
    const offset = cut.offset[v]! * (1 - CLOSE * Math.max(skin.primary[v]!, skin.secondary[v]!));
    const sag = Math.max(0, offset - 0.004) * 0.5;
    for (let k = 0; k < 3; k++) {
      const i = v * 3 + k;
      positions[i] =
        skin.positions[i]! + skin.normals[i]! * offset - (k === 1 ? sag * Math.max(0, -skin.normals[v * 3 + 1]!) : 0);
      // Nothing hangs through the floor.
      if (k === 1) positions[i] = Math.max(positions[i], ON_FLOOR);
      normals[i] = 0;
    }
    positions[v * 3 + 1] = pressed(positions[v * 3 + 1]!);
  }
  const { triangles } = mesh;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t]! * 3;
    const b = triangles[t + 1]! * 3;
    const c = triangles[t + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const wx = positions[c]! - positions[a]!;
    const wy = positions[c + 1]! - positions[a + 1]!;
    const wz = positions[c + 2]! - positions[a + 2]!;
    const nx = uy * wz - uz * wy;
    const ny = uz * wx - ux * wz;
    const nz = ux * wy - uy * wx;
    normals[a] = normals[a]! + nx;
    normals[a + 1] = normals[a + 1]! + ny;
    normals[a + 2] = normals[a + 2]! + nz;
    normals[b] = normals[b]! + nx;
    normals[b + 1] = normals[b + 1]! + ny;
    normals[b + 2] = normals[b + 2]! + nz;
    normals[c] = normals[c]! + nx;
    normals[c + 1] = normals[c + 1]! + ny;
    normals[c + 2] = normals[c + 2]! + nz;
  }
  for (let v = 0; v < mesh.count * 3; v += 3) {
    const nx = normals[v]!;
    const ny = normals[v + 1]!;
    const nz = normals[v + 2]!;
    const over = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    normals[v] = nx * over;
    normals[v + 1] = ny * over;
    normals[v + 2] = nz * over;
  }
  smoothNormals(mesh, normals, skin.spare, 4);
}

const matrixOf = (origin: Vec, x: Vec, y: Vec, z: Vec, size = 1): Float32Array =>
  Float32Array.from([...scale(x, size), 0, ...scale(y, size), 0, ...scale(z, size), 0, ...origin, 1]);

function headParts({ head, hair, tail, person, build }: Model, body: Skeleton, equipment: Equipment): PlacedPart[] {
  const { head: at, headFrame } = body;
  const matrix = matrixOf(at, headFrame.front, headFrame.up, headFrame.right, build.head);
  const parts: PlacedPart[] = [{ kind: "head", side: 0, mesh: head, matrix }];
  if (hair) parts.push({ kind: person.hair === "hijab" ? "scarf" : "hair", side: 0, mesh: hair, matrix });
  if (tail.length > 0) {
    let front = headFrame.up;
    for (const [i, { from, direction }] of hangTail(body, build.head, TAIL_LENGTH * build.head, equipment).entries()) {
      const turned = across(front, direction);
      front = unit(length(turned) > 0.05 ? turned : across(headFrame.front, direction));
      const up = scale(direction, -1);
      const mesh = tail[i];
      if (mesh) parts.push({ kind: "hair", side: 0, mesh, matrix: matrixOf(from, front, up, cross(front, up), build.head) });
    }
  }
  return parts;
}

function handPart({ fist, openHand, build }: Model, { arms, pose }: Skeleton, side: Side): PlacedPart {
  const arm = of(arms, side);
  const part = (mesh: Mesh, at: Vec, x: Vec, y: Vec, z: Vec): PlacedPart => ({
    kind: "hand",
    side,
    mesh,
    matrix: matrixOf(at, x, y, z, build.hands),
  });
  if (arm.mode === "grip") {
    // The fist is square to the handle, and the wrist gives way.
    const toward = unit(across(arm.hand, arm.handle));
    const inward =
      pose.pr === undefined &&
      (pose.bx === "x" || pose.bx === "f" || Math.abs(arm.handle[2]) < 0.5
        ? dot(arm.handle, arm.foreBack) > 0
        : (arm.handle[2] >= 0 ? 1 : -1) * (pose.palm === "up" ? side : -side) < 0);
    const thumb = inward ? scale(arm.handle, -1) : arm.handle;
    const palm = scale(cross(thumb, toward), side);
    // Opened, the hand holds it on its fingers.
    return (pose.ho ?? 0) > 0.5 ? part(openHand, arm.wrist, toward, palm, thumb) : part(fist, arm.grip, toward, palm, thumb);
  }
  if (arm.mode === "flat") {
    const fingers = unit(add(scale(arm.fingers, 1 - arm.lift), scale(arm.fore, arm.lift)));
    const aside = across(cross(fingers, arm.surface), fingers);
    const right: Vec = length(aside) > 0.05 ? unit(aside) : [0, 0, 1];
    const up = unit(cross(right, fingers));
    const palm = scale(up, -1);
    const at = add(arm.wrist, scale(up, -0.019 * (1 - arm.lift)));
    return part(openHand, at, fingers, palm, unit(scale(cross(fingers, palm), side)));
  }
  const palm = unit(across(scale(arm.foreOuter, -1), arm.hand));
  return part(openHand, arm.wrist, arm.hand, palm, scale(cross(arm.hand, palm), side));
}

/** How far toes turn back at a heel raise: with it, until on the tips they straighten again. */
const toeBend = (raise: number): number => (raise <= 75 ? Math.max(0, raise) : Math.max(0, 75 - (raise - 75) * 3.75));

function shoePart({ shoe, build }: Model, { legs }: Skeleton, side: Side, { shoes }: SceneRoom): PlacedPart {
  const { ankle, foot, raise } = of(legs, side);
  const mesh = shoes[side === 1 ? 0 : 1];
  bendToes(shoe, toeBend(raise), mesh.positions, mesh.normals);
  return { kind: "shoe", side, mesh, matrix: footMatrix(ankle, foot.front, foot.up, scale(foot.right, side), build.feet) };
}

/** Smaller feet keep their soles on the floor: only length and width shrink. */
const footMatrix = (ankle: Vec, front: Vec, up: Vec, outward: Vec, size: number): Float32Array =>
  Float32Array.from([...scale(front, size), 0, ...up, 0, ...scale(outward, size), 0, ...ankle, 1]);
