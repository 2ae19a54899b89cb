/** How a food is on a plate. */
export type FoodShape =
  | "leaf"
  | "ball"
  | "slice"
  | "strand"
  | "grain"
  | "chunk"
  | "piece"
  | "cream"
  | "liquid"
  | "bread"
  | "wedge"
  | "nut";

/** A food as it is drawn: its shape and two tones of its colour, `body` and the darker `ground` it's on. */
export interface FoodLook {
  readonly shape: FoodShape;
  readonly body: string;
  readonly ground: string;
}

type Tone = readonly [lightness: number, chroma: number, hue: number];

const GREEN: Tone = [0.62, 0.14, 138];
const DARK_GREEN: Tone = [0.47, 0.1, 146];
const PALE_GREEN: Tone = [0.82, 0.13, 125];
const RED: Tone = [0.6, 0.19, 28];
const TOMATO: Tone = [0.64, 0.19, 34];
const BERRY: Tone = [0.55, 0.18, 12];
const PURPLE: Tone = [0.42, 0.12, 345];
const BLUE: Tone = [0.42, 0.08, 275];
const ORANGE: Tone = [0.74, 0.16, 58];
const GOLD: Tone = [0.84, 0.15, 88];
const YELLOW: Tone = [0.9, 0.14, 100];
const CREAM: Tone = [0.94, 0.035, 92];
const WHITE: Tone = [0.95, 0.015, 95];
const WHEAT: Tone = [0.84, 0.075, 82];
const TOAST: Tone = [0.71, 0.1, 70];
const BROWN: Tone = [0.48, 0.075, 52];
const DARK_BROWN: Tone = [0.36, 0.05, 45];
const BLACK: Tone = [0.31, 0.03, 330];
const ROAST: Tone = [0.76, 0.095, 68];
const MEAT: Tone = [0.49, 0.085, 35];
const PINK: Tone = [0.74, 0.1, 25];
const SALMON: Tone = [0.74, 0.14, 42];

