import type { SeriesDetail, SeriesExercise, SeriesSummary } from "@lockstep/contract/series.ts";
import type { Series } from "@lockstep/domain/series/series.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { findExercise } from "../training/index.ts";

/** So many exercises of the first session are shown to everyone. */
const GLIMPSE = 3;

/** The exercise of a session; the content's tests make sure that it exists. */
export function getExerciseOf(exerciseId: string): Exercise {
  const exercise = findExercise(exerciseId);
  if (exercise === undefined) throw new Error(`A guided session has the unknown exercise ${exerciseId}.`);
  return exercise;
}

function presentExercise(exerciseId: string): SeriesExercise {
  const { name, perSide, demonstration, targets, synergists } = getExerciseOf(exerciseId);
  return { exerciseId, name, perSide, demonstration: { ...demonstration }, targets: [...targets], synergists: [...synergists] };
}

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** A series in outline. */
export function presentSummary(series: Series, locked: boolean, doneOn: (session: number) => string | null): SeriesSummary {
  const { id, title, promise, about, level, equipment, needs, coverId, sessions } = series;
  const firstMoves = sessions[0]?.blocks.filter(({ part }) => part === "main").flatMap(({ moves }) => moves) ?? [];
  return {
    id,
    title,
    promise,
    about,
    level,
    equipment,
    needs: [...needs],
    cover: presentExercise(coverId),
    glimpse: distinct(firstMoves.map(({ exerciseId }) => exerciseId))
      .slice(0, GLIMPSE)
      .map(presentExercise),
    sessions: sessions.map(({ title: name, focus, builds, minutes }, index) => ({
      number: index + 1,
      title: name,
      focus,
      builds,
      minutes,
      doneOn: doneOn(index + 1),
    })),
    locked,
  };
}

/** All of a series. */
export function presentDetail({ id, title, sessions }: Series): SeriesDetail {
  const moves = sessions.flatMap(({ blocks }) => blocks.flatMap((block) => block.moves));
  return {
    id,
    title,
    sessions: sessions.map(({ blocks, safety, ...session }, index) => ({
      ...session,
      number: index + 1,
      safety: [...safety],
      blocks: blocks.map((block) => ({
        ...block,
        moves: block.moves.map(({ dose, cues, ...move }) => ({
          ...move,
          dose: dose.kind === "reps" ? { ...dose, tempo: [...dose.tempo] } : { ...dose },
          cues: [...cues],
        })),
      })),
    })),
    exercises: distinct(moves.map(({ exerciseId }) => exerciseId)).map(presentExercise),
  };
}
