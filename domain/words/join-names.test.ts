import { expect, it } from "vitest";
import { joinNames } from "./join-names.ts";

it.each([
  [[], ""],
  [["chest"], "chest"],
  [["chest", "back"], "chest and back"],
  [["chest", "back", "legs"], "chest, back and legs"],
])("joins %j", (names, text) => {
  expect(joinNames(names)).toBe(text);
});
