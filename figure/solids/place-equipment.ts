import type { Equipment } from "../equipment-types.ts";
import type { Skeleton } from "../skeleton.ts";
import { beltPlate, cables } from "./cables.ts";
import { models } from "./cardio.ts";
import { backpacks, bottles, roundThings } from "./carried.ts";
import { benches, boxes, chairs, doors, mats, tables, walls } from "./furniture.ts";
import { bars, landmine, suspended } from "./hung.ts";
import { frames, levers, pads, rollers, smithRails } from "./machines.ts";
import type { PlacedSolid } from "./mesh.ts";
import { Assembly, standing } from "./placing.ts";
import { sled } from "./sleds.ts";
import { strands } from "./strands.ts";
import { weightStacks } from "./weight-stacks.ts";
import { barbell, dumbbells, heldPlates, kettlebells, trapBar } from "./weights.ts";

const built = new WeakMap<Equipment, PlacedSolid[]>();

/** What stands in the scene whatever the body does, built once for each demonstration's equipment. */
function fixed(equipment: Equipment): PlacedSolid[] {
  const before = built.get(equipment);
  if (before) return before;
  const kit = new Assembly();
  boxes(kit, equipment);
  chairs(kit, equipment);
  mats(kit, equipment);
  if (!equipment.model) {
    benches(kit, equipment);
    frames(kit, equipment);
    pads(kit, equipment);
  }
  const solids = [...standing(kit.solids()), ...tables(equipment), ...doors(equipment), ...walls(equipment)];
  built.set(equipment, solids);
  return solids;
}

/** Everything that stands in the scene, is held or is worn, for one posed body; `rest` is that body while a machine's weights rest. The order has no meaning. */
export const placeEquipment = (equipment: Equipment, body: Skeleton, rest = body): PlacedSolid[] => [
  ...fixed(equipment),
  ...models(equipment, body),
  ...smithRails(equipment, body),
  ...bars(equipment, body),
  ...sled(equipment, body),
  ...levers(equipment, body),
  ...rollers(equipment, body),
  ...weightStacks(equipment, body, rest),
  ...barbell(equipment, body),
  ...trapBar(equipment, body),
  ...dumbbells(equipment, body),
  ...kettlebells(equipment, body),
  ...heldPlates(equipment, body),
  ...bottles(equipment, body),
  ...backpacks(equipment, body),
  ...roundThings(equipment, body),
  ...strands(equipment, body),
  ...cables(equipment, body, rest),
  ...beltPlate(equipment, body),
  ...suspended(equipment, body),
  ...landmine(equipment, body),
];
