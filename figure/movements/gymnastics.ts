import type { Movement } from "../movement.ts";
import { onHeel } from "./stance.ts";

/** Core work that the whole body holds or folds. */
export const GYMNASTICS: readonly Movement[] = [
  {
    id: "v-up",
    front: -30,
    turn: 32,
    view: "three-quarter",
    tempo: [0.9, 0.2, 1.4, 0.3],
    touch: 0.02,
    base: { e: [0.3, -0.6, 1], hm: "open" },
    keys: [
      { p: [0, 0.076, -90], g: [4, 0, 2, 30], s: [0, 4], n: [6], a: [8, 170, 4] },
      { p: [0, 0.079, -78], g: [46, 0, 3, 30], s: [16, 26], n: [24], a: [8, 118, 4] },
      { p: [0, 0.082, -66], g: [84, 0, 4, 30], s: [22, 32], n: [18], a: [8, 96, 4] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "seated-knee-tuck",
    front: 120,
    view: "three-quarter",
    tempo: [0.9, 0.2, 1.1, 0.2],
    base: { p: [0, 0.07, -34], h: [-0.17, 0, 0.14], hd: [-1, 0, 0.2], e: [-1, 0.2, 0.3], hm: "flat" },
    keys: [
      { p: [0, 0.07, -46], g: [58, 0, 12, 20], s: [4, 8], n: [10] },
      { p: [0, 0.07, -32], g: [114, 0, 112, 20], s: [10, 16], n: [8] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "dragon-flag",
    side: -20,
    front: -50,
    turn: -28,
    view: "three-quarter",
    tempo: [3, 0.1, 1.4, 0.3],
    equipment: { bench: [-0.22, 0.247, 0.72] },
    base: { h: [-0.54, 0.24, 0.094], e: [-0.2, 0.15, 1], bx: "x", hm: "grip" },
    keys: [
      { p: [-0.201, 0.573, -147], g: [2, 0, 3, 25], s: [0, 0], n: [52] },
      { p: [-0.06, 0.385, -106], g: [0, 0, 3, 25], s: [0, 0], n: [14] },
    ],
    variants: { bench: {} },
  },
  {
    id: "l-sit",
    front: 120,
    view: "three-quarter",
    tempo: [1.2, 1.6, 1.2, 0.6],
    equipment: { dip: [0.02, 0.46, 0.14] },
    base: { h: [0.02, 0.46, 0.14], e: [-1, 0, 0.3], bx: "x", hm: "grip", c: [-0.01, 0] },
    keys: [
      { p: [0, 0.582, 0], g: [24, 0, 62, 20], s: [4, 4], n: [-2] },
      { p: [-0.01, 0.582, -4], g: [84, 0, 3, 30], s: [6, 4], n: [-2] },
    ],
    variants: { bars: {} },
  },
  {
    id: "reverse-plank",
    view: "three-quarter",
    front: 30,
    turn: -32,
    tempo: [1.2, 1.2, 1.4, 0.4],
    base: { h: [-0.272, 0, 0.13], hd: [-1, 0, 0.2], e: [-1, 0.1, 0.3], k: [0, 1, 0.05], hm: "flat" },
    keys: [
      { p: [-0.02, 0.07, -24], f: onHeel(0.46, 0.06, 46), s: [4, 4], n: [4] },
      { p: [0.003, 0.273, -66.2], f: onHeel(0.46, 0.06, 40), s: [-1, -3], n: [2], c: [-0.01, -0.012] },
    ],
    variants: { bodyweight: {} },
  },
  {
    id: "bear-plank",
    front: 150,
    turn: 16,
    tempo: [1.4, 1.4, 1.4, 1.4],
    base: { h: [0.52, 0, 0.11], hd: [1, 0, 0.05], e: [-0.6, 0.1, 0.8], hm: "flat", f: [0.02, 0.07, 62, 0], n: [-16] },
    keys: [
      { p: [0.27, 0.287, 81], s: [2, 4] },
      { p: [0.26, 0.33, 88], s: [2, 2] },
    ],
    variants: { bodyweight: {} },
  },
];
