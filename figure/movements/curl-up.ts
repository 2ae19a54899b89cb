import type { Movement, PoseChange } from "../movement.ts";
import { CROSSED_ARMS } from "./arm-poses.ts";
import { kneeling, onHeel } from "./stance.ts";

const LYING = [0, 0.076, -90] as const;
const HANDS_BEHIND_HEAD: PoseChange = { ht: [-0.03, 0.12, 0.095], e: [0.35, 0.4, 1], eT: true, hm: "open" };
/** Crossed close to the chest, the elbows low: lying, raised elbows look like hands folded in prayer. */
const ARMS_ON_CHEST: PoseChange = { ht: [0.07, -0.02, -0.045], htl: [0.1, -0.12, -0.03], e: [0.55, -0.8, 0.55] };
const ARMS_ON_FLOOR: PoseChange = { h: [0.042, 0, 0.15], hd: [1, 0, 0.1], e: [0, -0.1, 1], hm: "flat" };

/** Work of the trunk that curls: crunches, raises of the legs, twists. */
export const CURL_UPS: readonly Movement[] = [
  {
    id: "crunch",
    front: 145,
    tempo: [1, 0.35, 1.5, 0.3],
    base: { p: LYING, f: [0.3, 0.075, 0, 6] },
    keys: [
      { s: [0, 2], n: [6] },
      { s: [6, 32], n: [18] },
    ],
    variants: {
      "toe-touch": {
        front: -150,
        view: "three-quarter",
        turn: 20,
        set: { f: null, g: [90, 0, 6, 15], e: [0.3, -0.6, 1], hm: "open" },
        keys: [{ a: [10, 96, 4] }, { p: [0, 0.075, -87], a: [7, 130, 2], s: [16, 46], g: [93, 0, 4, -8], c: [0, 0.03] }],
      },

      // The fingertips behind the ears and the elbows out: the face stays free.
      bodyweight: {
        side: -20,
        view: "three-quarter",
        turn: 30,
        set: { ht: [0.005, 0.125, 0.105], e: [0, 0.25, 1], eT: true, hm: "open" },
      },
      cable: {
        view: "three-quarter",
        front: 150,
        turn: 22,
        equipment: { cable: [0.56, 1.06, 0], cableEnd: "rope", mat: [-0.4, 0.3] },
        set: { ...kneeling(0), ht: [0.015, 0.125, 0.1], e: [0.7, -0.8, 0.5], eT: true, hm: "grip" },
        keys: [
          { p: [-0.03, 0.286, 20], s: [2, 6], n: [4] },
          { p: [-0.045, 0.284, 32], s: [30, 40], n: [24] },
        ],
      },
      machine: {
        side: 24,
        view: "three-quarter",
        front: 120,
        turn: 52,
        equipment: {
          seat: [-0.235, 0.245, 0.26],
          pads: [[-0.36, 0.415, 0.26, 100]],
          roller: { on: "chest", pivot: [-0.24, 0.36] },
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
                [0.1, 0.03],
              ],
            },
          ],
        },
        set: { p: [-0.245, 0.305, -4], f: [0.07, 0.09, 0, 8], ht: [0.1, 0.02, 0.12], e: [0.3, -1, 0.4], eT: true, hm: "grip" },
        keys: [
          { s: [0, 0], n: [0] },
          { s: [28, 36], n: [14] },
        ],
      },
    },
  },
  {
    id: "sit-up",
    front: 145,
    turn: 32,
    tempo: [1.2, 0.2, 1.7, 0.3],
    touch: 0.02,
    base: { f: [0.36, 0.075, 0, 6] },
    keys: [
      { p: LYING, s: [0, 2], n: [8] },
      { p: [0.002, 0.073, -66], s: [22, 34], n: [24] },
      { p: [0.005, 0.066, -24], s: [14, 12], n: [6] },
    ],
    variants: {
      // Head down on a sloping bench, the feet hooked at its top.
      decline: {
        front: 130,
        view: "three-quarter",
        equipment: {
          pads: [
            [-0.187, 0.225, 0.68, 22],
            [0.175, 0.462, 0.075, 0, 0.055],
          ],
          roller: { on: "shins", pivot: [0.12, 0.33] },
          frame: [
            {
              line: [
                [-0.42, 0],
                [-0.42, 0.154],
              ],
            },
            {
              line: [
                [0.12, 0],
                [0.12, 0.374],
                [0.175, 0.45],
              ],
            },
          ],
        },
        set: { ...CROSSED_ARMS, f: onHeel(0.27, 0.075, 22, 0.28), k: [0, 1, 0.1] },
        poses: [
          { ...ARMS_ON_CHEST, p: [0, 0.39, -111.5], s: [0, 0], n: [2] },
          { p: [0, 0.388, -84], s: [20, 32], n: [22] },
          { p: [0.005, 0.386, -30], s: [14, 14], n: [6] },
        ],
      },

      bodyweight: {
        view: "three-quarter",
        set: { ...CROSSED_ARMS, e: [0.3, -0.35, 1] },
        keys: [ARMS_ON_CHEST, {}, { p: [0.005, 0.066, -28], s: [12, 12] }],
      },
      weighted: {
        view: "three-quarter",
        equipment: { plate: 0.08 },
        turn: 46,
        set: { ht: [0.11, -0.02, 0.075], e: [0.2, -1, 0.8], eT: true, hm: "grip", bx: "f" },
      },
    },
  },
  {
    id: "reverse-crunch",
    front: -30,
    turn: 32,
    tempo: [1, 0.3, 1.5, 0.3],
    base: { ...ARMS_ON_FLOOR, h: [0.05, 0, 0.16] },
    keys: [
      { p: LYING, g: [88, 0, 88, 20], s: [0, 1], n: [6] },
      { p: [-0.035, 0.142, -138], g: [104, 0, 98, 20], s: [34, 18], n: [6] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "leg-raise",
    tempo: [1.3, 0.2, 1.8, 0.3],
    base: {},
    keys: [{}, {}],
    variants: {
      "hanging-knees": {
        front: 56,
        view: "three-quarter",
        turn: 52,
        equipment: { pull: 1.34 },
        set: { h: [0, 1.34, 0.16], e: [0.45, -0.8, 0.9], hm: "grip", c: [0.004, 0] },
        keys: [
          { p: [-0.012, 0.698, 0], g: [2, 0, 6, 30], s: [0, 0], n: [-2] },
          { p: [0.008, 0.712, -16], g: [100, 0, 104, 20], s: [14, 4], n: [4] },
        ],
      },
      "toes-to-bar": {
        turn: 24,
        front: 118,
        view: "side",
        equipment: { pull: 1.34 },
        set: { h: [0, 1.34, 0.16], e: [0.45, -0.8, 0.9], hm: "grip", c: [0.004, 0] },
        keys: [
          { p: [-0.012, 0.698, 0], g: [2, 0, 6, 30], s: [0, 0], n: [-2] },
          { p: [0.14, 0.84, -72], g: [122, 0, 18, 10], s: [16, 8], n: [10] },
        ],
      },

      bodyweight: {
        front: 145,
        turn: 32,
        view: "three-quarter",
        set: { ...ARMS_ON_FLOOR, p: LYING, s: [1, 1], n: [6] },
        keys: [{ g: [6, 0, 3, 20] }, { g: [84, 0, 5, 20] }],
      },
      hanging: {
        front: 56,
        view: "three-quarter",
        equipment: { pull: 1.34 },
        set: { h: [0, 1.34, 0.16], e: [0.45, -0.8, 0.9], hm: "grip", c: [0.004, 0] },
        keys: [
          { p: [-0.012, 0.698, 0], g: [2, 0, 6, 30], s: [0, 0], n: [-2] },
          { p: [0.012, 0.718, -22], g: [76, 0, 8, 25], s: [14, 4], n: [4] },
        ],
      },
      captain: {
        side: 12,
        front: 120,
        view: "three-quarter",
        equipment: {
          dip: [0.08, 0.645, 0.13],
          pads: [[-0.105, 0.62, 0.34, 90]],
          frame: [
            {
              line: [
                [-0.16, 0],
                [-0.16, 0.95],
              ],
            },
            {
              line: [
                [-0.16, 0.62],
                [-0.125, 0.62],
              ],
            },
            {
              line: [
                [-0.25, 0.02],
                [0.2, 0.02],
              ],
            },
          ],
        },
        set: { ht: [0.185, -0.152, 0.125], e: [-0.3, -1, 0.15], hm: "grip", bx: "f" },
        keys: [
          { p: [-0.01, 0.595, 0], g: [4, 0, 14, 25], s: [0, 0], n: [0] },
          { p: [-0.01, 0.598, -14], g: [98, 0, 96, 20], s: [12, 4], n: [2] },
        ],
      },
    },
  },
  {
    id: "bicycle-crunch",
    view: "three-quarter",
    side: -20,
    turn: 30,
    front: -135,
    tempo: [0.9, 0, 0.9, 0],
    cycle: true,
    base: { ...HANDS_BEHIND_HEAD, p: LYING },
    // The legs pass each other with the knees above the hips.
    keys: [
      { g: [110, 0, 112, 20], gl: [26, 0, 8, 20], s: [12, 34, 0, -44], n: [14, 0] },
      { g: [84, 0, 96, 20], gl: [84, 0, 96, 20], s: [12, 34, 0, 0], n: [14, 0] },
      { g: [26, 0, 8, 20], gl: [110, 0, 112, 20], s: [12, 34, 0, 44], n: [14, 0] },
      { g: [84, 0, 96, 20], gl: [84, 0, 96, 20], s: [12, 34, 0, 0], n: [14, 0] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "dead-bug",
    front: 145,
    tempo: [1.6, 0, 1.6, 0],
    cycle: true,
    base: { p: LYING, e: [0.3, -0.6, 1], s: [2, 1], n: [6], hm: "open" },
    keys: [
      { g: [90, 0, 90, 10], gl: [16, 0, 6, 10], a: [8, 168, 4], al: [4, 90, 4] },
      { g: [90, 0, 90, 10], gl: [90, 0, 90, 10], a: [4, 90, 4], al: [4, 90, 4] },
      { g: [16, 0, 6, 10], gl: [90, 0, 90, 10], a: [4, 90, 4], al: [8, 168, 4] },
      { g: [90, 0, 90, 10], gl: [90, 0, 90, 10], a: [4, 90, 4], al: [4, 90, 4] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "hollow-hold",
    front: 56,
    view: "three-quarter",
    turn: 42,
    tempo: [1.2, 1.4, 1.2, 1],
    base: { p: [0, 0.079, -92], a: [60, 166, 4], e: [0.3, -0.6, 1], hm: "open" },
    keys: [
      { g: [13, 0, 2, 35], s: [10, 20], n: [24] },
      { g: [11, 0, 2, 35], s: [10, 19], n: [24] },
    ],
    variants: {
      rock: { tempo: [0.5, 0, 0.5, 0], keys: [{ p: [0.035, 0.086, -80] }, { p: [-0.035, 0.084, -106] }] },
      bodyweight: {},
    },
  },
  {
    id: "flutter-kick",
    front: 145,
    tempo: [0.4, 0, 0.4, 0],
    cycle: true,
    base: { ...ARMS_ON_FLOOR, p: LYING, s: [4, 10], n: [12], h: [0.06, 0, 0.14] },
    keys: [
      { g: [28, 0, 3, 30], gl: [9, 0, 3, 30] },
      { g: [9, 0, 3, 30], gl: [28, 0, 3, 30] },
    ],
    variants: {
      scissor: {
        front: 112,
        side: -12,
        view: "three-quarter",
        turn: 20,

        tempo: [0.8, 0, 0.8, 0],
        cycle: false,
        // The leg on top changes each time.
        poses: [
          { g: [30, -13, 3, 30], gl: [11, -13, 3, 30] },
          { g: [18, 22, 3, 30], gl: [18, 22, 3, 30] },
          { g: [11, -13, 3, 30], gl: [30, -13, 3, 30] },
        ],
      },
      bodyweight: { view: "three-quarter" },
    },
  },
  {
    id: "russian-twist",
    side: 24,
    tempo: [0.9, 0.15, 0.9, 0.15],
    view: "three-quarter",
    turn: 52,
    base: { p: [0, 0.069, -34], f: onHeel(0.41, 0.06, 16), ht: [0.2, -0.09, 0.03], e: [-0.3, -0.6, 1], eT: true, hm: "grip" },
    keys: [
      { s: [6, 12, 0, -48], n: [4, -10] },
      { s: [6, 12, 0, 48], n: [4, 10] },
    ],
    variants: {
      bodyweight: { set: { hm: "open" } },
      weighted: { equipment: { bottles: true, one: "mid" }, set: { ht: [0.21, -0.07, 0.034], bx: "f" } },
    },
  },
  {
    id: "heel-touch",
    side: 20,
    front: 145,
    tempo: [0.7, 0.1, 0.7, 0.1],
    view: "three-quarter",
    turn: 34,
    base: { p: LYING, f: [0.22, 0.095, 0, 6], e: [-0.2, 0, 1], hm: "open" },
    keys: [
      { s: [6, 28, 27, 0], n: [14, 0, 4], h: [0.11, 0.045, 0.15], hl: [-0.02, 0.06, 0.22] },
      { s: [6, 28, -27, 0], n: [14, 0, -4], h: [-0.02, 0.06, 0.22], hl: [0.11, 0.045, 0.15] },
    ],
    variants: { bodyweight: {} },
  },
];
