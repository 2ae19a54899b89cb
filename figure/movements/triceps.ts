import { HANDS_ON_HIPS } from "./arm-poses.ts";
import type { Movement, PoseChange } from "../movement.ts";
import { pelvisOver, STANDING } from "./stance.ts";

const SITTING: PoseChange = { p: [-0.245, 0.297, 4], f: [0.07, 0.1, 0, 12] };

/** Extensions of the elbow. */
export const TRICEPS: readonly Movement[] = [
  {
    id: "triceps-extension",
    tempo: [1.5, 0.25, 1.1, 0.3],
    view: "three-quarter",
    turn: 46,
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], e: [1, 0.5, 0.2], s: [-2, -2], hm: "grip" },
    keys: [
      { h: [-0.005, 1.18, 0.035], n: [2] },
      { h: [-0.169, 1.075, 0.035], n: [0] },
      { h: [-0.149, 0.861, 0.035], n: [-2] },
    ],
    variants: {
      "dumbbell-overhead": {
        view: "side",
        front: 136,
        equipment: { db: 0.04, one: "mid" },
        // The arms a little behind the face.
        keys: [
          { h: [-0.03, 1.178, 0.035], n: [9], kd: [-0.25, -1, 0] },
          { h: [-0.2, 1.06, 0.035], n: [8], kd: [-0.5, -0.9, 0] },
          { h: [-0.185, 0.855, 0.035], n: [7], kd: [-0.35, -1, 0] },
        ],
      },
      "seated-dumbbell": {
        view: "side",
        front: 136,
        equipment: { db: 0.04, one: "mid", seat: [-0.22, 0.245, 0.2], bench: [-0.336, 0.4, 0.3, -84] },
        set: { ...SITTING, p: [-0.245, 0.305, -4] },
        keys: [
          { h: [-0.3, 0.944, 0.035], kd: [-0.25, -1, 0] },
          { h: [-0.451, 0.828, 0.035], kd: [-0.5, -0.9, 0] },
          { h: [-0.42, 0.622, 0.045], kd: [-0.35, -1, 0] },
        ],
      },
      "backpack-overhead": {
        side: -35,
        turn: 140,
        view: "side",
        front: 60,
        equipment: { pack: "mid" },
        set: { bx: "x" },
        keys: [{ h: [-0.03, 1.181, 0.098] }, { h: [-0.171, 1.077, 0.098] }, { h: [-0.153, 0.872, 0.098] }],
      },
      "band-overhead": {
        side: 24,
        turn: 50,
        front: 122,
        equipment: { band: "feet", bandTo: "behind" },
        set: { p: [0, 0.535, 1], f: [0.01, 0.075, 0, 10], e: [1, 0.5, 0.3], c: [0.016, 0.01] },
        keys: [
          { h: [-0.03, 1.19, 0.12], n: [8] },
          { h: [-0.18, 1.085, 0.14], n: [8] },
          { h: [-0.195, 0.89, 0.15], n: [7] },
        ],
      },
      "cable-overhead": {
        turn: 40,
        view: "side",
        front: 120,
        equipment: { cable: [-0.6, 0.15, 0], cableEnd: "rope" },
        tempo: [1.1, 0.25, 1.8, 0.3],
        set: { p: [0.02, 0.513, 10], f: [0.22, 0.06, 0, 4], fl: [-0.12, 0.06, 20, 6], e: [0.9, 0.7, 0.2] },
        keys: [{ h: [-0.07, 0.858, 0.05] }, { h: [-0.065, 1.07, 0.06] }, { h: [0.09, 1.157, 0.06] }],
      },

      ez: {
        view: "side",
        front: 60,
        equipment: { bar: "hands", ez: true, r: 0.075, half: 0.34, px: 0.27 },
        set: { h: null, gw: 0.09 },
        keys: [{ b: [-0.03, 1.181] }, { b: [-0.171, 1.077] }, { b: [-0.154, 0.871] }],
      },
      "one-dumbbell": {
        // Where the elbow's bend is seen.
        side: -14,
        front: 60,
        turn: 34,
        arm: "right",
        equipment: { db: 0.035, one: "right" },
        set: { e: [0.6, 1, 0.5], hml: "open", htl: HANDS_ON_HIPS.ht, el: HANDS_ON_HIPS.e },
        keys: [
          { h: [-0.015, 1.175, 0.125], n: [2, 14] },
          { h: [-0.145, 1.06, 0.12], n: [0, 14] },
          { h: [-0.125, 0.885, 0.11], n: [-2, 14] },
        ],
      },
    },
  },
  {
    id: "lying-triceps-extension",
    front: -60,
    tempo: [1.6, 0.25, 1.1, 0.3],
    equipment: { bench: [-0.2, 0.245, 0.62], bar: "hands", r: 0.08 },
    base: { f: [0.27, 0.14, 0, 18], p: [0, 0.318, -90], e: [0.1, 1, 0.15], gw: 0.1, hm: "grip" },
    keys: [
      { b: [-0.32, 0.67], s: [-2, -3], n: [4] },
      { b: [-0.42, 0.555], s: [-2, -3], n: [4] },
      { b: [-0.425, 0.43], s: [-2, -3], n: [4] },
    ],
    variants: {
      barbell: { front: 120 },
      dumbbells: {
        front: -30,
        view: "three-quarter",
        equipment: { bench: [-0.2, 0.245, 0.62], db: 0.035, dbAx: "x" },
        set: { b: null, gw: null, bx: "f" },
        keys: [{ h: [-0.32, 0.67, 0.1] }, { h: [-0.42, 0.555, 0.1] }, { h: [-0.43, 0.42, 0.105] }],
      },
      bottles: {
        front: -30,
        equipment: { mat: [-0.5, 0.12], bottles: true, dbAx: "x" },
        set: { b: null, gw: null, bx: "f", p: [0, 0.081, -90], f: [0.29, 0.1, 0, 8] },
        keys: [{ h: [-0.32, 0.433, 0.1] }, { h: [-0.42, 0.31, 0.1] }, { h: [-0.475, 0.2, 0.105] }],
      },

      ez: {
        equipment: { bench: [-0.2, 0.245, 0.62], bar: "hands", ez: true, r: 0.075, half: 0.34, px: 0.27 },
      },
      "floor-dumbbells": {
        front: 60,
        equipment: { mat: [-0.5, 0.12], db: 0.035, dbAx: "x" },
        set: { b: null, gw: null, bx: "f", p: [0, 0.081, -90], f: [0.29, 0.1, 0, 8] },
        keys: [{ h: [-0.32, 0.433, 0.1] }, { h: [-0.42, 0.31, 0.1] }, { h: [-0.43, 0.18, 0.105] }],
      },
    },
  },
  {
    id: "pushdown",
    front: 50,
    tempo: [1, 0.35, 1.5, 0.3],
    view: "three-quarter",
    turn: 28,
    base: { p: pelvisOver(0, 3, 8, 12), f: [0.07, 0.075, 0, 8], n: [-6], e: [-1, -0.4, 0.1], hm: "grip", s: [0, 1] },
    keys: [{ h: [0.175, 0.715, 0.06] }, { h: [0.225, 0.575, 0.06] }, { h: [0.092, 0.42, 0.075] }],
    variants: {
      cable: {
        equipment: { cable: [0.47, 1.2, 0], cableEnd: "bar" },
        turn: -34,
        keys: [{ h: [0.175, 0.715, 0.09] }, { h: [0.225, 0.575, 0.09] }, { h: [0.092, 0.42, 0.09] }],
      },
      band: {
        equipment: { band: [0.4, 1.2, 0] },
        turn: -30,
        keys: [{ h: [0.175, 0.715, 0.105] }, { h: [0.225, 0.575, 0.105] }, { h: [0.092, 0.42, 0.115] }],
      },

      // The ends of the rope part at the bottom.
      rope: {
        equipment: { cable: [0.4, 1.2, 0], cableEnd: "rope" },
        keys: [{ h: [0.175, 0.715, 0.045] }, { h: [0.225, 0.575, 0.05] }, { h: [0.092, 0.42, 0.13] }],
      },
      underhand: {
        equipment: { cable: [0.4, 1.2, 0], cableEnd: "bar" },
        set: { palm: "up", e: [-1, -0.4, 0.2] },
        keys: [{ h: [0.18, 0.7, 0.09] }, { h: [0.225, 0.575, 0.09] }, { h: [0.092, 0.42, 0.09] }],
      },
      machine: {
        view: "side",
        turn: 34,
        front: -30,
        equipment: {
          seat: [-0.24, 0.245, 0.24],
          pads: [[-0.054, 0.401, 0.22, -30, 0.045, 0.15]],
          frame: [
            {
              line: [
                [-0.02, 0.03],
                [-0.03, 0.375],
              ],
            },
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.62],
              ],
            },
            {
              line: [
                [-0.42, 0.03],
                [0.12, 0.03],
              ],
            },
          ],
          lever: { pivot: [-0.021, 0.45], z: 0.172 },
        },
        set: { ...SITTING, bx: "x", e: [0.4, -1, 0.1], p: [-0.245, 0.305, 14] },
        keys: [
          { h: [0.025, 0.634, 0.09], s: [2, 4], n: [-4] },
          { h: [0.158, 0.513, 0.09], s: [2, 4], n: [-4] },
          { h: [0.155, 0.37, 0.09], s: [2, 4], n: [-4] },
        ],
      },
      "one-arm": {
        turn: -42,
        front: 30,
        arm: "right",
        equipment: { cable: [0.4, 1.2, 0.09], one: "right" },
        set: { hml: "open", al: [85, 12, 20] },
        keys: [{ h: [0.175, 0.715, 0.1] }, { h: [0.225, 0.575, 0.1] }, { h: [0.092, 0.42, 0.105] }],
      },
    },
  },
  {
    id: "kickback",
    front: 56,
    tempo: [1, 0.4, 1.5, 0.3],
    base: { p: pelvisOver(0, 9, 36, 62), f: [0.07, 0.075, 0, 8], n: [-24], s: [-2, 0], e: [-0.6, 1, 0.15], hm: "grip", bx: "f" },
    keys: [{ a: [178, 28, 88] }, { a: [178, 30, 6] }],
    variants: {
      // One arm works, the other hand rests on a chair.
      bottles: {
        turn: 32,
        arm: "right",
        equipment: { bottles: true, one: "right", dbAx: "f", chair: [0.31, 0.25, -1] },
        set: { p: pelvisOver(0, 6, 32, 68), cl: [0, 0.01], hl: [0.205, 0.25, 0.1], hy: 0.25, hml: "flat", el: [-0.5, 0, 1] },
        keys: [{ a: [152, 27, 88] }, { a: [152, 29, 6] }],
      },
      // Knee and hand on a bench.
      "one-arm-dumbbell": {
        arm: "right",
        equipment: { bench: [-0.01, 0.245, 0.86], db: 0.035, dbAx: "f", one: "right" },
        set: {
          p: [-0.11, 0.5, 74],
          q: [0, 0, 0.02],
          f: [-0.06, 0.13, 0, 8],
          gl: [55, 0, 72, 45],
          hl: [0.13, 0.245, 0.065],
          hy: 0.245,
          hml: "flat",
          el: [-0.4, 0, 1],
        },
        keys: [{ a: [150, 22, 88] }, { a: [150, 24, 6] }],
      },
      // The free hand holds the post of the pulley.
      cable: {
        front: 24,
        turn: -14,
        arm: "right",
        equipment: { cable: [0.44, 0.42, 0.12], one: "right" },
        set: {
          p: [-0.12, 0.5, 72],
          n: [-34],
          hl: [0.462, 0.63, -0.055],
          el: [0, -1, 0.4],
          f: [0.134, 0.075, 0, 8],
          fl: [-0.174, 0.075, 14, 8],
        },
        keys: [{ a: [160, 22, 120] }, { a: [170, 29, 4] }],
      },
    },
  },
];
