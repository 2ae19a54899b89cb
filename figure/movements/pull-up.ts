import type { Movement, PoseChange } from "../movement.ts";
import { kneeling, pelvisOver, STANDING } from "./stance.ts";

const PULLDOWN_FRAME = [
  {
    line: [
      [0.28, 0],
      [0.28, 1.24],
      [-0.12, 1.24],
    ],
  },
  {
    line: [
      [-0.3, 0.03],
      [0.28, 0.03],
    ],
  },
  {
    line: [
      [-0.03, 0.36],
      [0.28, 0.3],
    ],
  },
] as const;
/** The seat and thigh pad of a pulldown station. */
const PULLDOWN_SEAT = {
  seat: [-0.24, 0.245, 0.24],
  pads: [[-0.035, 0.364, 0.1, 0, 0.055]],
  frame: PULLDOWN_FRAME,
} as const;

/** The legs hang behind what hangs from a belt. */
const BEHIND_PLATE: readonly PoseChange[] = [
  { g: [0, 0, 40, 30], gl: [-4, 0, 46, 30] },
  { g: [-6, 0, 54, 32], gl: [-10, 0, 60, 32] },
];

/** Pulls from above. */
export const PULL_UPS: readonly Movement[] = [
  {
    id: "pull-up",
    side: -26,
    front: -90,
    tempo: [1.2, 0.25, 1.8, 0.4],
    view: "three-quarter",
    turn: -42,
    equipment: { pull: 1.34 },
    base: { h: [0, 1.34, 0.17], e: [0.45, -0.8, 0.9], hm: "grip" },
    keys: [
      { p: [-0.015, 0.69, 0], s: [0, -2], n: [-4], g: [8, 0, 28, 30], gl: [4, 0, 34, 30], c: [0.012, 0] },
      { p: [-0.03, 1.03, -13], s: [-4, -6], n: [0], g: [14, 0, 44, 32], gl: [10, 0, 50, 32], c: [-0.01, -0.012] },
    ],
    variants: {
      overhand: {},
      // A plate hangs from a belt.
      weighted: { front: -120, side: -15, turn: -28, equipment: { pull: 1.34, belt: 0.1 }, keys: BEHIND_PLATE },
      underhand: { side: -14, turn: -46, set: { h: [0, 1.34, 0.1], e: [1, -0.7, 0.25] } },
      // Kneeling on the platform of the machine, which goes up with the knees.
      "assisted-machine": {
        side: 0,
        equipment: {
          pull: 1.34,
          sled: 0,
          frame: [
            ...([0.28, -0.28] as const).map((z) => ({
              line: [
                [0.165, 0],
                [0.165, 1.34],
                [0, 1.34],
              ] as const,
              z,
            })),
            {
              line: [
                [-0.2, 0.03],
                [0.165, 0.03],
              ],
            },
          ],
        },
        set: { gl: null },
        keys: [{ g: [2, 1, 90, 40] }, { g: [-12, 1, 90, 40] }],
      },
      // One knee in the loop of a band.
      "assisted-band": {
        turn: -50,
        equipment: { pull: 1.34, band: [0, 1.34, 0.08], bandTo: "knee" },
        keys: [{ p: [-0.032, 0.696, 1], g: [50, 0, 112, 30] }, { g: [50, 0, 112, 30] }],
      },

      wide: { set: { h: [0, 1.34, 0.29], e: [0.2, -0.8, 1] }, keys: [{ p: [-0.015, 0.757, 0] }, { p: [-0.03, 1.02, -12] }] },
      // On two handles that point forward.
      neutral: {
        equipment: {
          pull: 1.395,
          pullX: 0,
          frame: ([0.115, -0.115] as const).map((z) => ({
            line: [
              [0, 1.395],
              [-0.08, 1.335],
              [0.08, 1.335],
              [0, 1.395],
            ] as const,
            z,
          })),
        },
        set: { h: [0, 1.335, 0.115], bx: "x", e: [0.7, -0.8, 0.3] },
        keys: [{ p: [-0.015, 0.684, 0] }, { p: [-0.045, 1.03, -14] }],
      },
      // Only the shoulder blades move.
      scapular: {
        turn: -62,
        tempo: [1, 0.6, 1.2, 0.4],
        poses: [
          { p: [-0.005, 0.662, 1], s: [1, 3], n: [8], g: [8, 0, 28, 30], gl: [4, 0, 34, 30], c: [0.044, 0.006] },
          { p: [0.0, 0.747, -3], s: [-2, -5], n: [-4], g: [14, 0, 28, 30], gl: [10, 0, 34, 30], c: [-0.03, -0.018] },
        ],
      },
      // From the top down, slowly; a box leads back up.
      negative: {
        front: 128,
        tempo: [3.6, 0.3, 1.2, 0.6],
        equipment: { pull: 1.34, box: [-0.29, 0.54, 0.3, 0.4] },
        poses: [
          { p: [-0.05, 1.02, -10], s: [-4, -6], n: [0], f: [-0.16, 0.06, 0, 4, 0.54], c: [-0.01, -0.012] },
          { p: [-0.03, 1.02, -12], s: [-4, -6], n: [0], f: [0.08, 0.05, 40, 4, 0.6], c: [-0.01, -0.012] },
          { p: [-0.015, 0.69, 0], s: [0, -2], n: [-4], f: [0.1, 0.05, 56, 4, 0.2], c: [0.012, 0] },
        ],
      },
      towel: {
        turn: -78,
        equipment: { pull: 1.42, towel: [0, 1.42, 0.13] },
        set: { h: [0, 1.33, 0.13], bx: "x", e: [0.8, -0.8, 0.3] },
        keys: [{ p: [-0.015, 0.683, 0] }, { p: [-0.03, 1.01, -13] }],
      },
      // The chin stays over the bar.
      hold: {
        turn: -155,

        tempo: [1.4, 2, 1.4, 1],
        set: { h: [0, 1.34, 0.1], e: [1, -0.7, 0.25] },
        poses: [
          { p: [-0.03, 1.015, -12], s: [-4, -6], n: [0], g: [14, 0, 44, 32], gl: [10, 0, 50, 32], c: [-0.008, -0.01] },
          { p: [-0.03, 1.03, -13], s: [-4, -6], n: [0], g: [14, 0, 44, 32], gl: [10, 0, 50, 32], c: [-0.012, -0.012] },
        ],
      },
      "weighted-underhand": {
        front: -135,
        side: 9,
        turn: -28,
        equipment: { pull: 1.34, belt: 0.1 },
        set: { h: [0, 1.34, 0.1], e: [1, -0.7, 0.25] },
        keys: BEHIND_PLATE,
      },
      rings: {
        turn: -46,
        equipment: { strap: { from: [0, 1.68, 0.14], end: "ring" } },
        set: { h: [0, 1.34, 0.12], bx: "x", e: [0.7, -0.8, 0.3] },
      },
    },
  },
  {
    id: "lat-pulldown",
    side: -26,
    front: -90,
    tempo: [1.1, 0.3, 1.8, 0.3],
    view: "three-quarter",
    turn: -38,
    base: { p: [-0.245, 0.305, -4], f: [0.05, 0.1, 0, 10], e: [0.25, -1, 0.8], hm: "grip" },
    keys: [
      { h: [-0.168, 0.915, 0.21], s: [-1, -2], n: [-6], c: [0.012, 0] },
      { h: [-0.14, 0.575, 0.215], s: [-4, -7], n: [-2], c: [-0.01, -0.012] },
    ],
    variants: {
      cable: {
        turn: -60,
        equipment: {
          seat: [-0.24, 0.245, 0.24],
          cable: [-0.12, 1.22, 0],
          cableEnd: "bar",
          pads: [[-0.035, 0.364, 0.1, 0, 0.055]],
          frame: PULLDOWN_FRAME,
        },
      },
      // Palms facing on a narrow handle, elbows along the sides.
      "close-grip": {
        front: 120,
        view: "side",
        turn: -60,
        equipment: {
          seat: [-0.24, 0.245, 0.24],
          cable: [-0.1, 1.22, 0],
          cableEnd: "v",
          pads: [[-0.035, 0.364, 0.1, 0, 0.055]],
          frame: PULLDOWN_FRAME,
        },
        set: { e: [0.5, -1, 0.2], bx: "x", p: [-0.245, 0.305, -9] },
        keys: [{ h: [-0.165, 0.928, 0.035] }, { h: [-0.155, 0.575, 0.04] }],
      },
      band: {
        turn: -48,
        equipment: { band: [0.27, 1.19, 0] },
        set: { p: [0, 0.289, -2], ...kneeling(0) },
        keys: [{ h: [0.139, 0.904, 0.112] }, { h: [0.1, 0.555, 0.18] }],
      },
      "towel-hold": {
        turn: -66,
        tempo: [1.4, 2, 1.4, 1],
        equipment: { towel: "hands" },
        set: { p: STANDING, f: [0.07, 0.085, 0, 10] },
        keys: [
          { h: [0.032, 1.17, 0.195], s: [-1, -2] },
          { h: [0.078, 0.815, 0.205], s: [-3, -6] },
        ],
      },
      towel: {
        equipment: { towel: "hands" },
        set: { p: STANDING, f: [0.07, 0.085, 0, 10] },
        keys: [{ h: [0.032, 1.17, 0.195] }, { h: [0.075, 0.85, 0.2] }],
      },

      wide: {
        turn: -56,
        equipment: { ...PULLDOWN_SEAT, cable: [-0.12, 1.22, 0], cableEnd: "bar" },
        set: { e: [0.1, -1, 1] },
        keys: [{ h: [-0.17, 0.872, 0.286] }, { h: [-0.14, 0.59, 0.29] }],
      },
      underhand: {
        turn: -50,
        equipment: { ...PULLDOWN_SEAT, cable: [-0.12, 1.22, 0], cableEnd: "bar" },
        set: { e: [0.8, -0.8, 0.2], palm: "up" },
        keys: [{ h: [-0.17, 0.941, 0.108] }, { h: [-0.145, 0.565, 0.11] }],
      },
      // Palms facing at shoulder width.
      neutral: {
        turn: -50,
        equipment: { ...PULLDOWN_SEAT, cable: [-0.12, 1.22, 0], cableEnd: "bar" },
        set: { e: [0.5, -1, 0.35], bx: "x" },
        keys: [{ h: [-0.17, 0.933, 0.156] }, { h: [-0.145, 0.57, 0.16] }],
      },
      "one-arm": {
        front: -62,
        turn: -46,
        arm: "right",
        equipment: { ...PULLDOWN_SEAT, cable: [-0.12, 1.22, 0], one: "right" },
        set: { e: [0.5, -1, 0.4], hl: [-0.045, 0.392, 0.06], hml: "flat", hy: 0.392, el: [-0.7, 0.2, 0.8] },
        keys: [
          { h: [-0.16, 0.941, 0.1], s: [-1, -2, -3] },
          { h: [-0.15, 0.57, 0.16], s: [-2, -4, 4] },
        ],
      },
      // One knee on the floor, the cable from above and ahead.
      "half-kneeling": {
        turn: -50,
        arm: "right",
        equipment: { cable: [0.49, 1.12, 0], one: "right" },
        set: {
          p: [0, 0.283, 2],
          f: [-0.259, 0.06, 68, 0],
          k: [1, -0.4, 0],
          fl: [0.32, 0.07, 0, 4],
          kl: [1, 0.4, 0.1],
          hl: [0.17, 0.33, 0.09],
          hml: "open",
          el: [-0.7, 0.2, 0.8],
          e: [0.2, -1, 0.3],
        },
        keys: [
          { h: [0.21, 0.874, 0.09], s: [-1, 1] },
          { h: [0.065, 0.5, 0.15], s: [-2, -3] },
        ],
      },
    },
  },
  {
    id: "straight-arm-pulldown",
    front: -90,
    side: -26,
    turn: -32,
    tempo: [1.1, 0.3, 1.7, 0.3],
    // The hands go round the shoulder: keys close enough that the elbows keep their small bend between them.
    base: { f: [0.07, 0.08, 0, 8], p: pelvisOver(0, 4, 14, 24), n: [-14], e: [-0.3, 0, 1], hm: "grip" },
    keys: [
      { h: [0.421, 0.895, 0.13], s: [-1, 2], c: [0.006, 0.008] },
      { h: [0.435, 0.777, 0.13], s: [-1, 1.5], c: [0.004, 0.006] },
      { h: [0.403, 0.634, 0.13], s: [-1, 1], c: [0.002, 0.003] },
      { h: [0.319, 0.512, 0.13], s: [-1, 0], c: [0, -0.001] },
      { h: [0.195, 0.431, 0.13], s: [-1.5, -1], c: [-0.002, -0.006] },
      { h: [0.082, 0.404, 0.13], s: [-2, -2], c: [-0.004, -0.01] },
    ],
    variants: {
      cable: { equipment: { cable: [0.6, 1.2, 0], cableEnd: "bar" } },
      // From beside the ears.
      band: {
        turn: -42,
        equipment: { band: [0.6, 1.15, 0] },
        keys: [
          { h: [0.332, 1.044, 0.13] },
          { h: [0.404, 0.931, 0.13] },
          { h: [0.431, 0.763, 0.13] },
          { h: [0.374, 0.586, 0.13] },
          { h: [0.229, 0.448, 0.13] },
          { h: [0.082, 0.404, 0.13] },
        ],
      },

      rope: {
        front: 138,
        equipment: { cable: [0.6, 1.2, 0], cableEnd: "rope" },
        keys: [
          { h: [0.334, 1.046, 0.055] },
          { h: [0.406, 0.932, 0.055] },
          { h: [0.432, 0.763, 0.06] },
          { h: [0.375, 0.585, 0.075] },
          { h: [0.23, 0.447, 0.1] },
          { h: [0.076, 0.403, 0.125] },
        ],
      },
    },
  },
  {
    id: "pullover",
    front: 120,
    tempo: [1.8, 0.2, 1.3, 0.3],
    equipment: { bench: [-0.2, 0.245, 0.62], db: 0.04, one: "mid" },
    base: { f: [0.27, 0.14, 0, 18], p: [0, 0.318, -90], e: [-0.4, 0.2, 1], kd: [-0.1, -1, 0], hm: "grip" },
    keys: [
      { h: [-0.255, 0.645, 0.035], s: [-2, -3], n: [4] },
      { h: [-0.47, 0.57, 0.035], s: [-2, -4], n: [6] },
      { h: [-0.595, 0.36, 0.035], s: [-4, -6], n: [12] },
    ],
    variants: {
      dumbbell: {},
      backpack: {
        front: -48,
        turn: 34,
        equipment: { mat: [-0.5, 0.12], pack: "mid" },
        set: { p: [0, 0.081, -90], f: [0.29, 0.1, 0, 8], s: [0, 0], n: [-4], bx: "x", kd: [-1, 0, 0] },
        keys: [
          { h: [-0.255, 0.4, 0.1], kd: [0.2, -1, 0] },
          { h: [-0.47, 0.325, 0.1], kd: [-0.6, -0.8, 0] },
          { h: [-0.59, 0.13, 0.1], kd: [-1, -0.2, 0] },
        ],
      },
    },
  },
  {
    id: "muscle-up",
    side: -26,
    front: -150,
    turn: 40,
    view: "three-quarter",
    tempo: [1.6, 0.4, 1.8, 0.4],
    // A bar between posts that one hangs from with bent knees: under a ceiling there's no room above it.
    equipment: { pull: 1.09 },
    base: { h: [0, 1.09, 0.17], hm: "grip" },
    keys: [
      { p: [-0.015, 0.455, 2], g: [8, 0, 78, 30], s: [0, 0], n: [-6], e: [0.45, -0.8, 0.9], c: [0.012, 0] },
      { p: [-0.07, 0.77, -16], g: [26, 0, 44, 30], s: [0, -2], n: [0], e: [-0.2, -0.8, 1], c: [-0.006, -0.01] },
      { p: [-0.215, 0.95, 36], g: [46, 0, 42, 30], s: [6, 6], n: [-8], e: [-1, 0.3, 0.6], c: [0.012, 0] },
      { p: [-0.07, 1.17, 10], g: [8, 0, 14, 30], s: [0, 2], n: [-6], e: [-1, 0, 0.4], c: [-0.01, 0] },
    ],
    variants: { bar: {} },
  },
];
