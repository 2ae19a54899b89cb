/**
 * What stands in the scene or is held. All lengths are fractions of body height (H = 1); x is forward, y up, z to the figure's right, the
 * floor is y = 0. Several fields may be given together (a bench and a barbell). Things that are held follow the hands and need no place.
 */
export interface Equipment {
  /** A barbell: across the upper back, in both hands (place by the pose's `b`, or midway between the hands when it has none), in the crooks of the elbows, or in the crease of the hips. */
  bar?: "back" | "hands" | "elbows" | "hips";
  /** Radius of the bar's plates; 0 draws a bare bar. Default 0.1. A deadlift from the floor wants 0.126 and `b` at that height. */
  r?: number;
  /** Half the length of the bar. Default 0.46. */
  half?: number;
  /** Distance of the plates from the middle. Default 0.36. */
  px?: number;
  /** The bar's grip is bent in waves (an EZ bar). */
  ez?: boolean;
  /** The bar runs on upright rails (Smith machine); they are drawn at the bar's x. */
  rails?: boolean;
  /** A dumbbell in each hand, with this radius of its heads (0.035 light, 0.045 heavy). */
  db?: number;
  /** The weight in the left hand is smaller than the right one's, by this factor. */
  lighter?: number;
  /** The dumbbells lie on the floor instead, one a side: as handles to lean on. */
  dbAt?: readonly [x: number, z: number];
  /** Direction of the handle of what the hands hold: across the body, forward, or with the forearm's own side. Default "z". */
  dbAx?: "z" | "x" | "f";
  /** Dumbbell, kettlebell, bottle, backpack, cable, band and towel: only in this hand; "mid" = one weight in both hands together, upright (a dumbbell with `dbAx`: across the hips). */
  one?: "right" | "left" | "mid";
  /** A kettlebell: between both hands ("mid"; by its horns where the pose has `bx: "f"`) or in each hand ("hands", or one by `one`). */
  kb?: "mid" | "hands";
  /** Direction in which the bell hangs from the hand (the pose's `kd` overrides it, for swings and the rack). Default straight down. */
  kbDn?: Point;
  /** A trap bar round the lifter with plates of this radius; the hands hold its handles, forward (`bx: "x"`). */
  trap?: number;
  /** A jump rope from hand to hand, reaching this far from them; the pose's `kd` is where its middle is. */
  jumpRope?: number;
  /** Battle ropes from this point on the floor to the hands; they wave with the height of the hands. */
  waves?: Point;
  /** A water bottle in each hand. */
  bottles?: boolean;
  /** A backpack: worn, hugged to the chest, held by its handle in the hand(s), held in both hands at its sides, or lying in the crease of the hips. */
  pack?: "back" | "chest" | "hands" | "mid" | "hips";
  /** An elastic band: between the hands, from under the feet to the hands, from under the feet over the shoulders and behind the neck, round the thighs over the knees, round the ankles, or from a fixed point to the hands. */
  band?: "hands" | "feet" | "neck" | "knees" | "ankles" | "back" | Point;
  /** A band from a fixed point goes round the heels, or under the right knee (between dip bars under both), instead of to the hands; one from the feet goes up behind the body. */
  bandTo?: "heels" | "knee" | "behind";
  /** A cable from a pulley at this point to the hand(s). z mirrors: [x, y, 0] is one pulley, z > 0 is a pulley for each hand. */
  cable?: Point;
  /** Handle at the end of the cable. Default "handle". "ankle": a cuff at the right ankle instead of the hands; "waist": a belt round the hips; "v": one narrow handle for both hands. */
  cableEnd?: "handle" | "rope" | "bar" | "ankle" | "waist" | "v";
  /** Bench: [middle x, height of the top, length, incline in degrees: 0 flat; the head lies toward -x, so the backrest of an incline is negative]. */
  bench?: readonly [x: number, y: number, length: number, degrees?: number];
  /** A second pad, as the seat of an incline bench or of a machine: same numbers. */
  seat?: readonly [x: number, y: number, length: number, degrees?: number];
  /** A box or step: [middle x, height, length along x, width along z, middle z (default 0)]. */
  box?: readonly [x: number, height: number, length: number, width: number, z?: number];
  /** A chair: [middle x of the seat, height of the seat, 1 = the sitter looks to +x, -1 = to -x]. */
  chair?: readonly [x: number, height: number, facing: 1 | -1];
  /** A table with four legs: [middle x, height of its top, length along x, width along z (default 0.68)]. */
  table?: readonly [x: number, height: number, length: number, width?: number];
  /** A wall at this x. */
  wall?: number;
  /** An open doorframe at this x, with the z of its right and left post. */
  door?: readonly [x: number, right: number, left: number];
  /** A mat on the floor: [from x, to x]. */
  mat?: readonly [from: number, to: number];
  /** A pull-up bar at this height. */
  pull?: number;
  /** x of the pull-up bar. Default 0. */
  pullX?: number;
  /** Parallel dip bars: [middle x, height, half the distance between them]. */
  dip?: readonly [x: number, height: number, halfWidth: number];
  /** A towel: held between the hands, under the heels, under the hands, round the foot or under the thigh to the hands, or from a fixed point to the hands. */
  towel?: "hands" | "heels" | "floor" | "foot" | "thigh" | Point;
  /** An ab-wheel in both hands, with this radius (0.05). */
  wheel?: number;
  /** A ball in both hands, with this radius (0.07); with `wall` it's a medicine ball like any. */
  ball?: number;
  /** A bar-bell plate held in both hands, with this radius (0.09). */
  plate?: number;
  /** A book pressed between both palms. */
  book?: boolean;
  /** Ropes from this point to the hands. */
  rope?: Point;
  /** Straps from above to the hands, with a ring or a suspension trainer's handle at the end; z is half the distance between their hooks. */
  strap?: { readonly from: Point; readonly end: "ring" | "handle" };
  /**
   * A landmine: a barbell that turns about this point on the floor, its free end held by the hands (or the one that `one` names). `plateAt`
   * is how far beyond the hands the plate sits (negative: before them); with `handle` a narrow handle hangs under the bar.
   */
  landmine?: { readonly pivot: Point; readonly plateAt?: number; readonly radius?: number; readonly handle?: boolean };
  /** A plate with this radius hangs on a chain from a belt round the hips. */
  belt?: number;
  /** A plate with this radius hangs from each hand, pinched by its rim. */
  pinch?: number;
  /** A machine's steel: polylines of [x, y] points, drawn as tubes behind the figure. `z` sets the tube's depth (default behind the far limbs). */
  frame?: readonly { readonly line: readonly (readonly [x: number, y: number])[]; readonly z?: number }[];
  /** The machine that frame, pads, seat and rope belong to, where it has a shape of its own. */
  model?: "rack" | "treadmill" | "bike" | "air-bike" | "elliptical" | "stair-climber" | "ski" | "rower" | "sled";
  /** Fixed pads of a machine: [middle x, middle y, length, degrees from horizontal, thickness (default 0.045), half the width]. */
  pads?: readonly (readonly [x: number, y: number, length: number, degrees: number, thickness?: number, half?: number])[];
  /** Rollers that move with the body (a machine's padded lever), with the pivot its arm turns about. With `one` only the right shin's. */
  roller?: {
    readonly on:
      | "shins"
      | "heels"
      | "shoulders"
      | "thighs"
      | "hips"
      | "outer-knees"
      | "inner-knees"
      | "chest"
      | "forearms"
      | "back";
    readonly pivot?: readonly [x: number, y: number];
  };
  /** A foot plate that moves with the feet (leg press): its tilt in degrees from horizontal. */
  sled?: number;
  /** Only the balls of the feet are on the sled's plate, at its lower edge. */
  sledEdge?: boolean;
  /**
   * The hands hold the lever handles of a machine: the arm turns about this pivot, at this depth from the middle. `turns` where the axis isn't the one
   * across the machine: "upright" swings level about a post over each shoulder (a pec deck), "aside" is a pad on the outside of each upper arm.
   */
  lever?: { readonly pivot: readonly [x: number, y: number]; readonly z?: number; readonly turns?: "upright" | "aside" };
}

/** A point of the scene: x forward, y up, z right. */
export type Point = readonly [x: number, y: number, z: number];
