import type { Equipment, Movement, PoseChange } from "../movement.ts";
import { onHeel } from "./stance.ts";

const HANDLES_BESIDE_SEAT: PoseChange = { h: [-0.2, 0.352, 0.142], e: [-1, 0, 0.5], bx: "x", hm: "grip" };

/** On the left side, the head on the lower arm; the body lies along z and looks to +x. */
const ON_LEFT_SIDE: PoseChange = {
  al: [45, 158, 22],
  el: [1, 0, 0],
  hml: "open",
  h: [0.17, 0, -0.16],
  hd: [0.6, 0, -0.8],
  e: [-0.1, 1, 0.4],
  hm: "flat",
};

const LEG_EXTENSION_FRAME = [
  {
    line: [
      [-0.44, 0.03],
      [0.1, 0.03],
    ],
  },
  {
    line: [
      [-0.44, 0],
      [-0.44, 0.72],
    ],
  },
  {
    line: [
      [-0.03, 0.03],
      [-0.03, 0.345],
    ],
  },
  // The handles.
  ...([0.142, -0.142] as const).map((z) => ({
    line: [
      [-0.44, 0.352],
      [-0.15, 0.352],
    ] as const,
    z,
  })),
] as const;

const LEG_PRESS: Equipment = {
  pads: [
    [-0.175, 0.205, 0.46, -32],
    [0.041, 0.129, 0.16, 34],
  ],
  sled: 118,
  frame: [
    {
      line: [
        [-0.42, 0.03],
        [0.62, 0.03],
      ],
    },
    {
      line: [
        [0.14, 0.243],
        [0.62, 0.626],
      ],
    },
    {
      line: [
        [0.62, 0.03],
        [0.62, 0.626],
      ],
    },
    {
      line: [
        [0.14, 0.03],
        [0.14, 0.243],
      ],
      z: 0.135,
    },
    {
      line: [
        [0.14, 0.03],
        [0.14, 0.243],
      ],
      z: -0.135,
    },
    {
      line: [
        [-0.2, 0.03],
        [-0.17, 0.18],
      ],
    },
  ],
};

