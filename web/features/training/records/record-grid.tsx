import type { RecordedExercise } from "@lockstep/contract/training.ts";
import type { Units } from "../units.ts";
import { dateText, recordLines } from "./record-words.ts";

/** Every record of an exercise with its day. */
export function RecordGrid({ records, units }: { records: RecordedExercise; units: Units }) {
  const lines = recordLines(records, units);
  if (lines.length === 0)
    return <p className="text-fg-2">No records yet: log a set with its weight, reps or seconds to set the first one.</p>;
  return (
    <dl className="record-grid">
      {lines.map(({ name, value, date }) => (
        <div key={name}>
          <dt className="text-14 text-fg-2">{name}</dt>
          <dd className="n text-22">{value}</dd>
          <dd className="text-13 text-fg-2">{dateText(date)}</dd>
        </div>
      ))}
    </dl>
  );
}
