import type { Macros, putTargets } from "@lockstep/contract/nutrition.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { ADVANCED_NUTRIENTS } from "@lockstep/domain/nutrition/macro-targets.ts";
import type { Platform } from "../../platform/platform.ts";
import { requireEntitlement } from "../billing/index.ts";
import { getMacros } from "./get-macros.ts";
import { updateTargets } from "./target-store.ts";

/** Sets custom targets; null goes back to the plan's, and what isn't named stays. */
export async function setTargets(platform: Platform, actor: Actor, targets: RouteFields<typeof putTargets>): Promise<Macros> {
  const isAdvanced = ADVANCED_NUTRIENTS.some((nutrient) => targets[nutrient] !== undefined);
  await requireEntitlement(platform, actor, isAdvanced ? "advancedMacros" : "macros");
  await updateTargets(platform.db, actor.userId, targets);
  return getMacros(platform, actor);
}
