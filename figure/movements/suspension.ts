import type { Movement } from "../movement.ts";
import { onHeel, plankPelvis } from "./stance.ts";

/** Leaning back from the heels (ankles at x 0.3, the toes lifted): the pelvis of a straight body that leans by so many degrees. */
function leaningBack(degrees: number): readonly [number, number, number] {
  const lean = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return [round(0.3 - 0.4985 * Math.sin(lean)), round(0.055 + 0.4985 * Math.cos(lean)), -degrees];
}

const OVERHEAD = [0.55, 1.4, 0.03] as const;
/** The straps of a suspension trainer, facing its hook. */
const STRAPS = { strap: { from: OVERHEAD, end: "handle" } } as const;
/** And with the back to it: steep enough to pass the arms. */
const STRAPS_BEHIND = { strap: { from: [0.6, 1.45, 0.34], end: "handle" } } as const;
/** A plank on the toes that slopes up by so many degrees. */
const sloping = (degrees: number): readonly [number, number, number] => plankPelvis(degrees, 0.05, 0, 54);

/** Work against one's own weight in the handles of a suspension trainer: the steeper the body, the easier. */
export const SUSPENSION: readonly Movement[] = [
  {
    id: "suspension-row",
    side: -26,
    front: -130,
    tempo: [1.1, 0.3, 1.7, 0.3],
    view: "three-quarter",
    turn: -46,
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 22), e: [-0.7, -1, 0.3], hm: "grip", bx: "x" },
    keys: [
      { p: leaningBack(52.7), s: [0, 0], n: [8], h: [-0.035, 0.791, 0.08], c: [0, 0.012] },
      { p: leaningBack(38), s: [-1, -1], n: [6], h: [0.045, 0.735, 0.105], c: [0, 0] },
      { p: leaningBack(22), s: [-2, -3], n: [4], h: [0.124, 0.676, 0.13], c: [0, -0.02] },
    ],
    variants: {
      handles: {},
      // Elbows high, hands beside the ears.
      "face-pull": {
        side: 22,
        set: { e: [-0.6, 0.3, 1], bx: "z" },
        keys: [
          { p: leaningBack(46.1), h: [0.022, 0.856, 0.075] },
          { p: leaningBack(33.5), h: [0.018, 0.872, 0.132] },
          { p: leaningBack(20), h: [0.015, 0.886, 0.19] },
        ],
      },
    },
  },
  {
    id: "suspension-y",
    side: 24,
    view: "three-quarter",
    turn: -56,
    front: 120,
    tempo: [1.2, 0.3, 1.7, 0.3],
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 20), e: [-0.5, -0.4, 1], hm: "grip", bx: "z" },
    keys: [
      { p: leaningBack(35.2), s: [0, 0], n: [6], h: [0.125, 0.952, 0.06], c: [0, 0.01] },
      { p: leaningBack(29.6), s: [-1, -1], n: [4], h: [0.04, 1.058, 0.132], c: [0.004, 0.001] },
      { p: leaningBack(18), s: [-2, -2], n: [2], h: [0.02, 1.136, 0.21], c: [0.008, -0.008] },
    ],
    variants: { handles: {} },
  },
  {
    id: "suspension-curl",
    front: 62,
    tempo: [1.1, 0.3, 1.7, 0.3],
    turn: 130,
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 22), e: [0.3, -1, 0.1], hm: "grip", palm: "up" },
    keys: [
      { p: leaningBack(40.4), s: [0, 0], n: [8], h: [0.068, 0.901, 0.12] },
      { p: leaningBack(30.7), s: [0, 0], n: [6], h: [-0.009, 0.989, 0.13] },
      { p: leaningBack(21), s: [0, 0], n: [4], h: [0.085, 0.885, 0.145] },
    ],
    variants: { handles: {} },
  },
  {
    id: "suspension-press",
    tempo: [1.6, 0.25, 1.2, 0.3],
    equipment: STRAPS_BEHIND,
    base: { f: [0, 0.06, 54, 0], e: [-1, -0.3, 0.6], hm: "grip" },
    keys: [
      { p: sloping(53), s: [-1, 2], n: [-8], h: [0.69, 0.412, 0.19], c: [0, 0.008] },
      { p: sloping(42.6), s: [-1, 0], n: [-9], h: [0.66, 0.404, 0.21], c: [0, -0.002] },
      { p: sloping(32), s: [-1, -2], n: [-10], h: [0.622, 0.39, 0.225], c: [0, -0.012] },
    ],
    variants: {
      // Hung behind the shoulders, so that the straps pass the face.
      handles: { side: 32, view: "three-quarter", turn: 50, equipment: { strap: { from: [0.25, 1.45, 0.34], end: "handle" } } },
      // The arms open wide and close again.
      fly: {
        side: 20,
        view: "three-quarter",
        front: 116,
        turn: 50,
        // Hung above the hands, so that the straps pass beside the face.
        equipment: { strap: { from: [0.6, 1.4, 0.34], end: "handle" } },
        set: { e: [-0.5, 0.4, 1], bx: "x" },
        poses: [
          { p: sloping(43.2), s: [-1, 2], n: [-8], h: [0.782, 0.303, 0.05], c: [0, 0.008] },
          { p: sloping(38.5), s: [-1, 0], n: [-9], h: [0.748, 0.335, 0.29], c: [0, -0.004] },
          { p: sloping(30), s: [-1, -2], n: [-10], h: [0.66, 0.42, 0.45], c: [0, -0.014] },
        ],
      },
      // Only the elbows bend; the hands come back to the forehead.
      triceps: {
        turn: -20,
        front: 60,
        set: { e: [0.6, -0.8, 0.15] },
        keys: [
          { p: sloping(61.2), h: [0.726, 0.655, 0.1] },
          { p: sloping(50.7), h: [0.74, 0.662, 0.105] },
          { p: sloping(40), h: [0.753, 0.669, 0.11] },
        ],
      },
    },
  },
];
