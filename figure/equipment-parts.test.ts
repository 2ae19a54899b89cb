import { expect, test } from "vitest";
import { listDemonstrations } from "./demonstrations.ts";
import { drawFrame } from "./draw.ts";
import { EQUIPMENT_DRAWERS } from "./equipment-drawers.ts";
import { EQUIPMENT_PARTS, partsOf } from "./equipment-parts.ts";

test("the parts of a scene draw all of its equipment", () => {
  const everything = EQUIPMENT_PARTS.map((part) => EQUIPMENT_DRAWERS[part]);
  const incomplete = listDemonstrations().filter(
    (demo) => drawFrame(demo, { phase: 0.5 }).body !== drawFrame({ ...demo, drawers: everything }, { phase: 0.5 }).body,
  );
  expect(incomplete.map(({ movement, variant }) => `${movement} ${variant}`)).toEqual([]);
});

test("a scene asks for the parts it shows and no others, in the order they draw", () => {
  expect(partsOf({})).toEqual([]);
  expect(partsOf({ bench: [0, 0.2, 0.6], bar: "hands", r: 0.1 })).toEqual(["held", "stands"]);
  expect(partsOf({ cable: [1, 0.5, 0], cableEnd: "rope" })).toEqual(["strands"]);
});
