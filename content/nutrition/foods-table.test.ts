import { describe, expect, it } from "vitest";
import { allergensOf, dietsOf } from "@lockstep/domain/nutrition/food.ts";
import { ALLERGENS, DIETS } from "@lockstep/domain/nutrition/diets.ts";
import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";
import { FOODS, findFood } from "./foods/index.ts";

/**
 * The second, independent check of every food: what an allergist and a dietitian read on its label, typed by hand, against what the rule
 * derives from its substances. It must not be generated from the data: a new food fails here until someone has read it.
 *
 * A line is "allergens | diets that refuse it | foods of that reading". Allergens: D dairy, E eggs, N nuts, P peanuts, F fish,
 * C shellfish, S soy, W wheat, G gluten, X sesame. Diets: r vegetarian, v vegan, k keto, p paleo, m mediterranean. "-": none.
 */
const READINGS = `
  Vegetables, mushrooms, herbs
  - | - | onion red-onion shallot spring-onion leek garlic ginger carrot celery celeriac beetroot cooked-beetroot radish daikon turnip swede fennel
  - | - | red-bell-pepper yellow-bell-pepper green-bell-pepper chilli jalapeno tomato cherry-tomatoes cucumber courgette aubergine pumpkin spaghetti-squash okra tomatillo
  - | - | broccoli tenderstem-broccoli cauliflower cauliflower-rice cabbage red-cabbage savoy-cabbage chinese-cabbage brussels-sprouts kale kohlrabi
  - | - | spinach baby-spinach swiss-chard spring-greens pak-choi lettuce romaine iceberg-lettuce rocket watercress chicory radicchio asparagus artichoke
  - | - | mushrooms chestnut-mushrooms portobello-mushrooms shiitake oyster-mushrooms jicama frozen-spinach frozen-cauliflower
  - | - | parsley coriander-leaves basil mint dill chives thyme rosemary sage lemongrass
  - | k | parsnip butternut-squash sweet-potato jerusalem-artichoke cassava yam plantain
  - | kp | potato new-potatoes sweetcorn frozen-sweetcorn canned-sweetcorn frozen-mixed-vegetables
  - | p | green-beans sugar-snap-peas bean-sprouts

  Vegetables in cans and jars
  - | - | canned-tomatoes passata tomato-puree olives kalamata-olives capers artichoke-hearts sun-dried-tomatoes roasted-peppers
  - | - | dill-pickles sauerkraut hearts-of-palm bamboo-shoots
  - | m | coconut-milk light-coconut-milk coconut-cream
  - | k | water-chestnuts

  Fruit
  - | - | lemon lime strawberries blueberries raspberries blackberries cranberries rhubarb avocado lemon-juice lime-juice
  - | - | frozen-berries frozen-blueberries frozen-raspberries frozen-strawberries frozen-blackberries coconut-flakes
  - | k | apple pear banana orange mandarin grapefruit grapes mango pineapple kiwi peach nectarine apricot plum melon watermelon
  - | k | pomegranate-seeds cherries fig papaya passion-fruit raisins dates dried-apricots prunes dried-figs currants
  - | kpm | dried-cranberries jam

  Grain, flour, pasta
  - | kp | white-rice basmati-rice jasmine-rice brown-rice wild-rice arborio-rice sushi-rice quinoa millet buckwheat-groats amaranth teff polenta cornmeal popcorn
  - | kp | rice-flour buckwheat-flour chickpea-flour cornstarch rice-noodles glass-noodles gluten-free-pasta gluten-free-oats
  - | k | tapioca-starch arrowroot
  WG | kp | wheat-flour wholemeal-flour semolina bulgur couscous spelt soba-noodles vital-wheat-gluten rolled-oats oat-bran pearl-barley
  ESWG | kp | pasta lasagne-sheets wholewheat-pasta
  ESWG | vkp | egg-noodles
  NP | - | almond-flour

  Bakery
  DSWGX | kp | wholemeal-bread
  DNSWGX | kpm | multigrain-bread
  DSWGX | kpm | white-bread breadcrumbs
  DESWGX | kpm | bagel
  DESWG | kpm | english-muffin
  DEWGX | vkpm | naan
  DES | vkpm | gluten-free-bread
  SWGX | kp | sourdough-bread baguette ciabatta rye-bread pumpernickel
  WGX | kp | pita-bread wholemeal-pita
  WG | kp | flour-tortilla wholewheat-tortilla
  DWGX | kp | oatcakes crispbread-rye
  - | kp | corn-tortilla tortilla-chips rice-cakes

  Pulses and soy
  - | kp | red-lentils green-lentils canned-lentils split-peas black-beans kidney-beans cannellini-beans white-beans chickpeas
  - | kp | butter-beans pinto-beans black-eyed-beans refried-beans mung-beans green-peas
  S | p | edamame tofu-firm tofu-silken tempeh soy-milk
  S | kpm | soy-yogurt
  SWG | kp | seitan miso

  Nuts, seeds, plant drinks
  NP | - | almonds flaked-almonds walnuts cashews pecans hazelnuts pistachios pine-nuts brazil-nuts macadamias almond-butter cashew-butter
  NP | p | peanuts peanut-butter
  N | - | almond-milk
  X | - | tahini sesame-seeds
  - | - | sunflower-seeds sunflower-seed-butter pumpkin-seeds poppy-seeds chia-seeds flaxseed hemp-seeds
  - | kp | rice-milk
  WG | kp | oat-drink
  - | km | coconut-yogurt

  Meat
  - | rv | chicken-breast chicken-thigh chicken-thigh-skin-on chicken-drumsticks chicken-wings chicken-mince chicken-liver cooked-chicken-breast
  - | rv | turkey-breast turkey-mince turkey-thigh duck-breast
  - | rvm | beef-mince-lean beef-mince beef-sirloin beef-ribeye beef-flank beef-stewing beef-brisket beef-liver venison
  - | rvm | pork-loin pork-tenderloin pork-mince pork-belly pork-shoulder lamb-leg lamb-stewing lamb-shoulder lamb-mince
  - | rvm | bacon prosciutto italian-sausage
  - | rvkpm | ham
  DS | rvm | chorizo
  D | rvm | salami

  Fish
  F | rv | salmon-fillet smoked-salmon cod haddock pollock halibut tilapia sea-bass trout tuna-steak mackerel herring monkfish
  F | rv | canned-tuna canned-salmon canned-mackerel sardines anchovies fish-sauce
  C | rv | prawns cooked-prawns crab scallops mussels clams squid

  Dairy and eggs
  E | v | egg egg-white egg-yolk
  D | vp | milk semi-skimmed-milk skimmed-milk buttermilk kefir greek-yogurt low-fat-greek-yogurt plain-yogurt
  D | vp | cottage-cheese ricotta mozzarella low-moisture-mozzarella cheddar feta goat-cheese blue-cheese vegetarian-hard-cheese queso-fresco
  D | rvp | parmesan gruyere emmental gouda brie
  D | vpm | butter ghee double-cream single-cream sour-cream creme-fraiche cream-cheese
  DENPSWG | vp | whey-protein

  Oils, vinegars, sauces
  - | - | olive-oil avocado-oil
  - | m | coconut-oil
  - | p | rapeseed-oil sunflower-oil tikka-paste
  X | - | sesame-oil
  - | - | white-wine-vinegar red-wine-vinegar cider-vinegar rice-vinegar
  - | k | balsamic-vinegar maple-syrup agave
  G | kp | malt-vinegar
  SWG | kp | soy-sauce
  S | p | tamari
  FSWG | rvkpm | worcestershire-sauce
  CSWG | rvkpm | oyster-sauce
  SWGX | kpm | hoisin-sauce teriyaki-sauce
  - | - | hot-sauce dijon-mustard wholegrain-mustard horseradish salsa harissa chipotle-paste guacamole
  - | kpm | sriracha ketchup molasses
  ES | vp | mayonnaise aioli
  DENP | rvp | pesto
  X | kp | hummus
  DEFSWG | rvkpm | caesar-dressing
  FC | - | green-curry-paste red-curry-paste
  - | - | vegetable-stock
  DSWG | rv | chicken-stock
  DSWG | rvm | beef-stock
  - | p | white-wine red-wine
  - | vk | honey

  Spices and baking
  - | - | salt black-pepper white-pepper cumin coriander-ground turmeric paprika smoked-paprika chilli-powder cayenne ginger-ground cinnamon nutmeg
  - | - | cardamom cloves allspice curry-powder oregano dried-thyme dried-basil dried-rosemary dried-dill dried-sage bay-leaf fennel-seeds
  - | - | caraway-seeds mustard-seeds fenugreek saffron garlic-powder onion-powder
  - | - | garam-masala italian-seasoning cajun-seasoning taco-seasoning ras-el-hanout five-spice pumpkin-spice
  WGX | - | zaatar
  - | p | vanilla-extract
  - | kp | baking-powder
  - | - | baking-soda cream-of-tartar yeast nutritional-yeast cocoa-powder agar
  - | kpm | sugar brown-sugar icing-sugar
  DNPSWG | kpm | dark-chocolate chocolate-chips
  - | rv | gelatine
  FC | - | nori

  Drinks
  - | - | water tomato-juice coconut-water coffee black-tea green-tea herbal-tea
  - | k | orange-juice apple-juice
  WG | kp | beer
`;

