import type { CompactMealDays, MealChoices } from "@lockstep/contract/nutrition.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { onlyLocked } from "@lockstep/domain/nutrition/lock-meal.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement, requireEntitlement } from "../billing/index.ts";

/** Throws MEMBERSHIP_REQUIRED when a new plan asks for more than the caller's membership includes. */
export async function requireChoices(
  platform: Platform,
  actor: Actor | null,
  { people = 1, batchCooking = false, eaters }: Pick<MealChoices, "people" | "batchCooking" | "eaters">,
): Promise<void> {
  if (eaters !== undefined) await requireEntitlement(platform, actor, "familyMembers");
  if (people > 1) await requireEntitlement(platform, actor, "people", people);
  if (batchCooking) await requireEntitlement(platform, actor, "batchCooking");
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Days from outside with the locks that the caller's membership lets them have: without `mealLock` only those that `held`, the meals locked in the saved
 * plan, has already. Only locking and unlocking is refused: bringing days back is anyone's, and mustn't fail over a lock.
 */
export async function openLocks(
  platform: Platform,
  actor: Actor | null,
  days: CompactMealDays,
  held = NONE,
): Promise<CompactMealDays> {
  return (await hasEntitlement(platform, actor, "mealLock")) ? days : onlyLocked(days, held);
}
