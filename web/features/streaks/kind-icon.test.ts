import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import { CHALLENGES } from "@lockstep/content/challenges/index.ts";
import { expect, test } from "vitest";
import { KIND_ICON_NAMES } from "./kind-icon.tsx";

test("every achievement and every challenge has its icon here, and no other is carried along", () => {
  const named = new Set([...ACHIEVEMENTS, ...CHALLENGES].map(({ icon }) => icon));
  expect(new Set(KIND_ICON_NAMES)).toEqual(named);
});
