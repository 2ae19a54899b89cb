import type { CompletedSet, Completion } from "@lockstep/contract/training.ts";
import { mayReplace } from "@lockstep/domain/training/completion.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { addWrite, usePendingWrites, writeKind } from "../../offline/use-pending-writes.ts";
import { newId } from "../../api/new-id.ts";
import { guestCompletions } from "./guest-plan.ts";
import { completionsOptions, trainingKeys } from "./queries.ts";

/** An exercise done on a day, as a page says it. */
export interface DoneExercise {
  date: string;
  exerciseId: string;
  exerciseName: string;
  planId: string | null;
  minutes: number;
  sets: CompletedSet[];
}

/** A completion that the server doesn't have yet; null for one that was taken back. */
export interface CompletionChange {
  readonly date: string;
  readonly exerciseId: string;
  readonly completion: Completion | null;
}

const COMPLETIONS = writeKind<CompletionChange>("completions", [trainingKeys.completions, trainingKeys.progress]);
const pathOf = (id: string) => `/api/training/completions/${id}`;

/** Saves a member's sets: they count at once, and reach the server when there's a connection. */
export async function sendCompletion(owner: string, id: string, done: DoneExercise): Promise<void> {
  const { exerciseName, ...body } = done;
  const completion: Completion = { ...body, exerciseName, id, completedAt: new Date().toISOString() };
  const change = { date: done.date, exerciseId: done.exerciseId, completion };
  await addWrite(COMPLETIONS, { owner, method: "PUT", path: pathOf(id), body, change });
}

/** What the member should see: the server's list with the waiting changes laid over it. */
export function overlayCompletions(
  items: readonly Completion[],
  pending: ReadonlyArray<CompletionChange>,
  range: { readonly from: string; readonly to: string },
): Completion[] {
  const result = new Map(items.map((item) => [`${item.date}|${item.exerciseId}`, item]));
  for (const { date, exerciseId, completion } of pending) {
    if (date < range.from || date > range.to) continue;
    const key = `${date}|${exerciseId}`;
    if (completion) result.set(key, completion);
    else result.delete(key);
  }
  return [...result.values()];
}

/** What a guest's device keeps after a completion: one a day and exercise, by the rule that the server has for members. */
export function withCompletion(kept: readonly Completion[], next: Completion): readonly Completion[] {
  const isSame = (item: Completion) => item.date === next.date && item.exerciseId === next.exerciseId;
  const known = kept.find(isSame);
  if (known !== undefined && !mayReplace(known, next)) return kept;
  return [...kept.filter((item) => !isSame(item)), next];
}

/** What was completed between two days and how to change it: the account's for a member, the device's for a guest. */
export function useCompletions(userId: string | null, from: string, to: string) {
  const queryClient = useQueryClient();
  const pending = usePendingWrites(COMPLETIONS, userId);
  const member = useQuery({ ...completionsOptions(from, to), enabled: userId !== null });
  const guest = useQuery({ ...guestCompletions.options(), enabled: userId === null });
  const completions = useMemo(() => {
    if (userId === null) return (guest.data ?? []).filter((item) => item.date >= from && item.date <= to);
    return overlayCompletions(member.data ?? [], pending, { from, to });
  }, [userId, guest.data, member.data, pending, from, to]);

  const changeGuest = useCallback(
    async (change: (kept: readonly Completion[]) => readonly Completion[]) => {
      await guestCompletions.change(queryClient, change);
    },
    [queryClient],
  );
  const complete = useCallback(
    async (done: DoneExercise, known: Completion | null) => {
      const id = known?.id ?? newId();
      if (userId !== null) return sendCompletion(userId, id, done);
      const completion = { ...done, id, completedAt: new Date().toISOString() };
      await changeGuest((kept) => withCompletion(kept, completion));
    },
    [userId, changeGuest],
  );
  const takeBack = useCallback(
    async ({ id, date, exerciseId }: Completion) => {
      if (userId === null) return changeGuest((kept) => kept.filter((item) => item.id !== id));
      const change = { date, exerciseId, completion: null };
      await addWrite(COMPLETIONS, { owner: userId, method: "DELETE", path: pathOf(id), change });
    },
    [userId, changeGuest],
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
