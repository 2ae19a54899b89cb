import type { Movement } from "../movement.ts";
import { pelvisOver } from "./stance.ts";

const STANDING = pelvisOver(0, 1, 1, 0);

/** What raises the arms without pressing: to the side, to the front, to the back. */
export const RAISES: readonly Movement[] = [
  {
    id: "lateral-raise",
    fit: [0, 0.5, 1.12],
    tempo: [1.1, 0.3, 1.7, 0.3],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], s: [0, 0], n: [0], e: [-1, 0.15, 0.05], bx: "x", hm: "grip" },
    keys: [{ a: [75, 9, 12] }, { a: [74, 90, 14] }],
    variants: {
      dumbbells: { equipment: { db: 0.035, dbAx: "x" } },
      bottles: { equipment: { bottles: true, dbAx: "x" } },
      // Only halfway to the height of the shoulders.
      "seated-low": {
        fit: [-0.1, 0.42, 1],
        equipment: { chair: [-0.26, 0.235, 1], bottles: true, dbAx: "x" },
        set: { p: [-0.245, 0.297, 0], f: [0.07, 0.08, 0, 8] },
        keys: [{ a: [80, 13, 10] }, { a: [76, 50, 12] }],
      },
      band: { equipment: { band: "feet", dbAx: "x" } },
      cable: { equipment: { cable: [0.06, 0.06, -0.42], one: "right" }, set: { hml: "open", al: [85, 8, 10] } },
    },
  },
  {
    id: "front-raise",
    fit: [0.05, 0.5, 1.12],
    tempo: [1.1, 0.3, 1.7, 0.3],
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], n: [0], e: [-0.6, -0.3, 1], hm: "grip" },
    keys: [
      { a: [38, 15, 8], s: [0, 0] },
      { a: [10, 92, 8], s: [-2, -1] },
    ],
    variants: {
      dumbbells: { equipment: { db: 0.035 } },
      bottles: { equipment: { bottles: true } },
      plate: {
        equipment: { plate: 0.09 },
        set: { a: null },
        keys: [{ h: [0.13, 0.46, 0.075] }, { h: [0.35, 0.79, 0.075] }],
      },
    },
  },
  {
    id: "rear-fly",
    fit: [0, 0.46, 1.12],
    tempo: [1, 0.35, 1.6, 0.3],
    view: "three-quarter",
    turn: 50,
    base: { p: pelvisOver(0, 4, 31, 70), f: [0.07, 0.08, 0, 8], s: [-1, 1], n: [-26], e: [-0.3, 0.9, 0.5], bx: "x", hm: "grip" },
    keys: [
      { a: [12, 68, 16], c: [0, 0.008] },
      { a: [90, 88, 16], c: [0, -0.018] },
    ],
    variants: {
      dumbbells: { equipment: { db: 0.035, dbAx: "x" } },
      // One arm works, the other hand rests on a chair.
      bottles: {
        fit: [0.08, 0.46, 1.12],
        equipment: { bottles: true, one: "right", dbAx: "x", chair: [0.36, 0.25, -1] },
        set: { p: pelvisOver(0, 6, 32, 68), cl: [0, 0.01], hl: [0.215, 0.25, 0.1], hy: 0.25, hml: "flat", el: [-0.5, 0, 1] },
      },
      cable: {
        fit: [0.1, 0.55, 1.15],
        turn: -68,
        equipment: { cable: [0.7, 0.8, 0.3] },
        set: { p: STANDING, n: [0], e: [0, -1, 0.4], bx: "z" },
        keys: [{ a: [2, 86, 12] }, { a: [84, 86, 12] }],
      },
    },
  },
  {
    id: "wall-slide",
    fit: [0, 0.56, 1.2],
    tempo: [1.6, 0.3, 1.6, 0.3],
    view: "front",
    equipment: { wall: -0.085 },
    base: { p: [0, 0.533, 0], f: [0.11, 0.075, 0, 8], s: [0, 0], n: [-2], e: [0, -1, 0.15], hm: "open" },
    keys: [{ a: [96, 58, 112] }, { a: [96, 145, 40] }],
    variants: { bodyweight: {} },
  },
];
