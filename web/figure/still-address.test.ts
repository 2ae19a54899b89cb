import { expect, test } from "vitest";
import { stillAddress } from "./still-address.ts";

test("names only what differs from a plain still", () => {
  expect(stillAddress({ movement: "squat", variant: "goblet" })).toBe("/api/figures/squat/goblet.svg");
});

test("is the same whatever the order the muscles were given in", () => {
  const one = stillAddress({
    movement: "row",
    variant: "barbell",
    lit: { biceps: "secondary", lats: "primary", "middle-back": "primary" },
  });
  const other = stillAddress({
    movement: "row",
    variant: "barbell",
    lit: { "middle-back": "primary", lats: "primary", biceps: "secondary" },
  });
  expect(one).toBe("/api/figures/row/barbell.svg?primary=lats,middle-back&secondary=biceps");
  expect(other).toBe(one);
});

test("distinguishes everything that's drawn differently", () => {
  const plain = { movement: "squat", variant: "goblet" };
  const addresses = [
    plain,
    { ...plain, phase: 0 },
    { ...plain, view: "front" as const },
    { ...plain, person: "andre" as const },
    { ...plain, aspect: 1.4 },
    { ...plain, floor: false },
  ].map(stillAddress);
  expect(new Set(addresses).size).toBe(addresses.length);
});
