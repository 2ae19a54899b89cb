import type { SampleGrocery } from "./shapes.ts";

/** Sam's family's grocery list, as it is in the middle of a Saturday's shopping. `by` and `checkedBy` are usernames. */
export const SAMPLE_GROCERIES: readonly SampleGrocery[] = [
  { name: "Spinach", aisle: "Vegetables and herbs", display: "2 bags", by: "sam_and_co", checkedBy: "amara_nk" },
  { name: "Sweet potatoes", aisle: "Vegetables and herbs", display: "1.5 kg", by: "amara_nk", checkedBy: "amara_nk" },
  { name: "Red peppers", aisle: "Vegetables and herbs", display: "4", by: "sam_and_co", checkedBy: "oluwaseun_a" },
  { name: "Plantains, ripe", aisle: "Vegetables and herbs", display: "3", by: "oluwaseun_a", checkedBy: null },
  { name: "Bananas", aisle: "Fruit", display: "1 bunch", by: "oluwaseun_a", checkedBy: "sam_and_co" },
  { name: "Apples for Tobi's lunchbox", aisle: "Fruit", display: "6", by: "sam_and_co", checkedBy: null },
  { name: "Whole wheat bread", aisle: "Bakery", display: "2 loaves", by: "amara_nk", checkedBy: null },
  { name: "Chicken thighs", aisle: "Meat and poultry", display: "1 kg", by: "sam_and_co", checkedBy: "oluwaseun_a" },
  { name: "Mackerel fillets", aisle: "Fish", display: "4", by: "amara_nk", checkedBy: null },
  { name: "Eggs", aisle: "Dairy and eggs", display: "12", by: "sam_and_co", checkedBy: null },
  { name: "Greek yogurt", aisle: "Dairy and eggs", display: "1 kg", by: "oluwaseun_a", checkedBy: null },
  { name: "Brown rice", aisle: "Grains, pasta and rice", display: "2 kg", by: "sam_and_co", checkedBy: null },
  { name: "Black-eyed beans", aisle: "Pulses and cans", display: "3 cans", by: "oluwaseun_a", checkedBy: null },
  { name: "Chopped tomatoes", aisle: "Pulses and cans", display: "4 cans", by: "amara_nk", checkedBy: null },
  {
    name: "Sunflower seed butter (no peanuts!)",
    aisle: "Oils, vinegars and sauces",
    display: "1 jar",
    by: "sam_and_co",
    checkedBy: null,
  },
  { name: "Frozen peas", aisle: "Frozen", display: "", by: "amara_nk", checkedBy: null },
];
