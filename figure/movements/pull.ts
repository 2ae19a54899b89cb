import type { Movement } from "../movement.ts";
import { STANDING } from "./stance.ts";

/** Shrugs, face pulls and the other work of the upper back. */
export const PULLS: readonly Movement[] = [
  {
    id: "face-pull",
    side: -26,
    front: -90,
    tempo: [1.1, 0.35, 1.6, 0.3],
    view: "three-quarter",
    turn: -42,
    base: { p: [0, 0.525, -2], f: [0.14, 0.07, 0, 6], fl: [-0.05, 0.07, 0, 8], hm: "grip", e: [-0.4, 0.25, 1] },
    keys: [
      { h: [0.35, 0.84, 0.05], s: [0, 3], n: [0], c: [0, 0.012] },
      { h: [0.0, 0.91, 0.2], e: [-0.3, -0.25, 1], s: [-2, -3], n: [0], c: [0, -0.02] },
    ],
    variants: {
      cable: { equipment: { cable: [0.75, 0.95, 0], cableEnd: "rope" } },
      band: { side: 26, equipment: { band: [0.75, 0.95, 0] } },
    },
  },
  {
    id: "pull-apart",
    side: 42,
    tempo: [1, 0.35, 1.6, 0.3],
    view: "three-quarter",
    turn: -68,
    equipment: { band: "hands" },
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], e: [0, -1, 0.4], hm: "grip" },
    keys: [
      { a: [6, 84, 8], c: [0, 0.01], s: [0, 0] },
      { a: [82, 78, 8], c: [0, -0.015], s: [-1, -2] },
    ],
    variants: { band: { view: "front" } },
  },
  {
    id: "shrug",
    side: -30,
    tempo: [0.8, 0.5, 1.2, 0.3],
    view: "three-quarter",
    // From behind, where the whole trapezius shows and both shoulders rise.
    turn: -74,
    base: { p: STANDING, f: [0.07, 0.07, 0, 10], e: [-1, 0, 0.1], s: [0, 0], hm: "grip" },
    keys: [
      { c: [-0.012, 0], a: [85, 9, 6], n: [0] },
      { c: [0.046, 0], a: [85, 9, 6], n: [-2] },
    ],
    variants: {
      dumbbells: { equipment: { db: 0.045, dbAx: "x" }, set: { bx: "x" } },
      barbell: { equipment: { bar: "hands", r: 0.1 }, set: { a: null, gw: 0.15 }, keys: [{ b: [0.085] }, { b: [0.085] }] },
      // The shoulders stay up.
      "bags-hold": {
        tempo: [1.4, 2, 1.4, 1],
        equipment: { pack: "hands" },
        keys: [{}, { c: [0.042, 0] }],
      },
      backpack: {
        turn: 50,
        view: "front",
        equipment: { pack: "mid" },
        set: { a: null, gw: 0.085, e: [-1, 0, 0.4] },
        keys: [{ b: [0.125] }, { b: [0.125] }],
      },

      smith: {
        equipment: { bar: "hands", r: 0.1, rails: true },
        set: { a: null, gw: 0.15 },
        keys: [{ b: [0.085] }, { b: [0.085] }],
      },
    },
  },
  {
    id: "upright-row",
    side: -48,
    tempo: [1, 0.3, 1.6, 0.3],
    view: "front",
    base: { p: STANDING, f: [0.07, 0.075, 0, 10], e: [-0.1, 0.6, 1], s: [0, 0], n: [0], hm: "grip" },
    keys: [
      { h: [0.11, 0.435, 0.09], c: [0, 0] },
      { h: [0.105, 0.735, 0.125], c: [0.012, 0] },
    ],
    variants: {
      dumbbells: {
        side: 54,
        equipment: { db: 0.035 },
        keys: [
          { h: [0.11, 0.435, 0.1], w: 0 },
          { h: [0.105, 0.71, 0.155], w: -30 },
        ],
      },
      cable: { view: "three-quarter", turn: 34, front: 140, equipment: { cable: [0.37, 0.08, 0], cableEnd: "bar" } },

      ez: {
        equipment: { bar: "hands", ez: true, r: 0.075, half: 0.34, px: 0.27 },
        set: { h: null, gw: 0.1 },
        keys: [{ b: [0.105, 0.432] }, { b: [0.105, 0.725] }],
      },
    },
  },
];
