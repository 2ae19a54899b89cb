/**
 * The units of weight someone expects who has chosen none: pounds where the language tag of their device names the United States (`en-US`),
 * kilograms everywhere else and where no region is named.
 */
export function unitsOfRegion(language: string): "kg" | "lb" {
  return /-US$/i.test(language) ? "lb" : "kg";
}
