import type { Completion } from "@lockstep/contract/training.ts";
import { mayReplace } from "@lockstep/domain/training/completion.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { newId } from "../../api/new-id.ts";
import { useOwnData } from "../../offline/use-own-data.ts";
import type { OwnData } from "../../offline/use-own-data.ts";
import { refetching, writeKind } from "../../offline/write-kind.ts";
import { guestCompletions } from "./guest-plan.ts";
import { completionsOptions, trainingKeys } from "./queries.ts";

/** An exercise done on a day, as a page says it. */
export type DoneExercise = Omit<Completion, "id" | "completedAt">;

/** A completion as it is from now on; null for one that was taken back. */
export interface CompletionChange {
  readonly id: string;
  readonly date: string;
  readonly exerciseId: string;
  readonly completion: Completion | null;
}

/** Which completion a change is about. */
const idsOf = ({ id, date, exerciseId }: Completion) => ({ id, date, exerciseId });

/** What was completed, after a change: an exercise counts once a day, by the rule that the server has too. */
export function withCompletion(
  items: readonly Completion[],
  { date, exerciseId, completion }: CompletionChange,
): readonly Completion[] {
  const isSame = (item: Completion) => item.date === date && item.exerciseId === exerciseId;
  if (completion === null) return items.filter((item) => !isSame(item));
  const known = items.find(isSame);
  if (known === undefined) return [...items, completion];
  return mayReplace(known, completion) ? items.map((item) => (item === known ? completion : item)) : items;
}

export const COMPLETIONS = writeKind<OwnData<readonly Completion[], CompletionChange>>({
  kind: "completions",
  request({ id, completion }) {
    const path = `/api/training/completions/${id}`;
    if (completion === null) return { method: "DELETE", path };
    const { date, exerciseId, planId, minutes, sets } = completion;
    return { method: "PUT", path, body: { date, exerciseId, planId, minutes, sets } };
  },
  settle: refetching(trainingKeys.completions, trainingKeys.progress),
  apply: withCompletion,
  guest: guestCompletions,
});

/** What was completed between two days and how to change it: the account's for a member, the device's for a guest. */
export function useCompletions(userId: string | null, from: string, to: string) {
  const member = useQuery({ ...completionsOptions(from, to), enabled: userId !== null });
  const { data, change, query } = useOwnData(COMPLETIONS, userId, member);
  const { isPending: pending, error, isLoadingError: failed, refetch } = query;
  return useMemo(
    () => ({
      completions: data.filter(({ date }) => date >= from && date <= to),
      complete: (done: DoneExercise, known: Completion | null) => {
        const completion = { ...done, id: known?.id ?? newId(), completedAt: new Date().toISOString() };
        return change({ ...idsOf(completion), completion });
      },
      takeBack: (known: Completion) => change({ ...idsOf(known), completion: null }),
      pending,
      error,
      /** It was never read: that nothing is there says nothing. */
      failed,
      refetch,
    }),
    [data, change, pending, error, failed, refetch, from, to],
  );
}
