import type { Equipment, Movement } from "../movement.ts";
import { CROSSED_ARMS } from "./arm-poses.ts";
import { kneeling } from "./stance.ts";

/** A bench for the thighs with a foot plate behind: glute-ham raises. */
const GLUTE_HAM_BENCH: Equipment = {
  pads: [[-0.08, 0.497, 0.2, 0, 0.09]],
  roller: { on: "heels", pivot: [-0.5, 0.72] },
  frame: [
    {
      line: [
        [-0.46, 0.03],
        [0.16, 0.03],
      ],
    },
    {
      line: [
        [-0.08, 0.03],
        [-0.08, 0.5],
      ],
    },
    {
      line: [
        [-0.5, 0.03],
        [-0.5, 0.72],
      ],
    },
  ],
};

/** A slanting pad for the hips: back extensions. */
const BACK_BENCH: Equipment = {
  pads: [[0.024, 0.377, 0.13, 45]],
  roller: { on: "heels", pivot: [-0.4, 0.24] },
  frame: [
    {
      line: [
        [-0.42, 0.03],
        [0.2, 0.03],
      ],
    },
    {
      line: [
        [-0.3, 0.03],
        [0.02, 0.38],
      ],
    },
    {
      line: [
        [-0.4, 0.03],
        [-0.4, 0.24],
      ],
    },
  ],
};

/** The back of the body, without a bar. */
export const POSTERIOR: readonly Movement[] = [
  {
    id: "nordic-curl",
    front: 30,
    turn: -32,
    view: "three-quarter",
    tempo: [2.6, 0.2, 1.6, 0.4],
    base: { ...kneeling(0), ht: [0.13, -0.06, 0.11], e: [0, -1, 0.5], hm: "open" },
    keys: [
      { p: [0, 0.286, 2], s: [0, 0], n: [0] },
      { p: [0.114, 0.258, 27], s: [0, 0], n: [-5] },
      { p: [0.198, 0.187, 54], s: [-1, 0], n: [-10], ht: [0.21, 0.01, 0.12] },
    ],
    variants: { bodyweight: { equipment: { roller: { on: "heels", pivot: [-0.31, 0.02] }, mat: [-0.1, 0.5] } } },
  },
  {
    id: "glute-ham-raise",
    front: -150,
    turn: -32,
    view: "three-quarter",
    tempo: [1.8, 0.3, 2.2, 0.3],
    equipment: GLUTE_HAM_BENCH,
    base: CROSSED_ARMS,
    keys: [
      { p: [0.085, 0.601, 90], g: [0, 0, 4, 0], s: [0, 0], n: [-6] },
      { p: [-0.06, 0.804, 22], g: [0, 0, 70, 0], s: [0, 0], n: [-2] },
    ],
    variants: { machine: {} },
  },
  {
    id: "reverse-hyper",
    front: -30,
    tempo: [1.2, 0.4, 1.8, 0.2],
    equipment: {
      pads: [[0.27, 0.507, 0.44, 0, 0.07]],
      roller: { on: "heels", pivot: [0.035, 0.575] },
      frame: [
        {
          line: [
            [0.08, 0],
            [0.08, 0.5],
          ],
        },
        {
          line: [
            [0.42, 0],
            [0.42, 0.5],
          ],
        },
        {
          line: [
            [-0.05, 0.02],
            [0.46, 0.02],
          ],
        },
      ],
    },
    base: { p: [0.03, 0.604, 90], s: [0, 0], n: [-24], h: [0.44, 0.5, 0.12], e: [-0.4, -0.2, 1], hm: "grip" },
    keys: [{ g: [84, 0, 6, 10] }, { g: [-6, 0, 4, 10] }],
    variants: { machine: {} },
  },
  {
    id: "back-extension",
    front: 120,
    view: "three-quarter",
    tempo: [1.2, 0.3, 1.7, 0.2],
    turn: -42,
    touch: 0.02,
    base: {},
    keys: [{}, {}],
    variants: {
      bench: {
        front: -60,
        equipment: BACK_BENCH,
        set: CROSSED_ARMS,
        keys: [
          { p: [0.04, 0.505, 112], g: [67, 0, 3, 0], s: [6, 6], n: [-6] },
          { p: [0.04, 0.505, 47], g: [2, 0, 3, 0], s: [0, 0], n: [-2] },
        ],
      },
      // A plate held flat against the chest.
      "bench-plate": {
        turn: 30,
        view: "side",
        front: 66,
        equipment: { ...BACK_BENCH, plate: 0.08 },
        set: { ...CROSSED_ARMS, ht: [0.122, -0.045, -0.02], htl: [0.148, -0.08, -0.02] },
        keys: [
          { p: [0.04, 0.505, 112], g: [67, 0, 3, 0], s: [6, 6], n: [-6] },
          { p: [0.04, 0.505, 47], g: [2, 0, 3, 0], s: [0, 0], n: [-2] },
        ],
      },
      floor: {
        side: 16,
        front: -60,
        turn: -44,
        set: { p: [0, 0.07, 90], g: [1, 3, 0, 45], ht: [-0.016, 0.136, 0.1], e: [-0.34, -1.8, 1], eT: true, hm: "open" },
        keys: [
          { s: [0, 0], n: [-4] },
          { s: [-20, -19], n: [-8], e: [0, -1.8, 1] },
        ],
      },
    },
  },
];
