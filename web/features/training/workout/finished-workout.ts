import type { Completion, Workout } from "@lockstep/contract/training.ts";
import type { WorkoutCard } from "@lockstep/contract/workout-card.ts";
import { workoutCard, type CardDetail, type CardSource } from "@lockstep/domain/training/workout-card.ts";
import type { ReactNode } from "react";
import type { Units } from "../units.ts";
import { doneCount } from "./done-count.ts";
import type { LiveExercise } from "./live-exercise.ts";
import { titleOf } from "./title-of.ts";

/** A finished workout to be shared: its card as the device knows it, with whatever details are asked for. */
export interface FinishedWorkout {
  readonly id: string;
  readonly cardWith: (details: readonly CardDetail[]) => WorkoutCard;
}

/** Shares a finished workout; the route brings how. `level` is that of its heading. */
export type RenderShare = (finished: FinishedWorkout, units: Units, level: 2 | 3) => ReactNode;

/** What the server would build of a finished workout; without a connection the picture is drawn from this. */
export function finishedWorkout(
  workout: Workout,
  exercises: readonly Pick<LiveExercise, "entry" | "detail">[],
  completions: readonly Completion[],
): FinishedWorkout {
  const trained = exercises.filter(({ entry }) => doneCount(entry) > 0);
  const sources = trained.map(({ entry, detail }): CardSource => ({
    exerciseId: entry.exerciseId,
    name: entry.exerciseName,
    loadModel: detail?.loadModel ?? "total",
    superset: entry.superset,
    sets: entry.sets.filter(({ doneAt }) => doneAt !== null),
    before: completions
      .filter(({ exerciseId, date, sets }) => exerciseId === entry.exerciseId && date < workout.date && sets.length > 0)
      .map(({ sets }) => ({
        bodyWeightKg: null,
        sets: sets.map(({ weightKg, reps, seconds = null, rir = null }) => ({ type: "work", weightKg, reps, seconds, rir })),
      })),
  }));
  const first = trained.find(({ detail }) => detail !== null)?.detail ?? null;
  const minutes = Math.round((Date.parse(workout.endedAt ?? workout.startedAt) - Date.parse(workout.startedAt)) / 60_000);
  return {
    id: workout.id,
    cardWith: (details) => {
      const { exercises: shown, records, volumeKg } = workoutCard(sources, details);
      return {
        title: titleOf(workout),
        minutes: details.includes("duration") ? Math.max(1, minutes) : null,
        volumeKg,
        exercises: [...shown],
        records: [...records],
        cover:
          first === null
            ? null
            : {
                movement: first.demonstration.movement,
                variant: first.demonstration.variant,
                targets: [...first.targets],
                synergists: [...first.synergists],
              },
      };
    },
  };
}
