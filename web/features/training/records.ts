import type { CompletedSet, Completion } from "@lockstep/contract/training.ts";
import { mayReplace } from "@lockstep/domain/training/completion.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import {
  changeGuestCompletions,
  changeGuestFavorites,
  guestCompletionsOptions,
  guestFavoritesOptions,
  guestKeys,
} from "./guest-plan.ts";
import { newId } from "../../plans/new-id.ts";
import { usePendingStore } from "../../plans/pending-store.ts";
import { useSettledWrites } from "../../plans/use-settled-writes.ts";
import type { Settling } from "../../plans/use-settled-writes.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { overlayCompletions, overlayFavorites, pendingTraining } from "./pending-writes.ts";
import type { PendingWrite } from "./pending-writes.ts";
import { completionsOptions, favoritesOptions, trainingKeys } from "./queries.ts";

/** An exercise done on a day, as a page says it. */
export interface DoneExercise {
  date: string;
  exerciseId: string;
  exerciseName: string;
  planId: string | null;
  minutes: number;
  sets: CompletedSet[];
}

/** Puts one member's completion on its way; it counts at once, and reaches the server when there is a connection. */
export async function sendCompletion(userId: string, id: string, done: DoneExercise): Promise<void> {
  const { date, exerciseId, exerciseName, planId, minutes, sets } = done;
  const body = { date, exerciseId, planId, minutes, sets };
  const completion: Completion = { ...body, exerciseName, id, completedAt: new Date().toISOString() };
  const path = `/api/training/completions/${id}`;
  await pendingTraining.send(
    { kind: "completion", owner: userId, date, exerciseId, completion },
    { id: newId(), key: "completions", owner: userId, method: "PUT", path, body },
  );
}

/** Saves or takes back one member's favourite. */
export async function sendFavorite(userId: string, exerciseId: string, on: boolean): Promise<void> {
  const path = `/api/training/favorites/${exerciseId}`;
  await pendingTraining.send(
    { kind: "favorite", owner: userId, exerciseId, on },
    { id: newId(), key: "favorites", owner: userId, method: on ? "PUT" : "DELETE", path },
  );
}

const COMPLETIONS: Settling<PendingWrite> = {
  pending: pendingTraining,
  isOurs: ({ kind }) => kind === "completion",
  keys: [trainingKeys.completions, trainingKeys.progress],
  outboxKeys: ["completions"],
  tellOtherTabs,
};
const FAVORITES: Settling<PendingWrite> = {
  pending: pendingTraining,
  isOurs: ({ kind }) => kind === "favorite",
  keys: [trainingKeys.favorites],
  outboxKeys: ["favorites"],
  tellOtherTabs,
};

/** What a guest's device keeps after a completion: one a day and exercise, by the rule that the server has for members. */
export function withCompletion(kept: readonly Completion[], next: Completion): readonly Completion[] {
  const isSame = (item: Completion) => item.date === next.date && item.exerciseId === next.exerciseId;
  const standing = kept.find(isSame);
  if (standing !== undefined && !mayReplace(standing, next)) return kept;
  return [...kept.filter((item) => !isSame(item)), next];
}

/** What was completed between two days and how to change it: the account's for a member, the device's for a guest. */
export function useCompletions(userId: string | null, from: string, to: string) {
  const queryClient = useQueryClient();
  const pending = usePendingStore(pendingTraining);
  useSettledWrites(userId, COMPLETIONS);
  const member = useQuery({ ...completionsOptions(from, to), enabled: userId !== null });
  const guest = useQuery({ ...guestCompletionsOptions(), enabled: userId === null });
  const completions = useMemo(() => {
    if (userId === null) return (guest.data ?? []).filter((item) => item.date >= from && item.date <= to);
    return overlayCompletions(member.data ?? [], pending, { owner: userId, from, to });
  }, [userId, guest.data, member.data, pending, from, to]);

  const complete = useCallback(
    async (done: DoneExercise, known: Completion | null) => {
      const id = known?.id ?? newId();
      if (userId !== null) return sendCompletion(userId, id, done);
      const completion = { ...done, id, completedAt: new Date().toISOString() };
      const next = await changeGuestCompletions((kept) => withCompletion(kept, completion));
      queryClient.setQueryData(guestKeys.completions, next);
      tellOtherTabs();
    },
    [userId, queryClient],
  );

  const takeBack = useCallback(
    async (known: Completion) => {
      if (userId !== null) {
        const { date, exerciseId } = known;
        const path = `/api/training/completions/${known.id}`;
        await pendingTraining.send(
          { kind: "completion", owner: userId, date, exerciseId, completion: null },
          { id: newId(), key: "completions", owner: userId, method: "DELETE", path },
        );
        return;
      }
      const next = await changeGuestCompletions((kept) => kept.filter((item) => item.id !== known.id));
      queryClient.setQueryData(guestKeys.completions, next);
      tellOtherTabs();
    },
    [userId, queryClient],
  );

  const query = userId === null ? guest : member;
  return {
    completions,
    complete,
    takeBack,
    pending: query.isPending,
    error: query.error,
    /** It was never read: that nothing is there says nothing. */
    failed: query.isLoadingError,
    refetch: query.refetch,
  };
}

/** The favourite exercises and how to change them: the account's for a member, the device's for a guest. */
export function useFavorites(userId: string | null) {
  const queryClient = useQueryClient();
  const pending = usePendingStore(pendingTraining);
  useSettledWrites(userId, FAVORITES);
  const member = useQuery({ ...favoritesOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestFavoritesOptions(), enabled: userId === null });
  const ids = useMemo(
    () => (userId === null ? (guest.data ?? []) : overlayFavorites(member.data ?? [], pending, userId)),
    [userId, guest.data, member.data, pending],
  );
  const setFavorite = useCallback(
    async (exerciseId: string, on: boolean) => {
      if (userId !== null) return sendFavorite(userId, exerciseId, on);
      const next = await changeGuestFavorites((kept) => {
        const others = kept.filter((id) => id !== exerciseId);
        return on ? [exerciseId, ...others] : others;
      });
      queryClient.setQueryData(guestKeys.favorites, next);
      tellOtherTabs();
    },
    [userId, queryClient],
  );
  return { ids, setFavorite };
}
