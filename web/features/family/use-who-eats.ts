import type { FamilyEater } from "@lockstep/contract/family.ts";
import { useQuery } from "@tanstack/react-query";
import { familyOptions } from "./queries.ts";

/** Everyone the family of someone cooks for now, that person aside who hasn't said how they eat; null without a family that's paid for. */
export function useEaters(userId: string): readonly FamilyEater[] | null {
  const { data: family } = useQuery(familyOptions(userId));
  return family?.isLive ? family.eaters : null;
}

const NOBODY: readonly string[] = [];

/** Names of everyone a meal plan is for in a person's family; empty without a family that is paid for, and for guests. */
export function useWhoEats(userId: string | null): readonly string[] {
  const { data: family } = useQuery({ ...familyOptions(userId ?? ""), enabled: userId !== null });
  if (!family?.isLive || family.eaters.length === 0) return NOBODY;
  const names = family.eaters.map(({ name }) => name);
  return family.eaters.some((eater) => eater.userId === userId) ? names : ["you", ...names];
}
