import type { CompactDay, Completion, PlanPreview, PlannedDay } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { queryOptions } from "@tanstack/react-query";
import { guestStore } from "../../offline/guest-store.ts";
import { isCompletions, isFavorites, isGuestPlan } from "./guest-shape.ts";
import { newId } from "../../api/new-id.ts";

/** The one plan that someone without an account keeps on this device, with what they completed and their favorites. */
export interface GuestPlan {
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  readonly id: string;
  readonly plan: PlanPreview;
}

const store = guestStore("guest-training");

export const guestKeys = {
  all: ["guest-training"] as const,
  plan: ["guest-training", "plan"] as const,
  completions: ["guest-training", "completions"] as const,
  favorites: ["guest-training", "favorites"] as const,
};

// The device answers without a network, and another tab may have written.
const onDevice = { networkMode: "always", staleTime: 0, gcTime: 60_000 } as const;

export const guestPlanOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestKeys.plan, queryFn: () => store.read("plan", isGuestPlan) });

export const guestCompletionsOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.completions,
    queryFn: async () => (await store.read("completions", isCompletions)) ?? [],
  });

export const guestFavoritesOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.favorites,
    queryFn: async () => (await store.read("favorites", isFavorites)) ?? [],
  });

/** A new plan takes the place of the one before; changes of the same plan keep its id. */
export async function saveGuestPlan(plan: PlanPreview, id: string = newId()): Promise<GuestPlan> {
  const kept = { id, plan };
  await store.put("plan", kept);
  return kept;
}

export const changeGuestCompletions = (change: (kept: readonly Completion[]) => readonly Completion[]) =>
  store.update("completions", isCompletions, (kept) => [...change(kept ?? [])]);

export const changeGuestFavorites = (change: (kept: readonly string[]) => readonly string[]) =>
  store.update("favorites", isFavorites, (kept) => [...change(kept ?? [])]);

export const clearGuestTraining = store.clear;

/** A week without its texts. */
export const toCompactDays = (days: readonly PlannedDay[]): CompactDay[] => days.map(toCompactDay);
