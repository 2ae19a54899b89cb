import type { Movement } from "../movement.ts";
import { onHeel, pelvisOver, SEATED, STANDING } from "./stance.ts";

/** Presses over the head. */
export const OVERHEAD: readonly Movement[] = [
  {
    id: "overhead-press",
    side: 20,
    tempo: [1.1, 0.25, 1.6, 0.4],
    base: { f: [0.07, 0.085, 0, 12], hm: "grip", e: [0.4, -1, 0.4] },
    keys: [
      { p: STANDING, s: [-1, -3], n: [2], h: [0.03, 0.84, 0.2] },
      { p: STANDING, s: [-1, -3], n: [2], h: [0.02, 1.005, 0.185] },
      { p: STANDING, s: [-1, -2], n: [2], h: [-0.005, 1.181, 0.11] },
    ],
    variants: {
      barbell: {
        side: 0,
        equipment: { bar: "hands", r: 0.075 },
        set: { h: null, gw: 0.16, e: [0.55, -1, 0.3] },
        keys: [
          { b: [0.044, 0.813], n: [-8] },
          { p: [0, 0.539, -2], b: [0.07, 0.985], s: [-3, -5], n: [-10] },
          { b: [-0.005, 1.17], n: [4] },
        ],
      },
      // The knees dip and drive before the arms press.
      "push-press": {
        side: -24,
        tempo: [1.3, 0.3, 1.6, 0.4],
        equipment: { bar: "hands", r: 0.075 },
        set: { h: null, gw: 0.16, e: [0.55, -1, 0.3], s: [-3, -4] },
        poses: [
          { p: [0, 0.539, -1], b: [0.044, 0.815], n: [-8] },
          { p: pelvisOver(0, 15, 14, 0), b: [0.049, 0.789], n: [-8] },
          { p: pelvisOver(0, 32, 30, 0), b: [0.054, 0.746], n: [-8] },
          { p: [0, 0.539, -2], b: [0.072, 1.01], n: [-10] },
          { p: STANDING, b: [-0.005, 1.172], n: [4] },
        ],
      },
      dumbbells: { view: "front", equipment: { db: 0.04 } },
      "seated-dumbbells": {
        side: -20,
        view: "front",
        equipment: { db: 0.04, seat: [-0.22, 0.245, 0.2], bench: [-0.35, 0.46, 0.4, -80] },
        set: { ...SEATED, s: [-2, -3] },
        keys: [{ h: [-0.24, 0.6, 0.2] }, { h: [-0.25, 0.765, 0.185] }, { h: [-0.275, 0.944, 0.11] }],
      },
      kettlebell: {
        turn: -40,
        view: "front",
        side: -20,
        arm: "right",
        equipment: { kb: "hands", one: "right" },
        set: { h: null, hl: [0.16, 0.62, 0.22], el: [-0.6, -0.4, 1], bx: "x" },
        keys: [
          { h: [0.08, 0.765, 0.09], kd: [-0.05, -0.55, 0.85], hl: null, al: [85, 9, 10] },
          { h: [0.06, 0.97, 0.165], kd: [-0.1, -0.6, 0.7], hl: null, al: [85, 12, 10] },
          { h: [-0.005, 1.18, 0.115], kd: [-0.75, -0.35, 0.3], hl: null, al: [85, 14, 10] },
        ],
      },
      band: {
        turn: 62,
        side: 26,
        view: "front",
        equipment: { band: "feet" },
        set: { e: [0.1, -1, 0.6] },
        keys: [{ h: [0.06, 0.82, 0.15] }, { h: [0.05, 1, 0.175] }, { h: [0, 1.177, 0.14] }],
      },
      machine: {
        equipment: {
          seat: [-0.235, 0.245, 0.26],
          pads: [[-0.366, 0.453, 0.36, 100]],
          lever: { pivot: [-0.52, 0.68], z: 0.2 },
          frame: [
            {
              line: [
                [-0.52, 0],
                [-0.52, 0.68],
              ],
            },
            {
              line: [
                [-0.52, 0.03],
                [0.05, 0.03],
              ],
            },
          ],
        },
        set: { ...SEATED, s: [-2, -3] },
        keys: [{ h: [-0.215, 0.59, 0.2] }, { h: [-0.217, 0.777, 0.185] }, { h: [-0.327, 0.933, 0.152] }],
      },
      backpack: {
        front: 122,
        turn: 38,
        equipment: { pack: "mid" },
        set: { e: [0.5, -1, 0.45], bx: "x" },
        keys: [{ h: [0.14, 0.785, 0.1] }, { h: [0.135, 0.985, 0.1] }, { h: [0.01, 1.181, 0.1] }],
      },
      bottles: { side: -28, view: "front", equipment: { bottles: true } },
      // From palms facing the face, turning out on the way up.
      arnold: {
        side: -28,
        view: "front",
        equipment: { db: 0.04, seat: [-0.22, 0.245, 0.2], bench: [-0.35, 0.46, 0.4, -80] },
        set: { ...SEATED, s: [-2, -3] },
        keys: [{ h: [-0.12, 0.6, 0.092], palm: "up" }, { h: [-0.235, 0.76, 0.19] }, { h: [-0.275, 0.944, 0.11] }],
      },
      "seated-barbell": {
        side: 0,
        equipment: { bar: "hands", r: 0.075, seat: [-0.22, 0.245, 0.2], bench: [-0.35, 0.46, 0.4, -80] },
        set: { ...SEATED, h: null, gw: 0.16, e: [0.55, -1, 0.3], s: [-3, -4] },
        keys: [
          { b: [-0.222, 0.578], n: [-8] },
          { b: [-0.2, 0.755], n: [-10] },
          { b: [-0.27, 0.934], n: [4] },
        ],
      },
      smith: {
        side: 0,
        view: "three-quarter",
        equipment: { bar: "hands", r: 0.075, rails: true, seat: [-0.22, 0.245, 0.2], bench: [-0.35, 0.46, 0.4, -80] },
        set: { ...SEATED, h: null, gw: 0.16, e: [0.55, -1, 0.3], s: [-3, -4], n: [-6] },
        keys: [{ b: [-0.205, 0.59] }, { b: [-0.205, 0.75] }, { b: [-0.205, 0.92], n: [4] }],
      },
      // On the floor with the legs stretched out: nothing to lean on.
      z: {
        side: 0,
        front: 120,
        turn: 62,
        equipment: { bar: "hands", r: 0.075 },
        set: {
          p: [0, 0.071, -1],
          f: onHeel(0.487, 0.13, 38),
          k: [0, 1, 0.25],
          h: null,
          gw: 0.16,
          e: [0.55, -1, 0.3],
          s: [-2, -3],
        },
        keys: [
          { b: [0.048, 0.354], n: [-8] },
          { b: [0.07, 0.525], n: [-10] },
          { b: [0.005, 0.706], n: [4] },
        ],
      },
      "one-dumbbell": {
        turn: 38,
        side: -20,
        arm: "right",
        view: "front",
        equipment: { db: 0.04, one: "right" },
        keys: [{ al: [85, 9, 10] }, { al: [85, 12, 10] }, { al: [85, 14, 10] }],
      },
      // The bell above the fist.
      "bottoms-up": {
        side: -20,
        arm: "right",
        view: "front",
        turn: -30,
        equipment: { kb: "hands", one: "right" },
        set: { kd: [0, 1, 0] },
        keys: [
          { h: [0.09, 0.79, 0.18], al: [85, 9, 10] },
          { h: [0.07, 0.96, 0.18], al: [85, 12, 10] },
          { h: [-0.005, 1.18, 0.115], al: [85, 14, 10] },
        ],
      },
      "double-kettlebell": {
        side: -20,
        view: "front",
        equipment: { kb: "hands" },
        set: { bx: "x" },
        keys: [
          { h: [0.09, 0.79, 0.085], kd: [-0.05, -0.55, 0.85], e: [0.35, -1, 0.12] },
          { h: [0.06, 0.97, 0.165], kd: [-0.1, -0.6, 0.7] },
          { h: [-0.005, 1.18, 0.115], kd: [-0.75, -0.35, 0.3] },
        ],
      },
    },
  },
];
