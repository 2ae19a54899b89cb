const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** "48", "1.2K". */
export function countText(count: number): string {
  return compact.format(count);
}
