import type { WorkoutSet } from "@lockstep/contract/training-workouts.ts";
import type { LoadModel } from "@lockstep/domain/training/exercise.ts";
import { SET_TYPES, setIssues } from "@lockstep/domain/training/set-limits.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { fromKg, readWeight, type Units } from "../units.ts";

const TYPE_WORDS: Readonly<Record<WorkoutSet["type"], string>> = {
  warmup: "Warm-up",
  work: "Work",
  drop: "Drop",
  failure: "Failure",
  amrap: "AMRAP",
};

type Fields = Partial<Pick<WorkoutSet, "type" | "weightKg" | "reps" | "seconds">>;

/** A set of a finished workout in one line. A number is kept when the field is left; one that can't be is said below and stays in the field. */
export function EditSet({
  set,
  label,
  loadModel,
  units,
  onChange,
  onDelete,
}: {
  set: WorkoutSet;
  label: string;
  loadModel: LoadModel | undefined;
  units: Units;
  onChange: (fields: Fields) => void;
  onDelete: () => void;
}) {
  const problemId = useId();
  const isHold = set.seconds !== null;
  const knownWeight = set.weightKg === null ? "" : formatDecimal(fromKg(set.weightKg, units));
  const knownAmount = String((isHold ? set.seconds : set.reps) ?? "");
  const [weight, setWeight] = useState(knownWeight);
  const [amount, setAmount] = useState(knownAmount);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = () => {
    const weightKg = weight === knownWeight ? set.weightKg : weight.trim() === "" ? null : readWeight(weight, units);
    const count =
      amount === knownAmount ? (isHold ? set.seconds : set.reps) : Number(amount.trim().replace(",", ".") || Number.NaN);
    // A number that was kept before there were limits stays as it is.
    const typed: Fields = {
      ...(weightKg === set.weightKg ? {} : { weightKg }),
      ...(count === (isHold ? set.seconds : set.reps) ? {} : isHold ? { seconds: count } : { reps: count }),
    };
    const [issue] = setIssues(typed, loadModel, units);
    setProblem(issue?.message ?? null);
    if (issue === undefined && Object.keys(typed).length > 0) onChange(typed);
  };
  const isWrong = problem !== null;
  return (
    <li>
      <div className="set-edit">
        <div className="select set-edit-type">
          <select
            className="input"
            aria-label={`Type of ${label.toLowerCase()}`}
            value={set.type}
            onChange={(event) => onChange({ type: SET_TYPES.find((each) => each === event.target.value) ?? "work" })}
          >
            {SET_TYPES.map((each) => (
              <option key={each} value={each}>
                {TYPE_WORDS[each]}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </div>
        <label className="set-edit-number">
          <span className="visually-hidden">{`${label}, weight in ${units}`}</span>
          <input
            className="input n"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder={units}
            value={weight}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? problemId : undefined}
            onChange={(event) => setWeight(event.target.value)}
            onBlur={keep}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <label className="set-edit-number">
          <span className="visually-hidden">{isHold ? `${label}, seconds` : `${label}, reps`}</span>
          <input
            className="input n"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder={isHold ? "s" : "reps"}
            value={amount}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? problemId : undefined}
            onChange={(event) => setAmount(event.target.value)}
            onBlur={keep}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <IconButton label={`Delete ${label.toLowerCase()}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {isWrong ? (
        <p id={problemId} role="alert" className="mt-1 text-14 font-label text-danger">
          {problem}
        </p>
      ) : null}
    </li>
  );
}
