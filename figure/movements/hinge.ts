import type { Movement, PoseChange } from "../movement.ts";
import { HANDS_ON_HIPS } from "./arm-poses.ts";
import { onHeel, pelvisOver } from "./stance.ts";

/** The fingertips at the temples, the elbows out and a little down: further forward, the near arm would hide the face. */
const HANDS_AT_TEMPLES: PoseChange = { ht: [-0.02, 0.11, 0.108], e: [-0.1, -0.75, 1], eT: true, hm: "open" };
/** On the heels, a long step from the hips, and the nearly straight body that they lift. */
const HEELS_FAR = onHeel(0.43, 0.075, 30);
const LONG_BRIDGE: PoseChange = { p: [-0.021, 0.156, -115], s: [3, 14], n: [12] };
const BAR_ON_BACK: PoseChange = { gw: 0.185, e: [-0.5, -1, 0.25] };

/** The hip hinge and what grows from it: a long back, soft knees, the load close to the legs. */
export const HINGES: readonly Movement[] = [
  {
    id: "hinge",
    tempo: [2, 0.25, 1.3, 0.4],
    front: -120,
    turn: -42,
    base: { f: [0.07, 0.08, 0, 8], e: [-1, 0, 0.3], gw: 0.125 },
    keys: [
      { p: pelvisOver(0, 1, 0, -1), s: [0, 0], n: [0], b: [0.085] },
      { p: pelvisOver(0, 2, 18, 38), s: [0, 1], n: [-16], b: [0.082] },
      { p: pelvisOver(0, 3, 33, 73), s: [1, 2], n: [-26], b: [0.065] },
    ],
    variants: {
      // The knees nearly straight, so that the backs of the thighs stretch further.
      "stiff-leg": {
        equipment: { bar: "hands", r: 0.1 },
        keys: [
          { p: pelvisOver(0, 1, 0, -1), b: [0.085] },
          { p: pelvisOver(0, 1, 9, 44), b: [0.085] },
          { p: pelvisOver(0, 1, 17, 86), s: [5, 8], n: [-24], b: [0.07] },
        ],
      },
      // From a low pulley behind, between the legs.
      cable: {
        side: -20,
        turn: -56,
        front: -150,
        view: "three-quarter",
        equipment: { cable: [-0.62, 0.12, 0], cableEnd: "rope" },
        set: { b: null, gw: null, f: [0.07, 0.17, 0, 20], k: [1, 0, 1], e: [-1, -0.2, 0], hm: "grip" },
        keys: [
          { p: pelvisOver(0, 2, 0, -3), h: [0.1, 0.45, 0.03] },
          { p: pelvisOver(0, 4, 20, 36), h: [0.05, 0.37, 0.03] },
          { p: pelvisOver(0, 6, 36, 66), h: [-0.11, 0.3, 0.026] },
        ],
      },
      // The other foot only rests on its toes behind.
      "b-stance": {
        front: -100,
        view: "three-quarter",
        leg: "right",
        equipment: { db: 0.035 },
        set: { gw: 0.085, hm: "grip", fl: [-0.08, 0.08, 38, 4] },
      },

      bodyweight: { front: -150, view: "three-quarter", set: { b: null, gw: null, ...HANDS_ON_HIPS } },
      dumbbells: { front: -150, view: "three-quarter", equipment: { db: 0.035 }, set: { gw: 0.085, hm: "grip" } },
      barbell: { equipment: { bar: "hands", r: 0.1 } },
      kettlebell: { front: 60, turn: -140, equipment: { kb: "mid" }, set: { gw: 0.03 } },
      backpack: { turn: -34, front: 75, equipment: { pack: "mid" }, set: { gw: 0.08 } },
      band: { turn: -24, front: -150, view: "three-quarter", equipment: { band: "feet" }, set: { gw: 0.1 } },
    },
  },
  {
    id: "good-morning",
    front: -100,
    tempo: [1.8, 0.25, 1.3, 0.4],
    turn: -42,
    base: { f: [0.07, 0.09, 0, 10] },
    keys: [
      { p: pelvisOver(0, 3, 3, 2), s: [-1, 0], n: [-2] },
      { p: pelvisOver(0, 2, 27, 70), s: [0, 1], n: [-26] },
    ],
    variants: {
      band: {
        front: -150,
        view: "side",
        turn: -25,
        equipment: { band: "neck" },
        set: { ht: [0.085, -0.02, 0.066], e: [0, -1, 0.6], eT: true, bx: "x", hm: "grip" },
      },
      bodyweight: { view: "three-quarter", set: HANDS_AT_TEMPLES },
      barbell: { equipment: { bar: "back", r: 0.075 }, set: BAR_ON_BACK },
    },
  },
  {
    id: "single-leg-hinge",
    turn: -42,
    front: -80,
    leg: "left",
    flip: true,
    tempo: [1.8, 0.3, 1.4, 0.4],
    base: { fl: [0.07, 0.03, 0, 4], q: [0, 0, 0.01], e: [-1, 0, 0.2] },
    keys: [
      { p: [0, 0.533, 2], g: [0, 0, 50, 14], s: [0, 0], n: [0], a: [8, 6, 6] },
      { p: [-0.052, 0.516, 76], g: [-2, 0, 8, 12], s: [0, 2], n: [-28], a: [6, 78, 4] },
    ],
    variants: {
      kettlebell: {
        front: 34,
        turn: -150,
        equipment: { kb: "hands", one: "right" },
        set: { hm: "grip", hml: "open" },
        keys: [
          { a: [24, 16, 8], al: [85, 14, 8] },
          { a: [6, 71, 6], al: [24, 62, 6] },
        ],
      },
      bodyweight: { front: 30 },
      dumbbell: {
        turn: -155,
        equipment: { db: 0.035, dbAx: "x", one: "right" },
        // The free hand on its hip.
        set: { bx: "x", hm: "grip", hml: "open", htl: HANDS_ON_HIPS.ht, el: HANDS_ON_HIPS.e },
        keys: [{ a: [30, 14, 8] }],
      },
    },
  },
  {
    id: "deadlift",
    tempo: [1.2, 0.3, 1.8, 0.3],
    base: { f: [0.07, 0.075, 0, 10], gw: 0.14, e: [-1, 0, 0.5] },
    keys: [
      { p: pelvisOver(0, 10, 67.5, 60), s: [4, 7], n: [-32], b: [0.066] },
      { p: pelvisOver(0, 3, 42, 47), s: [1, 3], n: [-22], b: [0.064] },
      { p: pelvisOver(0, 1, -1, -2), s: [0, 0], n: [0], b: [0.085] },
    ],
    variants: {
      sumo: {
        side: 0,
        view: "three-quarter",
        turn: 48,
        equipment: { bar: "hands", r: 0.126 },
        set: { f: [0.05, 0.25, 0, 36], gw: 0.07 },
        keys: [
          { p: [-0.07, 0.34, 45], s: [2, 4], b: [0.12] },
          { p: [-0.045, 0.425, 32], b: [0.155] },
          { p: [0.005, 0.515, -1], b: [0.085] },
        ],
      },
      "trap-bar": {
        side: -24,
        turn: -46,
        view: "three-quarter",
        equipment: { trap: 0.126 },
        set: { b: null, gw: null, bx: "x", hm: "grip", e: [-1, 0, 0.3] },
        keys: [
          { p: pelvisOver(0, 24, 79, 46), s: [1, 3], n: [-22], h: [0.02, 0.128, 0.165] },
          { p: pelvisOver(0, 10, 44, 32), n: [-14], h: [0.015, 0.33, 0.165] },
          { p: pelvisOver(0, 1, 1, 0), h: [0.01, 0.455, 0.165] },
        ],
      },
      // On a low platform, so that the bar starts nearer the floor.
      deficit: {
        turn: -42,
        view: "three-quarter",
        equipment: { bar: "hands", r: 0.126, box: [0.03, 0.05, 0.3, 0.4] },
        set: { f: [0.07, 0.075, 0, 10, 0.05] },
        keys: [
          { p: pelvisOver(0, 18, 74, 55, 0.09), s: [7, 14], c: [-0.012, 0.01] },
          { p: pelvisOver(0, 5, 46, 50, 0.09), c: [0, 0] },
          { p: pelvisOver(0, 1, -1, -2, 0.09), c: [0, 0] },
        ],
      },
      // The bar starts on the pins of a rack, at the knees.
      rack: {
        turn: -72,
        equipment: {
          bar: "hands",
          r: 0.1,
          model: "rack",
          frame: [
            {
              line: [
                [-0.3, 0],
                [-0.3, 1.1],
              ],
            },
            {
              line: [
                [0.36, 0],
                [0.36, 1.1],
              ],
            },
            {
              line: [
                [-0.3, 0.255],
                [0.36, 0.255],
              ],
            },
          ],
        },
        keys: [{ p: pelvisOver(0, 3, 42, 50), b: [0.066] }, { p: pelvisOver(0, 2, 22, 26), b: [0.075] }, {}],
      },
      "snatch-grip": {
        side: 0,
        turn: -50,
        view: "three-quarter",
        equipment: { bar: "hands", r: 0.126 },
        set: { gw: 0.25 },
        keys: [{ p: pelvisOver(0, 15, 73, 57), s: [6, 12] }, { p: pelvisOver(0, 5, 48, 52), b: [0.072] }, {}],
      },
      // One weight, at the outside of one foot.
      suitcase: {
        side: 8,
        turn: -46,
        view: "three-quarter",
        arm: "right",
        equipment: { kb: "hands", one: "right" },
        set: { b: null, gw: null, bx: "x", hm: "grip", hml: "open", e: [-1, 0, 0.3] },
        keys: [
          { p: pelvisOver(0, 15, 72, 57), s: [2, 5], n: [-26], h: [0.03, 0.121, 0.15], al: [14, 62, 8] },
          { p: pelvisOver(0, 8, 42, 32), n: [-14], h: [0.015, 0.32, 0.14], al: [24, 38, 8] },
          { p: pelvisOver(0, 1, 1, 0), h: [0.01, 0.44, 0.14], al: [40, 10, 8] },
        ],
      },

      barbell: { turn: -42, equipment: { bar: "hands", r: 0.126 } },
      kettlebell: {
        turn: 40,
        equipment: { kb: "mid" },
        set: { f: [0.07, 0.17, 0, 26], k: [1, 0, 0.7], gw: 0.03 },
        keys: [
          { p: pelvisOver(0, 12, 70, 57), b: [0.06] },
          { p: pelvisOver(0, 8, 42, 43), b: [0.085] },
          { p: pelvisOver(0, 2, 2, -1), b: [0.095] },
        ],
      },
      // From a low box between the feet.
      "kettlebell-box": {
        view: "three-quarter",
        turn: 40,
        equipment: { kb: "mid", box: [0.06, 0.1, 0.16, 0.15] },
        set: { f: [0.07, 0.17, 0, 26], k: [1, 0, 0.7], gw: 0.03 },
        keys: [
          { p: pelvisOver(0, 10, 52, 48), b: [0.06] },
          { p: pelvisOver(0, 8, 38, 38), b: [0.085] },
          { p: pelvisOver(0, 2, 2, -1), b: [0.095] },
        ],
      },
      dumbbells: {
        side: -12,
        turn: -32,
        equipment: { db: 0.04, dbAx: "x" },
        set: { b: null, gw: null, bx: "x", hm: "grip", e: [-1, 0, 0.3] },
        keys: [{ a: [10, 66, 6] }, { a: [14, 50, 6] }, { a: [42, 9, 6] }],
      },
    },
  },
  {
    id: "swing",
    front: -135,
    turn: -42,
    view: "three-quarter",
    tempo: [0.55, 0.05, 0.6, 0.05],
    base: { f: [0.07, 0.18, 0, 26], k: [1, 0, 1], e: [-0.4, -0.3, -0.2] },
    keys: [
      { p: pelvisOver(0, 8, 44, 62), s: [1, 2], n: [-30], h: [-0.132, 0.297, 0.024], kd: [-0.75, -0.66, 0] },
      { p: pelvisOver(0, 4, 14, 18), s: [0, 0], n: [-8], h: [0.2, 0.455, 0.024], kd: [0.35, -0.94, 0] },
      { p: pelvisOver(0, 0, -2, -4), s: [0, 0], n: [0], h: [0.352, 0.74, 0.024], kd: [0.95, -0.3, 0] },
    ],
    variants: {
      "kettlebell-one": {
        front: 90,
        arm: "right",
        equipment: { kb: "hands", one: "right" },
        set: { al: [70, 34, 12], el: [-1, 0, 0.3], hm: "grip", hml: "open" },
        keys: [{ al: [50, 62, 12] }],
      },
      kettlebell: { equipment: { kb: "mid" } },
      dumbbell: { view: "side", equipment: { db: 0.04, one: "mid" } },
      backpack: {
        front: -150,
        equipment: { pack: "hands", one: "mid" },
        set: { f: [0.07, 0.18, 0, 24] },
        keys: [{ kd: [-0.6, -0.8, 0] }, { kd: [0.3, -0.95, 0] }, { kd: [0.5, -0.87, 0] }],
      },
    },
  },
  {
    id: "glute-bridge",
    tempo: [1.1, 0.5, 1.5, 0.2],
    front: 50,
    turn: 30,
    base: { f: [0.29, 0.075, 0, 6], h: [0.06, 0, 0.14], hd: [1, 0, 0.1], e: [0, -0.1, 1], hm: "flat" },
    keys: [
      { p: [0, 0.074, -93], s: [0, 2], n: [0] },
      { p: [-0.031, 0.19, -127], s: [3, 19], n: [22] },
    ],
    variants: {
      band: { view: "three-quarter", equipment: { band: "knees" } },
      // The soles together, the knees wide.
      frog: {
        view: "three-quarter",
        front: 90,
        turn: 65,
        set: { f: null },
        keys: [
          { n: [3], g: [40.9, 45, 123.6, 30.2, 38.1, 46.1] },
          { p: [-0.02, 0.158, -112], s: [-6, 14], n: [24], g: [22.3, 46.6, 113, 27.3, 43.1, 15.9] },
        ],
      },
      bodyweight: { view: "three-quarter" },
      // A pelvic curl: the pelvis tilts, then the back leaves the floor from below, and lies down again from above.
      roll: {
        view: "three-quarter",
        tempo: [2, 0.6, 2.4, 0.6],
        poses: [
          { p: [0, 0.074, -93], s: [0, 2], n: [9] },
          { p: [-0.003, 0.092, -118], s: [28, 2], n: [11] },
          { p: [-0.014, 0.147, -130], s: [25, 6], n: [20] },
          { p: [-0.031, 0.19, -127], s: [3, 19], n: [31] },
        ],
      },
      "single-leg": { view: "three-quarter", front: 42, leg: "right", keys: [{ gl: [39, 0, 8, 10] }, { gl: [-10, 0, 4, 10] }] },
      // The heels far out, so that the backs of the thighs lift.
      long: { turn: 142, set: { f: HEELS_FAR, k: [0, 1, 0.1], h: [-0.03, 0, 0.25], hd: [1, 0, 0.5] }, keys: [{}, LONG_BRIDGE] },
      "long-backpack": {
        front: 40,
        turn: 22,
        equipment: { pack: "hips" },
        set: { f: HEELS_FAR, k: [0, 1, 0.1], hm: "open", hd: null, e: [-0.4, -0.2, 1] },
        keys: [
          { n: [9], h: [-0.045, 0.183, 0.112] },
          { ...LONG_BRIDGE, n: [22], h: [-0.066, 0.243, 0.112] },
        ],
      },
      "long-march": {
        front: 42,
        turn: 150,
        tempo: [1, 0.5, 1, 0.3],
        set: { ...LONG_BRIDGE, f: HEELS_FAR, k: [0, 1, 0.1], h: [0.042, 0, 0.15] },
        keys: [{ fl: HEELS_FAR }, { fl: onHeel(0.32, 0.075, 24, 0.21) }],
      },
      barbell: {
        front: 40,
        turn: 155,
        equipment: { bar: "hips", r: 0.08 },
        set: { h: null, hd: null, hm: "grip", gw: 0.16, e: [-0.2, 0, 1] },
      },
      backpack: {
        front: 140,
        equipment: { pack: "hips" },
        set: { hm: "open", hd: null, e: [-0.4, -0.2, 1] },
        keys: [
          { h: [-0.085, 0.16, 0.112], hd: [1, 0.1, 0], n: [9] },
          { h: [-0.118, 0.253, 0.112], hd: [0.85, 0.5, 0], n: [32] },
        ],
      },
      march: {
        front: 42,
        set: { p: [-0.031, 0.19, -127], s: [3, 19], n: [22] },
        keys: [{ gl: [-13.7, 1.5, 108, 5] }, { gl: [58, 1.5, 98, 5] }],
        tempo: [1, 0.3, 1, 0.3],
      },
    },
  },
  {
    id: "hip-thrust",
    front: 50,
    tempo: [1.1, 0.6, 1.5, 0.2],
    equipment: { box: [-0.28, 0.237, 0.22, 0.5] },
    base: { f: [0.31, 0.09, 0, 10], ht: [0.02, -0.13, 0.2], e: [-0.3, -0.2, 1], hm: "open" },
    keys: [
      { p: [0, 0.182, -55], s: [0, 0], n: [14] },
      { p: [-0.004, 0.3, -95], s: [0, 6], n: [34] },
    ],
    variants: {
      "b-stance": {
        front: 46,
        turn: 26,
        leg: "right",
        set: { ht: [0.03, -0.22, 0.125], e: [-0.4, -0.3, 1] },
        keys: [{ fl: onHeel(0.36, 0.09, 26) }, { fl: onHeel(0.36, 0.09, 26) }],
      },
      // The hands hold the pad at its ends.
      machine: {
        front: 120,
        view: "three-quarter",
        set: { ht: null, e: [-0.2, -0.2, 1], hm: "grip" },
        keys: [{ h: [0.02, 0.291, 0.15] }, { h: [0.007, 0.398, 0.15] }],
        equipment: {
          box: [-0.28, 0.237, 0.22, 0.5],
          roller: { on: "hips", pivot: [0.46, 0.1] },
          frame: [
            {
              line: [
                [0.46, 0.02],
                [0.46, 0.1],
              ],
            },
            {
              line: [
                [-0.4, 0.02],
                [0.5, 0.02],
              ],
            },
          ],
        },
      },

      bodyweight: { set: { ht: [0.03, -0.22, 0.125], e: [-0.4, -0.3, 1] } },
      barbell: {
        turn: 20,
        equipment: { box: [-0.28, 0.237, 0.22, 0.5], bar: "hips", r: 0.08 },
        set: { ht: null, gw: 0.16, e: [-0.3, -0.2, 1], hm: "grip" },
      },
      dumbbell: {
        view: "three-quarter",
        turn: 34,
        equipment: { box: [-0.28, 0.237, 0.22, 0.5], db: 0.05, dbAx: "z", one: "mid" },
        set: { ht: null, e: [-0.5, -0.3, 1], hm: "flat", hn: [0, 0, 1], hd: [1, -0.5, 0] },
        keys: [{ h: [-0.03, 0.274, 0.115] }, { h: [-0.052, 0.368, 0.115] }],
      },
      "single-leg": {
        front: 52,
        turn: 24,
        leg: "right",
        set: { ht: [0.03, -0.22, 0.125], e: [-0.4, -0.3, 1] },
        keys: [{ gl: [71, 0, 48, 10] }, { gl: [60, 0, 70, 10] }],
      },
      // The heels far in front, the toes up.
      "heels-far": {
        front: 120,
        set: { f: onHeel(0.362, 0.085, 28), k: [0.2, 1, 0.1], ht: [0.03, -0.22, 0.125], e: [-0.4, -0.3, 1] },
      },
    },
  },
];
