import type { Movement, PoseChange } from "../movement.ts";
import { STANDING } from "./stance.ts";

/** The hand that carries nothing. */
const FREE: PoseChange = { al: [84, 12, 10], hml: "open" };

/** Walking or standing with a load. */
export const CARRIES: readonly Movement[] = [
  {
    id: "carry",
    front: 120,
    tempo: [0.7, 0, 0.7, 0],
    cycle: true,
    base: { e: [-1, 0, 0.15], bx: "x", hm: "grip", n: [0], s: [0, 0] },
    keys: [
      { p: [0.01, 0.522, 2], f: [0.2, 0.05, -8, 5, 0.026], fl: [-0.15, 0.05, 32, 5, 0.002] },
      { p: [0.01, 0.538, 2], f: [0.05, 0.05, 0, 5, 0.002], fl: [0.02, 0.05, 30, 5, 0.05] },
      { p: [0.01, 0.522, 2], f: [-0.15, 0.05, 32, 5, 0.002], fl: [0.2, 0.05, -8, 5, 0.026] },
      { p: [0.01, 0.538, 2], f: [0.02, 0.05, 30, 5, 0.05], fl: [0.05, 0.05, 0, 5, 0.002] },
    ],
    variants: {
      overhead: {
        side: 36,
        turn: -46,
        view: "three-quarter",
        equipment: { db: 0.04, dbAx: "x" },
        set: { ht: [-0.005, 0.396, 0.12], e: [0, -0.2, 1] },
      },
      rack: {
        view: "three-quarter",
        turn: 40,
        equipment: { kb: "hands" },
        set: { ht: [0.095, 0, 0.075], e: [0.35, -1, 0.25], kd: [-0.3, -0.5, 0.8] },
      },
      "trap-bar": { turn: -54, view: "three-quarter", equipment: { trap: 0.126 }, set: { h: [0.01, 0.44, 0.165] } },

      // A plate pinched by its rim in each hand.
      "plate-pinch": { view: "three-quarter", turn: 56, equipment: { pinch: 0.085 } },
      dumbbells: { view: "three-quarter", turn: 56, equipment: { db: 0.045, dbAx: "x" }, set: { a: [82, 9, 6] } },
      // A heavy weight on the right, one about half as heavy on the left.
      "uneven-dumbbells": {
        side: 36,
        view: "three-quarter",
        turn: 60,
        front: 90,
        equipment: { db: 0.055, dbAx: "x", lighter: 0.56 },
        set: { a: [82, 9, 6] },
      },
      "uneven-bags": {
        side: -36,
        view: "three-quarter",
        turn: 40,
        equipment: { pack: "hands", lighter: 0.72 },
        set: { a: [85, 14, 6] },
      },
      kettlebells: { turn: 56, front: 90, view: "three-quarter", equipment: { kb: "hands" }, set: { a: [82, 12, 6] } },
      bags: { view: "three-quarter", turn: 52, equipment: { pack: "hands" }, set: { a: [85, 14, 6] } },
      "suitcase-bag": {
        view: "three-quarter",
        front: 90,
        arm: "right",
        equipment: { pack: "hands", one: "right" },
        set: { a: [85, 14, 6], ...FREE },
      },
      suitcase: {
        view: "three-quarter",
        front: 90,
        arm: "right",
        equipment: { db: 0.045, dbAx: "x", one: "right" },
        set: { a: [82, 9, 6], ...FREE },
      },
      backpack: {
        turn: -46,
        equipment: { pack: "chest" },
        set: { ht: [0.155, -0.09, 0.05], e: [-0.2, -1, 0.6], bx: null, hm: "open" },
      },
      // Standing still, a bag in each hand.
      hold: {
        side: -24,
        front: 90,
        tempo: [1.4, 1, 1.4, 1],
        view: "three-quarter",
        equipment: { pack: "hands" },
        set: { a: [85, 14, 6], f: [0.07, 0.07, 0, 10] },
        poses: [
          { p: STANDING, s: [0, 0], c: [-0.004, 0] },
          { p: STANDING, s: [-1, -1], c: [-0.002, -0.004] },
        ],
      },
      // The load is on bent forearms: seen from the front, where the upper arms show.
      forearms: {
        front: 128,
        view: "three-quarter",
        turn: 38,
        equipment: { pack: "chest" },
        set: { ht: [0.16, -0.195, 0.015], e: [-0.3, -1, 0.3], bx: null, hm: "open" },
      },
    },
  },
];
