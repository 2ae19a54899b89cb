import { isInLighterWeek } from "@lockstep/domain/training/block.ts";
import type { CompletedSet, Completion, PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { preferencesFor, type TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { useMemo } from "react";
import { ApiError } from "../../../api/client.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { useToast } from "../../../ui/toast.tsx";
import { blockOf, trainedWeek } from "../block.ts";
import type { useCompletions } from "../completions.ts";
import type { useFavorites } from "../favorites.ts";
import { changePreferences } from "../preferences.ts";
import { formatDay } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import type { Units } from "../units.ts";
import { useEditPlan } from "../use-edit-plan.ts";
import type { ShownPlan } from "../use-plan.ts";
import type { DayActions } from "./day-context.ts";
import { dateToMark, lastTime } from "./week-record.ts";
import type { DayRecord } from "./week-record.ts";

interface Surroundings {
  shown: ShownPlan;
  /** The week as it's trained: with the lighter doses in a lighter week. */
  days: readonly PlannedDay[];
  dayIndex: number;
  week: readonly CalendarDay[];
  today: CalendarDay;
  userId: string | null;
  units: Units;
  record: DayRecord;
  records: ReturnType<typeof useCompletions>;
  favorites: ReturnType<typeof useFavorites>;
  preferences: TrainingPreferences;
}

/** What can be done with the exercises of the shown day, each with its Undo. */
export function useDayActions({
  shown,
  days,
  dayIndex,
  week,
  today,
  userId,
  units,
  record,
  records,
  favorites,
  preferences,
}: Surroundings): DayActions {
  const toast = useToast();
  const saving = useSaving();
  const edit = useEditPlan(shown);
  const { mutate, isPending } = edit;
  return useMemo(() => {
    const date = dateToMark(dayIndex, week, today);
    const weekday = days[dayIndex]?.day;
    const { complete, takeBack, completions } = records;
    const block = blockOf(shown);
    const isLighter = block !== null && isInLighterWeek(block, date);
    const full = block === null ? completions : completions.filter((each) => !isInLighterWeek(block, each.date));
    const last = (exerciseId: string) => {
      const before = record.done.get(exerciseId)?.date ?? date;
      return lastTime(full, exerciseId, before) ?? (isLighter ? null : lastTime(completions, exerciseId, before));
    };

    const mark = (exercise: PlannedExercise, sets: CompletedSet[]) => {
      const known = record.done.get(exercise.exerciseId) ?? null;
      if (known === null && completions.some((each) => each.date === date && each.exerciseId === exercise.exerciseId)) {
        // A day ahead counts for today, whose own record of the exercise this would replace.
        toast({
          message: `You've already done this ${date === today ? "today" : `on ${formatDay(date)}`}: it counts once a day.`,
        });
        return false;
      }
      const done = {
        date: known?.date ?? date,
        exerciseId: exercise.exerciseId,
        exerciseName: exercise.name,
        planId: shown.id,
        minutes: Math.round(exercise.workSeconds / 6) / 10,
        sets,
      };
      const when = done.date === today ? "" : ` for ${formatDay(done.date)}`;
      const message = known ? `${exercise.name}: sets saved${when}` : `${exercise.name} completed${when}`;
      void saving(complete(done, known), { message });
      return true;
    };
    const unmark = (completion: Completion) => {
      const undo = () => void saving(complete(completion, null));
      void saving(takeBack(completion), { message: `${completion.exerciseName} unmarked`, onUndo: undo });
    };
    const swap = (
      from: string,
      to: { exerciseId: string; name: string },
      undoTo: { exerciseId: string; name: string } | null,
    ) => {
      if (!weekday) return;
      mutate(
        { type: "swap-exercise", day: weekday, exerciseId: from, withExerciseId: to.exerciseId },
        {
          onSuccess: (warnings) =>
            toast({
              message: [`Swapped to ${to.name}`, ...warnings].join(". "),
              ...(undoTo ? { onUndo: () => swap(to.exerciseId, undoTo, null) } : {}),
            }),
          onError: (error) =>
            toast({
              tone: "error",
              message:
                error instanceof ApiError
                  ? error.code === "OFFLINE"
                    ? "You need a connection to swap. Your plan hasn't changed."
                    : error.message
                  : "Swapping didn't work. Your plan hasn't changed.",
            }),
        },
      );
    };
    return {
      place: [userId ?? "guest", shown.id ?? "sample", week[dayIndex]].join("|"),
      units,
      date,
      completion: (exerciseId) => record.done.get(exerciseId) ?? null,
      last,
      isLighter,
      complete: mark,
      takeBack: unmark,
      isFavorite: (exerciseId) => favorites.ids.includes(exerciseId),
      setFavorite: ({ id, name }, on) => {
        const message = on ? `${name} saved to your favorites` : `${name} removed from your favorites`;
        void saving(favorites.setFavorite(id, on), { message });
      },
      swap:
        // Until the next block begins, an edit is of its days, not of those that are shown.
        shown.kind === "sample" || trainedWeek(shown, today).nextStartsOn !== null
          ? null
          : (exercise, to) => swap(exercise.exerciseId, to, { exerciseId: exercise.exerciseId, name: exercise.name }),
      suggestsWeights: (exerciseId) => preferencesFor(preferences, exerciseId).suggestsWeights,
      setSuggests:
        userId === null || shown.kind !== "member"
          ? null
          : (exerciseId, isOn) => {
              void saving(changePreferences(userId, { exerciseId, fields: { suggestsWeights: isOn } }));
            },
      standsInDay: (exerciseId) => days[dayIndex]?.exercises.some((each) => each.exerciseId === exerciseId) ?? false,
      swapping: isPending,
    };
  }, [
    shown,
    days,
    dayIndex,
    week,
    today,
    userId,
    units,
    record,
    records,
    favorites,
    preferences,
    toast,
    saving,
    mutate,
    isPending,
  ]);
}
