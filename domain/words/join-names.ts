/** Joins names as people say them: "chest", "chest and back", "chest, back and legs"; nothing for none. */
export function joinNames(names: readonly string[], word: "and" | "or" = "and"): string {
  const last = names.at(-1);
  if (last === undefined) return "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
