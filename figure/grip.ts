import type { Arm } from "./arm.ts";
import type { Equipment } from "./equipment-types.ts";
import type { Pose } from "./movement.ts";
import type { Side, Skeleton } from "./skeleton.ts";
import { of } from "./skeleton.ts";
import { across, along, between, cross, length, unit, type Vec } from "./vector.ts";

/** The direction of a handle in a hand: what the pose says, at right angles to the hand. */
export function handleDirection(arm: Arm, pose: Pose): Vec {
  const wanted: Vec = pose.bx === "x" ? [1, 0, 0] : pose.bx === "f" ? unit(cross(arm.hand, arm.foreOuter)) : [0, 0, 1];
  const square = across(wanted, arm.hand);
  return length(square) < 0.55 ? arm.foreOuter : unit(square);
}

/** Where the handle is in a fist: in the palm, or rolled out onto the fingers by as much as the hand has opened. */
export const heldAt = (arm: Arm, opened: number): Vec =>
  along(along(arm.grip, arm.hand, 0.034 * opened), arm.foreBack, -0.016 * opened);

/** Which hands hold the weight. */
export function holdingSides({ one }: Equipment): readonly Side[] {
  if (one === "right") return [1];
  if (one === "left") return [-1];
  return [1, -1];
}

/** The middle between both grips. */
export const betweenHands = ({ arms }: Skeleton): Vec => between(arms.right.grip, arms.left.grip, 0.5);

/** Slope of an EZ bar where the hands hold it, as rise outward, and how far that tips it forward. */
export const EZ_SLOPE: Vec = [-0.22, -0.44, 0.7];

/**
 * The direction of what a hand holds: a barbell's is the bar's, a dumbbell's what the equipment says; otherwise it's {@link handleDirection}. The figure's
 * fist closes round this line through `arm.grip`.
 */
export function heldDirection(equipment: Equipment, body: Skeleton, side: Side): Vec {
  const arm = of(body.arms, side);
  const { dbAx, bar, ez, db, bottles } = equipment;
  if (bar === "hands" || bar === "back") {
    if (!ez) return [0, 0, 1];
    const [x, y, z] = unit(EZ_SLOPE);
    return side === 1 ? [x, y, z] : [-x, -y, z];
  }
  if (db !== undefined || bottles) {
    if (dbAx === "x") return [1, 0, 0];
    if (dbAx === "f") return arm.foreOuter;
  }
  return handleDirection(arm, body.pose);
}

/** Radius of what a hand holds, for the fist to close on, in body heights. */
export function heldRadius({ bottles, towel, rope, waves, pack, bar, cable, cableEnd, band }: Equipment): number {
  if (bottles) return 0.0155;
  if (waves) return 0.0115;
  if (towel === "hands" || pack) return 0.008;
  if (band ?? towel ?? rope) return 0.006;
  if (cable && cableEnd === "rope") return 0.0095;
  return bar ? 0.008 : 0.0095;
}
