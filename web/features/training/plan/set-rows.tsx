import type { Completion, ExerciseDetail, PlannedExercise } from "@lockstep/contract/training.ts";
import { lighterWeight } from "@lockstep/domain/training/lighter-week.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { Plus } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choice.tsx";
import { formatDay } from "../../../plans/today.ts";
import { fromKg } from "../units.ts";
import type { Units } from "../units.ts";
import type { DayActions } from "./day-context.ts";
import { ExerciseActions } from "./exercise-actions.tsx";
import { readSets, rowsOf, useSetDraft } from "./set-draft.ts";
import type { SetRow, WrongBox } from "./set-draft.ts";
import { setsText } from "./sets-text.ts";

const MOST_SETS = 20;
/** So soon after a press another one belongs to it, ms: a double tap, or a key that is held. */
const SAME_PRESS_MS = 600;

/** The sets as they are done: weight and repetitions, each with a large check. Filling them in is optional. */
export function SetRows({
  exercise,
  loadModel,
  actions,
}: {
  exercise: PlannedExercise;
  /** Undefined while it isn't known. */
  loadModel: ExerciseDetail["loadModel"] | undefined;
  actions: DayActions;
}) {
  const { units } = actions;
  // Where a machine takes weight off, less of it is harder.
  const isLighter = actions.isLighter && loadModel !== undefined && loadModel !== "assistance";
  const completion = actions.completion(exercise.exerciseId);
  const last = actions.last(exercise.exerciseId);
  const saved = useMemo(() => rowsOf(completion?.sets ?? [], exercise.sets, units), [completion, exercise.sets, units]);
  const { rows, isDraft, change } = useSetDraft({ day: actions.place, exerciseId: exercise.exerciseId }, saved, units);
  const [wrong, setWrong] = useState<WrongBox | null>(null);
  const wrongId = useId();
  const pressed = useRef({ takesBack: false, at: -Infinity });
  const isHold = exercise.holdSeconds !== null;
  const dose = { amount: exercise.holdSeconds ?? exercise.repsMax, isHold, loadModel };
  const markOf = (row: number, box: WrongBox["box"]) =>
    wrong?.row === row && wrong.box === box ? { "aria-invalid": true, "aria-describedby": wrongId } : {};
  const edit = (index: number, part: Partial<SetRow>) => {
    setWrong(null);
    change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  };
  const tick = (index: number, checked: boolean) => {
    // A set that is ticked empty takes the weight of the one before: most sets repeat it.
    const before = rows[index - 1]?.weight ?? likelyWeight(last, index, { units, isLighter });
    const row = rows[index];
    edit(index, { checked, ...(checked && row?.weight === "" && before !== "" ? { weight: before } : {}) });
  };
  const mark = () => {
    const takesBack = completion !== null && !isDraft;
    const last = pressed.current;
    const now = performance.now();
    // The second tap of two must not undo the first: with it the sets would go that were typed.
    const isSecondTap = !isDraft && takesBack !== last.takesBack && now - last.at < SAME_PRESS_MS;
    pressed.current = { takesBack: isSecondTap ? last.takesBack : takesBack, at: now };
    if (isSecondTap) return;
    if (takesBack) {
      actions.takeBack(completion);
      return;
    }
    const read = readSets(rows, dose, units, completion?.sets);
    if ("wrong" in read) setWrong(read.wrong);
    else if (actions.complete(exercise, read.sets)) change(null);
  };
  const label = completion ? (isDraft ? "Save these sets" : "Completed") : "Mark as completed";
  return (
    <div className="grid gap-3">
      <ul className="-mx-2 grid gap-1">
        {rows.map((row, index) => (
          <li key={index} className="set-row">
            <span className="n text-18 text-fg-2" aria-hidden="true">
              {index + 1}
            </span>
            <span className="unit">
              <input
                className="input"
                inputMode="decimal"
                autoComplete="off"
                maxLength={7}
                aria-label={`Weight of set ${index + 1} in ${units}`}
                value={row.weight}
                placeholder={likelyWeight(last, index, { units, isLighter }) || "-"}
                onChange={(event) => edit(index, { weight: event.target.value })}
                {...markOf(index, "weight")}
              />
              <span aria-hidden="true">{units}</span>
            </span>
            <span className="unit">
              <input
                className="input"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                aria-label={`${isHold ? "Seconds" : "Repetitions"} of set ${index + 1}`}
                value={row.amount}
                placeholder={String(dose.amount)}
                onChange={(event) => edit(index, { amount: event.target.value })}
                {...markOf(index, "amount")}
              />
              <span aria-hidden="true">{isHold ? "s" : "reps"}</span>
            </span>
            <Checkbox
              label={<span className="visually-hidden">Set {index + 1} done</span>}
              className="gap-0"
              checked={row.checked}
              onChange={(event) => tick(index, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 text-fg-2">
          {last ? `Last time (${formatDay(last.date)}): ${setsText(last.sets, units)}` : "Weights are optional."}
        </p>
        {rows.length < MOST_SETS ? (
          <Button
            size="sm"
            look="plain"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change([...rows, { weight: "", amount: "", checked: false }])}
          >
            Set
          </Button>
        ) : null}
      </div>
      {wrong === null ? null : (
        <div id={wrongId}>
          <Alert>{`Set ${wrong.row + 1}: ${wrong.message}`}</Alert>
        </div>
      )}
      <ExerciseActions exercise={exercise} actions={actions} label={label} done={completion !== null && !isDraft} onMark={mark} />
    </div>
  );
}

/** What a set is likely to weigh: as last time, or about 80% of it in a lighter week. */
function likelyWeight(
  last: Completion | null,
  index: number,
  { units, isLighter }: { units: Units; isLighter: boolean },
): string {
  const set = last?.sets[index] ?? last?.sets.at(-1);
  if (!set || set.weightKg === null) return "";
  const weight = fromKg(set.weightKg, units);
  return formatDecimal(isLighter ? lighterWeight(weight, units) : weight);
}
