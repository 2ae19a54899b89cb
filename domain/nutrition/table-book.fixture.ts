import type { Aisle, Division, Food } from "./food.ts";
import type { Course, MealType, Recipe } from "./recipe.ts";
import type { Substance } from "./substance.ts";

/** A food: id, row of the reference, substances, energy protein carbs fat fibre per 100 g, division with its first measure, most g, aisle. */
type FoodRow = readonly [string, string, string, string, string, number, Aisle];

const ROWS: readonly FoodRow[] = [
  ["egg", "01123", "egg", "143 12.56 0.72 9.51 0", "whole 50 medium egg", 200, "Dairy and eggs"],
  ["greek-yogurt", "01293", "milk", "97 9 3.98 5 0", "any 245 cup", 300, "Dairy and eggs"],
  ["milk", "01077", "milk", "61 3.15 4.8 3.25 0", "any 244 cup", 350, "Dairy and eggs"],
  ["cheddar", "01009", "milk", "404 22.87 3.09 33.31 0", "any 25 slice", 90, "Dairy and eggs"],
  ["feta", "01019", "milk", "264 14.21 4.09 21.28 0", "any 10 tbsp, crumbled", 90, "Dairy and eggs"],
  ["butter", "01145", "milk-fat", "717 0.85 0.06 81.11 0", "any 14 tbsp", 25, "Dairy and eggs"],
  ["parmesan", "01033", "milk animal-rennet", "392 35.75 3.22 25.83 0", "any 5 tbsp, grated", 60, "Dairy and eggs"],
  ["wholemeal-bread", "18075", "wheat yeast salt seed-oil", "252 12.45 42.71 3.5 6", "whole 40 slice", 140, "Bakery"],
  ["flour-tortilla", "18364", "wheat seed-oil salt leavening", "306 8.2 49.38 7.99 3.5", "whole 45 tortilla", 135, "Bakery"],
  ["pasta", "20420", "wheat", "371 13.04 74.67 1.51 3.2", "any 100 cup", 125, "Grains, pasta and rice"],
  ["white-rice", "20444", "gluten-free-grain", "365 7.13 79.95 0.66 1.3", "any 185 cup", 110, "Grains, pasta and rice"],
  ["quinoa", "20035", "gluten-free-grain", "368 14.12 64.16 6.07 7", "any 170 cup", 110, "Grains, pasta and rice"],
  ["rolled-oats", "08120", "oats", "379 13.15 67.7 6.52 10.1", "any 90 cup", 100, "Grains, pasta and rice"],
  ["gluten-free-oats", "08120", "certified-oats", "379 13.15 67.7 6.52 10.1", "any 90 cup", 100, "Grains, pasta and rice"],
  ["couscous", "20028", "wheat", "376 12.76 77.43 0.64 5", "any 173 cup", 110, "Grains, pasta and rice"],
  ["potato", "11352", "white-potato", "77 2.05 17.49 0.09 2.1", "any 170 medium potato", 400, "Vegetables and herbs"],
  ["sweet-potato", "11507", "starchy-root", "86 1.57 20.12 0.05 3", "any 150 medium sweet potato", 350, "Vegetables and herbs"],
  ["chickpeas", "16358", "pulse salt", "139 7.05 22.53 2.77 6.4", "any 240 can", 240, "Pulses and cans"],
  ["black-beans", "16315", "pulse salt", "132 8.86 23.71 0.54 8.7", "any 240 can", 240, "Pulses and cans"],
  ["red-lentils", "16144", "pulse", "358 23.91 63.1 2.17 10.8", "any 190 cup", 110, "Pulses and cans"],
  ["canned-tomatoes", "11531", "vegetable salt", "16 0.79 3.47 0.25 1.9", "any 400 can", 400, "Pulses and cans"],
  ["tofu-firm", "16126", "soybean", "78 9.04 2.85 4.17 0.9", "any 280 block", 280, "Plant-based chilled"],
  ["soy-sauce", "16123", "soybean wheat salt", "53 8.14 4.93 0.57 0.8", "any 16 tbsp", 30, "Oils, vinegars and sauces"],
  [
    "pesto",
    "06626",
    "vegetable tree-nut milk animal-rennet fruit-oil seed-oil salt",
    "418 9.83 10.09 37.6 1.8",
    "any 16 tbsp",
    45,
    "Oils, vinegars and sauces",
  ],
  ["almonds", "12061", "tree-nut", "579 21.15 21.55 49.93 12.5", "any 30 handful", 60, "Nuts, seeds and dried fruit"],
  ["walnuts", "12155", "tree-nut", "654 15.23 13.71 65.21 6.7", "any 30 handful", 60, "Nuts, seeds and dried fruit"],
  ["pumpkin-seeds", "12014", "seed", "559 30.23 10.71 49.05 6", "any 9 tbsp", 60, "Nuts, seeds and dried fruit"],
  ["tahini", "12166", "sesame", "595 17 21.19 53.76 9.3", "any 15 tbsp", 50, "Nuts, seeds and dried fruit"],
  ["chicken-breast", "05062", "poultry", "120 22.5 0 2.62 0", "any 175 breast", 250, "Meat and poultry"],
  ["chicken-thigh", "05096", "poultry", "121 19.66 0 4.12 0", "any 90 thigh", 250, "Meat and poultry"],
  ["beef-mince-lean", "23557", "red-meat", "137 21.41 0 5 0", "any", 250, "Meat and poultry"],
  ["beef-mince", "23567", "red-meat", "215 18.59 0 15 0", "any", 250, "Meat and poultry"],
  ["salmon-fillet", "15236", "fish", "208 20.42 0 13.42 0", "any 130 fillet", 250, "Fish"],
  ["cod", "15015", "fish", "82 17.81 0 0.67 0", "any 140 fillet", 250, "Fish"],
  ["prawns", "15149", "crustacean", "71 13.61 0.91 1.01 0", "any 12 prawn", 250, "Fish"],
  ["bacon", "10123", "cured-meat salt", "417 12.62 1.28 39.69 0", "whole 22 rasher", 75, "Meat and poultry"],
  ["avocado", "09037", "low-sugar-fruit", "160 2 8.53 14.66 6.7", "half 150 medium avocado", 200, "Fruit"],
  ["banana", "09040", "fruit", "89 1.09 22.84 0.33 2.6", "half 118 medium banana", 240, "Fruit"],
  ["apple", "09003", "fruit", "52 0.26 13.81 0.17 2.4", "half 170 medium apple", 350, "Fruit"],
  ["strawberries", "09316", "low-sugar-fruit", "32 0.67 7.68 0.3 2", "any 12 medium strawberry", 300, "Fruit"],
  ["blueberries", "09050", "low-sugar-fruit", "57 0.74 14.49 0.33 2.4", "any 148 cup", 250, "Fruit"],
  ["broccoli", "11090", "vegetable", "34 2.82 6.64 0.37 2.6", "any 90 cup florets", 300, "Vegetables and herbs"],
  ["spinach", "11457", "vegetable", "23 2.86 3.63 0.39 2.2", "any 30 cup", 200, "Vegetables and herbs"],
  ["tomato", "11529", "vegetable", "18 0.88 3.89 0.2 1.2", "half 120 medium tomato", 350, "Vegetables and herbs"],
  ["red-bell-pepper", "11821", "vegetable", "31 0.99 6.03 0.3 2.1", "half 120 medium red pepper", 300, "Vegetables and herbs"],
  ["carrot", "11124", "vegetable", "41 0.93 9.58 0.24 2.8", "any 70 medium carrot", 250, "Vegetables and herbs"],
  ["onion", "11282", "vegetable", "40 1.1 9.34 0.1 1.7", "half 110 medium onion", 200, "Vegetables and herbs"],
  ["garlic", "11215", "vegetable", "149 6.36 33.06 0.5 2.1", "any 3 clove", 15, "Vegetables and herbs"],
  ["mushrooms", "11260", "mushroom", "22 3.09 3.26 0.34 1", "any 18 medium mushroom", 300, "Vegetables and herbs"],
  ["courgette", "11477", "vegetable", "17 1.21 3.11 0.32 1", "any 200 medium courgette", 350, "Vegetables and herbs"],
  ["cucumber", "11205", "vegetable", "15 0.65 3.63 0.11 0.5", "any 300 cucumber", 300, "Vegetables and herbs"],
  ["olive-oil", "04053", "fruit-oil", "884 0 0 100 0", "any 13.5 tbsp", 30, "Oils, vinegars and sauces"],
  ["honey", "19296", "honey", "304 0.3 82.4 0 0.2", "any 21 tbsp", 40, "Oils, vinegars and sauces"],
  ["coconut-milk", "12118", "coconut", "197 2.02 2.81 21.33 0", "any 400 can", 200, "Pulses and cans"],
  ["lemon-juice", "09153", "low-sugar-fruit", "17 0.45 5.62 0.07 0.7", "any 15 tbsp", 60, "Oils, vinegars and sauces"],
  ["pork-loin", "10062", "red-meat", "155 21.55 0 6.94 0", "any 150 steak", 250, "Meat and poultry"],
  ["canned-tuna", "15121", "fish salt", "86 19.44 0 0.96 0", "any 112 can", 170, "Fish"],
  ["green-beans", "11052", "green-pulse", "31 1.83 6.97 0.22 2.7", "any 100 cup", 250, "Vegetables and herbs"],
  [
    "hummus",
    "16158",
    "pulse sesame seed-oil low-sugar-fruit spice salt",
    "166 7.9 14.29 9.6 6",
    "any 15 tbsp",
    120,
    "Oils, vinegars and sauces",
  ],
  ["orange", "09200", "fruit", "47 0.94 11.75 0.12 2.4", "half 140 medium orange", 300, "Fruit"],
  ["almond-flour", "12062", "tree-nut", "590 21.4 18.67 52.52 9.9", "any 96 cup", 80, "Grains, pasta and rice"],
  ["peanuts", "16087", "peanut", "567 25.8 16.13 49.24 8.5", "any 30 handful", 60, "Nuts, seeds and dried fruit"],
];

