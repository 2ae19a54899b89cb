/** Food and drink from outside the kitchen, with how much energy a usual one has, kcal. `words` are the alternatives of a pattern. */
export const TAKEAWAYS: readonly {
  readonly words: string;
  readonly name: string;
  readonly many: string;
  readonly kcal: readonly [low: number, high: number];
}[] = [
  { words: "beers?|lagers?|pints?", name: "a beer", many: "beers", kcal: [140, 220] },
  { words: "wines?|glass of wine|glasses of wine", name: "a glass of wine", many: "glasses of wine", kcal: [110, 160] },
  { words: "kebabs?|doners?|gyros", name: "a kebab", many: "kebabs", kcal: [600, 900] },
  { words: "burgers?|hamburgers?|cheeseburgers?|big macs?", name: "a burger", many: "burgers", kcal: [450, 800] },
  { words: "pizzas?", name: "a pizza", many: "pizzas", kcal: [800, 1200] },
  { words: "fries|chips", name: "a portion of fries", many: "portions of fries", kcal: [350, 500] },
  { words: "burritos?", name: "a burrito", many: "burritos", kcal: [700, 1000] },
  { words: "curry|curries", name: "a takeaway curry with rice", many: "takeaway curries", kcal: [800, 1200] },
  { words: "donuts?|doughnuts?", name: "a doughnut", many: "doughnuts", kcal: [220, 350] },
  { words: "croissants?", name: "a croissant", many: "croissants", kcal: [230, 350] },
  { words: "cokes?|colas?", name: "a can of cola", many: "cans of cola", kcal: [135, 145] },
  { words: "sandwich|sandwiches", name: "a sandwich", many: "sandwiches", kcal: [350, 600] },
  { words: "ice creams?|icecreams?", name: "an ice cream", many: "ice creams", kcal: [200, 400] },
];
