/** Paper that printers have. */
export type Paper = "a4" | "letter";

/** What a person prints on: Letter for whoever reads amounts in US units or weights in pounds, A4 for everyone else. */
export function paperOf({ units, foodUnits }: { readonly units: "kg" | "lb"; readonly foodUnits: "metric" | "us" }): Paper {
  return units === "lb" || foodUnits === "us" ? "letter" : "a4";
}