const ALLERGEN_LETTERS: ReadonlyMap<string, Allergen> = new Map([
  ["D", "Dairy"],
  ["E", "Eggs"],
  ["N", "Nuts"],
  ["P", "Peanuts"],
  ["F", "Fish"],
  ["C", "Shellfish"],
  ["S", "Soy"],
  ["W", "Wheat"],
  ["G", "Gluten"],
  ["X", "Sesame"],
]);
const DIET_LETTERS: ReadonlyMap<string, Diet> = new Map([
  ["r", "vegetarian"],
  ["v", "vegan"],
  ["k", "keto"],
  ["p", "paleo"],
  ["m", "mediterranean"],
]);

function spelled<T>(letters: string, words: ReadonlyMap<string, T>): readonly T[] {
  if (letters === "-") return [];
  return letters.split("").map((letter) => {
    const word = words.get(letter);
    if (word === undefined) throw new Error(`"${letter}" in "${letters}" stands for nothing.`);
    return word;
  });
}

interface Reading {
  readonly id: string;
  readonly allergens: readonly Allergen[];
  readonly refusedBy: readonly Diet[];
}

const readings: readonly Reading[] = READINGS.split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([allergens = "", diets = "", ids]) =>
    ids === undefined
      ? []
      : ids
          .split(" ")
          .map((id) => ({ id, allergens: spelled(allergens, ALLERGEN_LETTERS), refusedBy: spelled(diets, DIET_LETTERS) })),
  );

describe("every food, as read", () => {
  it("is read once, and nothing is read that's no food", () => {
    expect(readings.map(({ id }) => id).toSorted()).toEqual(FOODS.map(({ id }) => id).toSorted());
  });

  it.each(readings)("$id", ({ id, allergens, refusedBy }) => {
    const food = findFood(id);
    expect(allergensOf(food, findFood)).toEqual(ALLERGENS.filter((allergen) => allergens.includes(allergen)));
    expect(dietsOf(food, findFood)).toEqual(DIETS.filter((diet) => !refusedBy.includes(diet)));
  });
});
