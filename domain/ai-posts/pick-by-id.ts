/** One of a list, always the same one for the same id. */
export function pickById<T>(list: readonly T[], id: string): T {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  const picked = list[sum % list.length];
  if (picked === undefined) throw new Error("There is nothing to pick from.");
  return picked;
}
