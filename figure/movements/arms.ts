import type { Movement, PoseChange } from "../movement.ts";
import { STANDING } from "./stance.ts";

const SITTING: PoseChange = { p: [-0.245, 0.297, 4], f: [0.07, 0.1, 0, 12] };

/** The seat and slanting pad of a preacher bench. */
const PREACHER = {
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
        [-0.3, 0.03],
        [0.12, 0.03],
      ],
    },
  ],
} as const;

/** Curls, and the work of the wrist and the grip. */
export const ARMS: readonly Movement[] = [
  {
    id: "curl",
    tempo: [1, 0.25, 1.7, 0.3],
    view: "three-quarter",
    turn: 50,
    base: { f: [0.07, 0.07, 0, 10], e: [-1, 0, 0.05], p: STANDING, hm: "grip", palm: "up" },
    keys: [
      { a: [85, 7, 10], s: [0, 0], n: [0] },
      { a: [35, 12, 136], s: [-1, -1], n: [0] },
    ],
    variants: {
      // The palms turn on the way.
      dumbbells: {
        equipment: { db: 0.035 },
        turn: 58,
        set: { palm: null },
        keys: [
          { pr: 80, a: [85, 9, 10] },
          { pr: 10, a: [52, 15, 132] },
        ],
      },
      bottles: { equipment: { bottles: true } },
      barbell: {
        turn: 57,
        equipment: { bar: "hands", r: 0.09 },
        set: { a: null, gw: 0.115, e: [-1, -0.6, 0.25] },
        poses: [
          { b: [0.092, 0.436], s: [0, 0], n: [0] },
          { b: [0.243, 0.6], s: [-1, 0], n: [0] },
          { b: [0.15, 0.75], s: [-1, -1], n: [0] },
        ],
      },
      // Palms down; the forearms rise well past the horizontal.
      "reverse-bottles": {
        side: 24,
        front: 134,
        turn: 46,
        equipment: { bottles: true },
        set: { palm: "down" },
        keys: [{ a: [76, 12, 10] }, { a: [48, 16, 124], w: -16 }],
      },
      band: { front: 30, equipment: { band: "feet" } },
      cable: {
        turn: 26,
        equipment: { cable: [0.42, 0.07, 0], cableEnd: "bar" },
        set: { a: null, e: [-1, -0.6, 0.2] },
        poses: [
          { h: [0.105, 0.445, 0.1], s: [0, 0], n: [0] },
          { h: [0.24, 0.6, 0.1], s: [-1, 0], n: [0] },
          { h: [0.15, 0.75, 0.1], s: [-1, -1], n: [0] },
        ],
      },
      "hammer-bottles": { front: 30, equipment: { bottles: true, dbAx: "x" }, set: { bx: "f", palm: null } },
      hammer: { front: 150, equipment: { db: 0.035, dbAx: "x" }, set: { bx: "f", palm: null } },
      backpack: {
        front: 150,
        turn: 26,
        equipment: { pack: "mid" },
        poses: [
          { h: [0.115, 0.442, 0.1], s: [0, 0], n: [0] },
          { h: [0.245, 0.6, 0.1], s: [-1, 0], n: [0] },
          { h: [0.165, 0.755, 0.1], s: [-1, -1], n: [0] },
        ],
        set: { a: null, bx: "x", palm: null, e: [-1, -0.6, 0] },
      },
      machine: {
        view: "side",
        turn: 34,
        front: 120,
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
        set: { ...SITTING, a: null, e: [0.4, -1, 0.1], p: [-0.245, 0.305, 14] },
        poses: [
          { h: [0.155, 0.37, 0.09], s: [2, 4], n: [-4] },
          { h: [0.158, 0.513, 0.09], s: [2, 4], n: [-4] },
          { h: [0.015, 0.636, 0.09], s: [2, 4], n: [-4] },
        ],
      },

      ez: {
        turn: 66,
        equipment: { bar: "hands", ez: true, r: 0.075, half: 0.34, px: 0.27 },
        set: { a: null, gw: 0.1, e: [-1, -0.6, 0.25] },
        poses: [
          { b: [0.092, 0.436], s: [0, 0], n: [0] },
          { b: [0.243, 0.6], s: [-1, 0], n: [0] },
          { b: [0.15, 0.75], s: [-1, -1], n: [0] },
        ],
      },
      "reverse-ez": {
        turn: 66,
        front: 122,
        equipment: { bar: "hands", ez: true, r: 0.07, half: 0.34, px: 0.27 },
        set: { a: null, gw: 0.12, e: [-1, -0.6, 0.2], palm: "down", w: -16 },
        poses: [
          { b: [0.092, 0.436], s: [0, 0], n: [0] },
          { b: [0.235, 0.585], s: [-1, 0], n: [0] },
          { b: [0.165, 0.742], s: [-1, -1], n: [0] },
        ],
      },
      "reverse-barbell": {
        turn: 66,
        front: 122,
        equipment: { bar: "hands", r: 0.08 },
        set: { a: null, gw: 0.14, e: [-1, -0.6, 0.2], palm: "down", w: -16 },
        poses: [
          { b: [0.092, 0.436], s: [0, 0], n: [0] },
          { b: [0.235, 0.585], s: [-1, 0], n: [0] },
          { b: [0.165, 0.742], s: [-1, -1], n: [0] },
        ],
      },
      // The bar slides up the front of the body; the elbows go back.
      drag: {
        turn: 57,
        equipment: { bar: "hands", r: 0.09 },
        set: { a: null, gw: 0.115, e: [-1, -0.1, 0.2] },
        poses: [
          { b: [0.092, 0.436], s: [0, 0], n: [0] },
          { b: [0.098, 0.56], s: [-1, -1], n: [0] },
          { b: [0.1, 0.665], s: [-1, -2], n: [0] },
        ],
      },
      // Lying back on an incline, the arms hang behind the body.
      incline: {
        turn: 46,
        equipment: { db: 0.035, seat: [-0.2, 0.245, 0.2], bench: [-0.391, 0.414, 0.52, -55] },
        set: { p: [-0.225, 0.305, -35], f: [0.09, 0.075, 0, 8], e: [-1, -0.4, 0.1], s: [-1, -1], n: [18] },
        poses: [{ a: [146, 41, 4] }, { a: [139, 43, 70] }, { a: [144, 40, 138] }],
      },
      // The cable pulls the arm back from behind.
      bayesian: {
        front: 62,
        turn: 22,
        arm: "right",
        equipment: { cable: [-0.55, 0.1, 0.14], one: "right" },
        set: {
          f: [-0.1, 0.06, 18, 6],
          fl: [0.18, 0.06, 0, 4],
          p: [0, 0.515, 8],
          hml: "open",
          al: [85, 10, 14],
          e: [-1, -0.2, 0.1],
          s: [0, 0],
          n: [-4],
        },
        keys: [{ a: [170, 36, 4] }, { a: [150, 14, 127] }],
      },
      rope: {
        turn: 26,
        equipment: { cable: [0.42, 0.07, 0], cableEnd: "rope" },
        set: { a: null, bx: "f", palm: null, e: [-1, -0.6, 0.1] },
        poses: [
          { h: [0.105, 0.445, 0.06], s: [0, 0], n: [0] },
          { h: [0.24, 0.6, 0.06], s: [-1, 0], n: [0] },
          { h: [0.165, 0.745, 0.06], s: [-1, -1], n: [0] },
        ],
      },
      "reverse-cable": {
        turn: 40,
        equipment: { cable: [0.42, 0.07, 0], cableEnd: "bar" },
        set: { a: null, e: [-1, -0.6, 0.2], palm: "down", w: -16 },
        poses: [
          { h: [0.101, 0.438, 0.12], s: [0, 0], n: [0] },
          { h: [0.235, 0.585, 0.12], s: [-1, 0], n: [0] },
          { h: [0.165, 0.742, 0.12], s: [-1, -1], n: [0] },
        ],
      },
      // Between two high pulleys, the upper arms level.
      "high-cable": {
        view: "front",
        side: 55,
        equipment: { cable: [0, 0.95, 0.6] },
        set: { a: null, e: [-0.1, -1, 0.6] },
        poses: [
          { h: [0.035, 0.845, 0.444], s: [0, 0], n: [0] },
          { h: [0.05, 0.98, 0.34], s: [0, 0], n: [0] },
          { h: [0.04, 0.95, 0.2], s: [0, 0], n: [0] },
        ],
      },
      // Up with the palms up; they turn over at the top, before the way down, and again below.
      zottman: {
        turn: 30,
        front: 58,
        tempo: [2, 0, 2.4, 0],
        cycle: true,
        equipment: { db: 0.035 },
        poses: [
          { a: [85, 7, 10], pr: 40, w: 0, s: [0, 0], n: [0] },
          { a: [64, 11, 76], pr: 4, w: 4, s: [0, 0], n: [0] },
          { a: [52, 15, 126], pr: 15, w: 4, s: [-1, -1], n: [0] },
          { a: [54, 15, 120], pr: 165, w: -14, s: [-1, -1], n: [0] },
          { a: [66, 12, 58], pr: 180, w: -22, s: [0, 0], n: [0] },
          { a: [82, 9, 18], pr: 150, w: -12, s: [0, 0], n: [0] },
        ],
      },
      "cross-body": {
        arm: "right",
        view: "front",
        turn: 57,
        side: 20,
        equipment: { db: 0.035, dbAx: "f" },
        set: { bx: "f", palm: null, a: null, al: [85, 8, 10], el: [-1, 0, 0.05] },
        poses: [
          { h: [0.035, 0.432, 0.15], s: [0, 0], n: [0] },
          { h: [0.2, 0.6, 0.06], s: [0, 0], n: [0], e: [-0.6, -1, 0.5] },
          { h: [0.165, 0.745, -0.045], s: [-1, -1], n: [0], e: [-0.4, -1, 0.7] },
        ],
      },
    },
  },
  {
    id: "concentration-curl",
    arm: "right",
    tempo: [1, 0.3, 1.7, 0.3],
    view: "three-quarter",
    turn: 55,
    equipment: { chair: [-0.26, 0.235, 1], db: 0.035, one: "right" },
    base: {
      p: [-0.25, 0.295, 34],
      f: [0.06, 0.26, 0, 40],
      s: [6, 10],
      n: [-14],
      e: [-0.5, -1, -0.3],
      hl: [-0.03, 0.36, 0.16],
      el: [-0.3, 0.1, 1],
      hm: "grip",
      hml: "open",
    },
    keys: [{ h: [0.005, 0.13, 0.06] }, { h: [0.125, 0.325, 0.055] }, { h: [0.035, 0.447, 0.085] }],
    variants: {
      dumbbell: { turn: 42, side: 24 },
      backpack: {
        turn: 28,
        front: 56,
        equipment: { chair: [-0.26, 0.235, 1], pack: "hands", one: "right" },
        // It begins lying between the feet, tipped toward the hand.
        keys: [
          { h: [0.022, 0.098, 0.068], e: [-0.35, -1, -0.1], kd: [1, -0.3, 0] },
          { h: [0.135, 0.315, 0.074], kd: [0.15, -1, 0] },
          { h: [0.094, 0.405, 0.064], e: [-0.3, -1, -0.02], kd: [0, -1, 0] },
        ],
        set: { p: [-0.25, 0.295, 41], s: [8, 13], n: [-18], palm: "up", e: [-0.3, -1, 0.1] },
      },
      // Upright, the thigh as the load.
      towel: {
        view: "side",
        front: 45,
        turn: -20,
        equipment: { chair: [-0.26, 0.235, 1], towel: "thigh", one: "right" },
        set: {
          p: [-0.25, 0.297, 0],
          f: null,
          fl: [0.06, 0.09, 0, 6],
          hl: [-0.1, 0.36, 0.09],
          el: [-0.6, -0.4, 0.8],
          e: [-1, -0.2, 0.1],
          s: [0, 0],
          n: [-4],
        },
        poses: [
          { g: [88, 3, 88, 0], h: [-0.055, 0.382, 0.1] },
          { g: [118, 3, 102, 5], h: [-0.13, 0.53, 0.1] },
        ],
      },
    },
  },
  {
    id: "wrist-curl",
    front: 120,
    turn: 40,
    tempo: [0.9, 0.3, 1.3, 0.2],
    equipment: { chair: [-0.26, 0.235, 1], db: 0.035 },
    base: { p: [-0.25, 0.295, 24], f: [0.06, 0.15, 0, 12], s: [6, 8], n: [-4], e: [-1, -0.1, 0.2], hm: "grip", palm: "up" },
    keys: [
      { h: [0.062, 0.329, 0.14], w: -45 },
      { h: [0.072, 0.362, 0.138], w: 2 },
      { h: [0.053, 0.395, 0.137], w: 50 },
    ],
    variants: {
      dumbbells: {},
      bottles: { equipment: { chair: [-0.26, 0.235, 1], bottles: true } },
      // Palms down, the hands beyond the knees: the knuckles rise.
      "reverse-bottles": {
        view: "three-quarter",
        equipment: { chair: [-0.26, 0.235, 1], bottles: true },
        set: { palm: "down" },
        keys: [{ h: [0.066, 0.326, 0.14], w: -55 }, {}, { h: [0.062, 0.39, 0.137], w: 38 }],
      },
      // The fingers open and close; the wrist keeps still.
      fingers: {
        front: 98,
        turn: 46,
        view: "side",
        tempo: [1, 1, 1.8, 0.3],
        equipment: { chair: [-0.26, 0.235, 1], bottles: true },
        poses: [
          { h: [0.072, 0.362, 0.138], w: -8, ho: 1 },
          { h: [0.072, 0.362, 0.138], w: 4, ho: 0 },
        ],
      },
      barbell: {
        turn: 68,
        view: "side",
        equipment: { chair: [-0.26, 0.235, 1], bar: "hands", r: 0.052, half: 0.36, px: 0.28 },
        set: { f: [0.06, 0.1, 0, 8] },
        keys: [{ h: [0.062, 0.329, 0.098] }, { h: [0.072, 0.362, 0.096] }, { h: [0.053, 0.395, 0.095] }],
      },

      "reverse-dumbbells": {
        view: "three-quarter",
        set: { palm: "down" },
        keys: [{ h: [0.066, 0.326, 0.14], w: -55 }, {}, { h: [0.062, 0.39, 0.137], w: 38 }],
      },
      // Standing, the bar behind the thighs.
      behind: {
        front: 90,
        turn: -42,
        view: "side",
        equipment: { bar: "hands", r: 0.056 },
        set: { p: STANDING, f: [0.07, 0.07, 0, 10], s: [0, 0], n: [0], e: [-1, 0, 0.3], palm: null },
        poses: [
          { a: [160, 20, 3], w: 26 },
          { a: [160, 20, 3], w: -60 },
        ],
      },
    },
  },
  {
    id: "dead-hang",
    side: 48,
    tempo: [1.2, 2, 1.2, 1],
    view: "three-quarter",
    turn: -118,
    base: { e: [0.45, -0.8, 0.9], hm: "grip" },
    keys: [
      { p: [-0.012, 0.69, 0], s: [0, 0], n: [0], g: [6, 0, 16, 30], gl: [4, 0, 20, 30], c: [0.016, 0] },
      { p: [-0.012, 0.7, 0], s: [0, -1], n: [-2], g: [5, 0, 14, 30], gl: [3, 0, 18, 30], c: [0.002, 0] },
    ],
    variants: {
      bar: { view: "front", equipment: { pull: 1.34 }, set: { h: [0, 1.34, 0.15] } },
      towel: {
        side: 50,
        equipment: { pull: 1.46, towel: [0, 1.46, 0.1] },
        set: { h: [0, 1.33, 0.1], bx: "x" },
        keys: [{ p: [-0.012, 0.664, 0] }, { p: [-0.012, 0.684, 0] }],
      },

      "one-arm": {
        turn: -42,
        view: "front",
        arm: "right",
        equipment: { pull: 1.34 },
        side: 24,
        set: { h: [0, 1.34, 0.08], al: [80, 9, 12], hml: "open", e: [0.3, -0.8, 0.9], q: [-6, 0, 0.01], n: [0, 0, -6] },
        keys: [{ p: [-0.01, 0.672, 0] }, { p: [-0.01, 0.684, 0] }],
      },
    },
  },
  {
    id: "preacher-curl",
    front: 120,
    tempo: [1, 0.3, 1.8, 0.3],
    view: "side",
    base: { ...SITTING, e: [0.4, -1, 0.1], p: [-0.245, 0.305, 14], s: [2, 4], n: [-4], hm: "grip", palm: "up" },
    keys: [{ h: [0.155, 0.37, 0.09] }, { h: [0.158, 0.513, 0.09] }, { h: [0.015, 0.636, 0.09] }],
    variants: {
      ez: { turn: 52, equipment: { ...PREACHER, bar: "hands", ez: true, r: 0.06, half: 0.34, px: 0.27 } },
      dumbbell: {
        front: 118,
        arm: "right",
        equipment: { ...PREACHER, db: 0.035, one: "right" },
        set: { hl: [0, 0.396, 0.07], hn: [0.5, 0.866, 0], hdl: [0.5, -0.29, -0.8], hml: "flat", el: [-0.3, 0, 1] },
      },
    },
  },
  {
    id: "spider-curl",
    front: 90,
    tempo: [1, 0.3, 1.8, 0.3],
    view: "three-quarter",
    // Chest on an incline, the arms hang straight down in front of it.
    equipment: { bench: [0.035, 0.627, 0.34, 48], db: 0.035 },
    base: { p: [-0.135, 0.53, 42], f: [-0.17, 0.1, 26, 6], s: [0, 2], n: [-14], e: [-0.4, -1, 0.1], hm: "grip", palm: "up" },
    keys: [{ a: [20, 45, 4] }, { a: [21, 53, 134] }],
    variants: { dumbbells: {} },
  },
  {
    id: "grip-hold",
    tempo: [1.6, 2, 1.6, 0.6],
    view: "three-quarter",
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], e: [-1, 0, 0.1], s: [0, 0], hm: "grip" },
    keys: [
      { c: [-0.002, 0], a: [85, 9, 6], n: [0] },
      { c: [0.004, 0], a: [85, 9, 5], n: [-1] },
    ],
    variants: {
      plates: { equipment: { pinch: 0.085 }, set: { bx: "x" } },
      barbell: {
        equipment: { bar: "hands", r: 0.1 },
        set: { a: null, gw: 0.15 },
        keys: [{ b: [0.088] }, { b: [0.088] }],
      },
    },
  },
];
