import type { Movement } from "../movement.ts";
import { onHeel, plankPelvis } from "./stance.ts";

/** Leaning back from the heels (ankles at x 0.3): the pelvis of a straight body that leans by so many degrees. */
function leaningBack(degrees: number): readonly [number, number, number] {
  const lean = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return [round(0.3 - 0.4985 * Math.sin(lean)), round(0.04 + 0.4985 * Math.cos(lean)), -degrees];
}

const OVERHEAD = [0.55, 1.4, 0.03] as const;
/** The straps of a suspension trainer, facing its hook. */
const STRAPS = { strap: { from: OVERHEAD, end: "handle" } } as const;
/** And with the back to it. */
const STRAPS_BEHIND = { strap: { from: [0.3, 1.45, 0.03], end: "handle" } } as const;
/** A plank on the toes that slopes up by so many degrees. */
const sloping = (degrees: number): readonly [number, number, number] => plankPelvis(degrees, 0.05, 0, 54);

/** Work against one's own weight in the handles of a suspension trainer: the steeper the body, the easier. */
export const SUSPENSION: readonly Movement[] = [
  {
    id: "suspension-row",
    fit: [0.1, 0.65, 1.4],
    tempo: [1.1, 0.3, 1.7, 0.3],
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 22), e: [-0.7, -1, 0.3], hm: "grip", bx: "x" },
    keys: [
      { p: leaningBack(44), s: [0, 0], n: [8], h: [-0.015, 0.84, 0.07], c: [0, 0.012] },
      { p: leaningBack(26), s: [-2, -3], n: [4], h: [0.085, 0.69, 0.14], c: [0, -0.02] },
    ],
    variants: {
      handles: {},
      // Elbows high, hands beside the ears.
      "face-pull": {
        set: { e: [-0.6, 0.3, 1], bx: "z" },
        keys: [
          { p: leaningBack(38), h: [0.05, 0.885, 0.06] },
          { p: leaningBack(24), h: [0.06, 0.84, 0.18] },
        ],
      },
    },
  },
  {
    id: "suspension-y",
    fit: [0.1, 0.68, 1.45],
    tempo: [1.2, 0.3, 1.7, 0.3],
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 20), e: [-0.5, -0.4, 1], hm: "grip", bx: "z" },
    keys: [
      { p: leaningBack(36), s: [0, 0], n: [6], h: [0.055, 0.9, 0.06], c: [0, 0.01] },
      { p: leaningBack(24), s: [-2, -2], n: [2], h: [0, 1.06, 0.22], c: [0.008, -0.008] },
    ],
    variants: { handles: {} },
  },
  {
    id: "suspension-curl",
    fit: [0.1, 0.65, 1.4],
    tempo: [1.1, 0.3, 1.7, 0.3],
    equipment: STRAPS,
    base: { f: onHeel(0.3, 0.06, 22), e: [0.6, -1, 0.1], hm: "grip", palm: "up" },
    keys: [
      { p: leaningBack(40), s: [0, 0], n: [8], h: [0.025, 0.87, 0.07] },
      { p: leaningBack(33), s: [0, 0], n: [6], h: [0.11, 0.92, 0.07] },
      { p: leaningBack(27), s: [0, 0], n: [4], h: [0.045, 0.9, 0.085] },
    ],
    variants: { handles: {} },
  },
  {
    id: "suspension-press",
    fit: [0.4, 0.68, 1.5],
    tempo: [1.6, 0.25, 1.2, 0.3],
    equipment: STRAPS_BEHIND,
    base: { f: [0, 0.06, 54, 0], e: [-0.7, 0.1, 1], hm: "grip" },
    keys: [
      { p: sloping(52), s: [-1, 2], n: [-8], h: [0.74, 0.535, 0.14], c: [0, 0.008] },
      { p: sloping(36), s: [-1, -2], n: [-10], h: [0.675, 0.495, 0.2], c: [0, -0.012] },
    ],
    variants: {
      handles: {},
      // The arms open wide and close again.
      fly: {
        view: "three-quarter",
        turn: 60,
        set: { e: [-0.5, 0.4, 1], bx: "x" },
        poses: [
          { p: sloping(52), s: [-1, 2], n: [-8], h: [0.74, 0.535, 0.06], c: [0, 0.008] },
          { p: sloping(44), s: [-1, 0], n: [-9], h: [0.74, 0.51, 0.28], c: [0, -0.004] },
          { p: sloping(38), s: [-1, -2], n: [-10], h: [0.63, 0.52, 0.42], c: [0, -0.01] },
        ],
      },
      // Only the elbows bend; the hands come back to the forehead.
      triceps: {
        set: { e: [0.6, -0.8, 0.15] },
        keys: [
          { p: sloping(56), h: [0.73, 0.83, 0.09] },
          { p: sloping(46), h: [0.65, 0.815, 0.09] },
        ],
      },
    },
  },
];
