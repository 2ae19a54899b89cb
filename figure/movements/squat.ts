import type { Movement, PoseChange } from "../movement.ts";
import { GOBLET } from "./arm-poses.ts";
import { pelvisOver } from "./stance.ts";

const BAR_ON_BACK: PoseChange = { a: null, gw: 0.185, e: [-0.5, -1, 0.25] };

/** Squats: hips between the heels, weight over the middle of the foot. */
export const SQUATS: readonly Movement[] = [
  {
    id: "squat",
    tempo: [1.8, 0.25, 1.2, 0.4],
    base: { f: [0.07, 0.12, 0, 24], e: [-1, 0, 0.1] },
    keys: [
      { p: pelvisOver(0.006, 2, 2, 1), s: [0, 0], n: [-2], a: [20, 8, 8] },
      { p: pelvisOver(0.006, 37, 87, 38), s: [-3, -1], n: [-24], a: [10, 120, 8] },
    ],
    variants: {
      "box-barbell": {
        view: "three-quarter",
        equipment: { bar: "back", r: 0.1, box: [-0.275, 0.235, 0.24, 0.4] },
        set: { ...BAR_ON_BACK, f: [0.07, 0.14, 0, 20] },
        keys: [{ p: pelvisOver(0, 6, 6, 9) }, { p: [-0.235, 0.297, 40], n: [-26] }],
      },
      "barbell-pause": {
        tempo: [2, 2, 1.2, 0.4],
        equipment: { bar: "back", r: 0.1 },
        set: BAR_ON_BACK,
        keys: [{ p: pelvisOver(0.006, 6, 6, 9) }, { p: pelvisOver(0.006, 38, 87, 38), n: [-28] }],
      },
      // The bar lies in the crooks of the elbows.
      zercher: {
        side: 24,
        view: "three-quarter",
        turn: 50,
        equipment: { bar: "elbows", r: 0.08 },
        set: { a: null, ht: [0.17, 0.05, 0.075], e: [0.3, -1, 0.25], hm: "grip" },
        keys: [{ p: pelvisOver(0.006, 3, 3, 3) }, { p: pelvisOver(0.006, 38, 88, 27), n: [-14] }],
      },
      overhead: {
        view: "three-quarter",
        equipment: { bar: "hands", r: 0.1 },
        set: { f: [0.07, 0.15, 0, 28], e: [-0.3, 0.2, 1], hm: "grip" },
        keys: [
          { p: pelvisOver(0.006, 2, 2, 1), a: [91, 139, 0] },
          { p: pelvisOver(0.006, 41, 95, 30), a: [117, 132, 0], n: [-18] },
        ],
      },
      "kettlebell-front": {
        side: 24,
        turn: 52,
        view: "three-quarter",
        equipment: { kb: "hands" },
        set: { a: null, ht: [0.085, 0, 0.06], e: [0.4, -1, 0.25], kd: [0, -0.75, 0.6], bx: "x", hm: "grip" },
        keys: [{ p: pelvisOver(0.006, 3, 3, 1) }, { p: pelvisOver(0.006, 38, 88, 26), n: [-14] }],
      },
      "dumbbell-front": {
        front: 68,
        view: "three-quarter",
        equipment: { db: 0.04, dbAx: "x" },
        set: { a: null, ht: [0.055, 0.035, 0.15], e: [1, -0.35, 0.6], eT: true, bx: "x", hm: "grip" },
        keys: [{ p: pelvisOver(0.006, 3, 3, 1) }, { p: pelvisOver(0.006, 38, 88, 28), n: [-16] }],
      },
      "goblet-heels": {
        turn: 58,
        equipment: { kb: "mid", box: [-0.02, 0.03, 0.1, 0.34] },
        set: { ...GOBLET, a: null, f: [0.07, 0.09, 18, 14] },
        keys: [{ p: pelvisOver(0.016, 4, 4, 1, 0.06) }, { p: pelvisOver(0.016, 46, 86, 16, 0.06), n: [-8] }],
      },
      // A belt round the hips carries the weight.
      belt: {
        front: 134,
        view: "three-quarter",
        equipment: {
          cable: [0.1, 0.06, 0],
          cableEnd: "waist",
          frame: [
            {
              line: [
                [0.42, 0],
                [0.42, 0.6],
                [0.27, 0.6],
              ],
              z: 0.14,
            },
            {
              line: [
                [0.42, 0],
                [0.42, 0.6],
                [0.27, 0.6],
              ],
              z: -0.14,
            },
            {
              line: [
                [-0.3, 0.02],
                [0.42, 0.02],
              ],
            },
          ],
        },
        set: { a: null, h: [0.3, 0.6, 0.14], e: [-0.3, -1, 0.4], bx: "x", hm: "grip" },
        keys: [{ p: pelvisOver(0.006, 4, 4, 2) }, { p: pelvisOver(0.006, 36, 84, 22), n: [-10] }],
      },
      // The pad on the back swings on a long arm.
      pendulum: {
        front: 125,
        view: "three-quarter",
        equipment: {
          box: [0.12, 0.03, 0.34, 0.4],
          roller: { on: "back", pivot: [-0.7, 0.56] },
          frame: [
            {
              line: [
                [-0.7, 0],
                [-0.7, 0.6],
              ],
            },
            {
              line: [
                [-0.74, 0.02],
                [0.3, 0.02],
              ],
            },
          ],
        },
        set: { a: null, ht: [0.1, 0.01, 0.125], hm: "grip", f: [0.16, 0.1, 0, 12, 0.03], e: [-0.2, -1, 0.4] },
        poses: [
          { p: [-0.1, 0.51, -14], s: [0, 0], n: [8] },
          { p: [-0.05, 0.252, -9], s: [0, 0], n: [4] },
        ],
      },

      bodyweight: { front: 68 },
      chair: {
        front: 68,
        view: "three-quarter",
        equipment: { chair: [-0.25, 0.235, 1] },
        set: { f: [0.07, 0.1, 0, 14] },
        keys: [{ p: pelvisOver(0, 2, 2, 1) }, { p: [-0.235, 0.297, 30], a: [14, 104, 8], n: [-14] }],
      },
      "barbell-back": {
        equipment: { bar: "back", r: 0.1 },
        set: BAR_ON_BACK,
        keys: [{ p: pelvisOver(0.006, 6, 6, 9) }, { p: pelvisOver(0.006, 36, 86, 41), n: [-28] }],
      },
      "barbell-front": {
        view: "three-quarter",
        turn: 60,
        equipment: { bar: "hands", r: 0.1 },
        // High elbows, the bar on the shoulders.
        set: { a: null, ht: [0.058, 0.04, 0.2], hm: "grip", w: -60, eT: true, c: [-0.012, 0.014] },
        keys: [
          { p: pelvisOver(0.006, 3, 3, 0), s: [-2, -3], n: [-2], e: [1, -0.12, 0.66] },
          { p: pelvisOver(0.006, 40, 87, 21), s: [-3, -8], n: [-8], e: [1, 0.02, 0.66] },
        ],
      },
      goblet: {
        view: "three-quarter",
        turn: 60,
        equipment: { kb: "mid" },
        set: { ...GOBLET, a: null },
        keys: [{ p: pelvisOver(0.006, 3, 3, 1) }, { p: pelvisOver(0.006, 38, 89, 28), n: [-16] }],
      },
      "goblet-dumbbell": {
        turn: 52,
        equipment: { db: 0.045, one: "mid" },
        set: {
          a: null,
          ht: [0.102, 0.0, 0.046],
          e: [-0.2, -1, 0.3],
          hm: "flat",
          hn: [0, -0.6, 0.8],
          hd: [0.7, 0.5, -0.3],
          kd: [0, -1, 0],
        },
        keys: [{ p: pelvisOver(0.006, 3, 3, 1) }, { p: pelvisOver(0.006, 38, 89, 28), n: [-16] }],
      },
      dumbbells: {
        view: "three-quarter",
        equipment: { db: 0.035, dbAx: "x" },
        set: { bx: "x", hm: "grip" },
        keys: [{ a: [34, 9, 6] }, { a: [22, 38, 6] }],
      },
      backpack: {
        equipment: { pack: "chest" },
        set: { a: null, ht: [0.155, -0.09, 0.05], e: [-0.2, -1, 0.6], hm: "open" },
        keys: [{ p: pelvisOver(0.006, 3, 3, 1) }, { p: pelvisOver(0.006, 38, 88, 31), n: [-18] }],
      },
      band: {
        view: "three-quarter",
        equipment: { band: "feet" },
        set: { a: null, ht: [0.09, 0.015, 0.135], e: [0.1, -1, 0.35], hm: "grip" },
        keys: [{}, { p: pelvisOver(0.006, 37, 86, 33) }],
      },
      // A sled on slanting rails carries the back; the feet stand ahead on a slanting plate.
      hack: {
        front: 130,
        view: "three-quarter",
        equipment: {
          pads: [[0.222, 0.095, 0.3, 35, 0.03, 0.175]],
          roller: { on: "back" },
          frame: [
            {
              line: [
                [-0.065, 0.03],
                [-0.56, 0.737],
              ],
            },
            {
              line: [
                [-0.56, 0],
                [-0.56, 0.737],
              ],
            },
            {
              line: [
                [-0.56, 0.03],
                [0.34, 0.03],
              ],
            },
            {
              line: [
                [0.31, 0.03],
                [0.31, 0.15],
              ],
            },
          ],
        },
        set: { a: null, ht: [0.1, 0.01, 0.125], hm: "grip", f: [0.257, 0.1, -35, 12, 0.14], e: [-0.2, -1, 0.4] },
        poses: [
          { p: [-0.207, 0.437, -35], s: [0, 0], n: [20] },
          { p: [-0.067, 0.238, -35], s: [0, 0], n: [20] },
        ],
      },
      machine: {
        view: "three-quarter",
        equipment: { bar: "back", r: 0.1, rails: true },
        set: { a: null, gw: 0.185, e: [-0.5, -1, 0.25], f: [0.13, 0.12, 0, 20] },
        poses: [
          { p: [0.023, 0.531, 3], s: [0, 0], n: [-2] },
          { p: [-0.023, 0.43, 14], s: [-1, 0], n: [-8] },
          { p: [-0.064, 0.277, 23], s: [-2, -1], n: [-14] },
        ],
      },
    },
  },
  {
    id: "sumo-squat",
    side: -24,
    tempo: [1.8, 0.3, 1.2, 0.4],
    view: "front",
    base: { f: [0.06, 0.24, 0, 42] },
    keys: [
      { p: [0.0, 0.513, 2], s: [0, 0], n: [-2] },
      { p: [-0.066, 0.268, 24], s: [-2, -1], n: [-12] },
    ],
    variants: {
      "deadlift-dumbbell": {
        view: "three-quarter",
        turn: 42,
        equipment: { db: 0.05, one: "mid" },
        set: { e: [-1, 0, 0.3], hm: "grip", gw: null, kd: [0, -1, 0] },
        keys: [
          { p: [0.0, 0.519, 0], h: [0.11, 0.432, 0.03] },
          { p: [-0.075, 0.34, 48], h: [0.065, 0.165, 0.024], s: [0, 2], n: [-26] },
        ],
      },
      bodyweight: { side: 0, set: { ht: [0.14, -0.03, 0.024], e: [-0.2, -0.8, 0.6], hm: "open" } },
      goblet: { side: 24, turn: 50, equipment: { kb: "mid" }, set: GOBLET },
    },
  },
  {
    id: "wall-sit",
    front: 62,
    view: "three-quarter",
    tempo: [1.4, 2, 1.4, 0.6],
    equipment: { wall: -0.335 },
    // The back slides down the wall and stays there.
    base: { f: [0.07, 0.085, 0, 6], a: [85, 11, 10], e: [-1, 0, 0.1], s: [0, 0], n: [4] },
    keys: [{ p: [-0.25, 0.425, 0] }, { p: [-0.25, 0.29, 0] }],
    variants: {
      bodyweight: {},
      // The knees bend by 40 degrees only.
      high: { front: 150, equipment: { wall: -0.239 }, keys: [{ p: [-0.177, 0.486, 0] }, { p: [-0.177, 0.477, 0] }] },
    },
  },
  {
    id: "jump-squat",
    front: 68,
    view: "three-quarter",
    tempo: [0.5, 0, 0.6, 0.35],
    base: { e: [-1, 0, 0.1] },
    keys: [
      { p: pelvisOver(0, 34, 72, 40), f: [0.07, 0.1, 0, 14, 0], s: [0, 2], n: [-24], a: [150, 34, 20] },
      { p: [0.035, 0.562, 3], f: [0.07, 0.1, 44, 14, 0.016], s: [-1, 0], n: [-4], a: [60, 14, 20] },
      { p: [0.045, 0.72, 0], f: [0.05, 0.1, 45, 12, 0.14], s: [-2, -2], n: [-4], a: [12, 100, 8] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "deep-squat-hold",
    tempo: [1.6, 2, 1.6, 0.6],
    view: "front",
    side: 30,
    turn: 34,
    // The palms together, the elbows against the knees.
    base: { f: [0.07, 0.16, 0, 36], k: [1, 0, 0.9], e: [0, -0.7, 1], hn: [0, 0, 1], hd: [0.5, 1, 0], hm: "flat" },
    keys: [
      { p: pelvisOver(0.008, 30, 62, 16), s: [4, 4], n: [-8], h: [0.19, 0.52, 0.004] },
      { p: pelvisOver(0.008, 42, 107, -2), s: [14, 2], n: [-8], h: [0.19, 0.325, 0.004] },
    ],
    variants: { bodyweight: {} },
  },
];
