import { expect, it } from "vitest";
import { unitsOfRegion } from "./region-units.ts";

it("counts in pounds in the United States, in kilograms elsewhere", () => {
  expect(unitsOfRegion("en-US")).toBe("lb");
  expect(unitsOfRegion("es-us")).toBe("lb");
  expect(unitsOfRegion("en-GB")).toBe("kg");
  expect(unitsOfRegion("de")).toBe("kg");
});