function sourceFood([id, ndbNo, contains, values, division, mostGrams, aisle]: FoodRow): Food {
  const [energy = 0, protein = 0, carbs = 0, fat = 0, fibre = 0] = values.split(" ").map(Number);
  const [kind = "any", grams = "", ...piece] = division.split(" ");
  const one = piece.join(" ");
  return {
    kind: "source",
    id,
    name: id.replaceAll("-", " "),
    aisle,
    shelfLifeDays: 5,
    keep: "fridge",
    density: id === "milk" ? 1.03 : null,
    measures: grams === "" ? [] : [{ one, many: one === "tbsp" ? one : `${one}s`, grams: Number(grams) }],
    division: kind as Division,
    mostGrams,
    ndbNo,
    per100g: { energy, protein, carbs, fat, fibre, sugars: 0, sodium: 0 },
    contains: contains.split(" ") as Substance[],
  };
}

/** A satay sauce with peanuts and soy in it, and a warning of shellfish: what a planner has to see inside. */
const SATAY: Food = {
  kind: "composed",
  id: "satay-sauce",
  name: "satay sauce",
  aliases: ["peanut sauce"],
  aisle: "Oils, vinegars and sauces",
  shelfLifeDays: 30,
  keep: "fridge",
  density: null,
  measures: [{ one: "tbsp", many: "tbsp", grams: 16 }],
  division: "any",
  mostGrams: 60,
  parts: [
    { food: "peanuts", grams: 45 },
    { food: "coconut-milk", grams: 40 },
    { food: "soy-sauce", grams: 15 },
  ],
  mayContain: ["Shellfish"],
};

