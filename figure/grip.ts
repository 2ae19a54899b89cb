import type { Arm } from "./arm.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Pose } from "./movement.ts";
import type { Side, Skeleton } from "./skeleton.ts";
import { across, along, between, dot, length, rotate, scale, smoothstep, unit, type Vec } from "./vector.ts";

/** Slope of an EZ bar where the right hand holds it. */
const EZ_SLOPE = unit([-0.22, -0.44, 0.7]);

/**
 * The direction of what a closed hand holds. A fixed bar is as it is. A loose handle lies as the pose or the equipment says, square to the hand; where the
 * hand points that way, it turns with the forearm: so a dumbbell held with the palm inward stands upright when the forearm is level.
 */
export function handleOf(
  pose: Pose,
  equipment: Equipment,
  side: Side,
  { grip, hand, foreBack, foreOuter }: Pick<Arm, "grip" | "hand" | "foreBack" | "foreOuter">,
): Vec {
  const { bar, ez, pull, dip, db, dbAx, lever } = equipment;
  if (bar === "hands" && ez) return side === 1 ? EZ_SLOPE : [-EZ_SLOPE[0], -EZ_SLOPE[1], EZ_SLOPE[2]];
  if (bar === "hands" || bar === "back" || (pull !== undefined && pose.bx !== "x")) return [0, 0, 1];
  if (dip) return [1, 0, 0];
  if (lever?.turns === "upright") return unit(across([0, 1, 0], hand));
  const loose = looseHandle(pose, equipment, { hand, foreBack, foreOuter });
  // The end at the thumb goes from outside over the top to inside.
  if (pose.pr !== undefined) return rotate(scale(loose, loose[2] * side < 0 ? -1 : 1), hand, -side * pose.pr);
  if (db === undefined || dbAx !== "x") return loose;
  // A dumbbell that stands on the floor lies flat, and the wrist gives way.
  const lifted = smoothstep(db + 0.01, db + 0.07, grip[1]);
  return unit(between([loose[0] < 0 ? -1 : 1, 0, 0], loose, lifted));
}

function looseHandle(
  pose: Pose,
  { db, bottles, dbAx }: Equipment,
  { hand, foreBack, foreOuter }: Pick<Arm, "hand" | "foreBack" | "foreOuter">,
): Vec {
  const bend = unit(across(foreBack, hand));
  const axis = (db !== undefined || bottles ? dbAx : undefined) ?? pose.bx ?? "z";
  if (axis === "f") return bend;
  const turned = axis === "x" ? bend : unit(across(foreOuter, hand));
  const square = across(axis === "x" ? [1, 0, 0] : [0, 0, 1], hand);
  const near = smoothstep(0.35, 0.75, length(square));
  const turn = dot(unit(square), turned);
  const same = turn < 0 ? -1 : 1;
  // Across, the handle's own direction decides which end is which; along the bend the forearm's does, so that neither turns over on the way.
  if (axis === "z") return unit(between(scale(turned, same), unit(square), near));
  return unit(between(turned, scale(unit(square), same), near * smoothstep(0.15, 0.5, Math.abs(turn))));
}

/** Where the handle is in a fist: in the palm, or rolled out onto the fingers by as much as the hand has opened. */
export const heldAt = (arm: Arm, opened: number): Vec =>
  along(along(arm.grip, arm.hand, 0.036 * opened), arm.foreBack, -0.018 * opened);

/** Which hands hold the weight. */
export function holdingSides({ one }: Equipment): readonly Side[] {
  if (one === "right") return [1];
  if (one === "left") return [-1];
  return [1, -1];
}

/** The middle between both grips. */
export const betweenHands = ({ arms }: Skeleton): Vec => between(arms.right.grip, arms.left.grip, 0.5);

/** Radius of what a hand holds, for the fist to close on, in body heights. */
export function heldRadius({ bottles, towel, rope, waves, pack, bar, cable, cableEnd, band }: Equipment): number {
  if (bottles) return 0.014;
  if (waves) return 0.0115;
  if (towel === "hands" || pack) return 0.008;
  if (band ?? towel ?? rope) return 0.006;
  if (cable && cableEnd === "rope") return 0.0095;
  return bar ? 0.008 : 0.0095;
}
