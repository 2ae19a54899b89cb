import type { Equipment, Movement } from "../movement.ts";
import { HANDS_ON_HIPS } from "./arm-poses.ts";

/** The seat of a machine that opens or closes the knees. */
const HIP_MACHINE: Equipment = {
  seat: [-0.235, 0.262, 0.26],
  pads: [[-0.366, 0.453, 0.36, 100]],
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
    ...([0.155, -0.155] as const).map((z) => ({
      line: [
        [-0.42, 0.3],
        [-0.265, 0.3],
      ] as const,
      z,
    })),
  ],
};

/** What moves the thigh outward and inward. */
export const HIPS: readonly Movement[] = [
  {
    id: "hip-abduction",
    turn: 118,
    side: 26,
    tempo: [1, 0.4, 1.5, 0.3],
    view: "front",
    base: {},
    keys: [{}, {}],
    variants: {
      "adduction-machine": {
        side: 38,
        view: "front",
        front: 84,
        turn: 64,
        equipment: { ...HIP_MACHINE, roller: { on: "inner-knees" } },
        set: { p: [-0.245, 0.32, -8], s: [-1, 0], n: [0], h: [-0.315, 0.3, 0.155], e: [-1, 0, 0.6], bx: "x", hm: "grip" },
        keys: [{ g: [80, 0, 88, 5, 44] }, { g: [80, 0, 88, 5, 12] }],
      },
      "band-seated": {
        view: "three-quarter",
        turn: 66,
        front: 90,
        equipment: { chair: [-0.295, 0.27, 1], band: "knees" },
        set: { p: [-0.245, 0.337, 4], s: [0, 0], n: [0], h: [-0.28, 0.25, 0.135], e: [-1, 0, 0.5], hm: "grip" },
        keys: [{ g: [86, 0, 88, 0, 4] }, { g: [86, 0, 88, 0, 36] }],
      },
      cable: {
        side: 38,
        turn: 62,
        leg: "right",
        equipment: { cable: [0, 0.09, -0.4], cableEnd: "ankle" },
        set: {
          a: [85, 36, 12],
          e: [-1, 0, 0.3],
          hl: [0.08, 0.66, 0.415],
          el: [-0.3, -1, 0.5],
          hml: "grip",
          fl: [0.07, 0.04, 0, 6],
          n: [0],
        },
        keys: [
          { p: [0, 0.536, 0], q: [-2, 0, -0.02], g: [6, 1, 14, -10], s: [0, 0, 0, 0] },
          { p: [0, 0.533, 0], q: [-3, 0, -0.035], g: [0, 32, 3, 5], s: [0, 0, 3, 0] },
        ],
      },
      "cable-in": {
        side: 60,
        flip: true,

        leg: "right",
        equipment: { cable: [0.05, 0.09, 0.6], cableEnd: "ankle" },
        set: { ...HANDS_ON_HIPS, fl: [0.07, 0.04, 0, 6], n: [0] },
        keys: [
          { p: [0, 0.535, 0], q: [0, 0, -0.03], g: [6, 28, 3, -5], s: [0, 0, 2, 0] },
          { p: [0, 0.535, 0], q: [0, 0, -0.03], g: [28, -20, 4, 0], s: [0, 0, 0, 0] },
        ],
      },

      machine: {
        view: "three-quarter",
        turn: 66,
        equipment: { ...HIP_MACHINE, roller: { on: "outer-knees" } },
        set: { p: [-0.245, 0.32, -8], s: [-1, 0], n: [0], h: [-0.315, 0.3, 0.155], e: [-1, 0, 0.6], bx: "x", hm: "grip" },
        keys: [{ g: [80, 0, 88, 5, 6] }, { g: [80, 0, 88, 5, 42] }],
      },
      standing: {
        side: 55,
        turn: 62,
        leg: "right",
        set: { ht: [0.13, -0.05, 0.024], e: [-0.2, -0.8, 0.6], hm: "open", fl: [0.07, 0.04, 0, 6], n: [0] },
        keys: [
          { p: [0, 0.536, 0], q: [-2, 0, -0.02], g: [5, 3, 16, -10], s: [0, 0, 0, 0] },
          { p: [0, 0.533, 0], q: [-3, 0, -0.035], g: [0, 30, 3, 5], s: [0, 0, 3, 0] },
        ],
      },
    },
  },
];
