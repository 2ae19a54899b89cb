import type { Food } from "@lockstep/domain/nutrition/food.ts";
import { bakery } from "./bakery.ts";
import { cansAndJars } from "./cans-and-jars.ts";
import { composed } from "./composed.ts";
import { dairyAndEggs } from "./dairy-and-eggs.ts";
import { driedFruit } from "./dried-fruit.ts";
import { drinks } from "./drinks.ts";
import { fish } from "./fish.ts";
import { floursAndStarches } from "./flours-and-starches.ts";
import { freshFruit } from "./fresh-fruit.ts";
import { freshHerbs } from "./fresh-herbs.ts";
import { fruitingVegetables } from "./fruiting-vegetables.ts";
import { greensAndBrassicas } from "./greens-and-brassicas.ts";
import { meat } from "./meat.ts";
import { nuts } from "./nuts.ts";
import { oilsAndSauces } from "./oils-and-sauces.ts";
import { pastaAndNoodles } from "./pasta-and-noodles.ts";
import { pulses } from "./pulses.ts";
import { riceAndGrains } from "./rice-and-grains.ts";
import { rootsAndAlliums } from "./roots-and-alliums.ts";
import { seeds } from "./seeds.ts";
import { soyAndPlantProtein } from "./soy-and-plant-protein.ts";
import { spicesAndBaking } from "./spices-and-baking.ts";

/** Every food a recipe may name. Values are those of the rows of USDA SR28 that their NDB numbers name. */
export const FOODS: readonly Food[] = [
  ...bakery,
  ...cansAndJars,
  ...composed,
  ...dairyAndEggs,
  ...driedFruit,
  ...drinks,
  ...fish,
  ...floursAndStarches,
  ...freshFruit,
  ...freshHerbs,
  ...fruitingVegetables,
  ...greensAndBrassicas,
  ...meat,
  ...nuts,
  ...oilsAndSauces,
  ...pastaAndNoodles,
  ...pulses,
  ...riceAndGrains,
  ...rootsAndAlliums,
  ...seeds,
  ...soyAndPlantProtein,
  ...spicesAndBaking,
];

const byId: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]));

/** The food with this id. Throws on an unknown one: content names only foods that exist. */
export function findFood(id: string): Food {
  const food = byId.get(id);
  if (food === undefined) throw new Error(`There is no food "${id}".`);
  return food;
}
