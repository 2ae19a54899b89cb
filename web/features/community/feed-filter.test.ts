import { expect, it } from "vitest";
import { filterParams, readFilter, TYPE_CHIPS } from "./feed-filter.ts";

it("reads back what it wrote, for every choice", () => {
  for (const { type: postType } of TYPE_CHIPS) {
    for (const following of [false, true]) {
      expect(readFilter(filterParams({ postType, following }), true)).toEqual({ postType, following });
    }
  }
});

it("takes what it doesn't know as everything, and following from nobody", () => {
  expect(readFilter(new URLSearchParams("type=tips&following=yes"), true)).toEqual({ postType: null, following: false });
  expect(readFilter(new URLSearchParams("following=true"), false)).toEqual({ postType: null, following: false });
});
