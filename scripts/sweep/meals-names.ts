import type { Allergen, Diet } from "@lockstep/domain/nutrition/diets.ts";

// A second guard that knows nothing of substances: words that must not be in the name of a food. It would notice a cheese that
// someone listed as a vegetable.

/** Phrases that hold a forbidden word and mean something else; taken out before the words are looked for. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:nut|dairy|milk|egg|soy|gluten|wheat|sugar|fish|meat|lactose|sesame|peanut)[- ]free\b(?: (?:oats|rolled oats|bread|pasta|flour|penne|spaghetti|oat\w*|\w+ bread|\w+ pasta))?/g,
  /\b(?:coconut|almond|soy|soya|rice|oat|cashew|hemp) (?:milk|cream|yogurt|yoghurt|butter|drink)\b/g,
  /\b(?:peanut|nut|seed|cocoa|apple) butter\b/g,
  /\bbutter ?(?:beans?|lettuce|nut)\b|\bbutternut\b/g,
  /\bcream of tartar\b/g,
  /\boyster mushrooms?\b|\bchestnut mushrooms?\b|\bwater chestnuts?\b/g,
  /\bbuckwheat\b(?: (?:flour|groats|noodles))?/g,
  /\b(?:corn|maize) tortillas?\b|\btortilla chips\b/g,
  /\b(?:rice|glass|mung bean|shirataki|kelp) (?:noodles|vermicelli)\b/g,
  /\bcauliflower rice\b|\brice vinegar\b/g,
  /\bspaghetti squash\b|\bparmesan style\b/g,
  /\bsugar[- ]?snap(?: peas?)?\b|\bno(?: added)? sugar\b|\bwithout sugar\b/g,
  /\bsweet potato(?:es)?\b/g,
  /\b(?:white|red|rice) wine vinegar\b|\bwine vinegar\b/g,
  /\bgreen beans?\b|\bbean ?sprouts?\b|\bvanilla beans?\b/g,
  /\bvegetable stock\b/g,
];

/** Milk substitutes name their nut, soy or oat: kept for the allergies of those, as the phrase itself is harmless only for dairy. */
const NUTTY = /\b(?:almond|cashew|nut|peanut|soy|soya|oat|sesame|coconut|hemp)\b/g;

const DAIRY =
  "milk buttermilk butter cheese yogurt yoghurt cream ghee whey kefir casein ricotta mozzarella cheddar feta parmesan parmigiano pecorino gruyere gruyère emmental brie camembert gouda queso paneer halloumi mascarpone quark crème creme skyr custard caesar pesto";
const EGGS = "egg eggs mayonnaise mayo aioli meringue caesar custard";
const FISH =
  "fish salmon cod haddock pollock halibut tilapia bass trout tuna mackerel herring monkfish sardine sardines anchovy anchovies worcestershire caesar kipper plaice";
const SHELLFISH =
  "prawn prawns shrimp shrimps crab lobster scallop scallops mussel mussels clam clams squid calamari octopus oyster oysters crayfish";
const MEAT =
  "beef pork lamb chicken turkey duck bacon ham prosciutto chorizo salami sausage sausages venison veal liver pancetta gelatine gelatin lard suet tallow meat";
const WHEAT =
  "wheat bread baguette ciabatta pita pitta naan bagel muffin tortilla tortillas wrap wraps crouton couscous bulgur semolina spelt seitan breadcrumbs panko pasta spaghetti penne noodles soba udon brioche teriyaki hoisin";
const GRAIN =
  "wheat bread pasta noodles couscous bulgur oats oat barley rye rice quinoa millet polenta cornmeal corn sweetcorn tortilla tortillas spelt";

const words = (text: string): RegExp => new RegExp(`\\b(?:${text.replaceAll(" ", "|")})\\b`, "g");

const BY_ALLERGY: Readonly<Record<Allergen, RegExp>> = {
  Dairy: words(DAIRY),
  Eggs: words(EGGS),
  Nuts: words(
    "nut nuts almond almonds walnut walnuts cashew cashews pecan pecans hazelnut hazelnuts pistachio pistachios macadamia macadamias brazil chestnut chestnuts praline marzipan pesto",
  ),
  Peanuts: words("peanut peanuts groundnut groundnuts satay"),
  Fish: words(FISH),
  Shellfish: words(SHELLFISH),
  Soy: words("soy soya soybean soybeans tofu tempeh edamame miso tamari hoisin teriyaki shoyu"),
  Wheat: words(`${WHEAT} oats oat oatmeal oatcakes beer`),
  Gluten: words(`${WHEAT} oats oat oatmeal oatcakes barley rye malt beer pumpernickel`),
  Sesame: words("sesame tahini hummus zaatar za'atar halva gomasio"),
};

const VEGETARIAN = `${MEAT} ${FISH} ${SHELLFISH} parmesan parmigiano pecorino gruyere gruyère emmental pesto`;
const BY_DIET: Readonly<Record<Diet, RegExp | null>> = {
  standard: null,
  vegetarian: words(VEGETARIAN),
  vegan: words(`${VEGETARIAN} ${DAIRY} ${EGGS} honey`),
  keto: words(
    `${GRAIN} sugar honey syrup agave molasses jam potato potatoes lentils chickpea chickpeas beans banana mango grapes dates raisins prunes pineapple`,
  ),
  paleo: words(
    `${GRAIN} ${DAIRY} sugar lentils chickpea chickpeas beans peas peanut peanuts soy soya tofu tempeh edamame miso tamari potato potatoes beer wine`,
  ),
  mediterranean: words(
    "beef pork lamb venison veal bacon ham prosciutto chorizo salami sausage butter ghee cream lard suet sugar",
  ),
};

function plain(text: string): string {
  return text.toLowerCase().replaceAll("-", " ").replaceAll("’", "'");
}

/** The text without harmless phrases. With `keep`, the words that name what a substitute is made of stay. */
function stripped(text: string, keep: boolean): string {
  let left = plain(text);
  // "gluten-free" became "gluten free" above: the pattern takes both.
  for (const phrase of HARMLESS) left = left.replace(phrase, (found) => kept(found, keep));
  return left;
}

function kept(found: string, keep: boolean): string {
  return keep && !/\bfree\b/.test(found) ? ` ${(found.match(NUTTY) ?? []).join(" ")} ` : " ";
}

/** "Gluten-free" says nothing of soy or sesame, and "nut-free" nothing of wheat: a phrase clears its own word only. */
const OF_SUBSTITUTES: ReadonlySet<Allergen> = new Set<Allergen>(["Nuts", "Peanuts", "Soy", "Wheat", "Gluten", "Sesame"]);

/** The words of a name that an allergy doesn't allow. */
export function wordsAgainstAllergy(name: string, allergy: Allergen): readonly string[] {
  return stripped(name, OF_SUBSTITUTES.has(allergy)).match(BY_ALLERGY[allergy]) ?? [];
}

/** The words of a name that a diet doesn't allow. */
export function wordsAgainstDiet(name: string, diet: Diet): readonly string[] {
  const pattern = BY_DIET[diet];
  return pattern === null ? [] : (stripped(name, diet === "paleo").match(pattern) ?? []);
}
