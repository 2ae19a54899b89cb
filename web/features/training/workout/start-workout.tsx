import type { PlannedDay, PlannedExercise } from "@lockstep/contract/training.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import type { ButtonLook, ButtonSize } from "../../../ui/button.tsx";
import { preferencesOptions } from "../preferences.ts";
import { catalogueOptions } from "../queries.ts";
import { resumeWords } from "./resume-words.ts";
import { startWorkout, useRunningWorkout, type NewWorkout } from "./running-workout.ts";

type StartedExercise = Pick<
  PlannedExercise,
  "exerciseId" | "name" | "superset" | "workSeconds" | "sets" | "repsMin" | "repsMax" | "holdSeconds" | "restSeconds"
>;
/** What of a plan's day a workout starts with. */
type StartedDay = Pick<PlannedDay, "day" | "focus"> & { readonly exercises: readonly StartedExercise[] };

/** A plan's day as a workout starts with it. */
export function workoutOfDay(day: StartedDay, planId: string | null): Omit<NewWorkout, "date"> {
  const exercises = day.exercises.map(({ exerciseId, name, superset, workSeconds, ...planned }) => {
    const { sets, repsMin, repsMax, holdSeconds, restSeconds } = planned;
    return { exerciseId, name, superset, workSeconds, dose: { sets, repsMin, repsMax, holdSeconds, restSeconds } };
  });
  return { planId, day: day.day, routineId: null, name: day.focus, exercises };
}

/** So long after the page, what a workout needs without a network is fetched, ms. */
const AT_REST_MS = 3000;

/** The library for swaps and additions, and the person's notes and settings: there in a gym without a signal. */
function usePrepared() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      void queryClient.prefetchQuery(catalogueOptions());
      void queryClient.prefetchQuery(preferencesOptions());
    }, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
}

/** Starts a workout, or leads back to the one that's running. */
export function StartButton({
  userId,
  workout: next,
  label = "Start workout",
  continueLabel,
  look = "primary",
  size = "lg",
  className = "w-full",
}: {
  userId: string;
  workout: NewWorkout;
  label?: string;
  continueLabel?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}) {
  const navigate = useNavigate();
  const saving = useSaving();
  const { workout } = useRunningWorkout(userId);
  const [busy, setBusy] = useState(false);
  usePrepared();
  const icon = <Play aria-hidden="true" fill="currentColor" />;
  if (workout !== null && !busy)
    return (
      <LinkButton to="/workout" look={look} size={size} className={className} icon={icon}>
        {continueLabel ?? resumeWords(workout, next)}
      </LinkButton>
    );
  const start = async () => {
    setBusy(true);
    const isStored = await saving(startWorkout(userId, next));
    if (isStored) await navigate("/workout");
    setBusy(false);
  };
  return (
    <Button look={look} size={size} className={className} icon={icon} busy={busy} onClick={() => void start()}>
      {label}
    </Button>
  );
}

/** Starts today's training. */
export function StartWorkout({
  userId,
  planId,
  day,
  date,
}: {
  userId: string;
  planId: string | null;
  day: StartedDay;
  date: string;
}) {
  return <StartButton userId={userId} workout={{ ...workoutOfDay(day, planId), date }} />;
}
