import type { Movement, PoseChange } from "../movement.ts";
import { kneeling, pelvisOver, plankPelvis, STANDING } from "./stance.ts";

const PUSH_UP_HANDS: PoseChange = { h: [0.745, 0, 0.115], hd: [1, 0, 0.08], e: [-1, 0.15, 0.5], hm: "flat" };
const FOREARMS = { h: [0.888, 0, 0.1], hd: [1, 0, -0.05], e: [-0.5, -1, 0.1], hm: "flat" } satisfies PoseChange;
/** Where a hand lies when its elbow is ahead of the shoulder. */
const ELBOWS_AHEAD = [1.03, 0, 0.1] as const;
/** A foot on its way back from a wall: under the hips, lifted, and where the body leans. */
const NEAR = [0.185, 0.06, 0, 4] as const;
const STEPPING = [0.09, 0.06, 20, 4, 0.03] as const;
const BACK = [0, 0.06, 14, 4] as const;
/** On the floor on the right forearm, the left arm up; the body lies along z. */
const SIDE_SUPPORT: PoseChange = {
  h: [0.148, 0, 0.165],
  hd: [1, 0, 0],
  e: [-0.3, -1, 0],
  al: [90, 92, 4],
  hm: "flat",
  hml: "open",
};

/** In the side plank, the hip just over the floor. */
const HIP_LOW: PoseChange = {
  p: [0, 0.118, 0],
  q: [72, 0, -0.088],
  s: [0, 0, -34.5, 0],
  n: [0, 0, 14],
  al: [90, 122, 4],
  g: [0, -15.7, 2, 5],
  gl: [2, 10.3, 3, 5],
};

