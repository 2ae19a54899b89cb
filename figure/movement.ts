import type { Equipment, Point } from "./equipment-types.ts";

export type { Equipment, Point };

/**
 * One position of the body. Lengths are fractions of body height, angles are degrees. The body looks to +x, up is +y, its right is +z;
 * the floor is y = 0. Names are short because movements are data. The right side is given and the left mirrors it, unless the field with
 * `l` says otherwise. For a limb, the more definite field wins: a left-hand field over a common one; targets over free angles.
 */
export interface Pose {
  /** Pelvis (middle of the hip joints): x, y, pitch. Pitch 0 upright, + leans forward, 90 prone, -90 on the back. Standing is y about 0.537. */
  p: readonly [x: number, y: number, pitch: number];
  /** Pelvis further: roll (+ tips to the figure's right), yaw (+ turns left), z. Lying on the right side is roll 90. */
  q?: readonly [roll: number, yaw?: number, z?: number];
  /** Spine: flexion of the lumbar and the thoracic part (+ rounds forward), side bend (+ to the right), twist (+ to the left). */
  s?: readonly [lumbar: number, thoracic?: number, side?: number, twist?: number];
  /** Neck: + nods forward (chin to chest), turn (+ to the right), tilt (+ to the right). */
  n?: readonly [nod: number, turn?: number, tilt?: number];
  /** Pinned foot, held at its ball: x, z of the ball, heel raise, toes turned out, height of the ball. Negative raise lifts the toes (heel stands). */
  f?: readonly [x: number, z: number, raise?: number, turnOut?: number, y?: number];
  /** Left foot where it differs; z counts outward to the left as in `f`. */
  fl?: readonly [x: number, z: number, raise?: number, turnOut?: number, y?: number];
  /**
   * Free leg: hip flexion, abduction, knee flexion, plantar flexion; then the two angles of a bent hip: `open` swings the thigh outward about
   * the pelvis's long axis (a fire hydrant, knees apart when seated), `turnOut` rolls the thigh about itself (+ brings the foot inward).
   */
  g?: FreeLeg;
  gl?: FreeLeg;
  /** Knee pole: the direction (x, y, outward z) in which the knees point, where the feet alone don't say it. */
  k?: Point;
  kl?: Point;
  /** Hand target in the world: x, y, outward z. With `hm: "flat"` the palm's surface, otherwise the middle of the grip. */
  h?: Point;
  hl?: Point;
  /** Hand target in the frame of the chest (from the middle of the shoulder line: forward, up, outward). */
  ht?: Point;
  htl?: Point;
  /** Middle of the bar: x and y. `[x]` alone = straight arms, the height follows. The hands take their places from it unless `a` or `h` is given. */
  b?: readonly [x: number, y?: number];
  /** Half the width of the grip on the bar. Default 0.18. */
  gw?: number;
  /** Free arm: plane of elevation (0 forward, 90 sideways, beyond 90 backward), elevation from hanging (180 overhead), elbow flexion. */
  a?: readonly [plane: number, elevation: number, elbow?: number];
  al?: readonly [plane: number, elevation: number, elbow?: number];
  /** Elbow pole: direction (x, y, outward z) in which the elbow points. */
  e?: Point;
  el?: Point;
  /** The elbow pole is given in the chest's frame (forward, up, outward) instead of the world's. */
  eT?: boolean;
  /** Shoulder blade: raise, protraction (fractions of height; +0.03 is a full shrug, -0.02 squeezed back). */
  c?: readonly [raise: number, protract?: number];
  cl?: readonly [raise: number, protract?: number];
  /** Wrist bend in degrees, the way the elbow bends (+ curls the fist toward the forearm, - lays it back). A fist keeps its target. */
  w?: number;
  wl?: number;
  /** Where the palm of a level fist looks: the thumb is outside ("up") or inside and below ("down"). Unset, it doesn't matter. */
  palm?: "up" | "down";
  /** Where the palms turn over on the way, in place of `palm`: from 0, looking up, to 180, looking down. */
  pr?: number;
  /** How far the fist has opened, 0 to 1: the handle rolls out to the last joints of the fingers. */
  ho?: number;
  /** What the hand does: closed round a handle, flat on a surface, or open. Default "grip" with a target, "open" otherwise when nothing is held. */
  hm?: HandMode;
  hml?: HandMode;
  /** Direction of the fingers of a flat hand (x, y, outward z). Default forward. */
  hd?: Point;
  hdl?: Point;
  /** Height of the surface a flat hand is on (bench, wall, box); a hand higher than this counts as lifted. Default 0. With `hn` the surface is upright. */
  hy?: number;
  /** Normal of the surface under a flat hand, where it isn't the floor: [-1, 0, 0] is a wall ahead. */
  hn?: Point;
  /** Direction of the handle in the hand: across ("z"), forward ("x"), or with the forearm's side ("f"). Default "z". */
  bx?: "z" | "x" | "f";
  /** Direction in which a kettlebell hangs from the hand, when it isn't straight down; for a ball, how far it has flown from the hands. */
  kd?: Point;
}

