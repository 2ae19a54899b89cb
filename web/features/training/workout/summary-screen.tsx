import type { Workout } from "@lockstep/contract/training.ts";
import { targetLine } from "@lockstep/domain/training/target-line.ts";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { volumeText } from "../records/record-words.ts";
import { targetAfter, type TrainingPast } from "./exercise-target.ts";
import { doneCount } from "./done-count.ts";
import type { LiveExercise } from "./live-exercise.ts";
import { WorkoutMuscles } from "./workout-muscles.tsx";
import { recordsOf, recordText, volumeOf } from "./workout-records.ts";

/** What a finished workout was: its time, sets and volume, records, muscles, and what it changes next time. */
export function SummaryScreen({
  workout,
  exercises,
  past,
  share,
  onClose,
}: {
  workout: Workout;
  exercises: readonly LiveExercise[];
  past: TrainingPast;
  /** Shares it. */
  share: ReactNode;
  onClose: () => void;
}) {
  const { units, completions, today, bodyWeightKg = null } = past;
  const trained = exercises.filter(({ entry }) => doneCount(entry) > 0);
  const sets = trained.reduce((sum, { entry }) => sum + doneCount(entry), 0);
  const kg = trained.reduce((sum, { entry, detail }) => sum + volumeOf(entry, detail, bodyWeightKg), 0);
  const minutes = Math.max(
    1,
    Math.round((Date.parse(workout.endedAt ?? workout.startedAt) - Date.parse(workout.startedAt)) / 60_000),
  );
  const records = trained.flatMap(({ entry, detail }) =>
    detail === null
      ? []
      : recordsOf(entry, detail, completions, today, bodyWeightKg).map((record) => ({
          key: `${entry.id} ${record.kind} ${record.atReps}`,
          text: `${entry.exerciseName}: ${recordText(record, units, detail.loadModel === "assistance")}`,
        })),
  );
  const next = trained.flatMap(({ entry, detail, planned }) => {
    const target = detail === null ? null : targetAfter(entry, detail, planned, past);
    return target === null ? [] : [{ id: entry.id, name: entry.exerciseName, text: targetLine(target, units) }];
  });
  return (
    <div>
      <h2 className="d text-40">{sets === 0 ? "Workout finished" : "Well done"}</h2>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        {[
          { name: "Time", value: `${minutes} min` },
          { name: sets === 1 ? "Set" : "Sets", value: String(sets) },
          { name: "Volume", value: kg === 0 ? "-" : volumeText(kg, units) },
        ].map(({ name, value }) => (
          <div key={name}>
            <dt className="text-14 text-fg-2">{name}</dt>
            <dd className="n text-26">{value}</dd>
          </div>
        ))}
      </dl>
      {records.length === 0 ? null : (
        <section className="mt-6" aria-labelledby="records-heading">
          <h3 id="records-heading" className="d2 text-22">
            {records.length === 1 ? "New record" : "New records"}
          </h3>
          <ul className="mt-2 grid gap-2">
            {records.map(({ key, text }) => (
              <li key={key} className="flex items-start gap-2">
                <Trophy size={18} className="mt-1 shrink-0" aria-hidden="true" />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <WorkoutMuscles
        exercises={trained.flatMap(({ entry, detail }) => (detail === null ? [] : { ...detail, sets: doneCount(entry) }))}
      />
      {next.length === 0 ? null : (
        <section className="mt-6" aria-labelledby="next-heading">
          <h3 id="next-heading" className="d2 text-22">
            Next time
          </h3>
          <ul className="mt-2 grid gap-2">
            {next.map(({ id, name, text }) => (
              <li key={id}>
                <span className="font-label">{name}.</span> <span className="text-fg-2">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8 grid gap-2">
        {share}
        <Button size="lg" onClick={onClose}>
          Done
        </Button>
        <LinkButton to="/progress" look="quiet">
          See your progress
        </LinkButton>
      </div>
    </div>
  );
}
