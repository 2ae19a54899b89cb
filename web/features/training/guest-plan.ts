import type { CompactDay, Completion, PlanPreview, PlannedDay } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { guestStore } from "../../offline/guest-store.ts";
import type { GuestBlock } from "./block.ts";
import { isCompletions, isFavorites, isGuestPlan } from "./guest-shape.ts";

/** The one plan that someone without an account keeps on this device. A new one takes its place; changes of the same plan keep its id. */
export interface GuestPlan {
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  readonly id: string;
  readonly plan: PlanPreview;
  /** Missing where an older version made the plan. */
  readonly block?: GuestBlock | undefined;
}

/** The plan with what was completed and the favorites. */
export const guestTraining = guestStore("guest-training");
export const guestPlan = guestTraining.value<GuestPlan | null>("plan", isGuestPlan, null);
export const guestCompletions = guestTraining.value<readonly Completion[]>("completions", isCompletions, []);
export const guestFavorites = guestTraining.value<readonly string[]>("favorites", isFavorites, []);

/** A week without its texts. */
export const toCompactDays = (days: readonly PlannedDay[]): CompactDay[] => days.map(toCompactDay);
