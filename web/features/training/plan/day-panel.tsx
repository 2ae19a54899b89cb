import type { PlannedDay, PlannedExercise, TrainingChoices } from "@lockstep/contract/training.ts";
import { Clock, Dumbbell, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import type { DayActions, OpenState } from "./day-context.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { Preparation } from "./preparation.tsx";
import { RestDay } from "./rest-day.tsx";
import { Tips } from "./tips.tsx";

/** Neighbours that share a superset number stand together. */
function grouped(exercises: readonly PlannedExercise[]): Array<{ superset: number | null; exercises: PlannedExercise[] }> {
  const groups: Array<{ superset: number | null; exercises: PlannedExercise[] }> = [];
  for (const exercise of exercises) {
    const last = groups.at(-1);
    if (last && exercise.superset !== null && last.superset === exercise.superset) last.exercises.push(exercise);
    else groups.push({ superset: exercise.superset, exercises: [exercise] });
  }
  return groups;
}

function Overview({ day, location, duration }: { day: PlannedDay; location: TrainingChoices["location"]; duration: string }) {
  const facts = [
    {
      icon: ListChecks,
      name: "Exercises",
      text: `${day.exercises.length} ${day.exercises.length === 1 ? "exercise" : "exercises"}`,
    },
    { icon: Clock, name: "Duration", text: duration },
    { icon: Dumbbell, name: "Equipment", text: location === "gym" ? "Full Gym" : "Minimal" },
  ];
  return (
    <section aria-labelledby="overview-heading">
      <h3 id="overview-heading" className="text-15 font-label">
        Workout Overview
      </h3>
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-fg-2">
        <div className="visually-hidden">
          <dt>Focus</dt>
          <dd>{day.focus}</dd>
        </div>
        {facts.map(({ icon: Icon, name, text }) => (
          <div key={name} className="flex items-center gap-2">
            <dt>
              <Icon size={18} aria-hidden="true" />
              <span className="visually-hidden">{name}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One day of a plan below its heading: a rest day's page, or the whole workout from warm-up to tips. */
export function DayPanel({
  day,
  location,
  duration,
  actions,
  open,
  aside,
  foot,
}: {
  day: PlannedDay;
  location: TrainingChoices["location"];
  duration: string;
  actions: DayActions | null;
  open: OpenState;
  /** Between the overview and the warm-up. */
  aside?: ReactNode;
  /** At the end of the day. */
  foot?: ReactNode;
}) {
  if (day.isRest) {
    return (
      <>
        <RestDay day={day.day} />
        {foot}
      </>
    );
  }
  return (
    <>
      <Overview day={day} location={location} duration={duration} />
      {aside}
      <div className="mt-6 grid gap-2">
        <Preparation title="Warm-up" steps={day.warmUp} />
        <ul className="grid gap-2" aria-label={`Exercises of ${day.day}`}>
          {grouped(day.exercises).map((group) =>
            group.superset !== null && group.exercises.length > 1 ? (
              <li key={group.exercises[0]?.exerciseId} className="superset">
                <p className="text-14 text-fg-2">
                  <span className="font-label text-fg">Superset.</span> One set of each in turn, then rest.
                </p>
                <ul className="grid gap-2">
                  {group.exercises.map((exercise) => (
                    <ExerciseCard key={exercise.exerciseId} exercise={exercise} actions={actions} open={open} />
                  ))}
                </ul>
              </li>
            ) : (
              group.exercises.map((exercise) => (
                <ExerciseCard key={exercise.exerciseId} exercise={exercise} actions={actions} open={open} />
              ))
            ),
          )}
        </ul>
        <Preparation title="Cool-down" steps={day.coolDown} />
      </div>
      {foot}
      <Tips />
    </>
  );
}
