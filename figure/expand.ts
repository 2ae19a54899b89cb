import type { Demo, Equipment, Movement, Pose, PoseChange, Variant } from "./movement.ts";

/** What's in the scene of a variant. */
const equipmentOf = (movement: Movement, variant: Variant): Equipment => variant.equipment ?? movement.equipment ?? {};

/** Whether a cable's tower or a band's post stands straight before the body: the front is then seen past it. */
const isBehindTower = ({ cable, band }: Equipment): boolean =>
  [cable, band].some((from) => typeof from === "object" && from[0] > 0 && Math.abs(from[2]) < 0.1);

/**
 * Lays a variant over its movement: frame fields replace, `set` and `keys` change poses, and every key becomes a whole pose.
 */
export function expandMovement(movement: Movement, variantId: string, variant: Variant): Demo {
  const set = variant.set ?? {};
  const base = laid(movement.base, set);
  const keys = variant.poses
    ? variant.poses.map((key) => laid(base, key))
    : movement.keys.map((key, i) => laid(laid(base, without(key, set)), variant.keys?.[i] ?? {}));
  const equipment = equipmentOf(movement, variant);
  return {
    movement: movement.id,
    variant: variantId,
    tempo: variant.tempo ?? movement.tempo,
    equipment,
    view: variant.view ?? movement.view ?? "side",
    // Whoever faces a wall is seen from behind, with the wall beyond.
    turn: variant.turn ?? ((equipment.wall ?? 0) > 0 ? -38 : (movement.turn ?? 38)),
    front: variant.front ?? movement.front ?? (isBehindTower(equipment) ? 138 : 90),
    side: variant.side ?? movement.side ?? 0,
    flip: variant.flip ?? movement.flip ?? false,
    cycle: variant.cycle ?? movement.cycle ?? false,
    leg: variant.leg ?? movement.leg ?? null,
    arm: variant.arm ?? movement.arm ?? null,
    shins: variant.shins ?? movement.shins ?? false,
    cuff: variant.cuff ?? movement.cuff ?? false,
    touch: variant.touch ?? movement.touch ?? null,
    keys: keys.map((key, i) => wholePose(key, `${movement.id} ${variantId} key ${i}`)),
  };
}

/** A key's fields that a variant's `set` doesn't claim for the base. */
const without = (key: PoseChange, set: PoseChange): PoseChange =>
  Object.fromEntries(Object.entries(key).filter(([name]) => !(name in set)));

/** One change over another; null takes a field away. */
const laid = (under: PoseChange, over: PoseChange): PoseChange => {
  const merged: PoseChange = { ...under, ...over };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null && value !== undefined));
};

function wholePose(key: PoseChange, name: string): Pose {
  const { p, ...rest } = key;
  if (!p) throw new Error(`${name} has no pelvis`);
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return { ...given, p };
}