/** Angles of a leg that stands on nothing, in degrees. */
export type FreeLeg = readonly [
  hip: number,
  abduction?: number,
  knee?: number,
  plantar?: number,
  open?: number,
  turnOut?: number,
];

/** What a hand does. */
export type HandMode = "grip" | "flat" | "open";

/** A pose in which fields may be left out (key over base) or taken away again (null). */
export type PoseChange = { readonly [Field in keyof Pose]?: Pose[Field] | null };

/** The three ways a demonstration is looked at. */
export const VIEWS = ["side", "front", "three-quarter"] as const;
export type View = (typeof VIEWS)[number];

/** What can be said of a movement and said again by one of its variants. */
export interface MovementFrame {
  /** Seconds: there, hold, back, hold. A still position: [1, 2, 1, 1] with two keys close to each other (breathing). */
  tempo?: readonly [there: number, hold: number, back: number, hold: number];
  equipment?: Equipment;
  /** The view in which the movement reads best. Default "side". */
  view?: View;
  /** Yaw of the three-quarter view in degrees; negative looks from behind (back and hamstring work). Default 38. */
  turn?: number;
  /** The figure looks to -x in side view: its left is nearer. For one-sided work whose working side is the left. */
  flip?: boolean;
  /** The keys go round instead of there and back. */
  cycle?: boolean;
  /** Yaw of the front view in degrees: turned where limbs point at the eye (above 90 to the figure's left). Default 90. */
  front?: number;
  /** Yaw of the side view in degrees: turned where the body lies or works along the eye. Default 0. */
  side?: number;
  /** The leg that works alone, where one does: the muscles of the other aren't lit. */
  leg?: "right" | "left";
  /** The arm that works alone, where one does: the other side's arm, chest and lats aren't lit. */
  arm?: "right" | "left";
  /** It's the front of the shins that works, which counts among the calves: it's lit in their place. */
  shins?: boolean;
  /** It's the back of the rotator cuff that works, which counts among the shoulders: it's lit in their place. */
  cuff?: boolean;
  /** Smallest distance allowed between forearm and trunk, where touching is meant (a tap, arms on the chest). */
  touch?: number;
}

/** One way of doing a movement: other equipment, other grip or stance, another angle. */
export interface Variant extends MovementFrame {
  /** Changes to the base; null removes. A field set here also leaves the movement's keys. */
  set?: PoseChange;
  /** Changes to the keys, one by one, after `set`. */
  keys?: readonly PoseChange[];
  /** Replaces all keys of the movement (then `keys` isn't used). */
  poses?: readonly PoseChange[];
}

/**
 * A movement: two to six key poses, of which the first is the start and the last the turning point; the way back is the same way unless
 * `cycle` says that the last key leads on to the first (circles, walking). Each key is laid over `base`; together they must give `p` and,
 * for each leg, `f` or `g`.
 */
export interface Movement extends MovementFrame {
  /** Kebab-case, as exercises name it. */
  id: string;
  tempo: readonly [there: number, hold: number, back: number, hold: number];
  base: PoseChange;
  keys: readonly PoseChange[];
  /** By variant id. Give `{}` for the movement as it is. */
  variants: Readonly<Record<string, Variant>>;
}

/** A movement and variant made ready to draw: every frame field settled, every key a whole pose. */
export interface Demo {
  movement: string;
  variant: string;
  tempo: readonly [there: number, hold: number, back: number, hold: number];
  equipment: Equipment;
  view: View;
  /** Yaw of the three-quarter view in degrees. */
  turn: number;
  /** Yaw of the front view in degrees. */
  front: number;
  /** Yaw of the side view in degrees. */
  side: number;
  flip: boolean;
  cycle: boolean;
  leg: "right" | "left" | null;
  arm: "right" | "left" | null;
  shins: boolean;
  cuff: boolean;
  touch: number | null;
  keys: readonly Pose[];
}
