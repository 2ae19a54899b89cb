/** What people call foods of the catalogue, beside their names and aliases there: the one they most often mean. */
export const FOOD_ALIASES: Readonly<Record<string, readonly string[]>> = {
  egg: ["egg"],
  milk: ["milk"],
  butter: ["butter"],
  yogurt: ["plain-yogurt"],
  yoghurt: ["plain-yogurt"],
  "greek yogurt": ["greek-yogurt"],
  cheese: ["cheddar"],
  cream: ["double-cream"],
  bread: ["wholemeal-bread"],
  oat: ["rolled-oats"],
  oatmeal: ["rolled-oats"],
  rice: ["white-rice"],
  pasta: ["pasta"],
  flour: ["wheat-flour"],
  sugar: ["sugar"],
  nut: ["almonds"],
  almond: ["almonds"],
  chicken: ["chicken-breast"],
  turkey: ["turkey-breast"],
  beef: ["beef-mince-lean"],
  pork: ["pork-loin"],
  fish: ["cod"],
  tuna: ["canned-tuna"],
  salmon: ["salmon-fillet"],
  bean: ["black-beans"],
  lentil: ["red-lentils"],
  chickpea: ["chickpeas"],
  tofu: ["tofu-firm"],
  mushroom: ["mushrooms"],
  "soy milk": ["soy-milk"],
  tempeh: ["tempeh"],
  prawn: ["prawns"],
  shrimp: ["prawns"],
  coriander: ["coriander-leaves"],
  cilantro: ["coriander-leaves"],
  // In other languages, without accents.
  huevo: ["egg"],
  oeuf: ["egg"],
  uovo: ["egg"],
  uova: ["egg"],
  ovo: ["egg"],
  eier: ["egg"],
  pollo: ["chicken-breast"],
  poulet: ["chicken-breast"],
  frango: ["chicken-breast"],
  hahnchen: ["chicken-breast"],
  huhn: ["chicken-breast"],
  arroz: ["white-rice"],
  reis: ["white-rice"],
  riso: ["white-rice"],
  riz: ["white-rice"],
  leche: ["milk"],
  milch: ["milk"],
  lait: ["milk"],
  queso: ["cheddar"],
  kase: ["cheddar"],
  fromage: ["cheddar"],
  formaggio: ["cheddar"],
  brot: ["wholemeal-bread"],
  haferflocken: ["rolled-oats"],
  hafer: ["rolled-oats"],
  avena: ["rolled-oats"],
  nudeln: ["pasta"],
  kartoffel: ["potato"],
  kartoffeln: ["potato"],
  patata: ["potato"],
  lachs: ["salmon-fillet"],
  saumon: ["salmon-fillet"],
  thunfisch: ["canned-tuna"],
  atun: ["canned-tuna"],
  tonno: ["canned-tuna"],
  pescado: ["cod"],
  fisch: ["cod"],
  rindfleisch: ["beef-mince-lean"],
  linsen: ["red-lentils"],
  lenteja: ["red-lentils"],
  lenticchie: ["red-lentils"],
  kichererbsen: ["chickpeas"],
  garbanzo: ["chickpeas"],
  ceci: ["chickpeas"],
  chana: ["chickpeas"],
  chole: ["chickpeas"],
  rajma: ["kidney-beans"],
  frijole: ["black-beans"],
  dahi: ["plain-yogurt"],
  joghurt: ["plain-yogurt"],
  yaourt: ["plain-yogurt"],
  apfel: ["apple"],
  manzana: ["apple"],
  zwiebel: ["onion"],
  cebolla: ["onion"],
};

