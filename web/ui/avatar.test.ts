import { expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

it.each([
  ["Ana Open", "AO"],
  ["ana maria open", "AO"],
  ["Ana", "A"],
  ["💪 Ana", "💪A"],
  ["Ana 🏃🏽", "A🏃"],
  ["  ", "?"],
])("takes whole letters of %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
