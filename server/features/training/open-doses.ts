import type { TrainingChoices } from "@lockstep/contract/training.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { plannersDoses } from "@lockstep/domain/training/own-doses.ts";
import type { CompactDay } from "@lockstep/domain/training/plan.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { EXERCISES_BY_ID } from "./catalogue.ts";

/**
 * Days from outside with the doses that the caller's membership lets them have: without `ownDoses` the planner's, and what `held`, the saved week,
 * has already. Only edits that set a dose are refused: bringing a day back is anyone's, and mustn't fail over a dose.
 */
export async function openDoses<Day extends Pick<CompactDay, "day" | "exercises">>(
  platform: Platform,
  actor: Actor | null,
  { durationMinutes }: TrainingChoices,
  days: readonly Day[],
  held: readonly CompactDay[] = [],
) {
  const isOpen = await hasEntitlement(platform, actor, "ownDoses");
  return days.map((day) => {
    const before = held.find((each) => each.day === day.day)?.exercises ?? [];
    return isOpen ? day : plannersDoses(day, before, durationMinutes, EXERCISES_BY_ID);
  });
}
