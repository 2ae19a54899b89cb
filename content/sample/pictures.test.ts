import { expect, it } from "vitest";
import { EXERCISES } from "../training/index.ts";
import { SAMPLE_GROUPS, SAMPLE_POSTS } from "./index.ts";

it("shows exercises only: their posters are made, and any other figure would be drawn at every first start", () => {
  const made = new Set(EXERCISES.map(({ demonstration: { movement, variant } }) => `${movement}:${variant}`));
  const figures = [
    ...SAMPLE_GROUPS.flatMap(({ cover }) => cover.figures),
    ...[...SAMPLE_POSTS.told, ...SAMPLE_POSTS.grouped].flatMap(({ picture }) =>
      picture?.kind === "figures" ? picture.figures : [],
    ),
  ];
  expect(figures.length).toBeGreaterThan(40);
  expect(figures.filter((figure) => !made.has(figure))).toEqual([]);
});