/** Food groups that replace one another in a kitchen, with what to know. The first line whose words hold the food is taken. */
export const REPLACEMENTS: readonly {
  readonly foods: readonly string[];
  readonly advice: string;
  /** The food of the table that stands in, where its figures belong beside those of what it replaces. */
  readonly compared?: string;
}[] = [
  {
    foods: ["coriander", "fresh coriander", "cilantro", "parsley", "basil", "mint", "dill", "chive"],
    advice:
      "**flat-leaf parsley** with a squeeze of lime comes closest to coriander, and parsley, basil, mint, dill and chives stand in for one another by taste. Of dried herbs take a third. You can also just leave it out.",
  },
  {
    foods: ["paneer", "halloumi"],
    advice:
      "**Firm tofu** works, the same amount: press it, season it well and fry it until golden. It's soy and free of dairy; if soy isn't for you, take **halloumi** (nearest in protein) or **chickpeas** (much less of it, about 7 g per 100 g).",
    compared: "tofu-firm",
  },
  {
    foods: ["greek yogurt", "natural yogurt", "yogurt", "skyr", "kefir", "sour cream"],
    advice:
      "**Skyr** comes closest in protein and texture (10-11 g protein per 100 g), and **cottage cheese** (11-12 g), blended smooth, works in bowls and sauces. Both are dairy. **Soy yogurt** is the closest without dairy, but has less than half the protein (about 4 g per 100 g) and contains soy; for the rest, add silken tofu or a scoop of soy protein.",
  },
  {
    foods: ["egg", "medium egg", "egg white"],
    advice:
      "**half a mashed banana**, **60 g yogurt**, or **1 tbsp ground flaxseed in 3 tbsp water** (left for 5 minutes) stands in for one egg in pancakes and baking. Scrambled for breakfast, use **firm tofu**.",
  },
  {
    foods: [
      "almond",
      "walnut",
      "cashew",
      "pecan",
      "hazelnut",
      "pistachio",
      "nut",
      "pine nut",
      "brazil nut",
      "macadamia",
      "peanut",
      "almond butter",
      "peanut butter",
      "cashew butter",
      "ground almond",
    ],
    advice:
      "**Pumpkin seeds** or **sunflower seeds** give the same crunch and more iron, and **sunflower-seed butter** replaces nut butters. With an allergy, always read the label: seeds are often packed where nuts are. You can set the allergy in the [meal setup](/meal-plan-setup), and nothing with it ends up in a plan.",
  },
  {
    foods: ["milk", "whole milk", "semi skimmed milk", "buttermilk"],
    advice:
      "**Unsweetened soy milk** has the most protein of the plant drinks (it's soy). **Oat milk** is creamy but has little protein; choose a certified gluten-free one if you avoid gluten.",
  },
  {
    foods: ["butter", "unsalted butter", "ghee"],
    advice:
      "**Olive oil** works for cooking (3 parts oil for 4 parts butter), and **mashed avocado** or **nut butter** on bread.",
  },
  {
    foods: ["cheese", "cheddar", "feta", "mozzarella", "parmesan", "ricotta", "cottage cheese", "cream cheese", "gouda"],
    advice:
      "Among cheeses, swap like for like: **feta** for soft goat's cheese, **cheddar** for gouda, **ricotta** for cottage cheese. Without dairy, **crumbled firm tofu** with lemon and salt replaces the soft ones, and **nutritional yeast** brings the savory note.",
  },
  {
    foods: ["cream", "whipping cream", "single cream", "creme fraiche"],
    advice:
      "**Greek yogurt**, stirred in off the heat, is lighter and has more protein. Without dairy, use **coconut milk** in curries or **blended silken tofu** in sauces (that's soy).",
  },
  {
    foods: [
      "chicken",
      "chicken breast",
      "turkey",
      "turkey breast",
      "chicken thigh",
      "beef",
      "pork",
      "steak",
      "lamb",
      "mince",
      "ham",
      "bacon",
    ],
    advice:
      "**Turkey and chicken** replace each other one to one. Without meat, **firm tofu** or **tempeh** (both soy) take the same seasoning, and **chickpeas or lentils** do in stews and curries, with a little less protein.",
  },
  {
    foods: ["salmon", "tuna", "cod", "fish", "prawn", "shrimp", "mackerel", "haddock", "sardine"],
    advice:
      "White fish replace each other (**cod, haddock, pollock**), and so do oily ones (**salmon, trout, mackerel**). Without fish, try **chicken breast**, or **firm tofu** with lemon and nori.",
  },
  {
    foods: [
      "rice",
      "white rice",
      "basmati rice",
      "pasta",
      "potato",
      "quinoa",
      "couscous",
      "noodle",
      "bulgur",
      "bread",
      "oat",
      "rolled oat",
      "flour",
      "wheat flour",
      "tortilla",
    ],
    advice:
      "**Rice, quinoa and potatoes** swap well and are free of gluten; **couscous, bulgur and pasta** are wheat. For oats, use **quinoa or buckwheat flakes**; for wheat flour in pancakes, **buckwheat** or **rice flour**.",
  },
  {
    foods: ["sugar", "honey", "maple syrup", "agave syrup"],
    advice:
      "**Mashed ripe banana** or **chopped dates** sweeten porridge and baking; **honey** and **maple syrup** swap one to one (honey isn't vegan).",
  },
  {
    foods: ["tofu", "firm tofu", "tempeh", "soy", "edamame", "silken tofu"],
    advice:
      "Without soy, use **chickpeas**, **lentils** or **seitan** (that's wheat); if you eat them, **eggs**, **halloumi** or **chicken** work in the same dishes.",
  },
  {
    foods: ["bean", "black bean", "lentil", "chickpea", "kidney bean", "green lentil", "white bean", "pinto bean"],
    advice: "Beans, lentils and chickpeas replace one another: **canned for canned**, one to one. Lentils cook fastest from dry.",
  },
  {
    foods: ["banana", "apple", "pear", "berry", "blueberry", "strawberry", "raspberry", "mango", "peach", "orange", "avocado"],
    advice:
      "Any ripe fruit of the season works, and frozen berries are as good as fresh. Instead of **avocado**, use hummus or a drizzle of olive oil.",
  },
  {
    foods: [
      "onion",
      "garlic",
      "mushroom",
      "courgette",
      "spinach",
      "kale",
      "broccoli",
      "pepper",
      "tomato",
      "aubergine",
      "carrot",
      "cauliflower",
      "cabbage",
      "celery",
    ],
    advice:
      "Swap within a family: **spinach, kale and chard**; **broccoli and cauliflower**; **courgette and aubergine**; **onion, leek and shallot**. Firmer ones need a few minutes more.",
  },
];