/** Legs on machines, and the small muscles of the hip. */
export const LEG_ISOLATION: readonly Movement[] = [
  {
    id: "leg-press",
    front: 120,
    tempo: [1.6, 0.25, 1.2, 0.3],
    base: { h: [-0.03, 0.17, 0.16], e: [-1, 0.2, 0.4], k: [-0.3, 1, 0.25], hm: "grip", n: [14] },
    keys: [
      { p: [0, 0.2, -58], f: [0.378, 0.09, -118, 8, 0.578], s: [0, 4] },
      { p: [0, 0.2, -58], f: [0.245, 0.09, -118, 8, 0.472], s: [2, 5] },
    ],
    equipment: LEG_PRESS,
    variants: {
      wide: {
        front: -125,
        view: "three-quarter",
        turn: -32,
        set: { k: [-0.3, 1, 0.6] },
        keys: [{ f: [0.36, 0.17, -118, 26, 0.564] }, { f: [0.24, 0.17, -118, 26, 0.468] }],
      },
      "single-leg": {
        turn: -150,
        front: -60,
        leg: "right",
        equipment: { ...LEG_PRESS, one: "right" },
        keys: [{ fl: [0.28, 0.19, 0, 20] }, { fl: [0.28, 0.19, 0, 20] }],
      },
      calf: {
        view: "three-quarter",
        turn: -40,
        front: 150,
        tempo: [1, 0.5, 1.4, 0.2],
        equipment: { ...LEG_PRESS, sledEdge: true },
        poses: [
          { p: [0, 0.2, -58], f: [0.358, 0.09, -152, 8, 0.55], s: [0, 4] },
          { p: [0, 0.2, -58], f: [0.4, 0.09, -118, 8, 0.564], s: [0, 4] },
          { p: [0, 0.2, -58], f: [0.436, 0.09, -90, 8, 0.555], s: [0, 4] },
        ],
      },
      machine: { front: -90, turn: -32, view: "three-quarter" },
    },
  },
  {
    id: "leg-extension",
    front: 60,
    tempo: [1.1, 0.4, 1.6, 0.3],
    base: { s: [0, 1], n: [0] },
    keys: [{}, {}],
    variants: {
      machine: {
        equipment: {
          seat: [-0.19, 0.37, 0.28],
          pads: [[-0.373, 0.575, 0.36, 102]],
          roller: { on: "shins", pivot: [0.01, 0.43] },
          frame: LEG_EXTENSION_FRAME,
        },
        set: { ...HANDLES_BESIDE_SEAT, p: [-0.245, 0.43, -10] },
        keys: [{ g: [80, 0, 92, 5] }, { g: [80, 0, 6, 0] }],
      },
      // One ankle behind the pad, the other leg hangs.
      "single-leg": {
        side: 14,
        front: 140,
        leg: "right",
        equipment: {
          seat: [-0.19, 0.37, 0.28],
          pads: [[-0.373, 0.575, 0.36, 102]],
          roller: { on: "shins", pivot: [0.01, 0.43] },
          one: "right",
          frame: LEG_EXTENSION_FRAME,
        },
        set: { ...HANDLES_BESIDE_SEAT, p: [-0.245, 0.43, -10], gl: [80, 0, 92, 5] },
        keys: [{ g: [80, 0, 92, 5] }, { g: [80, 0, 6, 0] }],
      },
      "seated-bodyweight": {
        leg: "right",
        equipment: { chair: [-0.26, 0.235, 1] },
        set: { h: [-0.27, 0.25, 0.135], e: [-1, 0, 0.5], hm: "grip", p: [-0.245, 0.301, -2], fl: [0.07, 0.07, 0, 4] },
        keys: [{ g: [86, 0, 84, 0] }, { g: [90, 0, 5, -8] }],
      },
    },
  },
  {
    id: "leg-curl",
    front: 120,
    tempo: [1.1, 0.3, 1.6, 0.3],
    base: {},
    keys: [{}, {}],
    variants: {
      "standing-machine": {
        front: -110,
        turn: -42,
        leg: "right",
        equipment: {
          roller: { on: "heels", pivot: [0.01, 0.285] },
          one: "right",
          pads: [[0.088, 0.42, 0.2, 80]],
          frame: [
            {
              line: [
                [0.14, 0.285],
                [0.01, 0.285],
              ],
              z: 0.091,
            },
            {
              line: [
                [0.14, 0],
                [0.14, 0.75],
              ],
            },
            ...([0.135, -0.135] as const).map((z) => ({
              line: [
                [0.14, 0.75],
                [0.31, 0.75],
              ] as const,
              z,
            })),
            {
              line: [
                [-0.25, 0.02],
                [0.25, 0.02],
              ],
            },
          ],
        },
        set: {
          h: [0.265, 0.75, 0.135],
          e: [-0.4, -1, 0.4],
          bx: "x",
          hm: "grip",
          p: [0, 0.535, 6],
          q: [0, 0, -0.015],
          fl: [0.07, 0.05, 0, 4],
          s: [0, -2],
          n: [-6],
        },
        keys: [{ g: [8, 0, 22, -18] }, { g: [0, 0, 114, 0] }],
      },
      "slide-single": {
        view: "three-quarter",
        turn: 30,
        leg: "right",
        equipment: { towel: "heels", one: "right" },
        set: { h: [0.035, 0, 0.15], hd: [1, 0, 0.1], e: [0, -0.1, 1], hm: "flat", k: [0, 1, 0.1] },
        keys: [
          { p: [-0.008, 0.106, -101], f: onHeel(0.478, 0.075, 32), gl: [50, 0, 30, 10], s: [3, 9], n: [12] },
          { p: [-0.026, 0.185, -115], f: onHeel(0.2, 0.075, 12), gl: [50, 0, 60, 10], s: [3, 16], n: [17] },
        ],
      },

      machine: {
        turn: 32,
        view: "three-quarter",
        equipment: {
          bench: [0.13, 0.25, 0.72],
          roller: { on: "heels", pivot: [-0.25, 0.3] },
          frame: [
            {
              line: [
                [-0.4, 0.03],
                [0.45, 0.03],
              ],
            },
            {
              line: [
                [-0.25, 0.03],
                [-0.25, 0.2],
              ],
            },
          ],
        },
        set: { p: [0, 0.31, 90], s: [0, -2], n: [-14, 50], h: [0.4, 0.2, 0.1], e: [-0.3, -0.2, 1], hm: "grip" },
        keys: [{ g: [0, 0, 6, 0] }, { g: [4, 0, 122, 0] }],
      },
      "seated-machine": {
        turn: 32,
        equipment: {
          seat: [-0.19, 0.37, 0.28],
          pads: [
            [-0.373, 0.575, 0.36, 102],
            [-0.06, 0.5, 0.12, 8],
          ],
          roller: { on: "heels", pivot: [0.01, 0.43] },
          frame: LEG_EXTENSION_FRAME,
        },
        set: { ...HANDLES_BESIDE_SEAT, p: [-0.245, 0.43, -10], s: [0, 1], n: [0] },
        keys: [{ g: [80, 0, 8, 0] }, { g: [80, 0, 104, 0] }],
      },
      slide: {
        view: "three-quarter",
        turn: 30,
        equipment: { towel: "heels" },
        set: { h: [0.035, 0, 0.15], hd: [1, 0, 0.1], e: [0, -0.1, 1], hm: "flat", k: [0, 1, 0.1] },
        keys: [
          { p: [-0.008, 0.106, -101], f: onHeel(0.478, 0.075, 32), s: [3, 7], n: [10] },
          { p: [-0.026, 0.185, -115], f: onHeel(0.2, 0.075, 12), s: [3, 16], n: [17] },
        ],
      },
      // Seated, both heels against a band from a post ahead.
      "seated-band": {
        equipment: {
          bench: [-0.42, 0.245, 0.5],
          band: [0.5, 0.1, 0],
          bandTo: "heels",
        },
        set: { h: [-0.3, 0.262, 0.115], e: [-1, 0, 0.5], hm: "grip", bx: "x", p: [-0.245, 0.303, -4], s: [0, 1], n: [0] },
        keys: [{ g: [83, 0, 8, -6] }, { g: [88, 0, 96, -4] }],
      },
    },
  },
  {
    id: "side-lying-leg-raise",
    leg: "right",
    side: 42,
    tempo: [1.2, 0.4, 1.5, 0.3],
    turn: 64,
    view: "front",
    base: { ...ON_LEFT_SIDE, p: [0, 0.1, 0], q: [-88, 0, 0.02], s: [0, 0, 7, 0], n: [0, 0, 12] },
    keys: [
      { g: [2, -3, 2, 10], gl: [14, -1, 16, 20] },
      { g: [-2, 28, 2, 5], gl: [14, -1, 16, 20] },
    ],
    variants: {
      // The lower leg lifts; the upper one rests in front.
      adduction: {
        turn: 84,
        side: 62,
        leg: "left",
        front: 115,
        set: { g: null, f: [0.19, 0.3, 0, 70, 0], k: [0.3, 1, 0.3] },
        keys: [{ gl: [-2, 0, 3, 5] }, { gl: [-2, -17, 3, 5] }],
      },
      bodyweight: { side: 60 },
    },
  },
  {
    id: "clamshell",
    leg: "right",
    tempo: [1.1, 0.4, 1.5, 0.3],
    view: "three-quarter",
    side: 90,
    front: 104,
    turn: 62,
    base: { ...ON_LEFT_SIDE, p: [0, 0.1, 0], q: [-88, 0, 0.02], s: [0, 0, 7, 0], n: [0, 0, 14], gl: [55, -1, 95, 20] },
    keys: [{ g: [55, -5, 95, 20, 0, 0] }, { g: [45, 20, 95, 20, 30, 40] }],
    variants: { bodyweight: { side: 112, front: 145 }, band: { front: -60, turn: 125, equipment: { band: "knees" } } },
  },
  {
    id: "quadruped-kick",
    front: 60,
    leg: "right",
    tempo: [1, 0.4, 1.3, 0.3],
    base: {
      fl: [-0.259, 0.055, 68, 0],
      kl: [1, -0.4, 0],
      h: [0.255, 0, 0.1],
      hd: [1, 0, 0.05],
      e: [-0.6, 0.1, 0.8],
      hm: "flat",
      n: [-12],
    },
    keys: [
      { p: [0, 0.289, 74], g: [74, 0, 104, 40], s: [0, 2] },
      { p: [0.004, 0.289, 76], g: [-8, 0, 86, 0], s: [-2, 0] },
    ],
    variants: {
      band: { equipment: { band: "knees" } },
      machine: {
        front: -135,
        turn: -32,
        equipment: {
          roller: { on: "heels", pivot: [-0.015, 0.525] },
          one: "right",
          pads: [[0.153, 0.685, 0.3, 62]],
          frame: [
            {
              line: [
                [0.34, 0.575],
                [-0.015, 0.525],
              ],
              z: 0.091,
            },
            // The uprights to the bar between them that carries lever and pad, and on to their top.
            ...[0.575, 0.95].map((top) => ({
              line: [
                [0.34, 0],
                [0.34, top],
              ] as const,
            })),
            {
              line: [
                [0.34, 0.575],
                [0.135, 0.615],
              ],
            },
            {
              line: [
                [-0.3, 0.02],
                [0.4, 0.02],
              ],
            },
          ],
        },
        set: {
          h: [0.34, 0.67, 0.135],
          bx: "f",
          hm: "grip",
          e: [-0.3, -1, 0.3],
          n: [-10],
          fl: [0.07, 0.05, 0, 4],
          kl: null,
          q: [0, 0, -0.015],
        },
        keys: [
          { p: [-0.02, 0.525, 22], g: [60, 0, 74, -8], s: [0, 0] },
          { p: [-0.02, 0.53, 26], g: [-14, 0, 30, -8], s: [-3, 0] },
        ],
      },

      bodyweight: {},
      "leg-curl": {
        turn: -32,
        set: { s: [-1, 1] },
        keys: [
          { p: [0.004, 0.289, 75], g: [-12, 0, 10, 5] },
          { p: [0.004, 0.289, 75], g: [-12, 0, 100, 5] },
        ],
      },
      forearm: {
        front: -30,
        set: { h: [0.37, 0, 0.1], e: [-0.5, -1, 0.1], n: [-24] },
        keys: [
          { p: [0, 0.289, 109], g: [109, 0, 104, 40] },
          { p: [0.004, 0.289, 109], g: [20, 0, 88, 0] },
        ],
      },
      hydrant: {
        side: -30,
        view: "three-quarter",
        turn: 56,
        keys: [{ g: [74, 0, 104, 40, 0] }, { p: [0, 0.289, 74], q: [0, 0, -0.02], g: [74, 0, 100, 30, 66], s: [0, 2] }],
      },
      "cable-standing": {
        front: 36,
        turn: -32,
        equipment: { cable: [0.34, 0.08, 0], cableEnd: "ankle" },
        set: {
          h: [0.37, 0.68, 0.085],
          bx: "f",
          hm: "grip",
          e: [-0.3, -1, 0.3],
          n: [-10],
          fl: [0.07, 0.05, 0, 4],
          kl: null,
          q: [0, 0, -0.015],
        },
        keys: [
          { p: [-0.02, 0.532, 14], g: [34, 0, 44, -12], s: [0, 0] },
          { p: [-0.02, 0.532, 20], g: [-20, 0, 24, -10], s: [-3, 0] },
        ],
      },
    },
  },
];
