import { FAMILIES } from "@lockstep/figure/movements/all.ts";
import type { Plugin } from "vite";

const ID = "virtual:movement-families";

/** The module's text: for each movement how to load the movements it is among. */
export function movementFamiliesModule(): string {
  const loaders = Object.keys(FAMILIES).map(
    (family) => `${JSON.stringify(family)}: () => import("@lockstep/figure/movements/${family}.ts")`,
  );
  const familyOf = Object.fromEntries(
    Object.entries(FAMILIES).flatMap(([family, movements]) => movements.map(({ id }) => [id, family])),
  );
  return `const familyOf = ${JSON.stringify(familyOf)};
const loaders = { ${loaders.join(", ")} };
export const loadFamily = async (movement) => {
  const family = familyOf[movement];
  return family === undefined ? [] : Object.values(await loaders[family]())[0];
};`;
}

/** Serves `virtual:movement-families`: a phone that plays one movement doesn't carry all of them. */
export function movementFamilies(): Plugin {
  return {
    name: "lockstep-movement-families",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? movementFamiliesModule() : null),
  };
}
