import type { Movement, PoseChange } from "../movement.ts";
import { kneeling, onHeel, pelvisOver } from "./stance.ts";

const STANDING = pelvisOver(0, 1, 1, 0);
const HANDS_ON_HIPS: PoseChange = { ht: [0.015, -0.195, 0.135], e: [-0.5, 0, 1], hm: "open" };
const LYING = [0, 0.076, -90] as const;
/** Kneeling with the tops of the feet on the floor. */
const KNEES_AND_INSTEPS: PoseChange = { f: [-0.327, 0.05, 138, 0, 0.046], k: [1, -0.4, 0] };
const PALMS_DOWN: PoseChange = { hd: [1, 0, 0.05], e: [-0.6, 0.1, 0.8], hm: "flat" };

/** Mobility drills: slow, to the end of the range, nothing forced. */
export const MOBILITY: readonly Movement[] = [
  {
    id: "cat-cow",
    front: 120,
    turn: -32,
    tempo: [1.8, 0.4, 1.8, 0.4],
    base: { ...kneeling(0), ...PALMS_DOWN, h: [0.26, 0, 0.1] },
    keys: [
      { p: [0.004, 0.289, 96], s: [-20, -18], n: [-22], c: [0, 0] },
      { p: [0, 0.289, 34], s: [34, 30], n: [22], c: [0, 0.03] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "childs-pose",
    front: 120,
    turn: -32,
    tempo: [2, 2, 2, 0.5],
    base: { ...KNEES_AND_INSTEPS, ...PALMS_DOWN, h: [0.325, 0, 0.11] },
    keys: [
      { p: [0.01, 0.285, 74], s: [0, 2], n: [-10] },
      { p: [-0.1, 0.27, 70], s: [10, 10], n: [-4] },
      { p: [-0.205, 0.182, 66], s: [24, 20], n: [2] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "hip-flexor-stretch",
    front: 60,
    leg: "right",
    tempo: [1.6, 1.6, 1.6, 0.4],
    base: { ...HANDS_ON_HIPS, f: [-0.259, 0.055, 68, 0], k: [1, -0.4, 0], fl: [0.36, 0.07, 0, 4], kl: [1, 0, 0] },
    keys: [
      { p: [-0.025, 0.287, 3], s: [0, 0], n: [0] },
      { p: [0.115, 0.26, -4], s: [-3, -2], n: [0] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "hamstring-stretch",
    front: 120,
    tempo: [1.8, 1.6, 1.8, 0.4],
    base: {},
    keys: [{}, {}],
    variants: {
      seated: {
        turn: 32,
        set: { f: onHeel(0.497, 0.06, 78), k: [0, 1, 0], hm: "open", e: [-0.4, -0.2, 1] },
        keys: [
          { p: [0, 0.066, -4], s: [1, 2], n: [0], h: [0.235, 0.125, 0.085] },
          { p: [0, 0.066, 28], s: [14, 20], n: [6], h: [0.455, 0.11, 0.08] },
        ],
      },
      standing: {
        front: 90,
        turn: -42,
        view: "three-quarter",
        leg: "right",
        set: { f: onHeel(0.14, 0.06, 26), fl: [0.0, 0.06, 0, 10] },
        keys: [
          { p: [-0.045, 0.512, 6], s: [0, 0], n: [0], ...HANDS_ON_HIPS },
          { p: [-0.153, 0.457, 54], s: [2, 3], n: [-16], ...HANDS_ON_HIPS },
        ],
      },
    },
  },
  {
    id: "quad-stretch",
    leg: "right",
    tempo: [1.4, 1.6, 1.4, 0.4],
    base: {
      fl: [0.07, 0.045, 0, 4],
      q: [0, 0, -0.01],
      s: [-1, 0],
      n: [0],
      e: [-1, 0, 0.2],
      al: [30, 40, 10],
      hm: "grip",
      hml: "open",
    },
    keys: [
      { p: [0, 0.534, 4], g: [8, 0, 120, 25], h: [-0.155, 0.455, 0.075] },
      { p: [0, 0.534, 0], g: [-10, 0, 138, 30], h: [-0.175, 0.475, 0.075] },
    ],
    variants: { standing: {} },
  },
  {
    id: "calf-stretch",
    front: 120,
    turn: -32,
    leg: "right",
    tempo: [1.5, 1.8, 1.5, 0.4],
    equipment: { wall: 0.31 },
    base: {
      fl: [0.16, 0.06, 0, 4],
      f: [-0.2, 0.06, 0, 2],
      h: [0.31, 0.72, 0.11],
      hn: [-1, 0, 0],
      hd: [0, 1, 0],
      e: [-0.3, -1, 0.4],
      hm: "flat",
    },
    keys: [
      { p: [-0.05, 0.486, 8], s: [-1, 2], n: [-4] },
      { p: [0.0, 0.454, 14], s: [-2, 0], n: [-8] },
    ],
    variants: { wall: {} },
  },
  {
    id: "chest-stretch",
    front: 104,
    tempo: [1.4, 1.6, 1.4, 0.4],
    view: "three-quarter",
    turn: 132,
    arm: "right",
    equipment: { door: [0.105, 0.264, -0.545] },
    // One arm on the frame; the breastbone turns away from it.
    base: {
      f: [0.2, 0.06, 0, 4],
      fl: [-0.12, 0.06, 24, 6],
      h: [0.075, 0.9, 0.255],
      e: [0.3, -1, 0.8],
      al: [70, 9, 8],
      hm: "open",
    },
    keys: [
      { p: [-0.03, 0.512, 0], q: [0, -4], s: [0, 2, 0, -4], n: [2], c: [0, 0.006] },
      { p: [0.115, 0.492, 4], q: [0, 14], s: [-3, -4, 0, 18], n: [-2], c: [0, -0.02] },
    ],
    variants: { standing: {} },
  },
  {
    id: "cross-body-stretch",
    turn: -42,
    tempo: [1.2, 1.8, 1.2, 0.4],
    view: "front",
    touch: 0.03,
    base: {
      p: STANDING,
      f: [0.07, 0.07, 0, 10],
      s: [0, 0],
      n: [0],
      e: [0.6, -0.5, 0.6],
      el: [0.5, -1, 0.6],
      hm: "open",
      hml: "open",
    },
    keys: [
      { a: [-18, 84, 6], hl: [0.205, 0.784, -0.1], c: [0, 0] },
      { a: [-56, 84, 6], hl: [0.14, 0.789, -0.028], c: [0, 0.016] },
    ],
    variants: { standing: {} },
  },
  {
    id: "thread-the-needle",
    front: 120,
    tempo: [1.8, 1, 1.8, 0.4],
    view: "three-quarter",
    turn: 148,
    base: { ...kneeling(0), ...PALMS_DOWN, el: [-0.8, 0.4, 0.8] },
    keys: [
      { p: [0, 0.289, 74], h: [0.255, 0, 0.1], hl: [0.285, 0, 0.13], s: [0, 2, 0, 0], n: [-10, 0] },
      { p: [-0.03, 0.288, 104], h: [0.14, 0.02, -0.26], hl: [0.36, 0, 0.15], s: [12, 15, 0, 56], n: [-10, -20] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "cobra",
    front: 120,
    tempo: [1.6, 1, 1.6, 0.4],
    base: { ...PALMS_DOWN, h: [0.185, 0, 0.145], e: [-1, 0.3, 0.3] },
    keys: [
      { p: [0, 0.071, 90], g: [-2, 3, 3, 44], s: [0, 0], n: [-6] },
      { p: [0, 0.062, 74], g: [-18, 3, 3, 44], s: [-26, -26], n: [-8] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "downward-dog",
    front: 120,
    turn: -32,
    tempo: [1.8, 1.4, 1.8, 0.4],
    base: { ...PALMS_DOWN, h: [0.605, 0, 0.12], e: [-0.4, 0, 1] },
    keys: [
      { p: [0.24, 0.36, 104], f: [0, 0.06, 52, 0], s: [0, 2], n: [-6] },
      { p: [0.222, 0.463, 138], f: [0, 0.06, 14, 0], s: [-2, -4], n: [2] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "worlds-greatest-stretch",
    front: 120,
    turn: -32,
    tempo: [1.8, 0.8, 1.8, 0.4],
    base: {
      ...PALMS_DOWN,
      f: [0.4, 0.14, 0, 8],
      fl: [-0.46, 0.06, 66, 0],
      k: [0.6, 1, 0.6],
      kl: [0.2, -1, 0],
      hl: [0.26, 0, 0.1],
      el: [-0.6, 0, 1],
      e: [0.8, 0.3, 0],
    },
    keys: [
      { p: [0, 0.235, 32], s: [28, 34, 0, 0], n: [-14, 0], h: [0.27, 0, 0.04] },
      { p: [0, 0.24, 33], s: [25, 28, 0, -26], n: [-10, 20], h: [0.52, 0.38, 0.14] },
      { p: [0, 0.245, 34], s: [22, 24, 0, -52], n: [-6, 40], h: [0.195, 0.737, 0.118] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "figure-four",
    view: "three-quarter",
    turn: 20,
    front: 60,
    leg: "right",
    tempo: [1.4, 1.8, 1.4, 0.4],
    base: { p: LYING, s: [2, 2], n: [8], e: [0.2, -0.2, 1], hm: "open" },
    // The foot leaves the floor as the hands draw the thigh in.
    keys: [
      { gl: [50, 0, 112, 28], g: [69.8, -9.3, 120.3, 20, 32.6, 69], h: [0.03, 0.185, -0.01], hl: [0.04, 0.195, 0.12] },
      { gl: [78, 0, 84, 10], g: [92.3, 0, 117.8, 20, 28.7, 92], h: [-0.01, 0.22, -0.01], hl: [0.01, 0.23, 0.13] },
      { gl: [97, 0, 96, 10], g: [121.4, -3.2, 117.9, 20, 30.4, 91], h: [-0.01, 0.264, -0.01], hl: [0.01, 0.274, 0.13] },
    ],
    variants: { supine: {} },
  },
  {
    id: "butterfly",
    tempo: [1.4, 1.2, 1.4, 0.4],
    view: "three-quarter",
    turn: 66,
    base: { e: [-0.1, 0.2, 1], hm: "grip" },
    keys: [
      { p: [0, 0.067, -2.4], g: [113.7, 0, 123.3, 10, 52.2, 62.7], s: [2, 4], n: [0], h: [0.235, 0.105, 0.04] },
      { p: [0, 0.067, 4.7], g: [111.8, 0, 123.3, 10, 55.6, 72.6], s: [16, 18], n: [0], h: [0.235, 0.105, 0.04] },
    ],
    variants: { seated: {} },
  },
  {
    id: "arm-circles",
    tempo: [1, 0, 1, 0],
    view: "three-quarter",
    cycle: true,
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], s: [0, 0], n: [0], e: [-0.4, -1, 0.5], hm: "open" },
    // Forward over the top, round the line of the shoulders.
    keys: [{ a: [88, 52, 5] }, { a: [118, 84, 5] }, { a: [88, 118, 5] }, { a: [56, 84, 5] }],
    variants: { standing: {} },
  },
  {
    id: "leg-swing",
    front: 60,
    turn: -42,
    view: "three-quarter",
    leg: "right",
    tempo: [0.8, 0.05, 0.8, 0.05],
    base: { ...HANDS_ON_HIPS, fl: [0.07, 0.035, 0, 4], q: [-3, 0, -0.015], n: [0] },
    keys: [
      { p: [0, 0.533, 6], g: [-16, 0, 50, -12], s: [-3, 0] },
      { p: [0, 0.533, -3], g: [58, 0, 30, -12], s: [2, 0] },
    ],
    variants: { standing: {} },
  },
  {
    id: "hip-circles",
    tempo: [1.1, 0, 1.1, 0],
    view: "three-quarter",
    turn: -66,
    cycle: true,
    // The hands go with the hips, the head stays over the feet.
    base: { e: [-0.5, 0, 1], hm: "open", f: [0.07, 0.11, 0, 12], n: [0] },
    keys: [
      { p: [0.08, 0.51, -12], q: [0, 0, 0], s: [6, 6, 0], h: [0.095, 0.57, 0.112], hl: [0.095, 0.57, 0.112] },
      { p: [0, 0.505, 2], q: [0, 0, 0.11], s: [0, 0, -22], h: [0.015, 0.565, 0.222], hl: [0.015, 0.565, 0.002] },
      { p: [-0.07, 0.51, 14], q: [0, 0, 0], s: [-4, -4, 0], h: [-0.055, 0.57, 0.112], hl: [-0.055, 0.57, 0.112] },
      { p: [0, 0.505, 2], q: [0, 0, -0.11], s: [0, 0, 22], h: [0.015, 0.565, 0.002], hl: [0.015, 0.565, 0.222] },
    ],
    variants: { standing: {} },
  },
  {
    id: "torso-twist",
    tempo: [1, 0.1, 1, 0.1],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.1, 0, 10], ht: [0.16, -0.05, 0.03], e: [0.1, -0.1, 1], eT: true, hm: "open" },
    keys: [
      { q: [0, -10, 0], s: [0, 0, 0, -46], n: [0, 8] },
      { q: [0, 10, 0], s: [0, 0, 0, 46], n: [0, -8] },
    ],
    variants: { standing: {} },
  },
  {
    id: "ankle-rock",
    front: 120,
    tempo: [1.2, 0.5, 1.2, 0.3],
    equipment: { wall: 0.305 },
    base: { ...HANDS_ON_HIPS, f: [0.2, 0.06, 0, 2] },
    keys: [
      { p: [0.055, 0.516, 2], fl: [-0.04, 0.07, 6, 6], s: [0, 0], n: [0] },
      { p: [0.15, 0.474, 4], fl: [-0.04, 0.07, 34, 6], s: [-1, 0], n: [-4] },
    ],
    variants: { standing: {} },
  },
  {
    id: "neck-tilt",
    side: 30,
    turn: -42,
    tempo: [1.4, 0.8, 1.4, 0.8],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], s: [0, 0], a: [85, 8, 8], hm: "open" },
    keys: [{ n: [0, 0, -30] }, { n: [0, 0, 30] }],
    variants: { standing: {} },
  },
  {
    id: "spinal-twist",
    tempo: [1.8, 1.8, 1.8, 0.4],
    view: "three-quarter",
    turn: -42,
    // With this roll and yaw the pitch turns the pelvis about the body's own length: -90 on the back, 0 on the right side.
    base: { q: [90, -90, 0], h: [-0.24, 0, 0.395], hd: [0, 0, 1], e: [0.3, 0, 1], hm: "flat" },
    keys: [
      { p: [0, 0.078, -90], g: [86, 0, 88, 15, 0], gl: [90, 0, 90, 15, 0], s: [0, 0, 0, 0], n: [6, 0] },
      { p: [0, 0.09, -8], g: [86, 0, 88, 15, 8], gl: [90, 0, 90, 15, -13], s: [0, 0, 0, 74], n: [4, -30] },
    ],
    variants: { supine: {} },
  },
  {
    id: "knees-to-chest",
    front: 120,
    turn: 32,
    tempo: [1.4, 1.6, 1.4, 0.4],
    base: { e: [-0.1, -0.2, 1], hm: "grip" },
    keys: [
      { p: [0, 0.076, -90], g: [92, 3, 104, 15], s: [2, 2], n: [6], h: [-0.02, 0.345, 0.075] },
      { p: [-0.012, 0.08, -108], g: [129, 6, 138, 15], s: [20, 10], n: [14], h: [-0.165, 0.262, 0.05] },
    ],
    variants: { supine: {} },
  },
];