/** The first line whose words are part of a food's id says how it looks; foods that only season are on no plate. */
const LOOKS: ReadonlyArray<readonly [words: RegExp, shape: FoodShape, tone: Tone]> = [
  [/lemon|(?<!s)lime/, "slice", YELLOW],
  [/yogurt|creme|sour-cream|cream-cheese|cottage|ricotta|mayonnaise|aioli|double-cream|single-cream/, "cream", CREAM],
  [/guacamole/, "cream", PALE_GREEN],
  [/hummus|tahini|-butter$|caesar/, "cream", WHEAT],
  [/pesto/, "cream", GREEN],
  [/passata|canned-tomatoes|tomato-juice|salsa|ketchup/, "liquid", TOMATO],
  [/coconut-(milk|cream)/, "liquid", [0.93, 0.05, 88]],
  [/milk|kefir|oat-drink|whey/, "liquid", CREAM],
  [/stock|miso|broth/, "liquid", [0.7, 0.1, 72]],
  [/coffee|-wine$|beer|cocoa|chocolate/, "liquid", BROWN],
  [/juice|tea$/, "liquid", GOLD],
  [/salmon|trout/, "piece", SALMON],
  [/prawn|crab|squid/, "wedge", [0.78, 0.12, 40]],
  [/tuna|mackerel|sardine|herring|anchov|mussel|clam/, "piece", [0.62, 0.04, 250]],
  [/cod|haddock|pollock|halibut|tilapia|bass|monkfish|scallop/, "piece", [0.93, 0.03, 75]],
  [/mince|sausage|chorizo|salami|liver/, "ball", MEAT],
  [/bacon|prosciutto|^ham$/, "piece", [0.66, 0.14, 24]],
  [/beef|lamb|venison|duck/, "piece", MEAT],
  [/chicken|turkey/, "piece", ROAST],
  [/pork/, "piece", PINK],
  [/^egg$|egg-yolk/, "slice", GOLD],
  [/egg-white/, "cream", WHITE],
  [/tofu-silken|mozzarella|goat-cheese|brie|queso/, "chunk", WHITE],
  [/tofu|feta/, "chunk", CREAM],
  [/tempeh|seitan/, "chunk", TOAST],
  [/cheddar|gouda|gruyere|emmental|parmesan|hard-cheese|blue-cheese/, "chunk", GOLD],
  [/bread|baguette|ciabatta|muffin|bagel|naan|pita|rice-cakes|oatcakes|pumpernickel/, "bread", TOAST],
  [/corn-tortilla|tortilla-chips|crispbread/, "bread", GOLD],
  [/tortilla/, "bread", WHEAT],
  [/noodles|pasta|spaghetti-squash/, "strand", [0.89, 0.09, 90]],
  [/black-bean|black-eyed/, "ball", BLACK],
  [/kidney|pinto|red-bean|refried/, "ball", [0.42, 0.12, 25]],
  [/red-lentil|canned-lentil/, "grain", ORANGE],
  [/lentil|mung/, "grain", [0.55, 0.07, 115]],
  [/chickpeas|butter-bean|white-bean|cannellini/, "ball", WHEAT],
  [/edamame|(^|-)peas(-|$)|okra|tomatillo/, "ball", GREEN],
  [/rice|cauliflower-rice/, "grain", WHITE],
  [/quinoa|millet|bulgur|couscous|barley|spelt|amaranth|teff|polenta|cornmeal|semolina/, "grain", [0.86, 0.1, 88]],
  [/oats|oat-|buckwheat|flour/, "grain", WHEAT],
  [/sweet-potato|butternut|pumpkin$/, "chunk", ORANGE],
  [/carrot/, "slice", ORANGE],
  [/potato|parsnip|celeriac|swede|turnip|cassava|yam|jicama|daikon|kohlrabi|artichoke|hearts-of-palm/, "chunk", [0.89, 0.09, 90]],
  [/plantain|banana/, "slice", [0.91, 0.1, 95]],
  [/beetroot|radicchio/, "slice", PURPLE],
  [/radish/, "slice", [0.62, 0.19, 8]],
  [/cherry-tomatoes|tomato-puree/, "ball", TOMATO],
  [/tomato/, "wedge", TOMATO],
  [/red-bell|chilli|roasted-peppers|harissa|paste/, "wedge", RED],
  [/yellow-bell/, "wedge", GOLD],
  [/green-bell|jalapeno/, "wedge", GREEN],
  [/cucumber|courgette|pickle|kiwi/, "slice", PALE_GREEN],
  [/sweetcorn|popcorn/, "ball", GOLD],
  [/aubergine/, "slice", PURPLE],
  [/avocado/, "wedge", PALE_GREEN],
  [/(?<!pine)apple|pear(?!l)|grapefruit|peach|nectarine|(?<!water)melon/, "wedge", [0.85, 0.13, 108]],
  [/strawberr|watermelon|rhubarb/, "wedge", RED],
  [/raspberr|cranberr|pomegranate|cherries|frozen-berries|red-grape|plum/, "ball", BERRY],
  [/blueberr|blackberr|grapes|fig|prune|raisin|currant/, "ball", BLUE],
  [/date/, "ball", DARK_BROWN],
  [/apricot|mandarin|orange|mango|papaya|passion/, "wedge", ORANGE],
  [/pineapple/, "wedge", GOLD],
  [/kalamata|olive(?!-oil)/, "ball", [0.43, 0.07, 125]],
  [/mushroom|shiitake/, "slice", [0.7, 0.05, 65]],
  [/red-cabbage/, "strand", PURPLE],
  [/red-onion|shallot/, "strand", [0.6, 0.12, 345]],
  [/onion|leek|fennel$|bean-sprouts|bamboo|sauerkraut|chestnut/, "strand", [0.92, 0.05, 115]],
  [/cabbage|iceberg|celery|chicory|pak-choi|chinese/, "leaf", PALE_GREEN],
  [/broccoli|asparagus|green-beans|sprouts|sugar-snap|spring-greens/, "leaf", GREEN],
  [/kale|spinach|chard|rocket|watercress|basil|parsley|coriander-leaves|mint$|nori|dill$|chives/, "leaf", DARK_GREEN],
  [/lettuce|romaine/, "leaf", [0.72, 0.15, 132]],
  [/cauliflower/, "ball", CREAM],
  [/frozen-mixed/, "ball", GREEN],
  [/almond|cashew|walnut|pecan|hazelnut|pistachio|nuts|macadamia|brazil|coconut-flakes/, "nut", TOAST],
  [/seeds|flaxseed/, "nut", [0.66, 0.06, 100]],
  [/honey|syrup|jam/, "liquid", [0.72, 0.15, 66]],
];

const SEASONING =
  /(^|-)(oil|vinegar|sauce|salt|pepper|powder|mustard|starch|sugar|seasoning|spice|garlic|ginger|thyme|rosemary)(-|$)/;

const colour = ([l, c, h]: Tone): string => `oklch(${l} ${c} ${h})`;

/** How a food is drawn; null for what only seasons a dish. */
export function lookOf(foodId: string): FoodLook | null {
  if (SEASONING.test(foodId) && !/bell-pepper|sugar-snap/.test(foodId)) return null;
  const found = LOOKS.find(([words]) => words.test(foodId));
  if (found === undefined) return null;
  const [, shape, [l, c, h]] = found;
  return { shape, body: colour([l, c, h]), ground: colour([Math.round((l - 0.11) * 100) / 100, c, h]) };
}
