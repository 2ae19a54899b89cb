import type { Movement, PoseChange } from "../movement.ts";
import { onHeel } from "./stance.ts";

/** On one leg, the other shin folded back. */
const ALONE: PoseChange = { q: [0, 0, -0.025], gl: [6, 0, 62, 20] };
/** From below a step's edge; half way the knees stay as straight as at the ends. */
const ON_STEP = [
  { p: [0.068, 0.618, 2], f: [0.11, 0.06, -18, 6, 0.1] },
  { p: [0.071, 0.655, 2], f: [0.11, 0.06, 14, 6, 0.1] },
  { p: [0.076, 0.679, 1], f: [0.11, 0.06, 47, 6, 0.1] },
] as const satisfies readonly PoseChange[];
const ON_STEP_ALONE: readonly PoseChange[] = [
  { ...ON_STEP[0], ...ALONE, p: [0.06, 0.618, 1] },
  { ...ON_STEP[1], ...ALONE, p: [0.07, 0.655, 1] },
  { ...ON_STEP[2], ...ALONE, p: [0.085, 0.679, 1] },
];

/** Calf raises, standing and seated, and the front of the shin. */
export const CALVES: readonly Movement[] = [
  {
    id: "calf-raise",
    tempo: [1, 0.5, 1.6, 0.2],
    turn: -42,
    base: { e: [-1, 0, 0.1], f: [0.07, 0.06, 0, 6] },
    keys: [
      { p: [0.002, 0.537, 1], f: [0.07, 0.06, 0, 6], s: [0, 0], n: [0], a: [85, 8, 8] },
      { p: [0.023, 0.5645, 1], f: [0.07, 0.06, 24, 6], s: [-0.5, 0], n: [0], a: [85, 8, 8] },
      { p: [0.05, 0.582, 1], f: [0.07, 0.06, 48, 6], s: [-1, 0], n: [0], a: [85, 8, 8] },
    ],
    variants: {
      "single-leg-dumbbell": {
        front: -104,
        view: "three-quarter",
        leg: "right",
        equipment: { box: [0.14, 0.1, 0.16, 0.36], db: 0.035, dbAx: "x", one: "right", wall: 0.39 },
        set: { bx: "x", hm: "grip", hl: [0.39, 0.82, 0.12], hn: [-1, 0, 0], hdl: [0, 1, 0], el: [-0.3, -1, 0.4], hml: "flat" },
        keys: ON_STEP_ALONE,
      },
      smith: {
        view: "three-quarter",
        turn: -74,
        equipment: { box: [0.14, 0.1, 0.16, 0.36], bar: "back", r: 0.1, rails: true },
        set: { a: null, gw: 0.185, e: [-0.5, -1, 0.25] },
        keys: ON_STEP,
      },
      // Bent forward, the hands on a bench.
      donkey: {
        front: -150,
        view: "three-quarter",
        equipment: { table: [0.54, 0.44, 0.3], box: [0.14, 0.1, 0.16, 0.36] },
        set: { a: null, h: [0.47, 0.44, 0.11], hy: 0.44, hm: "flat", hd: [1, 0, 0.1], e: [-0.6, 0.1, 0.8] },
        keys: [
          { p: [0.02, 0.612, 74], f: [0.11, 0.06, -18, 6, 0.1], n: [-20] },
          { p: [0.036, 0.65, 75.5], f: [0.11, 0.06, 14, 6, 0.1], n: [-20] },
          { p: [0.055, 0.672, 77], f: [0.11, 0.06, 44, 6, 0.1], n: [-20] },
        ],
      },
      // Leaning on a wall, the toes come up.
      tibialis: {
        front: 150,
        shins: true,
        view: "three-quarter",
        turn: 48,
        equipment: { wall: -0.157 },
        set: { f: null, s: [0, 0], n: [0], a: [85, 8, 8] },
        poses: [
          { p: [-0.066, 0.504, -4], f: [0.17, 0.07, 0, 6, 0] },
          { p: [-0.066, 0.522, -4], f: onHeel(0.1, 0.07, 34) },
        ],
      },

      bodyweight: { view: "three-quarter", front: -120 },
      step: {
        front: -120,
        view: "three-quarter",
        equipment: { box: [0.14, 0.1, 0.16, 0.36] },
        keys: ON_STEP,
      },
      dumbbells: { view: "three-quarter", front: -120, equipment: { db: 0.035, dbAx: "x" }, set: { bx: "x", hm: "grip" } },
      "single-leg": {
        front: -30,
        turn: -62,
        leg: "right",
        equipment: { wall: 0.33 },
        set: { a: null, h: [0.33, 0.72, 0.12], hn: [-1, 0, 0], hd: [0, 1, 0], e: [-0.3, -1, 0.4], hm: "flat" },
        keys: [ALONE, ALONE, ALONE],
      },
      // Sinking below the edge of a step.
      "single-leg-step": {
        front: -30,
        turn: -62,
        leg: "right",
        equipment: { box: [0.14, 0.1, 0.16, 0.36], wall: 0.39 },
        set: { a: null, h: [0.39, 0.82, 0.12], hn: [-1, 0, 0], hd: [0, 1, 0], e: [-0.3, -1, 0.4], hm: "flat" },
        keys: ON_STEP_ALONE,
      },
      barbell: {
        view: "three-quarter",
        side: 24,
        front: -100,
        equipment: { bar: "back", r: 0.1 },
        set: { a: null, gw: 0.185, e: [-0.5, -1, 0.25] },
      },
      machine: {
        front: -128,
        view: "three-quarter",
        equipment: {
          box: [0.14, 0.1, 0.16, 0.36],
          roller: { on: "shoulders", pivot: [0.5, 0.86] },
          frame: [
            {
              line: [
                [0.5, 0],
                [0.5, 1.1],
              ],
            },
          ],
        },
        set: { a: null, e: [-0.2, -1, 0.4], hm: "grip" },
        keys: [
          { ...ON_STEP[0], ht: [0.12, 0.028, 0.125] },
          { ...ON_STEP[1], ht: [0.12, 0.014, 0.125] },
          { ...ON_STEP[2], ht: [0.12, 0.005, 0.125] },
        ],
      },
    },
  },
  {
    id: "seated-calf-raise",
    front: 58,
    tempo: [1, 0.5, 1.6, 0.2],
    turn: -46,
    equipment: { chair: [-0.24, 0.235, 1] },
    base: { ht: [0.15, -0.185, 0.08], e: [-0.8, 0, 0.6], hm: "open", p: [-0.245, 0.295, 2], s: [0, 1], n: [-2] },
    keys: [{ f: [0.07, 0.06, 0, 4] }, { f: [0.07, 0.06, 36, 4] }],
    variants: {
      bodyweight: { front: 30 },
      // The load stands on the knees, the balls of the feet on a book or a plate.
      backpack: {
        turn: 32,
        equipment: { chair: [-0.24, 0.235, 1], box: [0.09, 0.03, 0.09, 0.26], pack: "mid" },
        set: { ht: null },
        keys: [
          { f: [0.07, 0.06, -14, 4, 0.03], h: [-0.085, 0.405, 0.09] },
          { f: [0.07, 0.06, 32, 4, 0.03], h: [-0.085, 0.447, 0.09] },
        ],
      },
      dumbbells: {
        equipment: { chair: [-0.24, 0.235, 1], box: [0.09, 0.03, 0.09, 0.26], db: 0.04, dbAx: "f" },
        set: { ht: null, hm: "grip", e: [-1, -0.1, 0.25] },
        keys: [
          { f: [0.07, 0.06, -14, 4, 0.03], h: [-0.04, 0.423, 0.08], w: -24 },
          { f: [0.07, 0.06, 32, 4, 0.03], h: [-0.045, 0.46, 0.08], w: -38 },
        ],
      },
      machine: {
        view: "side",
        turn: 26,
        equipment: {
          seat: [-0.25, 0.24, 0.3],
          box: [0.12, 0.06, 0.14, 0.34],
          roller: { on: "thighs", pivot: [0.36, 0.2] },
          frame: [
            {
              line: [
                [0.36, 0],
                [0.36, 0.3],
              ],
            },
            {
              line: [
                [-0.3, 0.02],
                [0.36, 0.02],
              ],
            },
          ],
        },
        set: { ht: null, p: [-0.25, 0.3, 3], bx: "z", hm: "grip" },
        keys: [
          { f: [0.09, 0.06, -14, 4, 0.06], h: [-0.035, 0.393, 0.172] },
          { f: [0.09, 0.06, 30, 4, 0.06], h: [-0.054, 0.428, 0.172] },
        ],
      },
    },
  },
];
