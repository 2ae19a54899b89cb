import type { ExerciseDose, PlannedDay, Workout, WorkoutExercise } from "@lockstep/contract/training.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { expect, it, vi } from "vitest";
import { liveActions } from "./live-actions.ts";
import type { LiveActions } from "./live-actions.ts";
import { plannedFor } from "./live-exercise.ts";
import type { WorkoutChange } from "./workout-changes.ts";

const byId = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]));
const piece: ExerciseDose = { sets: 1, repsMin: 1, repsMax: 1, holdSeconds: 480, restSeconds: 30 };
const entry = {
  id: "1",
  exerciseId: "g-stationary-bike",
  exerciseName: "Stationary Bike",
  place: 1,
  superset: null,
  dose: piece,
  sets: [],
  isSkipped: false,
} as unknown as WorkoutExercise;

const liveOf = (sets: readonly object[]) =>
  ({ entry: { ...entry, sets }, detail: null, planned: piece, target: null, last: null, preferences: {} }) as never;
const started = [{ id: "s", type: "work", doneAt: "2026-11-27T10:00:00.000Z" }];
const prepared = [{ id: "s", type: "work", doneAt: null }];
const elliptical = { id: "g-elliptical", name: "Elliptical" };
const empty = { id: "w", exercises: [] } as unknown as Workout;

it.each([
  ["a hard drill gets its own rounds", "g-mountain-climber", { sets: 3, holdSeconds: 30 }],
  ["another machine keeps the time", "g-elliptical", { sets: 1, holdSeconds: 480 }],
])("in the place of eight minutes on the bike %s", async (_, id, expected) => {
  const exercise = byId.get(id);
  if (exercise === undefined) throw new Error(`No ${id}`);
  const day = { exercises: [{ ...piece, exerciseId: entry.exerciseId, substitutes: [{ exerciseId: id }] }] };
  const workout = { id: "w", exercises: [] } as unknown as Workout;
  const swapped = { ...entry, exerciseId: id, dose: null };
  expect(plannedFor(day as unknown as PlannedDay, swapped, workout, exercise)).toMatchObject(expected);

  for (const sets of [[], started]) {
    const change = vi.fn(() => Promise.resolve(true));
    await liveActions({ workout, exercises: [], byId, change, toast: vi.fn() }).swap(liveOf(sets), exercise);
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "exercise",
        fields: expect.objectContaining({ exerciseId: id, dose: expect.objectContaining(expected) as object }) as object,
      }),
    );
  }
});

it.each([
  ["swapped", (actions: LiveActions) => actions.swap(liveOf([]), elliptical)],
  ["swapped after a set", (actions: LiveActions) => actions.swap(liveOf(started), elliptical)],
  ["added", (actions: LiveActions) => actions.add(elliptical)],
  ["skipped", (actions: LiveActions) => actions.skip(liveOf([]))],
])("an exercise is said to be %s, with its Undo, only once that's stored", async (_, act) => {
  for (const isStored of [true, false]) {
    const toast = vi.fn();
    await act(liveActions({ workout: empty, exercises: [], byId, change: () => Promise.resolve(isStored), toast }));
    expect(toast).toHaveBeenCalledTimes(isStored ? 1 : 0);
  }
});

const COPY = ["exercise", "exercise", "delete-exercise"];
it.each([
  ["what was prepared goes with the exercise it was for", prepared, [], ["exercise", "delete-set"], true],
  ["what was prepared stays when the swap isn't stored", prepared, [1], ["exercise"], false],
  ["everything is as it was when it couldn't go", prepared, [2], ["exercise", "delete-set", "exercise", "restore-set"], false],
  ["the one that came in goes again when the other couldn't be skipped", started, [2], COPY, false],
  ["the one that came in is shown when it couldn't go again", started, [2, 3], COPY, false],
])("%s", async (_, sets, failing, expected, isSwapped) => {
  const made: WorkoutChange[] = [];
  const change = (each: WorkoutChange) => Promise.resolve(!failing.includes(made.push(each)));
  const toast = vi.fn();
  const shown = await liveActions({ workout: empty, exercises: [], byId, change, toast }).swap(liveOf(sets), elliptical);
  expect(made.map(({ type }) => type)).toEqual(expected);
  expect(toast).toHaveBeenCalledTimes(isSwapped ? 1 : 0);
  const into = made[0] as { entryId: string };
  expect(shown).toBe(isSwapped || failing.length === 2 ? into.entryId : null);
  if (expected === COPY) expect(made[2]).toHaveProperty("entryId", into.entryId);
});
