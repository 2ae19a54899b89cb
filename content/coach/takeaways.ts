/** Something to eat or drink from outside the kitchen, most of it not in the food table, with how much energy a usual one has, kcal. */
export interface Takeaway {
  /** What people call it, one and several, in small letters. */
  readonly words: readonly string[];
  readonly name: string;
  readonly many: string;
  readonly kcal: readonly [low: number, high: number];
  /** Drinks are no meal; of alcohol, it's said elsewhere whether it's a good idea. */
  readonly kind: "meal" | "snack" | "soft drink" | "alcohol";
  /** What else to know: the size, and a version that has less. */
  readonly note?: string;
  /** The food table has it after all, and it can be logged by amount. */
  readonly isInTable?: true;
  /** Sugar in one, grams. */
  readonly sugar?: readonly [low: number, high: number];
}

/** Food and drink from outside the kitchen. */
export const TAKEAWAYS: readonly Takeaway[] = [
  {
    words: ["beer", "beers", "lager", "lagers", "pint", "pints"],
    name: "a beer",
    many: "beers",
    kcal: [140, 220],
    kind: "alcohol",
    isInTable: true,
  },
  {
    words: ["wine", "wines", "glass of wine", "glasses of wine", "prosecco", "champagne"],
    name: "a glass of wine",
    many: "glasses of wine",
    kcal: [110, 160],
    kind: "alcohol",
    isInTable: true,
  },
  {
    words: ["vodka", "whisky", "whiskey", "gin", "rum", "tequila", "shot", "shots"],
    name: "a shot of spirits",
    many: "shots of spirits",
    kcal: [65, 110],
    kind: "alcohol",
  },
  {
    words: ["cocktail", "cocktails", "margarita", "mojito", "gin and tonic"],
    name: "a cocktail",
    many: "cocktails",
    kcal: [150, 350],
    kind: "alcohol",
  },
  {
    words: ["kebab", "kebabs", "doner", "doners", "doner kebab", "gyros", "gyro", "shawarma", "shawarmas"],
    name: "a kebab",
    many: "kebabs",
    kcal: [600, 900],
    kind: "meal",
  },
  {
    words: ["burger", "burgers", "hamburger", "hamburgers", "cheeseburger", "cheeseburgers", "big mac", "big macs", "whopper"],
    name: "a burger",
    many: "burgers",
    kcal: [450, 800],
    kind: "meal",
  },
  { words: ["hot dog", "hot dogs", "hotdog", "hotdogs"], name: "a hot dog", many: "hot dogs", kcal: [280, 400], kind: "meal" },
  {
    words: ["slice of pizza", "slices of pizza", "pizza slice", "pizza slices"],
    name: "a slice of pizza",
    many: "slices of pizza",
    kcal: [220, 350],
    kind: "meal",
  },
  { words: ["pizza", "pizzas"], name: "a pizza", many: "pizzas", kcal: [800, 1200], kind: "meal" },
  {
    words: ["fries", "chips", "french fries"],
    name: "a portion of fries",
    many: "portions of fries",
    kcal: [350, 500],
    kind: "snack",
  },
  {
    words: ["crisps", "doritos", "pringles"],
    name: "a small bag of crisps",
    many: "bags of crisps",
    kcal: [130, 250],
    kind: "snack",
  },
  { words: ["nachos"], name: "a portion of nachos", many: "portions of nachos", kcal: [600, 1000], kind: "meal" },
  { words: ["burrito", "burritos"], name: "a burrito", many: "burritos", kcal: [700, 1000], kind: "meal" },
  {
    words: ["sushi", "sushi roll", "sushi rolls"],
    name: "a portion of sushi",
    many: "portions of sushi",
    kcal: [300, 500],
    kind: "meal",
  },
  { words: ["ramen"], name: "a bowl of ramen", many: "bowls of ramen", kcal: [500, 900], kind: "meal" },
  { words: ["biryani", "biryanis"], name: "a plate of biryani", many: "plates of biryani", kcal: [700, 1000], kind: "meal" },
  { words: ["pad thai"], name: "a plate of pad thai", many: "plates of pad thai", kcal: [700, 1000], kind: "meal" },
  {
    words: ["curry", "curries", "takeaway curry"],
    name: "a takeaway curry with rice",
    many: "takeaway curries",
    kcal: [800, 1200],
    kind: "meal",
  },
  { words: ["samosa", "samosas"], name: "a samosa", many: "samosas", kcal: [150, 260], kind: "snack" },
  { words: ["empanada", "empanadas"], name: "an empanada", many: "empanadas", kcal: [250, 400], kind: "snack" },
  { words: ["schnitzel", "schnitzels"], name: "a schnitzel", many: "schnitzels", kcal: [400, 650], kind: "meal" },
  { words: ["pierogi", "pierogies"], name: "a plate of pierogi", many: "plates of pierogi", kcal: [400, 600], kind: "meal" },
  {
    words: ["donut", "donuts", "doughnut", "doughnuts"],
    name: "a doughnut",
    many: "doughnuts",
    kcal: [220, 350],
    kind: "snack",
  },
  { words: ["croissant", "croissants"], name: "a croissant", many: "croissants", kcal: [230, 350], kind: "snack" },
  { words: ["muffin", "muffins", "cupcake", "cupcakes"], name: "a muffin", many: "muffins", kcal: [300, 500], kind: "snack" },
  {
    words: ["cake", "slice of cake", "piece of cake"],
    name: "a slice of cake",
    many: "slices of cake",
    kcal: [300, 500],
    kind: "snack",
  },
  {
    words: ["candy bar", "candy bars", "snickers", "mars bar", "mars bars", "twix", "chocolate bar", "chocolate bars"],
    name: "a chocolate bar",
    many: "chocolate bars",
    kcal: [200, 280],
    kind: "snack",
  },
  {
    words: ["ice cream", "ice creams", "icecream", "icecreams"],
    name: "an ice cream",
    many: "ice creams",
    kcal: [200, 400],
    kind: "snack",
  },
  { words: ["milkshake", "milkshakes"], name: "a milkshake", many: "milkshakes", kcal: [350, 700], kind: "snack" },
  {
    words: ["coke", "cokes", "cola", "colas", "coca cola", "pepsi"],
    name: "a can of cola",
    many: "cans of cola",
    kcal: [135, 150],
    kind: "soft drink",
    note: "That's a can of 330-355 ml; a sugar-free one has next to none.",
    sugar: [35, 41],
  },
  {
    words: [
      "soda",
      "sodas",
      "sprite",
      "fanta",
      "lemonade",
      "soft drink",
      "soft drinks",
      "fizzy drink",
      "fizzy drinks",
      "dr pepper",
    ],
    name: "a can of soda",
    many: "cans of soda",
    kcal: [110, 160],
    kind: "soft drink",
    note: "That's a can of 330-355 ml; a sugar-free one has next to none.",
    sugar: [25, 42],
  },
  {
    words: ["red bull", "redbull", "monster energy", "energy drink", "energy drinks"],
    name: "a can of energy drink",
    many: "cans of energy drink",
    kcal: [110, 230],
    kind: "soft drink",
    note: "A small can (250 ml) is the lower figure, a big one (500 ml) the higher; a sugar-free one has next to none.",
    sugar: [27, 55],
  },
  { words: ["sandwich", "sandwiches"], name: "a sandwich", many: "sandwiches", kcal: [350, 600], kind: "meal" },
];

