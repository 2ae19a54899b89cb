/** "48", "1.2K". */
export function countText(count: number): string {
  if (count < 1000) return String(count);
  const [size, unit] = count < 999_950 ? [1000, "K"] : [1_000_000, "M"];
  return `${Math.round((count / size) * 10) / 10}${unit}`;
}
