import type { PlannedDay, PlanPreview } from "@lockstep/contract/training.ts";
import { preparationWords } from "@lockstep/domain/training/preparation-words.ts";
import { usePrinting } from "../../../plans/use-printing.ts";
import type { Units } from "../units.ts";
import "../../../plans/print.css";

function Drills({ title, steps }: { title: string; steps: PlannedDay["warmUp"] }) {
  return (
    <p>
      <strong>{title}:</strong> {steps.map(preparationWords).join("; ")}
    </p>
  );
}

function PrintDay({ day, name, units }: { day: PlannedDay; name: string; units: Units }) {
  const columns = Math.max(...day.exercises.map((exercise) => exercise.sets));
  const supersets = [...new Set(day.exercises.flatMap(({ superset }) => superset ?? []))];
  return (
    <section className="print-day">
      <p>{name}</p>
      <h1 className="d2 text-26">
        {day.day}: {day.focus}
      </h1>
      <p>Date: ________________ Write each set as {units} × repetitions.</p>
      <Drills title="Warm-up" steps={day.warmUp} />
      <table>
        <thead>
          <tr>
            <th>Exercise</th>
            <th>Sets × reps</th>
            <th>Rest</th>
            {Array.from({ length: columns }, (_, index) => (
              <th key={index} className="fill">
                Set {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.exercises.map((exercise) => (
            <tr key={exercise.exerciseId}>
              <td>
                <strong>{exercise.name}</strong>
                <br />
                {exercise.targetMuscles.join(", ")}
                {exercise.superset === null ? "" : `, superset ${supersets.indexOf(exercise.superset) + 1}`}
              </td>
              <td>
                {exercise.sets} × {exercise.reps}
              </td>
              <td>{exercise.restSeconds} s</td>
              {Array.from({ length: columns }, (_, index) => (
                <td key={index} className="fill">
                  {index < exercise.sets ? "" : "-"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Drills title="Cool-down" steps={day.coolDown} />
    </section>
  );
}

/** The plan on paper, one page a training day with room to write. It's in the page only while the browser prints, whoever asked for it. */
export function PrintSheet({
  plan,
  week = null,
  units,
}: {
  plan: PlanPreview;
  /** What sets the week apart from the usual one. */
  week?: string | null;
  units: Units;
}) {
  const printing = usePrinting();
  if (!printing) return null;
  const name = week === null ? plan.name : `${plan.name} · ${week}`;
  return (
    <div className="print-sheet print-training">
      {plan.days.map((day) => (day.isRest ? null : <PrintDay key={day.day} day={day} name={name} units={units} />))}
    </div>
  );
}
