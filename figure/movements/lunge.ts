import type { Movement, PoseChange } from "../movement.ts";
import { GOBLET, HANDS_ON_HIPS } from "./arm-poses.ts";
import { onHeel, pelvisOver } from "./stance.ts";

const DUMBBELLS_AT_SIDES: PoseChange = { a: [80, 9, 8], e: [-1, 0, 0.2], bx: "x", hm: "grip" };
const BAR_ON_BACK: PoseChange = { gw: 0.185, e: [-0.5, -1, 0.25] };

/** The right foot stays, the left steps back. */
const STEP_BACK: readonly PoseChange[] = [
  { p: [0, 0.537, 0], f: [0.07, 0.06, 0, 4], fl: [0.07, 0.06, 0, 4, 0], s: [0, 0], n: [0] },
  { p: [-0.075, 0.47, 8], f: [0.07, 0.06, 0, 4], fl: [-0.21, 0.06, 46, 4, 0.04], s: [-1, 0], n: [-4] },
  { p: [-0.188, 0.291, 7], f: [0.07, 0.06, 0, 4], fl: [-0.44, 0.06, 66, 4, 0], s: [-3, 0], n: [-3] },
];

/** The bottom of a lunge, the right foot ahead and the left. */
const LUNGING: PoseChange = { p: [0.012, 0.298, 6], f: [0.27, 0.06, 0, 4, 0], fl: [-0.24, 0.06, 64, 0, 0], s: [-3, 0], n: [-3] };
const LUNGING_LEFT: PoseChange = { ...LUNGING, f: [-0.24, 0.06, 64, 0, 0], fl: [0.27, 0.06, 0, 4, 0] };

