import type { Arm } from "./arm.ts";
import type { Camera } from "./camera.ts";
import type { Pose } from "./movement.ts";
import type { Leg } from "./leg.ts";
import { hullOfPoints, polygon, polyline } from "./path.ts";
import type { Side } from "./skeleton.ts";
import { ball, outlineGroups, type Ball } from "./tube.ts";
import { across, add, along, between, cross, dot, length, place, rotate, scale, subtract, unit, type Vec } from "./vector.ts";

/** The shapes of a hand: the closed or flat body of it, and the thumb where it's on top. */
export interface HandShapes {
  palm: Ball[][];
  thumb: Ball[][];
}

/** The balls of a hand. A fist closes round the handle, the palm lies flat, or the open hand follows the forearm as a mitten. */
export function handShapes(arm: Arm, pose: Pose, side: Side): HandShapes {
  if (arm.mode === "grip") return fist(arm, arm.handle, side, pose);
  if (arm.mode === "flat") return flatHand(arm, side);
  return openHand(arm);
}

function fist(arm: Arm, handle: Vec, side: Side, { ho: opened = 0, palm }: Pose): HandShapes {
  const palmNormal = scale(unit(cross(handle, arm.hand)), palm === "down" ? -1 : 1);
  const thumbSide = palm === "up" ? side : -side;
  if (opened > 0.02) return openingFist(arm, handle, opened);
  const knuckles = along(arm.grip, arm.hand, 0.004);
  return {
    palm: [
      [ball(arm.wrist, 0.0162), ball(along(arm.grip, handle, 0.0165), 0.0185), ball(along(arm.grip, handle, -0.0165), 0.0185)],
      [ball(along(knuckles, handle, 0.018), 0.0185), ball(along(knuckles, handle, -0.018), 0.0185)],
    ],
    thumb: [
      [
        ball(along(along(arm.grip, handle, thumbSide * 0.012), palmNormal, 0.013), 0.0088),
        ball(along(along(arm.grip, handle, thumbSide * 0.012), arm.hand, 0.019), 0.008),
      ],
    ],
  };
}

/** The lines between the curled fingers: seen only where the palm of a fist is said to look at the eye, never on the back of the hand. */
export function fingerLines(cam: Camera, arm: Arm, pose: Pose): string {
  if (arm.mode !== "grip" || !pose.palm || (pose.ho ?? 0) > 0.02) return "";
  const face = scale(unit(across(arm.foreBack, arm.hand)), pose.palm === "up" ? -1 : 1);
  if (dot(face, cam.view) < 0.12) return "";
  const handle = arm.handle;
  return [-0.0125, 0, 0.0125]
    .map((aside) => {
      const middle = along(along(arm.grip, handle, aside), face, 0.016);
      return polyline([cam.project(along(middle, arm.hand, 0.018)), cam.project(along(middle, arm.hand, -0.004))]);
    })
    .join("");
}

/** Palm and fingers under a handle that rolls out; the thumb is beside them. */
function openingFist(arm: Arm, handle: Vec, opened: number): HandShapes {
  const at = (out: number, back: number, aside: number): Vec =>
    along(along(along(arm.wrist, arm.hand, out), arm.foreBack, back), handle, aside);
  const row = (out: number, back: number, radius: number): Ball[] => [
    ball(at(out, back, 0.0175), radius),
    ball(at(out, back, -0.0175), radius),
  ];
  const reach = 0.045 + 0.045 * opened;
  const thick = 0.0185 - 0.0085 * opened;
  const tip = 0.0185 - 0.01 * opened;
  return {
    palm: [
      [ball(arm.wrist, 0.0162), ...row(0.042, 0.006 * opened, thick)],
      [...row(0.042, 0.006 * opened, thick), ...row(reach, 0.008 * opened, tip)],
      [...row(reach, 0.008 * opened, tip), ...row(reach + 0.012 * opened, -0.012 * opened, tip)],
    ],
    thumb: [],
  };
}

