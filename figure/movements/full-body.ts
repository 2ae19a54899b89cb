import type { Movement, PoseChange } from "../movement.ts";
import { onHeel, pelvisOver, plankPelvis } from "./stance.ts";

const RACK: PoseChange = { ht: [0.095, 0.025, 0.135] };
const OVERHEAD: PoseChange = { ht: [-0.005, 0.395, 0.115] };
const BAR_RACK: PoseChange = { ht: [0.08, 0.03, 0.155] };
const BAR_OVERHEAD: PoseChange = { ht: [-0.005, 0.387, 0.155] };
const PACK_RACK: PoseChange = { ht: [0.138, -0.025, 0.1] };
const PACK_OVERHEAD: PoseChange = { ht: [0.015, 0.396, 0.1] };
const DEEP = pelvisOver(0.006, 37, 84, 28);
const DRIVE = pelvisOver(0.006, 14, 25, 7);
const TALL = pelvisOver(0, 1, 1, 0);

/** A bar caught on the front of the shoulders: the elbows high and ahead, the wrists laid back. */
const ELBOWS_HIGH: PoseChange = { b: [0.046, 0.848], e: [1, -0.05, 0.66], w: -60, c: [-0.012, 0.014] };
/** The end of the pull: hips, knees and ankles straight, the shoulders up, the arms still long. */
const EXTENDED: PoseChange = {
  p: [0.025, 0.565, -4],
  f: [0.07, 0.085, 32, 12],
  s: [-3, -2],
  n: [-4],
  b: [0.095, 0.535],
  e: [-0.4, 0.5, 1],
  c: [0.03, 0],
};
/** And on its way on to overhead. */
const CAUGHT: PoseChange = { e: [0.75, -0.45, 0.65], w: -45, c: [0.008, 0.012] };
/** From the end of the pull to the shoulders. */
const PULLED_TO_RACK: readonly PoseChange[] = [
  EXTENDED,
  { p: pelvisOver(0, 16, 30, 10), s: [-2, -2], n: [-4], b: [0.088, 0.742], e: [0.5, -0.1, 1], w: -30, c: [0.01, 0.008] },
  { p: pelvisOver(0, 15, 30, 8), s: [-2, -2], n: [-2], b: [0.055, 0.785], e: [0.85, -0.25, 0.95], w: -48, c: [-0.004, 0.01] },
  { p: pelvisOver(0, 1, 1, 0), s: [-2, -2], n: [-2], ...ELBOWS_HIGH },
];
/** A kettlebell swung back between the legs by the right hand. */
const KETTLEBELL_BACK: PoseChange = {
  p: pelvisOver(0, 10, 44, 60),
  al: [20, 72, 12],
  s: [2, 3],
  n: [-30],
  h: [-0.112, 0.3, 0.015],
  e: [-0.6, -0.4, -0.6],
  kd: [-0.65, -0.75, 0],
};

