import type { CompactDay, Completion, PlanPreview, PlannedDay } from "@lockstep/contract/training.ts";
import { queryOptions } from "@tanstack/react-query";
import { createStore, del, get, set, update } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { isCompletions, isFavorites, isGuestPlan } from "./guest-shape.ts";
import { newId } from "../../plans/new-id.ts";

/**
 * What somebody without an account keeps on this device: one plan, what was completed, the favourites. It stands in IndexedDB because the
 * mail that confirms a registration opens another tab, and moves into the account at the first sign-in (after asking).
 */
export interface GuestPlan {
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  readonly id: string;
  readonly plan: PlanPreview;
}

let opened: UseStore | null = null;
const store = () => (opened ??= createStore("lockstep-guest", "training"));

/** What does not read as what it should be (an older version, a hand that edited it) counts as nothing. */
async function read<Kept>(key: string, isKept: (value: unknown) => value is Kept): Promise<Kept | null> {
  const value: unknown = await get(key, store());
  return isKept(value) ? value : null;
}

export const guestKeys = {
  all: ["guest-training"] as const,
  plan: ["guest-training", "plan"] as const,
  completions: ["guest-training", "completions"] as const,
  favorites: ["guest-training", "favorites"] as const,
};

// The device answers without a network, and another tab may have written.
const onDevice = { networkMode: "always", staleTime: 0, gcTime: 60_000 } as const;

export const guestPlanOptions = () =>
  queryOptions({ ...onDevice, queryKey: guestKeys.plan, queryFn: () => read("plan", isGuestPlan) });

export const guestCompletionsOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.completions,
    queryFn: async () => (await read("completions", isCompletions)) ?? [],
  });

export const guestFavoritesOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.favorites,
    queryFn: async () => (await read("favorites", isFavorites)) ?? [],
  });

/** A new plan takes the place of the one before; changes of the same plan keep its id. */
export async function saveGuestPlan(plan: PlanPreview, id: string = newId()): Promise<GuestPlan> {
  const kept = { id, plan };
  await set("plan", kept, store());
  return kept;
}

/** Changes a list as it stands at that moment, and answers what it is then: two changes at once (a hasty thumb, another tab) both count. */
async function change<Item>(
  key: string,
  isKept: (value: unknown) => value is Item[],
  make: (kept: readonly Item[]) => readonly Item[],
): Promise<Item[]> {
  let next: Item[] = [];
  await update<unknown>(key, (kept) => (next = [...make(isKept(kept) ? kept : [])]), store());
  return next;
}

export const changeGuestCompletions = (make: (kept: readonly Completion[]) => readonly Completion[]) =>
  change("completions", isCompletions, make);

export const changeGuestFavorites = (make: (kept: readonly string[]) => readonly string[]) =>
  change("favorites", isFavorites, make);

/** Forgets everything of the guest: after it moved into an account, or when asked to. */
export async function clearGuestTraining(): Promise<void> {
  await Promise.all(["plan", "completions", "favorites"].map((key) => del(key, store())));
}

/** A day without its texts, as the server takes it in. */
export function toCompactDay({ day, focus, isRest, exercises }: PlannedDay): CompactDay {
  return {
    day,
    focus,
    isRest,
    exercises: exercises.map(({ exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds, superset, role }) => ({
      exerciseId,
      sets,
      repsMin,
      repsMax,
      holdSeconds,
      restSeconds,
      superset,
      role,
    })),
  };
}

/** A week without its texts. */
export const toCompactDays = (days: readonly PlannedDay[]): CompactDay[] => days.map(toCompactDay);