/** Lunges and everything that loads one leg before the other. */
export const LUNGES: readonly Movement[] = [
  {
    id: "split-squat",
    front: 118,
    tempo: [1.6, 0.2, 1.1, 0.3],
    base: { f: [0.27, 0.06, 0, 4] },
    keys: [
      { p: [0, 0.484, 4], fl: [-0.24, 0.06, 38, 0], s: [-2, 0], n: [-2] },
      { p: [0.012, 0.291, 6], fl: [-0.24, 0.06, 64, 0], s: [-3, 0], n: [-3] },
    ],
    variants: {
      smith: {
        view: "three-quarter",
        equipment: { bar: "back", r: 0.1, rails: true },
        set: BAR_ON_BACK,
        keys: [{ p: [0.004, 0.484, 4] }, { p: [-0.002, 0.291, 6] }],
      },
      bodyweight: { set: HANDS_ON_HIPS },
      dumbbells: { equipment: { db: 0.035, dbAx: "x" }, set: DUMBBELLS_AT_SIDES },
      barbell: { equipment: { bar: "back", r: 0.1 }, set: BAR_ON_BACK },
    },
  },
  {
    id: "bulgarian-split-squat",
    front: 122,
    leg: "right",
    tempo: [1.6, 0.2, 1.1, 0.3],
    equipment: { box: [-0.37, 0.24, 0.2, 0.46] },
    base: { f: [0.23, 0.06, 0, 4], kl: [0.4, -1, 0] },
    keys: [
      { p: [0.03, 0.49, 8], fl: [-0.335, 0.06, 143, 0, 0.274], s: [-2, 0], n: [-4] },
      { p: [-0.012, 0.289, 18], fl: [-0.335, 0.06, 143, 0, 0.274], s: [-2, 0], n: [-10] },
    ],
    variants: {
      barbell: { equipment: { box: [-0.37, 0.24, 0.2, 0.46], bar: "back", r: 0.1 }, set: BAR_ON_BACK },
      bodyweight: { turn: 22, set: HANDS_ON_HIPS },
      dumbbells: {
        view: "three-quarter",
        turn: 20,
        equipment: { box: [-0.37, 0.24, 0.2, 0.46], db: 0.035, dbAx: "x" },
        set: DUMBBELLS_AT_SIDES,
        keys: [{ a: [50, 11, 6] }, { a: [28, 21, 6] }],
      },
    },
  },
  {
    id: "lunge",
    front: 118,
    tempo: [1.3, 0.2, 1.2, 0.4],
    base: {},
    keys: [
      { p: [0, 0.537, 0], f: [0.07, 0.06, 0, 4, 0], fl: [0.07, 0.06, 0, 4], s: [0, 0], n: [0] },
      { p: [0.19, 0.515, 3], f: [0.42, 0.06, -12, 4, 0.045], fl: [0.07, 0.06, 40, 4], s: [-1, 0], n: [-2] },
      { p: [0.322, 0.291, 6], f: [0.58, 0.06, 0, 4, 0], fl: [0.07, 0.06, 66, 4], s: [-3, 0], n: [-3] },
    ],
    variants: {
      forward: { set: HANDS_ON_HIPS },
      "reverse-dumbbells": {
        side: 12,
        view: "three-quarter",
        equipment: { db: 0.035, dbAx: "x" },
        set: DUMBBELLS_AT_SIDES,
        poses: STEP_BACK,
      },
      "reverse-barbell": { equipment: { bar: "back", r: 0.1 }, set: BAR_ON_BACK, poses: STEP_BACK },
      "reverse-goblet": {
        turn: 44,
        equipment: { kb: "mid" },
        set: GOBLET,
        poses: STEP_BACK,
      },
      curtsy: {
        side: -24,
        // From behind: the glute, and the foot that crosses.
        view: "three-quarter",
        turn: -50,
        front: 68,
        leg: "right",
        set: HANDS_ON_HIPS,
        poses: [
          { p: [0, 0.537, 0], q: [0, 0, 0], f: [0.07, 0.06, 0, 8], fl: [0.07, 0.06, 0, 6, 0], s: [0, 0], n: [0] },
          { p: [-0.07, 0.46, 12], q: [0, 0, 0.03], f: [0.07, 0.06, 0, 8], fl: [-0.16, -0.07, 46, 4, 0.05], s: [-1, 0], n: [-6] },
          { p: [-0.15, 0.335, 18], q: [0, 0, 0.06], f: [0.07, 0.06, 0, 8], fl: [-0.35, -0.14, 62, 0, 0], s: [-2, 0], n: [-10] },
        ],
      },

      bodyweight: {
        set: HANDS_ON_HIPS,
        poses: STEP_BACK,
      },
      dumbbells: { equipment: { db: 0.035, dbAx: "x" }, set: DUMBBELLS_AT_SIDES },
      barbell: { equipment: { bar: "back", r: 0.1 }, set: BAR_ON_BACK },
    },
  },
  {
    id: "side-lunge",
    side: 54,
    turn: 124,
    tempo: [1.4, 0.25, 1.2, 0.4],
    view: "front",
    base: { fl: [0.07, 0.07, 0, 8] },
    keys: [
      { p: [0, 0.537, 0], q: [0, 0, 0], f: [0.07, 0.07, 0, 10, 0], s: [0, 0], n: [0] },
      { p: [-0.03, 0.505, 12], q: [0, 0, 0.15], f: [0.07, 0.32, 0, 12, 0.035], s: [0, 0], n: [-6] },
      { p: [-0.1, 0.348, 36], q: [0, 0, 0.34], f: [0.07, 0.45, 0, 16, 0], s: [-2, 0], n: [-22] },
    ],
    variants: {
      cossack: {
        set: { e: [-0.2, -0.8, 0.6], hm: "open" },
        poses: [
          {
            ht: [0.14, -0.05, 0.024],
            p: [-0.01, 0.462, 6],
            q: [0, 0, 0],
            f: [0.07, 0.3, 0, 16],
            fl: [0.07, 0.3, 0, 14, 0],
            s: [0, 0],
            n: [-4],
          },
          {
            p: [-0.1, 0.215, 28],
            q: [0, 0, 0.2],
            f: [0.07, 0.3, 0, 28],
            fl: onHeel(0.01, 0.3, 34, 0, 20),
            s: [2, 4],
            n: [-18],
            ht: [0.25, -0.02, 0.024],
          },
        ],
      },

      bodyweight: { set: { ht: [0.14, -0.05, 0.024], e: [-0.2, -0.8, 0.6], hm: "open" } },
      goblet: { equipment: { kb: "mid" }, set: GOBLET },
    },
  },
  {
    id: "step-up",
    front: 122,
    view: "three-quarter",
    leg: "right",
    tempo: [1.5, 0.3, 1.5, 0.4],
    equipment: { box: [0.39, 0.2, 0.34, 0.4] },
    base: { f: [0.36, 0.06, 0, 4, 0.2] },
    keys: [
      { p: [0.06, 0.505, 14], fl: [0.03, 0.06, 14, 4, 0], s: [0, 0], n: [-8] },
      { p: [0.2, 0.575, 24], fl: [0.05, 0.06, 56, 4, 0.03], s: [0, 0], n: [-14] },
      { p: [0.265, 0.67, 12], fl: [0.14, 0.06, 40, 4, 0.23], s: [0, 0], n: [-6] },
      { p: [0.29, 0.737, 0], fl: [0.36, 0.06, 0, 4, 0.2], s: [0, 0], n: [0] },
    ],
    variants: {
      barbell: { equipment: { box: [0.39, 0.2, 0.34, 0.4], bar: "back", r: 0.1 }, set: BAR_ON_BACK },
      // Down from the box, until the heel of the free foot taps the floor.
      down: {
        front: 90,
        view: "side",
        // The free leg sinks in front of the box.
        equipment: { box: [0.27, 0.12, 0.28, 0.36] },
        set: { ...HANDS_ON_HIPS, f: [0.36, 0.06, 0, 4, 0.12], s: [0, 0] },
        poses: [
          { p: [0.29, 0.655, 0], fl: [0.47, 0.06, 0, 4, 0.14], n: [0] },
          { p: pelvisOver(0.29, 20, 36, 14, 0.16), fl: [0.53, 0.06, -10, 4, 0.13], n: [-6] },
          { p: pelvisOver(0.29, 38, 68, 26, 0.16), fl: onHeel(0.496, 0.06, 16), n: [-10] },
        ],
      },

      bodyweight: {
        set: { e: [-1, 0, 0.1] },
        keys: [{ a: [60, 12, 20] }, { a: [30, 26, 30] }, { a: [60, 14, 20] }, { a: [85, 8, 8] }],
      },
      dumbbells: {
        front: 140,
        equipment: { box: [0.39, 0.2, 0.34, 0.4], db: 0.035, dbAx: "x" },
        set: { e: [-1, 0, 0.1], bx: "x", hm: "grip" },
        keys: [{ a: [40, 16, 6] }, { a: [22, 26, 6] }, { a: [40, 15, 6] }, { a: [85, 9, 6] }],
      },
    },
  },
  {
    id: "walking-lunge",
    front: 62,
    view: "three-quarter",
    tempo: [2.1, 0, 2.1, 0],
    cycle: true,
    base: {},
    // Two lunges and a slow rise, so that the cycle begins upright and is at the bottom half way round.
    keys: [
      { p: [0, 0.533, 2], f: [0.14, 0.06, 14, 2, 0.12], fl: [0.07, 0.06, 0, 4, 0], s: [0, 0], n: [0] },
      LUNGING,
      { p: [0, 0.53, 3], f: [0.07, 0.06, 0, 4, 0], fl: [0.06, 0.06, 26, 2, 0.07], s: [0, 0], n: [0] },
      LUNGING_LEFT,
      { p: [0.008, 0.37, 6], f: [-0.2, 0.06, 60, 0, 0], fl: [0.22, 0.06, 0, 4, 0], s: [-2, 0], n: [-2] },
      { p: [0, 0.51, 4], f: [-0.08, 0.06, 40, 2, 0.04], fl: [0.12, 0.06, 0, 4, 0], s: [0, 0], n: [0] },
    ],
    variants: {
      bodyweight: { turn: 155, set: HANDS_ON_HIPS },
      dumbbells: { front: 135, turn: 155, equipment: { db: 0.035, dbAx: "x" }, set: DUMBBELLS_AT_SIDES },
      // Both feet leave the floor and change places.
      jump: {
        view: "three-quarter",
        tempo: [0.6, 0, 0.6, 0],
        cycle: false,
        set: { e: [-1, 0, 0.2] },
        poses: [
          { ...LUNGING, a: [150, 34, 70], al: [10, 44, 95] },
          {
            p: [0, 0.65, 3],
            a: [20, 24, 95],
            al: [10, 64, 95],
            f: [0.2, 0.06, 30, 4, 0.12],
            fl: [-0.12, 0.06, 62, 0, 0.1],
            s: [-1, 0],
            n: [0],
          },
          {
            p: [0, 0.65, 3],
            a: [10, 64, 95],
            al: [20, 24, 95],
            f: [-0.12, 0.06, 62, 0, 0.1],
            fl: [0.2, 0.06, 30, 4, 0.12],
            s: [-1, 0],
            n: [0],
          },
          { ...LUNGING_LEFT, a: [10, 44, 95], al: [150, 34, 70] },
        ],
      },
    },
  },
  {
    id: "lateral-walk",
    side: 54,
    turn: 124,
    tempo: [0.8, 0.2, 0.8, 0.2],
    view: "front",
    base: { ht: [0.13, -0.05, 0.024], e: [-0.2, -0.8, 0.6], hm: "open", fl: [0.07, 0.1, 0, 4] },
    keys: [
      { p: pelvisOver(0, 22, 38, 26), q: [0, 0, 0], f: [0.07, 0.1, 0, 4, 0], s: [0, 0], n: [-12] },
      { p: pelvisOver(0, 22, 38, 26), q: [0, 0, 0.03], f: [0.07, 0.22, 0, 4, 0.035], s: [0, 0], n: [-12] },
      { p: pelvisOver(0, 22, 40, 26), q: [0, 0, 0.12], f: [0.07, 0.34, 0, 4, 0], s: [0, 0], n: [-12] },
    ],
    variants: { bodyweight: {}, band: { equipment: { band: "knees" } } },
  },
];
