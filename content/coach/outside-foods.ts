/** Foods that aren't in the food table and are asked for all the same, with usual figures of 100 g: protein in grams, energy in kcal, and fat in grams where it's compared. */
export const OUTSIDE_FOODS: readonly {
  readonly words: readonly string[];
  readonly name: string;
  readonly protein: number;
  readonly kcal: number;
  readonly fat?: number;
}[] = [
  { words: ["quark", "topfen", "twarog", "tvorog"], name: "low-fat quark", protein: 12, kcal: 67 },
  { words: ["skyr"], name: "skyr", protein: 11, kcal: 63 },
  { words: ["paneer"], name: "paneer", protein: 19, kcal: 300, fat: 24 },
  { words: ["halloumi"], name: "halloumi", protein: 22, kcal: 320, fat: 25 },
  { words: ["quorn"], name: "Quorn mince", protein: 14, kcal: 100 },
  { words: ["jerky", "biltong"], name: "beef jerky", protein: 35, kcal: 300 },
  { words: ["surimi"], name: "surimi", protein: 8, kcal: 95 },
  { words: ["natto"], name: "natto", protein: 18, kcal: 210 },
  { words: ["roti", "rotis", "chapati", "chapatis"], name: "roti (chapati)", protein: 9, kcal: 300 },
  { words: ["kimchi"], name: "kimchi", protein: 2, kcal: 20 },
  { words: ["falafel", "falafels"], name: "falafel", protein: 11, kcal: 320 },
];