function flatHand(arm: Arm, side: Side): HandShapes {
  const rest = 1 - arm.lift;
  const forward = unit(between(arm.fingers, arm.fore, arm.lift));
  const sideways = across(cross(forward, arm.surface), forward);
  const right = length(sideways) > 0.05 ? unit(sideways) : ([0, 0, 1] satisfies Vec);
  const up = unit(cross(right, forward));
  const drop = 0.03 * rest + 0.012 * arm.lift;
  const at = (x: number, y: number, z: number): Vec =>
    add(along(along(along(arm.wrist, up, y - drop), forward, x), right, z), [0, 0, 0]);
  return {
    palm: [
      [
        ball(arm.wrist, 0.0162),
        ball(at(-0.002, 0.013, 0.01), 0.0135),
        ball(at(-0.002, 0.013, -0.01), 0.0135),
        ball(at(0.045, 0.012, 0.018), 0.0115),
        ball(at(0.045, 0.012, -0.018), 0.0115),
      ],
      [
        ball(at(0.045, 0.011, 0.0175), 0.011),
        ball(at(0.045, 0.011, -0.0175), 0.011),
        ball(at(0.084, 0.0082, 0.011), 0.008),
        ball(at(0.084, 0.0082, -0.011), 0.008),
      ],
    ],
    thumb: [[ball(at(0.01, 0.011, -side * 0.015), 0.0098), ball(at(0.043, 0.0082, -side * 0.034), 0.0075)]],
  };
}

function openHand(arm: Arm): HandShapes {
  const front = scale(arm.foreBack, -1);
  const at = (x: number, z: number): Vec => along(along(arm.wrist, arm.hand, x), front, z);
  return {
    palm: [
      [ball(arm.wrist, 0.0155), ball(at(0.043, 0.0115), 0.0128), ball(at(0.043, -0.0115), 0.0128)],
      [
        ball(at(0.043, 0.011), 0.0128),
        ball(at(0.043, -0.011), 0.0128),
        ball(along(at(0.088, 0.007), arm.foreOuter, -0.004), 0.0085),
        ball(along(at(0.086, -0.005), arm.foreOuter, -0.004), 0.0085),
      ],
    ],
    thumb: [[ball(at(0.012, 0.01), 0.0095), ball(at(0.044, 0.0265), 0.0075)]],
  };
}

/** The shapes of a shoe: upper and sole as path data. */
export interface ShoeShapes {
  upper: string;
  sole: string;
}

/** How far the toes turn back at a heel raise: by all of it while they stand, not at all when the foot is on its back. */
const toeFold = (raise: number): number => (raise <= 75 ? Math.max(0, raise) : Math.max(0, 75 - (raise - 75) * 3.75));

/** A shoe: heel, collar, instep, toes; what lies beyond the ball of the foot turns back by the heel raise, so that the toes stay flat. */
export function shoeShapes(cam: Camera, leg: Leg): ShoeShapes {
  const { ankle, foot, raise } = leg;
  const ballOfFoot = place(ankle, foot, 0.07, -0.04, 0);
  const fold = toeFold(raise);
  const at = (x: number, y: number, z: number): Vec => {
    const p = place(ankle, foot, x, y, z);
    return x > 0.07 && fold > 0 ? add(ballOfFoot, rotate(subtract(p, ballOfFoot), foot.right, fold)) : p;
  };
  const upper = outlineGroups(cam, [
    [ball(at(-0.022, -0.012, 0), 0.021), ball(at(-0.003, 0.007, 0), 0.0228), ball(at(0.026, -0.012, 0), 0.0195)],
    [
      ball(at(0.026, -0.012, 0), 0.0195),
      ball(at(0.066, -0.0185, 0.012), 0.0142),
      ball(at(0.066, -0.0185, -0.012), 0.0142),
      ball(at(0.02, -0.018, 0), 0.015),
    ],
    [
      ball(at(0.066, -0.0185, 0.012), 0.0142),
      ball(at(0.066, -0.0185, -0.012), 0.0142),
      ball(at(0.098, -0.0208, 0.007), 0.0115),
      ball(at(0.098, -0.0208, -0.007), 0.0115),
    ],
    [ball(at(-0.026, -0.0175, 0), 0.0165), ball(at(0.03, -0.0175, 0), 0.0155)],
  ]);
  const slab = (corners: readonly (readonly [x: number, halfWidth: number])[]): string =>
    polygon(
      hullOfPoints(corners.flatMap(([x, w]) => [-0.0285, -0.0402].flatMap((y) => [w, -w].map((z) => cam.project(at(x, y, z)))))),
    );
  const heel: readonly (readonly [number, number])[] = [
    [-0.046, 0.013],
    [-0.038, 0.0195],
    [0, 0.0235],
    [0.07, 0.029],
  ];
  const toe: readonly (readonly [number, number])[] = [
    [0.07, 0.029],
    [0.0702, 0.029],
    [0.098, 0.021],
    [0.11, 0.011],
  ];
  return { upper, sole: slab(heel) + slab(toe) };
}

/** Whether the sole faces the eye, so that it is painted over the shoe. */
export const soleFaces = (cam: Camera, leg: Leg): boolean => dot(leg.foot.up, cam.view) < -0.04;
