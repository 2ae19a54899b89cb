import { ROUTINE_LIMITS } from "@lockstep/domain/training/exercise-dose.ts";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { Checkbox, SegmentedControl } from "../../../ui/choice.tsx";
import { Input, Select } from "../../../ui/field.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { DraftExercise } from "./routine-draft.ts";

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
      <SegmentedControl
        legend={`Sets of ${exerciseName} count`}
        value={isHold ? "time" : "reps"}
        options={[
          { value: "reps", label: "Reps" },
          { value: "time", label: "Time" },
        ]}
        onChange={(value) => change({ isHold: value === "time" })}
      />
      <Stepper
        label={`Sets of ${exerciseName}`}
        value={sets}
        min={ROUTINE_LIMITS.sets[0]}
        max={ROUTINE_LIMITS.sets[1]}
        words={`${sets} ${sets === 1 ? "set" : "sets"}`}
        onChange={(next) => change({ sets: next })}
      />
      <div className="draft-numbers">
        {isHold ? (
          number("Seconds", seconds, "seconds")
        ) : (
          <>
            {number("Reps from", repsMin, "repsMin")}
            {number("to", repsMax, "repsMax")}
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
      <Input
        label="Note"
        optional
        maxLength={1000}
        autoComplete="off"
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
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