const alternatives = (takeaways: readonly Takeaway[]): string =>
  takeaways.flatMap(({ words }) => words.map((word) => word.replaceAll(" ", "_"))).join("|");

/** Every name as the alternatives of a phrase. */
export const TAKEAWAY_WORDS = alternatives(TAKEAWAYS);
/** Those without alcohol. */
export const TREAT_WORDS = alternatives(TAKEAWAYS.filter(({ kind }) => kind !== "alcohol"));

/** What to have instead of something that isn't in the table either. */
export const INSTEAD_OF_TREATS: readonly { readonly words: readonly string[]; readonly advice: string }[] = [
  {
    words: [
      "coke",
      "cola",
      "pepsi",
      "soda",
      "sprite",
      "fanta",
      "lemonade",
      "soft drinks",
      "energy drink",
      "energy drinks",
      "red bull",
    ],
    advice:
      "**sparkling water** with lemon or a splash of juice, **unsweetened iced tea**, or the **sugar-free version**, which has next to no calories. If it's the caffeine you like, coffee or tea does it.",
  },
  {
    words: ["chips", "crisps", "doritos", "pringles", "fries"],
    advice: "**air-popped popcorn**, **roasted chickpeas**, or potato wedges from the oven with a little oil.",
  },
  {
    words: ["ice cream", "icecream", "milkshake", "milkshakes"],
    advice: "a **frozen banana** blended with yogurt, or **Greek yogurt with frozen berries**.",
  },
  {
    words: [
      "candy",
      "sweets",
      "chocolate bar",
      "candy bar",
      "cake",
      "muffin",
      "muffins",
      "donut",
      "donuts",
      "doughnuts",
      "biscuits",
      "cookies",
    ],
    advice: "**fruit with yogurt**, **dates with nut butter**, or two squares of **dark chocolate** on a plate.",
  },
  {
    words: ["beer", "beers", "wine", "alcohol"],
    advice: "**alcohol-free beer**, sparkling water with lime, or tonic with ice and a slice of cucumber.",
  },
];
