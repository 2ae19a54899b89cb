import type { Equipment } from "../equipment-types.ts";
import type { Skeleton } from "../skeleton.ts";
import type { PlacedSolid } from "./mesh.ts";

/** Everything that stands in the scene, is held or is worn, for one posed body. The order has no meaning. */
export const placeEquipment = (_equipment: Equipment, _body: Skeleton): PlacedSolid[] => [];
