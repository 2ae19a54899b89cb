import { FAMILIES } from "@lockstep/figure/movements/all.ts";
import { expect, it } from "vitest";

it.each(Object.entries(FAMILIES))(
  "finds the movements of %s in the file of that name, as its only export",
  async (family, movements) => {
    const file = (await import(`../../figure/movements/${family}.ts`)) as object;
    expect(Object.values(file)).toEqual([movements]);
  },
);
