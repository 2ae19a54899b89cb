import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { SORE_PARTS, sparing, type SorePart } from "@lockstep/domain/training/sparing.ts";
import { substitutesFor } from "@lockstep/domain/training/substitutes.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ExerciseRows } from "./exercise-rows.tsx";
import type { Chosen } from "./live-actions.ts";
import type { LiveExercise } from "./live-exercise.ts";
import { useCatalogue } from "../use-catalogue.ts";
import { poolFor } from "./swap-pool.ts";

const PART_WORDS: Readonly<Record<SorePart, string>> = {
  knee: "Knee",
  "lower-back": "Lower back",
  shoulder: "Shoulder",
  wrist: "Wrist",
  neck: "Neck",
  hip: "Hip",
  elbow: "Elbow",
  ankle: "Ankle",
};

/** What may take the exercise's place: what trains the same, or what does and spares the part that hurts. */
export default function SwapPane({
  live,
  choices,
  inWorkout,
  hurts,
  onPick,
  onSearch,
  onSkip,
}: {
  live: LiveExercise;
  choices: TrainingChoices;
  inWorkout: ReadonlySet<string>;
  /** Something hurts: where is asked first. */
  hurts: boolean;
  onPick: (exercise: Chosen) => void;
  onSearch: () => void;
  onSkip: () => void;
}) {
  const { items, byId, isPending } = useCatalogue();
  const [part, setPart] = useState<SorePart | null>(null);
  const exercise = byId.get(live.entry.exerciseId) ?? null;
  const pool = exercise === null ? [] : poolFor(items, exercise, choices);
  const offered =
    exercise === null || (hurts && part === null)
      ? []
      : part === null
        ? substitutesFor(exercise, pool, inWorkout, choices.skillLevel)
        : sparing(exercise, part, pool, inWorkout, choices.skillLevel);
  const exercises = offered.flatMap(({ exerciseId }) => byId.get(exerciseId) ?? []);
  const { exerciseName } = live.entry;
  return (
    <div>
      <h2 className="d text-32">{hurts ? "Where does it hurt?" : `Swap ${exerciseName}`}</h2>
      {hurts ? (
        <div className="mt-4 flex flex-wrap gap-2" role="group" aria-label="Where it hurts">
          {SORE_PARTS.map((each) => (
            <ToggleChip key={each} className="min-h-12 px-4" pressed={part === each} onClick={() => setPart(each)}>
              {PART_WORDS[each]}
            </ToggleChip>
          ))}
        </div>
      ) : null}
      {isPending ? (
        <Loading label="Loading the exercises" className="mt-4 grid gap-1">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </Loading>
      ) : hurts && part === null ? null : (
        <>
          <p role="status" className="mt-4 text-fg-2">
            {exercise === null
              ? "We couldn't look up similar exercises. Search the library, or skip it for today."
              : exercises.length === 0
                ? part === null
                  ? "Nothing you have is a close match. Search the library, or skip it for today."
                  : `Nothing else here works the same muscles without loading your ${PART_WORDS[part].toLowerCase()}. Skip it for today.`
                : part === null
                  ? "These work the same muscles."
                  : `These go easy on your ${PART_WORDS[part].toLowerCase()}.`}
          </p>
          <ExerciseRows label="Exercises to swap to" exercises={exercises} inWorkout={inWorkout} onPick={onPick} />
          {part === null ? null : (
            <p className="mt-4 max-w-[52ch] text-14 text-fg-2">
              Stop if the pain is sharp or gets worse. See a doctor or physio if it doesn't go away.
            </p>
          )}
        </>
      )}
      <div className="mt-5 grid gap-2">
        {hurts ? (
          <Button look="quiet" onClick={onSkip}>
            Skip it for today
          </Button>
        ) : (
          <Button look="quiet" onClick={onSearch}>
            Search all exercises
          </Button>
        )}
      </div>
    </div>
  );
}