/** The foods of the tests' book. */
export const TABLE_FOODS: readonly Food[] = [...ROWS.map(sourceFood), SATAY];

const MEALS: Readonly<Record<string, MealType>> = { B: "Breakfast", L: "Lunch", S: "Snack", D: "Dinner" };

/** A dish: id, meals it suits (small letters: as a side), minutes, grams a serving. Slow dishes keep three days and serve four. */
type RecipeRow = readonly [id: string, meals: string, minutes: number, foods: string];

const DISHES: readonly RecipeRow[] = [
  // Breakfasts
  ["porridge-with-banana", "B", 10, "rolled-oats:60 milk:200 banana:59 almonds:15"],
  ["overnight-oats", "B", 10, "rolled-oats:60 greek-yogurt:150 blueberries:80 honey:14"],
  ["oats-with-seeds", "B", 10, "gluten-free-oats:70 banana:118 pumpkin-seeds:20 strawberries:80"],
  ["oats-with-apple", "B", 12, "gluten-free-oats:80 apple:85 walnuts:15"],
  ["tofu-scramble-and-potatoes", "B", 25, "potato:250 tofu-firm:150 spinach:60 olive-oil:9 tomato:120"],
  ["sweet-potato-hash", "B", 25, "sweet-potato:250 red-bell-pepper:60 onion:55 olive-oil:9 pumpkin-seeds:20"],
  ["chickpea-hash", "B", 25, "chickpeas:150 potato:200 onion:55 olive-oil:9 spinach:50"],
  ["eggs-on-toast", "B", 10, "egg:100 wholemeal-bread:80 tomato:120 butter:7"],
  ["yogurt-with-fruit", "B", 5, "greek-yogurt:250 banana:118 rolled-oats:40 walnuts:15"],
  ["hummus-toast", "B", 5, "wholemeal-bread:80 hummus:60 tomato:120 orange:140"],
  ["quinoa-porridge", "B", 20, "quinoa:70 strawberries:100 banana:59 pumpkin-seeds:15"],
  ["omelette-with-cheese", "B", 12, "egg:150 cheddar:40 spinach:60 butter:10"],
  ["eggs-and-bacon", "B", 15, "egg:100 bacon:44 mushrooms:80 olive-oil:9 avocado:75"],
  ["salmon-and-avocado", "B", 10, "salmon-fillet:120 avocado:75 cucumber:80 olive-oil:13.5"],
  ["seed-and-berry-bowl", "B", 5, "pumpkin-seeds:45 coconut-milk:80 blueberries:40 almonds:20"],
  ["coconut-berry-bowl", "B", 5, "coconut-milk:150 pumpkin-seeds:40 strawberries:60"],
  ["tofu-and-avocado", "B", 15, "tofu-firm:150 avocado:150 olive-oil:13.5 spinach:60"],
  ["pork-patties-with-greens", "B", 25, "pork-loin:150 olive-oil:18 spinach:80 avocado:75"],
  ["beef-and-avocado", "B", 20, "beef-mince:130 avocado:75 tomato:60 olive-oil:9"],
  ["beef-hash", "B", 30, "beef-mince-lean:120 sweet-potato:200 olive-oil:13.5 red-bell-pepper:60"],
  ["chicken-hash", "B", 25, "chicken-thigh:140 sweet-potato:200 olive-oil:18 onion:55"],
  ["pork-and-apple", "B", 25, "pork-loin:130 apple:170 walnuts:25 olive-oil:9"],
  ["eggs-and-sweet-potato", "B", 25, "egg:150 sweet-potato:200 olive-oil:9 spinach:60"],
  ["fruit-and-nut-bowl", "B", 5, "banana:118 almonds:40 coconut-milk:60 strawberries:150"],
  // Lunches and dinners
  ["pasta-with-tomato", "LD", 25, "pasta:90 canned-tomatoes:200 olive-oil:13.5 parmesan:15 garlic:3"],
  ["pasta-with-pesto", "LD", 20, "pasta:90 pesto:32 green-beans:80 chicken-breast:80"],
  ["tuna-pasta", "LD", 20, "pasta:80 canned-tuna:112 canned-tomatoes:150 olive-oil:13.5"],
  ["chicken-rice-bowl", "LD", 30, "white-rice:80 chicken-breast:130 broccoli:120 soy-sauce:16 olive-oil:13.5"],
  ["satay-noodle-rice", "LD", 25, "white-rice:80 satay-sauce:48 tofu-firm:100 broccoli:120"],
  ["red-lentil-dal", "LD", 45, "red-lentils:70 white-rice:60 canned-tomatoes:120 olive-oil:13.5 onion:55"],
  ["chickpea-curry", "LD", 30, "chickpeas:160 white-rice:60 coconut-milk:60 spinach:60 onion:55"],
  ["black-bean-bowl", "LD", 25, "black-beans:160 white-rice:60 avocado:75 tomato:120 olive-oil:9"],
  ["bean-tortillas", "LD", 20, "flour-tortilla:90 black-beans:120 avocado:75 red-bell-pepper:60"],
  ["quinoa-salad", "LD", 25, "quinoa:75 chickpeas:100 cucumber:100 olive-oil:13.5 lemon-juice:15"],
  ["lentil-soup", "LD", 50, "red-lentils:90 carrot:100 onion:55 olive-oil:13.5 canned-tomatoes:150"],
  ["lentil-and-potato-stew", "LD", 55, "red-lentils:60 potato:250 carrot:80 olive-oil:13.5 spinach:60"],
  ["baked-potato-with-beans", "LD", 60, "potato:340 black-beans:130 olive-oil:13.5 tomato:120"],
  ["tofu-rice-bowl", "LD", 30, "white-rice:75 tofu-firm:170 broccoli:120 olive-oil:13.5"],
  ["couscous-with-feta", "LD", 20, "couscous:80 feta:40 tomato:120 cucumber:80 olive-oil:9 chickpeas:80"],
  ["salmon-with-potatoes", "LD", 40, "salmon-fillet:130 potato:280 green-beans:100 olive-oil:4.5"],
  ["cod-with-potatoes", "LD", 40, "cod:140 potato:300 tomato:120 olive-oil:13.5"],
  ["cod-with-rice", "LD", 25, "cod:140 white-rice:75 spinach:80 olive-oil:13.5"],
  ["prawn-rice", "LD", 25, "prawns:140 white-rice:80 red-bell-pepper:60 olive-oil:13.5"],
  ["beef-chili", "LD", 60, "beef-mince-lean:110 black-beans:120 canned-tomatoes:150 white-rice:50 olive-oil:4.5"],
  ["chicken-and-potato-bake", "LD", 50, "chicken-thigh:130 potato:300 carrot:80 olive-oil:13.5"],
  ["stuffed-sweet-potato", "LD", 50, "sweet-potato:300 black-beans:120 avocado:75"],
  ["chicken-with-sweet-potato", "LD", 30, "chicken-breast:140 sweet-potato:220 olive-oil:18 broccoli:100"],
  ["beef-with-sweet-potato", "LD", 45, "beef-mince-lean:140 sweet-potato:220 olive-oil:18 mushrooms:80"],
  ["salmon-with-sweet-potato", "LD", 30, "salmon-fillet:130 sweet-potato:220 olive-oil:9 spinach:80"],
  ["pork-with-apple-and-roots", "LD", 45, "pork-loin:140 apple:85 sweet-potato:180 olive-oil:13.5"],
  ["prawns-with-sweet-potato", "LD", 30, "prawns:160 sweet-potato:200 avocado:75 olive-oil:9"],
  ["chicken-and-fruit-salad", "LD", 20, "chicken-breast:130 orange:140 walnuts:20 olive-oil:9 sweet-potato:120"],
  ["cod-with-roots", "LD", 35, "cod:150 sweet-potato:220 carrot:100 olive-oil:22.5"],
  ["salmon-with-greens", "LD", 20, "salmon-fillet:150 spinach:120 olive-oil:18 avocado:75"],
  ["chicken-thighs-with-courgette", "LD", 35, "chicken-thigh:160 courgette:180 olive-oil:27 pumpkin-seeds:10"],
  ["beef-with-mushrooms", "LD", 25, "beef-mince:170 mushrooms:120 olive-oil:18 spinach:80"],
  ["pork-with-broccoli", "LD", 25, "pork-loin:160 broccoli:120 olive-oil:27"],
  ["cheese-and-broccoli-bake", "LD", 40, "broccoli:180 cheddar:60 egg:50 olive-oil:13.5 butter:7"],
  ["tofu-in-coconut", "LD", 25, "tofu-firm:180 coconut-milk:110 spinach:100 olive-oil:9"],
  ["halloumi-style-salad", "LD", 15, "feta:80 cucumber:120 olive-oil:18 avocado:75 spinach:40"],
  ["tuna-and-avocado", "LD", 10, "canned-tuna:112 avocado:150 olive-oil:18 cucumber:100"],
  ["prawns-in-coconut", "LD", 25, "prawns:160 coconut-milk:120 courgette:120 olive-oil:13.5"],
  ["beef-and-courgette", "LD", 40, "beef-mince:160 courgette:200 olive-oil:18"],
  ["mushroom-and-seed-bowl", "LD", 25, "mushrooms:200 pumpkin-seeds:50 olive-oil:18 spinach:80"],
  ["tofu-with-seeds", "LD", 30, "tofu-firm:200 pumpkin-seeds:30 olive-oil:18 broccoli:80"],
  // Snacks
  ["apple-and-almonds", "S", 5, "apple:85 almonds:15"],
  ["banana-and-walnuts", "S", 5, "banana:59 walnuts:15"],
  ["hummus-and-carrot", "S", 5, "hummus:50 carrot:80"],
  ["yogurt-and-berries", "S", 5, "greek-yogurt:120 strawberries:80 honey:7"],
  ["strawberries-and-seeds", "S", 5, "strawberries:150 pumpkin-seeds:15"],
  ["orange-and-seeds", "S", 5, "orange:140 pumpkin-seeds:10"],
  ["oat-bites", "S", 15, "gluten-free-oats:25 banana:30 pumpkin-seeds:8"],
  ["chickpea-crunch", "S", 30, "chickpeas:80 olive-oil:4.5"],
  ["cheese-and-apple", "S", 5, "cheddar:20 apple:85"],
  ["avocado-and-tomato", "S", 5, "avocado:75 tomato:60"],
  ["cucumber-and-feta", "S", 5, "cucumber:100 feta:30 olive-oil:4.5"],
  ["almonds-and-blueberries", "S", 5, "almonds:20 blueberries:60"],
  ["tofu-bites", "S", 20, "tofu-firm:90 olive-oil:9"],
  ["egg-and-cucumber", "S", 12, "egg:50 cucumber:80 olive-oil:4.5"],
  ["coconut-strawberries", "S", 5, "coconut-milk:50 strawberries:60 pumpkin-seeds:8"],
  ["courgette-sticks-with-seeds", "S", 10, "courgette:120 pumpkin-seeds:15 olive-oil:4.5"],
  // Sides
  ["boiled-rice", "ld", 20, "white-rice:55"],
  ["boiled-potatoes", "ld", 25, "potato:220"],
  ["bread-and-tomato", "bld", 5, "wholemeal-bread:40 tomato:60 olive-oil:4.5"],
  ["sweet-potato-wedges", "ld", 30, "sweet-potato:180 olive-oil:9"],
  ["fruit-salad", "bld", 10, "apple:85 orange:140 banana:59"],
  ["banana-alone", "b", 2, "banana:118"],
  ["strawberries-in-a-bowl", "bld", 5, "strawberries:200"],
  ["green-salad", "ld", 10, "spinach:60 cucumber:80 olive-oil:9 lemon-juice:7.5"],
  ["broccoli-with-oil", "ld", 15, "broccoli:150 olive-oil:9"],
  ["avocado-half", "bld", 5, "avocado:75 lemon-juice:5"],
  ["almonds-in-a-bowl", "b", 2, "almonds:30"],
  ["seeds-in-a-bowl", "bld", 2, "pumpkin-seeds:30"],
  ["yogurt-in-a-bowl", "b", 2, "greek-yogurt:150"],
  ["bean-salad", "ld", 10, "black-beans:120 tomato:60 olive-oil:9"],
  ["chicken-strips", "ld", 20, "chicken-breast:90 olive-oil:4.5"],
];

function recipe([id, meals, minutes, foods]: RecipeRow): Recipe {
  const course: Course = meals === meals.toLowerCase() ? "side" : "main";
  const slow = minutes > 30;
  const servings = slow ? 4 : 2;
  const ingredients = foods.split(" ").map((part) => {
    const [food = "", grams = "0"] = part.split(":");
    return { food, grams: Number(grams) * servings };
  });
  return {
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("-", " ")}`,
    description: `${id} for the tests.`,
    meals: meals
      .toUpperCase()
      .split("")
      .flatMap((letter) => MEALS[letter] ?? []),
    course,
    cuisine: "Everyday",
    servings,
    handsOnMinutes: Math.min(minutes, course === "side" ? 5 : 15),
    totalMinutes: minutes,
    ingredients,
    steps: ingredients.map(({ food }) => ({ text: `Add {${food}} and {${food}|stir it}.` })),
    equipment: [],
    leftovers: {
      fridgeDays: slow ? 3 : 1,
      freezerMonths: null,
      store: "In a box.",
      reheat: "Reheat until steaming hot, 74 °C inside.",
    },
  };
}

/** The dishes of the tests' book. */
export const TABLE_RECIPES: readonly Recipe[] = DISHES.map(recipe);
