import type { Completion } from "@lockstep/contract/training.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { preferencesFor, withOwnPlates } from "@lockstep/domain/training/training-preferences.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { addDays, mondayOf } from "../../../plans/today.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { movesWholeBody } from "@lockstep/domain/training/body-weight.ts";
import { blockOf, trainedWeek } from "../block.ts";
import { preferencesOptions, usePreferences } from "../preferences.ts";
import { useCompletions } from "../completions.ts";
import { useBodyWeight } from "../measurements/use-body-weight.ts";
import { useTrainingPerson, type TrainingUser } from "../person.ts";
import { severalExercisesOptions } from "../queries.ts";
import { sampleChoices, useShownPlan } from "../use-plan.ts";
import { lastSets, targetOf, type TrainingPast } from "./exercise-target.ts";
import type { RenderShare } from "./finished-workout.ts";
import { useRunningWorkout } from "./running-workout.ts";
import { factsOf, plannedFor, type LiveExercise } from "./live-exercise.ts";
import { useCatalogue } from "../use-catalogue.ts";
import { WorkoutScreen } from "./workout-screen.tsx";

/** How far back last times and records go: the most one question to the server may span, from a Monday, so that it stays the same all week. */
const WEEKS_BACK = 52;
const NOTHING_DONE: readonly Completion[] = [];

/** The running workout, or the way to one. */
export function WorkoutPage({ user, renderShare }: { user: TrainingUser; renderShare: RenderShare }) {
  const navigate = useNavigate();
  const { userId, units, today, pending: unknown, showsMeasurements } = useTrainingPerson(user);
  const { workout, pending } = useRunningWorkout(userId);
  // It stays on the page while its summary is read.
  const [opened, setOpened] = useState(workout);
  if (workout !== null && workout !== opened && (opened === null || opened.id === workout.id)) setOpened(workout);
  // Who has no plan trains without one, also where the sample week can't be read.
  const { shown, hasNone, error: planError } = useShownPlan(user);
  const isPlanOpen = shown === null && !hasNone && planError === null;
  const preferences = usePreferences(userId);
  const { isPending: isReadingPreferences } = useQuery(preferencesOptions());
  const catalogue = useCatalogue();
  const monday = mondayOf(today);
  const { completions, pending: unread, error } = useCompletions(userId, addDays(monday, -7 * WEEKS_BACK), addDays(monday, 6));
  const ids = opened?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
  const detailsQuery = useQuery({ ...severalExercisesOptions(ids), placeholderData: keepPreviousData });
  const { data: details = [] } = detailsQuery;
  const measuredKg = useBodyWeight(user.id, today, showsMeasurements && details.some(movesWholeBody));
  const isReading =
    (unread && error === null) ||
    detailsQuery.isPending ||
    detailsQuery.isPlaceholderData ||
    isPlanOpen ||
    isReadingPreferences ||
    // The catalogue describes what can't be read, as when there's no connection.
    (catalogue.isPending && ids.some((id) => details.every((detail) => detail.id !== id)));
  // Once it's there it stays: a button that's replaced or moves while it's pressed isn't pressed.
  const [shownId, setShownId] = useState<string | null>(null);
  const isShown = opened !== null && (opened.id === shownId || !isReading);
  if (isShown && !unknown && opened.id !== shownId) setShownId(opened.id);
  if (unknown || (opened === null ? pending : !isShown)) {
    return (
      <Loading label="Loading your workout">
        <Skeleton className="mx-auto my-10 h-84 max-w-180" />
      </Loading>
    );
  }
  if (opened === null) {
    return (
      <Page title="Workout">
        <EmptyState title="No workout in progress" action={<LinkButton to="/workouts">Start a workout</LinkButton>}>
          Start one from your plan, a routine or from scratch, and it shows up here.
        </EmptyState>
      </Page>
    );
  }
  const choices = shown?.plan.choices ?? sampleChoices();
  const past: TrainingPast = {
    completions: unread ? NOTHING_DONE : completions,
    block: shown === null ? null : blockOf(shown),
    level: choices.skillLevel,
    avoid: choices.avoid,
    today,
    units,
    bodyWeightKg: opened.bodyWeightKg ?? measuredKg,
  };
  const day =
    shown !== null && opened.planId === shown.id
      ? trainedWeek(shown, today).days.find((each) => each.day === opened.day)
      : undefined;
  const exercises = opened.exercises.map((entry): LiveExercise => {
    const known = catalogue.byId.get(entry.exerciseId);
    const facts = details.find(({ id }) => id === entry.exerciseId) ?? (known === undefined ? null : factsOf(known));
    const detail = facts && withOwnPlates(facts, preferences, units);
    const dose = plannedFor(day, entry, opened, known);
    // A hold in the place of repetitions, or the other way round, has its own dose.
    const isSameKind = detail === null || ((dose?.holdSeconds ?? null) === null) === (detail.holdSeconds === null);
    const planned = isSameKind ? dose : null;
    const last = lastSets(past, entry.exerciseId);
    const own = preferencesFor(preferences, entry.exerciseId);
    const target = detail === null || !own.suggestsWeights ? null : targetOf(detail, planned, past);
    return { entry, detail, planned, target, last, preferences: own };
  });
  return (
    <WorkoutScreen
      key={opened.id}
      workout={opened}
      exercises={exercises}
      past={past}
      choices={choices}
      preferences={preferences}
      userId={user.id}
      showsMeasurements={showsMeasurements}
      isOver={!pending && workout?.id !== opened.id}
      onResume={workout === null ? null : () => setOpened(workout)}
      renderShare={renderShare}
      onLeave={() => void navigate("/workout-plan")}
    />
  );
}
