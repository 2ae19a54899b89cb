import type { listDayOffers as route, PlanEdit } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { offersFor } from "@lockstep/domain/training/day-offers.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { EXERCISES_BY_ID } from "./catalogue.ts";

/** Ways to get a day of a week back into its minutes. They're everyone's: nothing comes into the week that it doesn't have, and nothing is stored. */
export async function listDayOffers(
  _platform: Platform,
  _actor: Actor | null,
  { choices, days, day, keep }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const unknown = days.flatMap(({ exercises }) => exercises).find(({ exerciseId }) => !EXERCISES_BY_ID.has(exerciseId));
  if (unknown !== undefined)
    throw new ApiError("VALIDATION_FAILED", {
      issues: [{ path: "days", message: `There is no exercise ${unknown.exerciseId}.` }],
    });
  const offers = offersFor({ days, day, choices, byId: EXERCISES_BY_ID, keep });
  return { offers: offers.map(({ edit, ...offer }) => ({ ...offer, edit: edit as PlanEdit })) };
}
