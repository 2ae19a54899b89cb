import type { Movement } from "../movement.ts";
import { pelvisOver, STANDING } from "./stance.ts";

/** What raises the arms without pressing: to the side, to the front, to the back. */
export const RAISES: readonly Movement[] = [
  {
    id: "lateral-raise",
    side: 54,
    tempo: [1.1, 0.3, 1.7, 0.3],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], s: [0, 0], n: [0], e: [-1, 0.15, 0.05], bx: "x", hm: "grip" },
    keys: [{ a: [75, 9, 12] }, { a: [74, 90, 14] }],
    variants: {
      dumbbells: { equipment: { db: 0.035, dbAx: "x" } },
      bottles: { equipment: { bottles: true, dbAx: "x" } },
      // Only halfway to the height of the shoulders.
      "seated-low": {
        equipment: { chair: [-0.26, 0.235, 1], bottles: true, dbAx: "x" },
        set: { p: [-0.245, 0.297, 0], f: [0.07, 0.08, 0, 8] },
        keys: [{ a: [80, 13, 10] }, { a: [76, 50, 12] }],
      },
      band: { equipment: { band: "feet", dbAx: "x" } },
      // The hand begins before the thigh, so that the cable passes it.
      cable: {
        side: -42,
        arm: "right",
        turn: 118,
        equipment: { cable: [0.15, 0.06, -0.42], one: "right" },
        set: { hml: "open", al: [85, 8, 10] },
        keys: [{ a: [26, 22, 14] }, { a: [74, 90, 14] }],
      },

      "seated-dumbbells": {
        equipment: { bench: [-0.26, 0.245, 0.42], db: 0.035, dbAx: "x" },
        set: { p: [-0.245, 0.305, 0], f: [0.07, 0.08, 0, 8] },
        keys: [{ a: [80, 13, 10] }, { a: [74, 90, 14] }],
      },
      // Thirty degrees ahead of the side, thumbs up.
      scaption: {
        side: 30,
        turn: 62,
        equipment: { db: 0.035, dbAx: "f" },
        set: { bx: "f" },
        keys: [{ a: [52, 9, 8] }, { a: [46, 92, 8] }],
      },
      machine: {
        equipment: {
          seat: [-0.235, 0.245, 0.26],
          lever: { pivot: [-0.385, 0.6], turns: "aside" },
          pads: [[-0.353, 0.478, 0.34, 94]],
          frame: [
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.62],
              ],
            },
            {
              line: [
                [-0.42, 0.03],
                [0.05, 0.03],
              ],
            },
          ],
        },
        set: { p: [-0.245, 0.305, -3], f: [0.07, 0.08, 0, 8], hm: "grip", bx: "f" },
        keys: [{ a: [76, 16, 84] }, { a: [78, 88, 84] }],
      },
    },
  },
  {
    id: "front-raise",
    tempo: [1.1, 0.3, 1.7, 0.3],
    turn: 30,
    front: -30,
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], n: [0], e: [-0.6, -0.3, 1], hm: "grip" },
    keys: [
      { a: [38, 15, 8], s: [0, 0] },
      { a: [10, 92, 8], s: [-2, -1] },
    ],
    variants: {
      dumbbells: { view: "three-quarter", equipment: { db: 0.035 } },
      // Thumbs up.
      bottles: { equipment: { bottles: true, dbAx: "f" }, set: { bx: "f", e: [-0.4, -1, 0.25] } },
      plate: {
        view: "three-quarter",
        equipment: { plate: 0.09 },
        set: { a: null },
        poses: [
          { h: [0.13, 0.46, 0.075], s: [0, 0] },
          { h: [0.285, 0.595, 0.075], s: [-1, 0] },
          { h: [0.35, 0.79, 0.075], s: [-2, -1] },
        ],
      },

      // The cable comes from behind, past the hip.
      cable: {
        turn: -32,
        front: 90,
        view: "three-quarter",
        arm: "right",
        equipment: { cable: [-0.4, 0.08, 0.23], one: "right" },
        set: { hml: "open", al: [85, 9, 10] },
      },
    },
  },
  {
    id: "rear-fly",
    side: -26,
    front: -110,
    tempo: [1, 0.35, 1.6, 0.3],
    view: "three-quarter",
    turn: 50,
    base: { p: pelvisOver(0, 4, 31, 70), f: [0.07, 0.08, 0, 8], s: [-1, 1], n: [-26], e: [-0.3, 0.9, 0.5], bx: "x", hm: "grip" },
    keys: [
      { a: [12, 68, 16], c: [0, 0.008] },
      { a: [90, 88, 16], c: [0, -0.018] },
    ],
    variants: {
      dumbbells: { front: 90, equipment: { db: 0.035, dbAx: "x" } },
      // One arm works, the other hand rests on a chair.
      bottles: {
        side: 12,
        arm: "right",
        turn: 42,
        // Turned until both arms are clear of the chair's back.
        equipment: { bottles: true, one: "right", dbAx: "x", chair: [0.31, 0.25, -1] },
        keys: [{ a: [18, 54, 16] }, {}],
        set: { p: pelvisOver(0, 6, 32, 68), cl: [0, 0.01], hl: [0.215, 0.25, 0.1], hy: 0.25, hml: "flat", el: [-0.5, 0, 1] },
      },
      cable: {
        turn: -42,
        front: -78,
        equipment: { cable: [0.45, 0.755, -0.5] },
        set: { p: STANDING, n: [0], e: [0, -1, 0.4], bx: "z" },
        keys: [{ a: [2, 86, 12] }, { a: [84, 86, 12] }],
      },

      machine: {
        turn: -40,
        front: -90,
        equipment: {
          seat: [-0.24, 0.245, 0.26],
          pads: [[-0.115, 0.48, 0.3, 90]],
          lever: { pivot: [-0.235, 0.83], z: 0.115, turns: "upright" },
          frame: [
            {
              line: [
                [0.12, 0],
                [0.12, 0.83],
              ],
            },
            ...([0.115, -0.115] as const).map((z) => ({
              line: [
                [0.12, 0.83],
                [-0.235, 0.83],
              ] as const,
              z,
            })),
            {
              line: [
                [-0.32, 0.03],
                [0.12, 0.03],
              ],
            },
            {
              line: [
                [-0.1, 0.45],
                [0.12, 0.45],
              ],
            },
          ],
        },
        set: { p: [-0.245, 0.305, 2], f: [0.07, 0.1, 0, 10], s: [0, 1], n: [0], e: [-0.3, -0.4, 1] },
        poses: [
          { h: [0.07, 0.57, 0.06], c: [0, 0.006] },
          { h: [0.01, 0.575, 0.3], c: [0, -0.008] },
          { h: [-0.21, 0.58, 0.415], c: [0, -0.018] },
        ],
      },
      // Chest on an incline bench.
      incline: {
        side: -50,
        front: 110,
        turn: 40,
        equipment: { bench: [0.045, 0.622, 0.34, 48], db: 0.035, dbAx: "x" },
        set: { p: [-0.135, 0.53, 42], f: [-0.17, 0.1, 26, 6], s: [0, 1], n: [-12], e: [-0.3, 0.9, 0.6] },
        keys: [{ a: [20, 44, 14] }, { a: [88, 88, 14] }],
      },
    },
  },
  {
    id: "wall-slide",
    side: 0,
    tempo: [1.6, 0.3, 1.6, 0.3],
    view: "front",
    equipment: { wall: -0.085 },
    base: { p: [-0.008, 0.533, 0], f: [0.1, 0.075, 0, 8], s: [0, 0], n: [-2], e: [0.1, -1, 0.2], hm: "open" },
    // The hands stay before the wall all the way.
    keys: [{ h: [-0.06, 0.905, 0.285] }, { h: [-0.06, 1.112, 0.15] }],
    variants: { bodyweight: {} },
  },
  {
    id: "external-rotation",
    arm: "right",
    tempo: [1, 0.4, 1.6, 0.3],
    // From behind, where the cuff lies and the forearm is seen to swing out.
    view: "three-quarter",
    side: -58,
    turn: -50,
    front: 78,
    cuff: true,
    base: {
      p: STANDING,
      f: [0.07, 0.07, 0, 10],
      s: [0, 0],
      n: [0],
      e: [0, -1, 0.1],
      hm: "grip",
      hml: "open",
      al: [85, 8, 10],
      bx: "f",
    },
    // The upper arm stays at the side; only the forearm swings out.
    keys: [{ h: [0.18, 0.612, 0.04] }, { h: [0.19, 0.612, 0.15] }, { h: [0.085, 0.612, 0.282] }],
    variants: {
      cable: { equipment: { cable: [0.24, 0.66, -0.55], one: "right" } },
      band: { equipment: { band: [0.12, 0.66, -0.55], one: "right" } },
    },
  },
];
