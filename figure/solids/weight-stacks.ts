import { pulleySides } from "../equipment-places.ts";
import type { Equipment } from "../equipment-types.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { between, clamp, distance, type Vec } from "../vector.ts";
import { cableRun } from "./cables.ts";
import { FRAME, isTall, PAIR, PLATE_STEP, stacked } from "./machines.ts";
import type { PlacedSolid } from "./mesh.ts";
import { kept, rod, shift } from "./placing.ts";
import { joined } from "./shapes.ts";

/** The stack of a machine: the height of its foot, how many weights stay there and how many are lifted, and how far apart the two are at least. */
const STACK = { foot: 0.05, stay: 5, lifted: 4, gap: 0.012 } as const;
/** How far a stack rises for each length that the lever's end or the cable runs. */
const GEAR = 0.5;
/** How high a squat machine holds its weights at the top; they come down with the body. */
const STANDING = 0.15;
/** The height from which the weights of a belt squat hang. */
const BELT_TOP = 0.64;

/** How far a stack stands beyond the uprights. */
const BEHIND = 0.045;

/** Where a stack stands in the middle of a machine, and the height from which its weights hang. */
interface Stack {
  readonly x: number;
  readonly top: number;
}

/** The weight stacks of a machine: between its rear uprights, or at the end of a belt squat's rail. */
function stacksOf({ frame = [], seat, roller, cableEnd }: Equipment): Stack[] {
  const underYoke = roller?.pivot !== undefined && (roller.on === "shoulders" || roller.on === "back");
  return frame.flatMap(({ line, z }) => {
    const last = line.at(-1);
    if (cableEnd === "waist" && last && line.every(([, y]) => y <= 0.06)) return [{ x: last[0], top: BELT_TOP }];
    if (z !== undefined) return [];
    return line.slice(1).flatMap((b, i): Stack[] => {
      const a = line[i] ?? b;
      const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
      const isLoaded = seat ? low[0] < -0.2 || low[0] > 0.25 : underYoke;
      return isLoaded && isTall([a, b]) ? [{ x: low[0], top: high[1] }] : [];
    });
  });
}

/** What of a body moves the machine: where it holds or carries the lever. */
function drivingPoints({ lever, roller }: Equipment, body: Skeleton): Vec[] {
  if (lever) return SIDES.map((side) => of(body.arms, side)).map(({ elbow, grip }) => (lever.turns === "aside" ? elbow : grip));
  switch (roller?.on) {
    case "shins":
    case "heels":
      return SIDES.map((side) => of(body.legs, side).ankle);
    case "inner-knees":
    case "outer-knees":
    case "thighs":
      return SIDES.map((side) => of(body.legs, side).knee);
    case "hips":
      return [body.hip];
    case "forearms":
      return SIDES.map((side) => between(of(body.arms, side).elbow, of(body.arms, side).wrist, 0.6));
    default:
      return [body.shoulders];
  }
}

/** How far the weights are lifted in a pose: with the way that the lever or the cable has come from where they rest. */
function liftOf(equipment: Equipment, body: Skeleton, rest: Skeleton): number {
  if (equipment.roller?.on === "back") return STANDING + (body.hip[1] - rest.hip[1]) * GEAR;
  if (equipment.cable) {
    const [side = 1] = pulleySides({ equipment });
    return (cableRun(equipment, body, side) - cableRun(equipment, rest, side)) * GEAR;
  }
  const from = drivingPoints(equipment, rest);
  return Math.max(...drivingPoints(equipment, body).map((at, i) => distance(at, from[i] ?? at))) * GEAR;
}

const weights = kept((count: number) => [{ material: "stack", mesh: joined(stacked(count)) }]);

/** The weights of a machine: those that stay, those that the lever or the cable lifts, and the rod these hang from. */
export function weightStacks(equipment: Equipment, body: Skeleton, rest: Skeleton): PlacedSolid[] {
  if (equipment.model) return [];
  return stacksOf(equipment).flatMap(({ x, top }) => {
    const height = (STACK.stay + STACK.lifted) * PLATE_STEP;
    const lift = clamp(liftOf(equipment, body, rest), STACK.gap, top - STACK.foot - height - 0.02);
    const lowest = STACK.foot + STACK.stay * PLATE_STEP + lift;
    // Behind the uprights, whose crossbeams would go through the weights.
    const behind = x + Math.sign(x) * BEHIND;
    const at = (y: number): Float32Array => shift([behind, y, 0]);
    return [
      ...weights(STACK.stay).map((solid) => ({ solid, matrix: at(STACK.foot) })),
      ...weights(STACK.lifted).map((solid) => ({ solid, matrix: at(lowest) })),
      ...rod("steel", [behind, STACK.foot, 0], [behind, top, 0], 0.005, 6),
      ...rod("frame", [behind, top, 0], [x, top, 0], FRAME, 6),
      ...(equipment.cableEnd === "waist" ? rod("frame", [x, top, -PAIR], [x, top, PAIR], FRAME, 6) : []),
    ];
  });
}
