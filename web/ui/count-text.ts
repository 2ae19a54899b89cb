import { numberFormatter } from "./formatters.ts";

const compact = numberFormatter({ notation: "compact", maximumFractionDigits: 1 });

/** "48", "1.2K". */
export function countText(count: number): string {
  return count < 1000 ? String(count) : compact.format(count);
}
