import { Completion, PlanPreview } from "@lockstep/contract/training.ts";
import type { CompactDay, PlannedDay } from "@lockstep/contract/training.ts";
import { queryOptions } from "@tanstack/react-query";
import { createStore, del, get, set } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { z } from "zod";
import { newId } from "./new-id.ts";

/**
 * What somebody without an account keeps on this device: one plan, what was completed, the favourites. It stands in IndexedDB because the
 * mail that confirms a registration opens another tab, and moves into the account at the first sign-in (after asking).
 */
const GuestPlan = z.object({
  /** Becomes the plan's id in the account, so that claiming twice makes one plan. */
  id: z.uuid(),
  plan: PlanPreview,
});
export type GuestPlan = z.infer<typeof GuestPlan>;

const GuestCompletions = z.array(Completion);
const GuestFavorites = z.array(z.string());

let opened: UseStore | null = null;
const store = () => (opened ??= createStore("lockstep-guest", "training"));

/** What does not read as what it should be (an older version, a hand that edited it) counts as nothing. */
async function read<Schema extends z.ZodType>(key: string, schema: Schema): Promise<z.output<Schema> | null> {
  const parsed = schema.safeParse(await get(key, store()));
  return parsed.success ? parsed.data : null;
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
  queryOptions({ ...onDevice, queryKey: guestKeys.plan, queryFn: () => read("plan", GuestPlan) });

export const guestCompletionsOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.completions,
    queryFn: async () => (await read("completions", GuestCompletions)) ?? [],
  });

export const guestFavoritesOptions = () =>
  queryOptions({
    ...onDevice,
    queryKey: guestKeys.favorites,
    queryFn: async () => (await read("favorites", GuestFavorites)) ?? [],
  });

/** A new plan takes the place of the one before; changes of the same plan keep its id. */
export async function saveGuestPlan(plan: PlanPreview, id: string = newId()): Promise<GuestPlan> {
  const kept = { id, plan };
  await set("plan", kept, store());
  return kept;
}

export async function saveGuestCompletions(completions: readonly Completion[]): Promise<void> {
  await set("completions", completions, store());
}

export async function saveGuestFavorites(ids: readonly string[]): Promise<void> {
  await set("favorites", ids, store());
}

/** Forgets everything of the guest: after it moved into an account, or when asked to. */
export async function clearGuestTraining(): Promise<void> {
  await Promise.all(["plan", "completions", "favorites"].map((key) => del(key, store())));
}

/** A week without its texts, as the server takes it in. */
export function toCompactDays(days: readonly PlannedDay[]): CompactDay[] {
  return days.map((day) => ({
    day: day.day,
    focus: day.focus,
    isRest: day.isRest,
    exercises: day.exercises.map(({ exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds, superset, role }) => ({
      exerciseId,
      sets,
      repsMin,
      repsMax,
      holdSeconds,
      restSeconds,
      superset,
      role,
    })),
  }));
}
