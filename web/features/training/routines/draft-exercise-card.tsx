import { ROUTINE_LIMITS } from "@lockstep/domain/training/exercise-dose.ts";
import { ArrowDown, ArrowUp, StickyNote, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Checkbox, SegmentedControl } from "../../../ui/choice.tsx";
import { Input, Select } from "../../../ui/field.tsx";
import type { DraftExercise } from "./routine-draft.ts";

const SETS = Array.from({ length: ROUTINE_LIMITS.sets[1] }, (_, at) => at + 1);
const RESTS = [0, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300];

function restText(seconds: number): string {
  if (seconds === 0) return "No rest";
  const rest = seconds % 60;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, "0")} min`;
}

/** One exercise of a routine: how many sets of what, the rest, and whose turn comes after. */
export function DraftExerciseCard({
  exercise,
  isFirst,
  isLast,
  problem,
  onChange,
  onMove,
  onRemove,
}: {
  exercise: DraftExercise;
  isFirst: boolean;
  isLast: boolean;
  /** What's wrong with its numbers. */
  problem: string | null;
  onChange: (exercise: DraftExercise) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const problemId = useId();
  const [isNoting, setNoting] = useState(exercise.note !== "");
  const { exerciseName, sets, isHold, repsMin, repsMax, seconds, rest, joinsAbove, note } = exercise;
  const change = (fields: Partial<DraftExercise>) => onChange({ ...exercise, ...fields });
  const invalid = problem === null ? {} : { "aria-invalid": true, "aria-describedby": problemId };
  const rests = rest === "" || RESTS.includes(Number(rest)) ? RESTS : [...RESTS, Number(rest)].toSorted((a, b) => a - b);
  const number = (label: string, value: string, field: "repsMin" | "repsMax" | "seconds") => (
    <Input
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={value}
      {...invalid}
      onChange={(event) => change({ [field]: event.target.value })}
      onFocus={(event) => event.target.select()}
    />
  );
  return (
    <li className="card draft-exercise">
      <div className="flex items-start justify-between gap-2">
        <h3 className="pt-2 font-name text-17 wrap-anywhere">{exerciseName}</h3>
        <div className="-mr-2 flex flex-none">
          <IconButton label={`Move ${exerciseName} up`} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={`Move ${exerciseName} down`} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${exerciseName}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className="draft-numbers">
        <Select label="Sets" value={sets} onChange={(event) => change({ sets: Number(event.target.value) })}>
          {SETS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        {isHold ? (
          number("Seconds", seconds, "seconds")
        ) : (
          <>
            {number("From", repsMin, "repsMin")}
            {number("To", repsMax, "repsMax")}
          </>
        )}
        <Select label="Rest" value={rest} onChange={(event) => change({ rest: event.target.value })}>
          <option value="">Usual</option>
          {rests.map((each) => (
            <option key={each} value={each}>
              {restText(each)}
            </option>
          ))}
        </Select>
      </div>
      {problem === null ? null : (
        <p id={problemId} role="alert" className="text-14 font-label text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          legend={`Measure sets of ${exerciseName} by`}
          value={isHold ? "time" : "reps"}
          options={[
            { value: "reps", label: "Reps" },
            { value: "time", label: "Time" },
          ]}
          onChange={(value) => change({ isHold: value === "time" })}
        />
        {isNoting ? null : (
          <Button size="sm" look="plain" icon={<StickyNote aria-hidden="true" />} onClick={() => setNoting(true)}>
            Add note
          </Button>
        )}
      </div>
      {isNoting ? (
        <Input
          label="Note"
          maxLength={1000}
          autoComplete="off"
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
      ) : null}
      {isFirst ? null : (
        <Checkbox
          label="Superset with the exercise above"
          checked={joinsAbove}
          onChange={(event) => change({ joinsAbove: event.target.checked })}
        />
      )}
    </li>
  );
}