/** Lifts of the whole body. */
export const FULL_BODY: readonly Movement[] = [
  {
    id: "thruster",
    view: "three-quarter",
    turn: 58,
    tempo: [1.3, 0.3, 1.6, 0.2],
    base: { f: [0.07, 0.12, 0, 20], e: [0.7, -1, 0.3], hm: "grip" },
    keys: [
      { p: DEEP, s: [-3, -2], n: [-16], ...RACK },
      { p: DRIVE, s: [-2, -3], n: [-4], ...RACK },
      { p: pelvisOver(0.006, 1, 1, 0), s: [-2, -2], n: [2], ...OVERHEAD },
    ],
    variants: {
      dumbbells: { side: 24, equipment: { db: 0.04 } },
      barbell: {
        equipment: { bar: "hands", r: 0.1 },
        set: { e: [1, -0.6, 1.3], w: -28 },
        poses: [
          { p: pelvisOver(0.006, 39, 84, 24), s: [-3, -3], n: [-14], ...BAR_RACK },
          { p: DRIVE, s: [-2, -3], n: [-8], ...BAR_RACK },
          { p: pelvisOver(0.006, 4, 5, -1), s: [-3, -4], n: [-8], ht: [0.12, 0.18, 0.155] },
          { p: pelvisOver(0.006, 1, 1, 0), s: [-2, -2], n: [2], ...BAR_OVERHEAD },
        ],
      },
      backpack: { equipment: { pack: "mid" }, set: { bx: "x" }, keys: [PACK_RACK, PACK_RACK, PACK_OVERHEAD] },
      bottles: { side: 24, turn: 52, equipment: { bottles: true } },
    },
  },
  {
    id: "squat-to-press",
    turn: 54,
    tempo: [1.3, 0.3, 1.6, 0.2],
    base: { f: [0.07, 0.12, 0, 20], e: [0.3, -1, 0.4] },
    keys: [
      { p: DEEP, s: [-3, -2], n: [-16] },
      { p: DRIVE, s: [-2, -3], n: [-4] },
      { p: pelvisOver(0.006, 1, 1, 0), s: [-2, -2], n: [2] },
    ],
    variants: {
      band: {
        side: -24,
        view: "front",
        equipment: { band: "feet" },
        set: { hm: "grip" },
        keys: [RACK, RACK, { ht: [0.01, 0.381, 0.185], e: [0.8, -1, 0.1] }],
      },
      bodyweight: {
        side: 24,
        view: "three-quarter",
        set: { hm: "open", e: [-0.6, -1, 0.4] },
        keys: [{ a: [25, 22, 147] }, { a: [25, 28, 143] }, { a: [10, 170, 4] }],
      },
      // From the edge of a bench.
      bench: {
        tempo: [1.8, 0.4, 2.2, 0.4],
        equipment: { bench: [-0.4, 0.245, 0.5] },
        set: { hm: "open", e: [-0.6, -1, 0.4], f: [0.06, 0.1, 0, 12] },
        poses: [
          { p: [-0.245, 0.303, 4], s: [0, 0], n: [0], a: [25, 20, 147] },
          { p: [-0.225, 0.308, 34], s: [-1, 0], n: [-16], a: [25, 22, 147] },
          { p: [-0.1, 0.44, 26], s: [-2, -1], n: [-12], a: [25, 22, 147] },
          { p: pelvisOver(-0.01, 1, 1, 0), s: [-1, 0], n: [0], a: [22, 40, 130] },
          { p: pelvisOver(-0.01, 1, 1, 0), s: [-2, -2], n: [2], a: [10, 170, 4] },
        ],
      },
    },
  },
  {
    id: "clean",
    tempo: [1.35, 0.4, 1.5, 0.3],
    base: { f: [0.07, 0.085, 0, 12], hm: "grip" },
    keys: [{}, {}],
    variants: {
      // From the hang above the knees.
      "barbell-hang": {
        view: "three-quarter",
        turn: 52,
        equipment: { bar: "hands", r: 0.1 },
        set: { gw: 0.185, w: 0, c: [0, 0] },
        poses: [
          { p: pelvisOver(0, 4, 30, 42), s: [1, 2], n: [-20], b: [0.07, 0.33], e: [-0.9, 0.1, 0.6] },
          { p: pelvisOver(0, 7, 30, 32), s: [1, 2], n: [-14], b: [0.07, 0.37], e: [-0.9, 0.1, 0.6] },
          { p: pelvisOver(0, 10, 20, 12), s: [0, 1], n: [-6], b: [0.08, 0.435], e: [-0.9, 0.1, 0.6] },
          ...PULLED_TO_RACK,
        ],
      },
      // A kettlebell pulled from the floor to the chest.
      "high-pull": {
        view: "front",
        turn: 44,
        equipment: { kb: "mid" },
        set: { f: [0.07, 0.17, 0, 26], k: [1, 0, 0.8] },
        poses: [
          { p: pelvisOver(0, 12, 64, 56), s: [2, 3], n: [-28], h: [0.06, 0.22, 0.024], e: [-0.8, 0.1, 0.1] },
          { p: pelvisOver(0, 4, 16, 16), s: [0, 0], n: [-6], h: [0.09, 0.48, 0.024], e: [-0.4, 0.4, 1] },
          { p: pelvisOver(0, 1, 1, -1), s: [-2, -1], n: [0], h: [0.12, 0.76, 0.024], e: [0, 0.6, 1] },
        ],
      },

      barbell: {
        view: "three-quarter",
        turn: 52,
        equipment: { bar: "hands", r: 0.126 },
        set: { gw: 0.185, w: 0, c: [0, 0] },
        poses: [
          { p: pelvisOver(0, 10, 68, 60), s: [4, 7], n: [-32], b: [0.066, 0.128], e: [-1, 0, 0.5] },
          { p: pelvisOver(0, 5, 46, 47), s: [1, 3], n: [-22], b: [0.066, 0.31], e: [-0.8, 0.1, 0.7] },
          { p: pelvisOver(0, 9, 22, 16), s: [0, 1], n: [-8], b: [0.08, 0.43], e: [-0.8, 0.1, 0.7] },
          ...PULLED_TO_RACK,
        ],
      },
      dumbbells: {
        equipment: { db: 0.04, dbAx: "x" },
        set: { bx: "x" },
        poses: [
          { p: pelvisOver(0, 10, 50, 60), s: [2, 4], n: [-30], h: [0.06, 0.235, 0.135], e: [-1, 0.2, 0.4] },
          { p: pelvisOver(0, 8, 28, 28), s: [0, 1], n: [-14], h: [0.06, 0.41, 0.14], e: [-1, 0.2, 0.5] },
          { ...EXTENDED, b: null, h: [0.085, 0.535, 0.15], e: [-0.8, -0.2, 0.6] },
          { p: pelvisOver(0, 16, 30, 12), s: [-2, -2], n: [-4], h: [0.115, 0.7, 0.14], e: [-0.1, -1, 0.5] },
          { p: pelvisOver(0, 1, 1, 0), s: [-2, -2], n: [0], h: [0.075, 0.825, 0.13], e: [1, -0.6, 0.45] },
        ],
      },
      kettlebell: {
        tempo: [1.9, 0.4, 1.9, 0.3],
        view: "front",
        side: 0,
        front: 78,
        turn: 32,
        arm: "right",
        touch: 0.03,
        equipment: { kb: "hands", one: "right" },
        set: { f: [0.07, 0.17, 0, 24], k: [1, 0, 1], al: [80, 22, 14], el: [-1, 0, 0.3], hml: "open" },
        poses: [
          // Under the shoulders, then swung back between the legs.
          {
            p: pelvisOver(0, 12, 58, 58),
            al: [30, 60, 12],
            s: [2, 3],
            n: [-30],
            h: [0.08, 0.24, 0.03],
            e: [-1, 0, 0.3],
            kd: [0, -1, 0],
          },
          KETTLEBELL_BACK,
          { p: pelvisOver(0, 5, 12, 9), s: [-1, 0], n: [-4], h: [0.125, 0.585, 0.09], e: [-0.8, 0.4, 0.6], kd: [0.1, -1, 0.1] },
          {
            p: pelvisOver(0, 10, 18, 6),
            s: [-2, -2],
            n: [-2],
            h: [0.115, 0.715, 0.12],
            e: [-1, -0.6, 0.15],
            kd: [0.45, -0.5, 0.6],
          },
          {
            p: pelvisOver(0, 1, 1, 0),
            s: [-2, -2],
            n: [0],
            h: [0.085, 0.775, 0.105],
            e: [0.3, -1, 0.35],
            kd: [-0.2, -0.6, 0.75],
          },
        ],
      },
    },
  },
  {
    id: "clean-and-press",
    tempo: [1.8, 0.3, 1.8, 0.3],
    base: { f: [0.07, 0.09, 0, 12], hm: "grip" },
    keys: [{}, {}],
    variants: {
      // Caught at the shoulders, then driven up by the legs.
      "barbell-jerk": {
        side: -24,
        turn: 52,
        tempo: [2.5, 0.3, 2.2, 0.3],
        equipment: { bar: "hands", r: 0.126 },
        set: { gw: 0.185, w: 0, c: [0, 0], f: [0.07, 0.09, 0, 12, 0], fl: [0.07, 0.09, 0, 12, 0] },
        poses: [
          { p: pelvisOver(0, 10, 68, 60), s: [4, 7], n: [-32], b: [0.066, 0.128], e: [-1, 0, 0.5] },
          { p: pelvisOver(0, 5, 46, 47), s: [1, 3], n: [-22], b: [0.066, 0.31], e: [-0.8, 0.1, 0.7] },
          { p: pelvisOver(0, 9, 22, 16), s: [0, 1], n: [-8], b: [0.08, 0.43], e: [-0.8, 0.1, 0.7] },
          { ...EXTENDED, f: [0.07, 0.09, 32, 12, 0], fl: [0.07, 0.09, 32, 12, 0] },
          { p: pelvisOver(0, 9, 16, 5), s: [-2, -3], n: [-6], b: [0.094, 0.76], e: [0.5, -0.1, 1], w: -25, c: [0.01, 0.006] },
          {
            p: pelvisOver(0, 14, 24, 2),
            s: [-2, -4],
            n: [-4],
            b: [0.066, 0.796],
            e: [0.65, -0.75, 0.6],
            w: -32,
            c: [0.008, 0.01],
          },
          {
            p: [0.02, 0.47, 2],
            f: [0.23, 0.09, 0, 6, 0],
            fl: [-0.2, 0.09, 48, 4, 0],
            s: [-2, -2],
            n: [4],
            b: [0.01, 1.098],
            e: [0.55, -1, 0.3],
          },
        ],
      },

      dumbbells: {
        side: -24,
        tempo: [2.3, 0.3, 2, 0.3],
        equipment: { db: 0.04, dbAx: "x" },
        set: { bx: "x" },
        poses: [
          { p: pelvisOver(0, 10, 50, 60), s: [2, 4], n: [-30], h: [0.06, 0.235, 0.135], e: [-1, 0.2, 0.4] },
          { p: pelvisOver(0, 8, 28, 28), s: [0, 1], n: [-14], h: [0.06, 0.41, 0.14], e: [-1, 0.2, 0.5] },
          { ...EXTENDED, b: null, h: [0.085, 0.535, 0.15], e: [-0.9, -0.25, 0.6] },
          { p: pelvisOver(0, 8, 15, 4), s: [-2, -3], n: [-2], h: [0.085, 0.805, 0.14], e: [0.6, -1, 0.4] },
          { p: pelvisOver(0, 1, 1, 0), s: [-2, -3], n: [-2], h: [0.085, 0.818, 0.14], e: [0.6, -1, 0.4] },
          { p: pelvisOver(0, 1, 1, 0), s: [-2, -3], n: [0], h: [0.05, 1, 0.135], e: [0.5, -1, 0.4] },
          { p: TALL, s: [-2, -2], n: [2], h: [-0.005, 1.18, 0.115], e: [0.4, -1, 0.4] },
        ],
      },
      kettlebell: {
        turn: -70,
        side: 14,
        arm: "right",
        touch: 0.03,
        equipment: { kb: "hands", one: "right" },
        set: { f: [0.07, 0.17, 0, 24], k: [1, 0, 1], al: [80, 20, 14], el: [-1, 0, 0.3], hml: "open" },
        poses: [
          KETTLEBELL_BACK,
          { p: pelvisOver(0, 2, 8, 8), s: [-1, 0], n: [-4], h: [0.13, 0.57, 0.08], e: [-0.8, 0.5, 0.5], kd: [0.1, -1, 0.1] },
          {
            p: pelvisOver(0, 2, 3, 0),
            s: [-2, -3],
            n: [-2],
            h: [0.085, 0.775, 0.105],
            e: [0.3, -1, 0.35],
            kd: [-0.2, -0.6, 0.75],
          },
          { p: TALL, s: [-2, -2], n: [0], h: [0.07, 1, 0.125], e: [0.4, -1, 0.6], kd: [-0.5, -0.5, 0.6] },
          { p: TALL, s: [-2, -2], n: [2], h: [-0.005, 1.171, 0.115], e: [0.4, -1, 0.4], kd: [-0.75, -0.35, 0.3] },
        ],
      },
      barbell: {
        side: 0,
        turn: 52,
        equipment: { bar: "hands", r: 0.126 },
        set: { gw: 0.185, w: 0, c: [0, 0] },
        poses: [
          { p: pelvisOver(0, 10, 68, 60), s: [4, 7], n: [-32], b: [0.066, 0.128], e: [-1, 0, 0.5] },
          { p: pelvisOver(0, 5, 46, 47), s: [1, 3], n: [-22], b: [0.066, 0.31], e: [-0.8, 0.1, 0.7] },
          { p: pelvisOver(0, 9, 22, 16), s: [0, 1], n: [-8], b: [0.08, 0.43], e: [-0.8, 0.1, 0.7] },
          EXTENDED,
          { p: pelvisOver(0, 9, 16, 5), s: [-2, -3], n: [-6], b: [0.094, 0.76], e: [0.5, -0.1, 1], w: -25, c: [0.01, 0.006] },
          { p: pelvisOver(0, 4, 6, 0), s: [-2, -4], n: [-6], b: [0.064, 0.815], ...CAUGHT },
          { p: TALL, s: [-2, -2], n: [4], b: [-0.005, 1.165], e: [0.55, -1, 0.3] },
        ],
      },
      backpack: {
        equipment: { pack: "mid" },
        set: { bx: "x" },
        poses: [
          { p: pelvisOver(0, 16, 68, 56), s: [3, 5], n: [-28], h: [0.13, 0.18, 0.1], e: [-0.5, 0.2, 1] },
          { p: pelvisOver(0, 2, 8, 8), s: [-1, 0], n: [-4], h: [0.15, 0.54, 0.1], e: [-0.5, 0.3, 1] },
          { p: pelvisOver(0, 3, 4, 0), s: [-2, -3], n: [-2], h: [0.122, 0.745, 0.1], e: [0.2, -1, 0.5] },
          { p: pelvisOver(0, 3, 4, 0), s: [-2, -3], n: [2], h: [0.14, 0.97, 0.1], e: [0.5, -1, 0.45] },
          { p: TALL, s: [-2, -2], n: [2], h: [0.01, 1.181, 0.1], e: [0.5, -1, 0.45] },
        ],
      },
    },
  },
  {
    id: "snatch",
    tempo: [1.2, 0.4, 1.6, 0.3],
    base: { f: [0.07, 0.17, 0, 24], k: [1, 0, 1], al: [80, 24, 14], el: [-1, 0, 0.3], hm: "grip", hml: "open" },
    keys: [{}, {}],
    variants: {
      barbell: {
        tempo: [1.8, 0.4, 1.8, 0.3],
        equipment: { bar: "hands", r: 0.126 },
        set: { al: null, el: null, hml: null, k: null, gw: 0.265, f: [0.07, 0.1, 0, 14] },
        poses: [
          { p: pelvisOver(0, 14, 72, 58), s: [7, 13], n: [-31], b: [0.076, 0.128], e: [-0.8, 0.1, 0.7] },
          { p: pelvisOver(0, 5, 46, 48), s: [1, 3], n: [-22], b: [0.08, 0.31], e: [-0.8, 0.1, 0.8] },
          { p: pelvisOver(0, 8, 24, 22), s: [0, 1], n: [-10], b: [0.085, 0.465], e: [-0.8, 0.1, 0.8] },
          { ...EXTENDED, f: [0.07, 0.1, 32, 14], b: [0.1, 0.585] },
          { p: pelvisOver(0, 16, 30, 8), s: [-2, -2], n: [-2], b: [0.12, 0.86], e: [0, 0.3, 1], c: [0.02, 0] },
          { p: pelvisOver(0, 36, 80, 24), s: [-4, -4], n: [-4], b: [0.03, 0.84], e: [-0.2, -0.2, 1], c: [0.01, 0] },
          { p: pelvisOver(0, 1, 1, 0), s: [-2, -2], n: [2], b: [-0.005, 1.147], e: [-0.2, -0.3, 1], c: [0.012, 0] },
        ],
      },

      dumbbell: {
        side: 14,
        arm: "right",
        equipment: { db: 0.04, one: "right" },
        poses: [
          {
            p: pelvisOver(0, 18, 74, 56),

            al: [66, 58, 12],
            s: [3, 5, 0, 4],
            n: [-28],
            h: [0.11, 0.125, 0],
            e: [-0.8, 0.2, -0.2],
          },
          { p: pelvisOver(0, 9, 34, 32), s: [1, 2, 0, 2], n: [-16], h: [0.1, 0.36, 0.04], e: [-0.7, 0.4, 0.4] },
          { p: [0.022, 0.55, -3], f: [0.07, 0.17, 28, 24], s: [-2, -1, 0, 0], n: [-4], h: [0.12, 0.51, 0.09], e: [-0.5, 0.4, 1] },
          { p: pelvisOver(0, 8, 16, 6), s: [-1, -1, 0, 0], n: [0], h: [0.14, 0.93, 0.13], e: [0, 0.2, 1] },
          { p: TALL, s: [-2, -2, 0, 0], n: [2], h: [-0.005, 1.165, 0.115], e: [0.3, -0.6, 0.8] },
        ],
      },
      kettlebell: {
        view: "three-quarter",
        turn: -30,
        side: 26,
        arm: "right",
        touch: 0.03,
        equipment: { kb: "hands", one: "right" },
        poses: [
          {
            p: pelvisOver(0, 10, 44, 62),
            al: [20, 72, 12],
            s: [2, 3, 0, 0],
            n: [-30],
            h: [-0.112, 0.3, 0.015],
            e: [-0.6, -0.4, -0.6],
            kd: [-0.7, -0.7, 0],
          },
          { p: pelvisOver(0, 2, 6, 6), s: [-1, 0, 0, 0], n: [-4], h: [0.13, 0.5, 0.08], e: [-0.6, 0, 0.8], kd: [0.5, -0.8, 0] },
          { p: TALL, s: [-1, -1, 0, 0], n: [0], h: [0.125, 0.8, 0.13], e: [-1, -0.6, 0.5], kd: [0.8, -0.3, 0.3] },
          { p: pelvisOver(0, 4, 8, 3), s: [-1, -1, 0, 0], n: [0], h: [0.1, 1.02, 0.13], e: [0.1, -0.3, 1], kd: [0.5, 0.6, 0.4] },
          { p: TALL, s: [-2, -2, 0, 0], n: [2], h: [-0.005, 1.165, 0.115], e: [0.3, -0.6, 0.8], kd: [-0.75, -0.35, 0.3] },
        ],
      },
    },
  },
  {
    id: "renegade-row",
    front: 120,
    tempo: [0.9, 0.3, 1.2, 0.3],
    base: {
      f: [0, 0.15, 66, 4],
      p: plankPelvis(26.9, 0.15),
      e: [-0.8, 0.6, 0.25],
      el: [-1, 0.2, 0.4],
      hl: [0.692, 0.045, 0.1],
      n: [-12],
      bx: "x",
      hm: "grip",
      c: [0, 0.004],
    },
    keys: [
      { h: [0.692, 0.045, 0.1], q: [0, 0, 0], s: [-1, 2, 0, 0] },
      { h: [0.535, 0.33, 0.128], e: [-1, 0.35, 0.15], q: [0, 0, -0.012], s: [-1, 1, 0, -4] },
    ],
    variants: {
      dumbbells: { view: "three-quarter", front: 60, turn: 14, equipment: { db: 0.04, dbAx: "x" } },
      bottles: {
        view: "three-quarter",
        side: 14,
        front: 48,
        turn: 30,
        equipment: { bottles: true, dbAx: "x" },
        set: { f: null, g: [0, 8, 56, 40], p: [0.441, 0.204, 46], hl: [0.622, 0.022, 0.1] },
        keys: [{ h: [0.622, 0.022, 0.1] }, { h: [0.5, 0.3, 0.125], e: [-1, 0.25, 0.12] }],
      },
    },
  },
  {
    id: "get-up",
    view: "front",
    side: 20,
    front: 145,
    turn: 40,
    tempo: [4.2, 0.5, 4.2, 0.5],
    base: { f: [0.29, 0.09, 0, 6], hdl: [-0.6, 0, 0.8], el: [-0.4, 0.2, 1], e: [0, 0, 1], hml: "flat", n: [0] },
    keys: [
      {
        p: [0, 0.078, -90],
        fl: onHeel(0.43, 0.13, 56, 0.004),
        s: [0, 2, 0, 0],
        h: [-0.245, 0.44, 0.11],
        hl: [-0.15, 0.0, 0.36],
        kl: [0, 1, 0.3],
        n: [12],
        kd: [0.5, -0.8, 0.4],
      },
      {
        p: [0.005, 0.1, -46],
        fl: onHeel(0.34, 0.13, 36, 0.004),
        s: [6, 8, 0, 8],
        h: [-0.15, 0.625, 0.12],
        hl: [-0.28, 0.0, 0.24],
        kl: [0, 1, 0.3],
        n: [0],
        kd: [-0.2, -0.8, 0.5],
      },
      {
        p: [0.02, 0.232, -50],
        fl: [0.05, 0.15, 44, 16, 0.05],
        s: [0, 2, -26, 6],
        h: [-0.1, 0.755, 0.14],
        hl: [-0.152, 0.0, 0.158],
        kl: [1, -0.25, 1],
        n: [0],
        kd: [-0.5, -0.7, 0.4],
      },
      {
        p: [0.03, 0.296, 2],
        fl: [-0.229, 0.06, 68, 0, 0],
        s: [-1, 0, -8, 0],
        h: [0.038, 0.91, 0.099],
        hl: [0.02, 0.38, 0.22],
        kl: [1, -0.4, 0],
        n: [0],
        kd: [-0.75, -0.35, 0.3],
      },
      {
        p: [0.13, 0.4, 8],
        fl: [-0.2, 0.06, 62, 0, 0],
        s: [-1, 0, -4, 0],
        h: [0.165, 1, 0.105],
        hl: [0.13, 0.46, 0.22],
        kl: [1, -0.4, 0],
        n: [0],
        kd: [-0.75, -0.35, 0.3],
      },
      {
        p: [0.2, 0.515, 3],
        fl: [0.1, 0.075, 24, 3, 0.05],
        s: [-1, 0, 0, 0],
        h: [0.2, 1.13, 0.11],
        hl: [0.22, 0.465, 0.21],
        kl: [1, -0.2, 0.05],
        n: [0],
        kd: [-0.75, -0.35, 0.3],
      },
      {
        p: [0.22, 0.536, 0],
        fl: [0.29, 0.09, 0, 6, 0],
        s: [-1, 0, 0, 0],
        h: [0.21, 1.163, 0.115],
        hl: [0.24, 0.48, 0.2],
        kl: [1, 0, 0.1],
        n: [0],
        kd: [-0.75, -0.35, 0.3],
      },
    ],
    variants: {
      kettlebell: { equipment: { kb: "hands", one: "right" } },
      bodyweight: { set: { hm: "grip" } },
    },
  },
];