/** Work of the trunk that holds still against a load, or turns it. */
export const CORE: readonly Movement[] = [
  {
    id: "plank",
    front: -30,
    tempo: [1.4, 1.4, 1.4, 1.4],
    base: { f: [0, 0.05, 70, 0], n: [-10] },
    keys: [
      { p: plankPelvis(9.6, 0.05, 0, 70), s: [0, 3] },
      { p: plankPelvis(10, 0.05, 0, 70), s: [0, 1] },
    ],
    variants: {
      // The feet part and close.
      jack: {
        side: 24,
        view: "three-quarter",
        turn: 52,
        front: 90,
        tempo: [0.4, 0, 0.4, 0],
        set: { ...PUSH_UP_HANDS, h: [0.705, 0, 0.1], n: [-13], s: [0, 2] },
        poses: [
          { p: plankPelvis(22), f: [0, 0.05, 66, 0, 0] },
          { p: [0.479, 0.268, 68.4], f: [0.01, 0.13, 66, 0, 0.02] },
          { p: [0.468, 0.26, 67.6], f: [0.028, 0.21, 66, 0, 0] },
        ],
      },
      // From a forearm plank, one elbow after the other walks ahead of the face.
      "long-lever": {
        turn: 155,
        tempo: [1.6, 2, 1.6, 0.8],
        set: FOREARMS,
        poses: [
          { p: plankPelvis(9.6, 0.05, 0, 70), s: [0, 3], hl: FOREARMS.h },
          { p: plankPelvis(8.4, 0.05, 0, 70), s: [0, 2], h: ELBOWS_AHEAD, hl: FOREARMS.h },
          { p: plankPelvis(7.4, 0.05, 0, 70), s: [0, 1], h: ELBOWS_AHEAD, hl: ELBOWS_AHEAD },
        ],
      },

      forearm: { side: 22, front: 135, turn: 155, set: FOREARMS },

      // The feet step back from the wall, one after the other.
      wall: {
        front: 90,
        turn: -16,
        view: "side",
        tempo: [2, 2, 2, 0.8],
        equipment: { wall: 0.327 },
        set: {
          h: [0.327, 0.925, 0.1],
          hn: [-1, 0, 0],
          hd: [0, 1, 0],
          e: [0.3, -1, 0.1],
          hm: "flat",
          n: [-4],
        },
        poses: [
          { p: [0.12, 0.5365, 2], f: NEAR, fl: NEAR },
          { p: [0.108, 0.533, 5], f: STEPPING, fl: NEAR },
          { p: [0.095, 0.525, 8], f: BACK, fl: NEAR },
          { p: [0.08, 0.53, 11], f: BACK, fl: STEPPING },
          { p: [0.065, 0.537, 14.4], f: BACK, fl: BACK },
        ],
      },
      knees: {
        side: 22,
        front: 45,
        turn: 155,
        set: { ...FOREARMS, f: null, g: [5, 0, 54, 35] },
        keys: [{ p: [0.5045, 0.131, 73] }, { p: [0.5045, 0.133, 72.5] }],
      },
    },
  },
  {
    id: "side-plank",
    side: 58,
    front: 60,
    tempo: [1.4, 1.4, 1.4, 1.4],
    view: "front",
    base: SIDE_SUPPORT,
    keys: [
      { p: [0, 0.222, 0], q: [73.5, 0, -0.1], s: [0, 0, -2, 0], n: [0] },
      { p: [0, 0.23, 0], q: [72.5, 0, -0.1], s: [0, 0, 0, 0], n: [0] },
    ],
    variants: {
      dip: {
        side: 90,
        turn: 128,
        tempo: [1.2, 0.2, 1.2, 0.4],
        poses: [
          { p: [0, 0.242, 0], q: [75.1, 0, -0.109], s: [0, 0, 6, 0], n: [0, 0, 0], g: [0, 1.8, 2, 5], gl: [2, -7.3, 3, 5] },
          HIP_LOW,
        ],
      },
      // The upper foot on a bench, the lower leg free before it; the hips rise first.
      copenhagen: {
        side: 105,
        turn: 128,
        leg: "left",
        tempo: [1.4, 1.6, 1.4, 0.6],
        equipment: { box: [-0.03, 0.302, 0.22, 0.24, -0.56] },
        set: { g: [70, 4, 90, 10] },
        keys: [
          { p: [0, 0.22, 0], q: [81, 0, -0.083], s: [0, 0, -24, 0], n: [0, 0, 11], al: [90, 114, 4], gl: [0, 18.5, 3, 10] },
          { p: [0, 0.306, 0], q: [85, 0, -0.08], gl: [0, 2, 3, 10] },
        ],
      },

      // From the hip on the floor.
      forearm: {
        front: 90,
        turn: 118,
        poses: [
          HIP_LOW,
          { p: [0, 0.23, 0], q: [72.5, 0, -0.1055], s: [0, 0, 0, 0], n: [0, 0, 0], g: [0, -2.2, 2, 5], gl: [2, -3.2, 3, 5] },
        ],
      },
      // From lying on the hip.
      knees: {
        side: 85,
        front: 118,
        turn: 145,
        tempo: [1.4, 1.6, 1.4, 0.6],
        set: { al: null, el: [-0.4, 0.9, 0.4] },
        keys: [
          {
            p: [0, 0.118, 0],
            q: [72, 0, -0.0715],
            s: [0, 0, -34.5, 0],
            n: [0, 0, 14],
            g: [6, -13.4, 86, 25],
            gl: [6, 7.4, 86, 25],
            hl: [0.015, 0.232, 0.0755],
          },
          {
            p: [0, 0.206, 0],
            q: [64, 0, -0.1],
            g: [6, -1, 86, 25],
            gl: [6, -6, 86, 25],
            hl: [0.015, 0.328, 0.104],
          },
        ],
      },
    },
  },
  {
    id: "shoulder-tap",
    side: 36,
    front: 116,
    turn: 58,
    tempo: [0.8, 0.3, 0.8, 0.3],
    view: "three-quarter",
    touch: 0.033,
    base: {
      hm: "flat",
      h: [0.705, 0, 0.1],
      hd: [1, 0, 0.08],
      f: [0, 0.13, 66, 4],
      e: [-1, 0.2, 0.4],
      el: [0.1, -1, 1],
      p: plankPelvis(22.8, 0.13),
      n: [-20],
      c: [0, 0.008],
    },
    keys: [
      { hl: [0.705, 0, 0.1], q: [0, 0, 0], s: [-1, 3, 0, 0] },
      { hl: [0.748, 0.285, -0.047], q: [0, 0, 0.012], s: [-1, 3, 0, 4] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "mountain-climber",
    front: 48,
    turn: -20,
    tempo: [0.35, 0, 0.35, 0],
    cycle: true,
    base: { ...PUSH_UP_HANDS, h: [0.69, 0, 0.1], s: [1, 4], n: [-20], c: [0, 0.008] },
    // A running step: as one foot lands behind, the other knee is already on its way to the chest.
    keys: [
      { p: [0.452, 0.285, 72.5], f: [0.385, 0.05, 80, 0, 0.07], fl: [0, 0.05, 66, 0, 0] },
      { p: [0.44, 0.306, 76], f: [0.13, 0.05, 78, 0, 0.07], fl: [0, 0.05, 66, 0, 0] },
      { p: [0.44, 0.308, 76.5], f: [0, 0.05, 66, 0, 0], fl: [0.24, 0.05, 78, 0, 0.078] },
      { p: [0.448, 0.295, 74], f: [0, 0.05, 66, 0, 0], fl: [0.33, 0.05, 79, 0, 0.075] },
      { p: [0.452, 0.285, 72.5], f: [0, 0.05, 66, 0, 0], fl: [0.385, 0.05, 80, 0, 0.07] },
      { p: [0.44, 0.306, 76], f: [0, 0.05, 66, 0, 0], fl: [0.13, 0.05, 78, 0, 0.07] },
      { p: [0.44, 0.308, 76.5], f: [0.24, 0.05, 78, 0, 0.078], fl: [0, 0.05, 66, 0, 0] },
      { p: [0.448, 0.295, 74], f: [0.33, 0.05, 79, 0, 0.075], fl: [0, 0.05, 66, 0, 0] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "side-bend",
    side: 54,
    tempo: [1.3, 0.2, 1.2, 0.2],
    view: "front",
    base: {
      p: STANDING,
      f: [0.07, 0.085, 0, 10],
      e: [-1, 0, 0.2],
      hl: [0.015, 0.585, 0.112],
      el: [-0.4, 0, 1],
      bx: "x",
      hm: "grip",
      hml: "open",
    },
    keys: [
      { s: [0, 0, 30, 0], a: [88, 30, 6], n: [0] },
      { s: [0, 0, -14, 0], a: [88, 1, 6], n: [0] },
    ],
    variants: {
      dumbbell: { arm: "right", equipment: { db: 0.045, dbAx: "x", one: "right" } },
      backpack: { turn: 118, arm: "right", equipment: { pack: "hands", one: "right" } },
      cable: { flip: true, equipment: { cable: [0.02, 0.07, 0.55], one: "right" } },
    },
  },
  {
    id: "pallof-press",
    side: 155,
    flip: true,
    tempo: [1.1, 0.8, 1.2, 0.3],
    view: "three-quarter",
    turn: 130,
    base: { p: pelvisOver(0, 8, 12, 6), f: [0.07, 0.1, 0, 8], s: [0, 0], n: [-2], e: [-0.4, -0.6, 0.8], hm: "grip" },
    keys: [{ ht: [0.11, -0.07, 0.022] }, { ht: [0.34, -0.05, 0.022] }],
    variants: {
      band: { side: 172, equipment: { band: [0.1, 0.72, 0.75], one: "right" } },
      cable: { equipment: { cable: [0.1, 0.72, 0.75], one: "right" } },
    },
  },
  {
    id: "woodchop",
    side: 24,
    flip: true,
    tempo: [0.8, 0.2, 1.3, 0.2],
    view: "front",
    base: { f: [0.07, 0.13, 0, 12], e: [-0.2, -0.7, 0.6], hm: "grip" },
    keys: [
      {
        p: pelvisOver(0.002, 3, 4, 2),
        q: [0, -22, 0.01],
        s: [0, 0, -4, -36],
        n: [-2, 18],
        h: [0.15, 1, 0.26],
        hl: [0.16, 0.98, -0.2],
      },
      {
        p: pelvisOver(0.002, 8, 14, 10),
        q: [0, 0, 0],
        s: [2, 2, 0, 0],
        n: [-4, 0],
        h: [0.34, 0.72, 0.035],
        hl: [0.34, 0.72, 0.035],
      },
      {
        p: pelvisOver(0.002, 18, 34, 24),
        q: [0, 18, -0.02],
        s: [3, 4, 4, 34],
        n: [-8, -12],
        h: [0.17, 0.42, -0.12],
        hl: [0.155, 0.42, 0.17],
      },
    ],
    variants: {
      // From a low pulley up past the shoulder.
      lift: {
        turn: 64,
        side: -32,
        equipment: { cable: [0.15, 0.1, 0.55], one: "right" },
        poses: [
          {
            p: pelvisOver(0.002, 20, 36, 26),
            q: [0, -20, 0.02],
            f: [0.07, 0.13, 0, 12],
            fl: [0.07, 0.13, 0, 12],
            s: [3, 4, -4, -30],
            n: [-8, 14],
            h: [0.16, 0.42, 0.17],
            hl: [0.17, 0.42, -0.12],
          },
          {
            p: pelvisOver(0.002, 8, 14, 10),
            q: [0, 0, 0],
            f: [0.07, 0.13, 10, 0],
            fl: [0.07, 0.13, 0, 14],
            s: [2, 2, 0, 0],
            n: [-4, 0],
            h: [0.34, 0.7, 0.035],
            hl: [0.34, 0.7, 0.035],
          },
          {
            p: pelvisOver(0.002, 3, 4, 2),
            q: [0, 20, -0.01],
            s: [0, 0, 4, 34],
            n: [-2, -14],
            h: [0.17, 0.97, -0.22],
            hl: [0.17, 0.97, 0.268],
            f: [0.07, 0.13, 30, -26],
            fl: [0.07, 0.13, 0, 18],
          },
        ],
      },

      cable: { equipment: { cable: [0.15, 1.15, 0.75], one: "right" } },
      band: { equipment: { band: [0.15, 1.1, 0.75], one: "right" } },
      weighted: { equipment: { bottles: true, one: "mid" } },
    },
  },
  {
    id: "rollout",
    front: 55,
    tempo: [1.8, 0.2, 1.5, 0.3],
    base: { ...kneeling(0), e: [-0.4, 0.2, 0.8], hm: "grip" },
    keys: [
      { p: [0.0, 0.289, 66], s: [8, 10], n: [-14], h: [0.3, 0.05, 0.07], c: [0, 0.01] },
      { p: [0.172, 0.222, 70], s: [4, 5], n: [-14], h: [0.61, 0.05, 0.07], c: [0, 0.005] },
      { p: [0.236, 0.118, 74], s: [2, 2], n: [-12], h: [0.842, 0.05, 0.07], c: [0, 0] },
    ],
    variants: {
      barbell: {
        equipment: { bar: "hands", r: 0.08 },
        set: { gw: 0.12, n: [-21] },
        keys: [{ h: [0.42, 0.08, 0.12] }, { h: [0.69, 0.08, 0.12] }, { h: [0.858, 0.08, 0.12] }],
      },
      "ab-wheel": { front: 125, equipment: { wheel: 0.05 } },
      towel: {
        equipment: { towel: "floor" },
        set: { hm: "flat", hd: [1, 0, 0] },
        keys: [{ h: [0.29, 0, 0.07] }, { h: [0.56, 0, 0.07] }, { h: [0.78, 0, 0.07] }],
      },
    },
  },
  {
    id: "bird-dog",
    turn: 150,
    front: 60,
    // The far arm reaches, so that the face stays in sight.
    flip: true,
    view: "three-quarter",
    tempo: [1.4, 0.8, 1.4, 0.3],
    base: { ...kneeling(0, 0.055), hd: [1, 0, 0.05], e: [-0.6, 0.1, 0.8], hm: "flat", hl: [0.255, 0, 0.1], n: [-14] },
    keys: [
      { p: [0, 0.289, 74], gl: [74, 0, 101, 45], h: [0.255, 0, 0.1], s: [0, 2] },
      { p: [0.004, 0.29, 76], gl: [-12, 0, 4, 20], h: [0.54, 0.375, 0.1], s: [0, 0] },
    ],
    variants: {
      bodyweight: { front: -30, view: "side" },
      // The fists hold dumbbells that stay on the floor, so that the wrists are straight.
      dumbbells: {
        front: -30,
        side: 12,
        turn: 32,
        view: "side",
        equipment: { db: 0.035, dbAt: [0.31, 0.1] },
        set: { hl: [0.31, 0.035, 0.1], bx: "x", hm: "grip", n: [-10], e: [-0.8, 0, 0.4] },
        keys: [
          { p: [0, 0.289, 70], gl: [70, 0, 101, 45], h: [0.31, 0.035, 0.1], s: [0, 3] },
          { p: [0.004, 0.29, 71], gl: [-17, 0, 4, 20], h: [0.58, 0.395, 0.1] },
        ],
      },
      "forearm-leg-reach": {
        view: "side",
        front: 50,
        turn: 18,
        set: { h: [0.37, 0, 0.1], hl: [0.37, 0, 0.1], e: [-0.5, -1, 0.1], n: [-22] },
        keys: [
          { p: [0, 0.289, 104], gl: [104, 0, 101, 45], s: [2, 4] },
          { p: [0.004, 0.289, 105], gl: [17, 0, 4, 20], s: [2, 4] },
        ],
      },
      forearm: {
        view: "side",
        turn: 32,
        set: { n: [-22] },
        keys: [
          { p: [0, 0.289, 104], gl: [104, 0, 101, 45], h: [0.37, 0, 0.1], hl: [0.37, 0, 0.1], e: [-0.5, -1, 0.1] },
          { p: [0.004, 0.29, 104], gl: [18, 0, 4, 20], h: [0.595, 0.185, 0.1], hl: [0.37, 0, 0.1], e: [-0.5, -1, 0.1] },
        ],
      },
      hover: {
        turn: 142,
        front: 140,
        view: "side",
        set: { k: null, kl: [0.6, -1, 0], gl: null, f: [-0.235, 0.055, 62, 0] },
        poses: [
          { p: [0, 0.356, 93], fl: [-0.235, 0.055, 62, 0, 0], h: [0.255, 0, 0.1], s: [0, 2] },
          { p: [0.002, 0.358, 92], fl: [-0.33, 0.052, 84, 0, 0.14], h: [0.4, 0.2, 0.1], s: [0, 1] },
          { p: [0.004, 0.36, 92], fl: [-0.56, 0.05, 120, 0, 0.36], h: [0.54, 0.385, 0.1], s: [0, 0] },
        ],
      },
    },
  },
  {
    id: "superman",
    front: -120,
    tempo: [1, 0.7, 1.3, 0.3],
    base: { e: [-0.3, 0.6, 1], hm: "open" },
    keys: [{}, {}],
    variants: {
      bodyweight: {
        turn: -44,
        // The arms a little apart and below the head, so that they don't hide it.
        keys: [
          { p: [0, 0.07, 90], s: [0, 0], n: [-6], g: [4, 2, 5, 45], a: [80, 146, 4] },
          { p: [0, 0.07, 90], s: [-8, -14], n: [-14], g: [-9, 3, 4, 45], a: [70, 142, 4] },
        ],
      },
      "arms-only": {
        front: 90,
        turn: -35,
        // A wide Y; the forehead stays down.
        set: { p: [0, 0.07, 90], g: [4, 3, 5, 45], n: [0] },
        keys: [
          { s: [0, 0], a: [88, 142, 4] },
          { s: [0, -3], a: [110, 144, 4], c: [-0.01, -0.015] },
        ],
      },
      swimmer: {
        front: 30,
        turn: -32,
        tempo: [0.7, 0.2, 0.7, 0.2],
        set: { p: [0, 0.07, 90] },
        keys: [
          { s: [-6, -9], n: [-11], a: [96, 150, 6], al: [76, 134, 6], g: [-2, 2, 4, 44], gl: [-20, 2, 5, 44] },
          { s: [-6, -9], n: [-11], a: [76, 134, 6], al: [96, 150, 6], g: [-20, 2, 5, 44], gl: [-2, 2, 4, 44] },
        ],
      },
    },
  },
];
