import type { ExerciseSummary, PlannedDay, TrainingChoices } from "@lockstep/contract/training.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { Lock, Plus } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field, Select } from "../../../ui/field.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { useExerciseList } from "../library/use-library.ts";
import { litMuscles } from "../../../figure/lit-muscles.ts";

const DEBOUNCE_MS = 250;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(rested);
}

function Row({ exercise, inDay, onPick }: { exercise: ExerciseSummary; inDay: boolean; onPick: () => void }) {
  return (
    <li>
      <button type="button" className="board-pick" disabled={inDay || exercise.locked} onClick={onPick}>
        <span className="board-thumb" aria-hidden="true">
          <FigurePoster
            className="w-full"
            movement={exercise.demonstration.movement}
            variant={exercise.demonstration.variant}
            lit={litMuscles(exercise.targets, exercise.synergists)}
            floor={false}
          />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-name">{exercise.name}</span>
          <span className="block text-14 text-fg-2">
            {inDay
              ? "Already added"
              : exercise.locked
                ? "Included in Premium"
                : `${exercise.targetMuscles.join(", ")} · ${exercise.equipment}`}
          </span>
        </span>
        {exercise.locked ? <Lock size={18} aria-hidden="true" /> : inDay ? null : <Plus size={18} aria-hidden="true" />}
      </button>
    </li>
  );
}

/** The library, searched for one exercise that fits the plan: its place, its level, nothing that is to be avoided. */
export function ExercisePicker({
  day,
  choices,
  group,
  onPick,
}: {
  day: PlannedDay;
  choices: TrainingChoices;
  /** Shown first; the whole library when null. */
  group: TrainingGroup | null;
  onPick: (exercise: ExerciseSummary) => void;
}) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<TrainingGroup | "">(group ?? "");
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);
  const query = useRested(text);
  const list = useExerciseList({
    location: choices.location,
    level: choices.skillLevel,
    ...(query ? { query } : {}),
    ...(picked ? { group: picked } : {}),
  });
  const avoid = choices.avoid ?? [];
  const fitting = list.items.filter((exercise) => !exercise.loads.some((load) => avoid.includes(load)));
  // What can be taken is first, once all is there: rows that are read already must not move when more arrive.
  const items = list.more ? fitting : fitting.toSorted((one, other) => Number(one.locked) - Number(other.locked));
  const count = list.more ? list.total : items.length;
  return (
    <div className="mt-4 grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_200px]">
        <Field label="Search">
          {(control) => (
            <input
              {...control}
              ref={search}
              className="input"
              type="text"
              inputMode="search"
              autoComplete="off"
              maxLength={80}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Select
          label="Trains"
          value={picked}
          onChange={(event) => setPicked(TRAINING_GROUPS.find((each) => each === event.target.value) ?? "")}
        >
          <option value="">Everything</option>
          {TRAINING_GROUPS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </div>
      {list.error && items.length === 0 ? (
        <Alert tone="error">
          <p>{list.error instanceof ApiError ? list.error.message : "We couldn't load the exercises."}</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={list.retry}>
            Try again
          </Button>
        </Alert>
      ) : list.pending ? (
        <Loading label="Loading the exercises" className="grid gap-1">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-19" />
          ))}
        </Loading>
      ) : (
        <>
          <p role="status" className="text-14 text-fg-2">
            {items.length === 0
              ? "No matches. Try another word, or show all exercises."
              : count === 1
                ? "1 exercise"
                : `${count} exercises`}
          </p>
          <ul className="grid gap-1 md:grid-cols-2">
            {items.map((exercise) => (
              <Row
                key={exercise.id}
                exercise={exercise}
                inDay={day.exercises.some((each) => each.exerciseId === exercise.id)}
                onPick={() => onPick(exercise)}
              />
            ))}
          </ul>
          {list.more ? (
            <Button look="secondary" className="justify-self-center" busy={list.loadingMore} onClick={list.more}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
