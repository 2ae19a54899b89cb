import { loadSteps } from "@lockstep/domain/training/next-load.ts";
import type { BarId } from "@lockstep/domain/training/plates.ts";
import { SET_TYPES, setIssues, type SetType } from "@lockstep/domain/training/set-limits.ts";
import type { TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { Check, ChevronDown, Minus, Plus, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { fromKg, readWeight } from "../units.ts";
import type { Units } from "../units.ts";
import { PlatesView, type OwnPlates } from "./plates-view.tsx";
import type { LiveFacts } from "./live-exercise.ts";
import type { SetLine } from "./set-rows-of.ts";

/** What the editor hands over. */
export interface EditedSet {
  readonly type: SetType;
  readonly weightKg: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
}

/** The kinds of sets as people say them. */
export const TYPE_WORDS: Readonly<Record<SetType, string>> = {
  warmup: "Warm-up",
  work: "Work set",
  drop: "Drop set",
  failure: "To failure",
  amrap: "As many as possible",
};

/** What the weight is, said beside it. */
const WEIGHT_WORDS: Readonly<Record<LiveFacts["loadModel"], string>> = {
  total: "Weight",
  "per-hand": "Weight in each hand",
  added: "Added weight",
  assistance: "Assistance",
  stack: "Weight",
  "body-weight": "Added weight",
  none: "Weight",
};

/** One number that a thumb turns or types. */
function BigNumber({
  label,
  unit,
  text,
  step,
  wrong,
  onChange,
}: {
  label: string;
  unit: string;
  text: string;
  step: number;
  wrong: string | null;
  onChange: (text: string) => void;
}) {
  const problem = useId();
  const turn = (by: number) => {
    const value = Number(text.trim().replace(",", "."));
    onChange(formatDecimal(Math.max(0, (Number.isFinite(value) ? value : 0) + by)));
  };
  return (
    <div>
      <div className="big-number">
        <IconButton look="quiet" label={`${label}: less`} onClick={() => turn(-step)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <span className="big-number-box">
          <input
            className="n"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-label={`${label} in ${unit}`}
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : problem}
            value={text}
            placeholder="-"
            style={{ width: `${Math.max(1.5, text.length + 0.4)}ch` }}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <span className="text-14 text-fg-2" aria-hidden="true">
            {unit}
          </span>
        </span>
        <IconButton look="quiet" label={`${label}: more`} onClick={() => turn(step)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      {wrong === null ? null : (
        <p id={problem} role="alert" className="mt-1 text-center text-14 font-label text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** The set in hand: two large numbers, its type, and the button that ticks it. Unchanged, one tap does. */
export function SetEditor({
  line,
  comesIntoView,
  detail,
  units,
  plates,
  preferences,
  onBar,
  onDone,
  onUndo,
  onDelete,
}: {
  line: SetLine;
  /** After a tick the next set comes into view, also on a short screen; at first the exercise itself is what's looked at. */
  comesIntoView: boolean;
  detail: LiveFacts | null;
  units: Units;
  /** The bar and plates it's done with; null for none. */
  plates: OwnPlates | null;
  preferences: TrainingPreferences;
  onBar: (bar: BarId) => void;
  onDone: (set: EditedSet) => void;
  /** Takes the tick back; null for a set that has none. */
  onUndo: (() => void) | null;
  /** Null for a set that isn't stored. */
  onDelete: (() => void) | null;
}) {
  const { defaults, set } = line;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoView) root.current?.scrollIntoView({ block: "nearest" });
  }, [comesIntoView]);
  const isHold = defaults.seconds !== null;
  // Null until it's touched: what's asked for may arrive, or change, while something has been typed.
  const [ownWeight, setWeight] = useState<string | null>(null);
  const [ownAmount, setAmount] = useState<string | null>(null);
  const weight = ownWeight ?? (defaults.weightKg === null ? "" : formatDecimal(fromKg(defaults.weightKg, units)));
  const amount = ownAmount ?? String(defaults.seconds ?? defaults.reps);
  const [type, setType] = useState<SetType>(set?.type ?? "work");
  const [isTried, setTried] = useState(false);
  const typed = weight.trim() === "" ? null : readWeight(weight, units);
  // A weight that wasn't touched stays as it was kept, to the gram.
  const weightKg =
    defaults.weightKg !== null && weight === formatDecimal(fromKg(defaults.weightKg, units)) ? defaults.weightKg : typed;
  const count = Number(amount.trim().replace(",", ".") || Number.NaN);
  const edited = { type, weightKg, reps: isHold ? 1 : count, seconds: isHold ? count : null };
  const issues = setIssues(edited, detail?.loadModel, units);
  const wrongIn = (field: "weightKg" | "reps" | "seconds") =>
    isTried ? (issues.find((issue) => issue.field === field)?.message ?? null) : null;
  const step = detail === null ? 2.5 : (loadSteps(detail, units).at(-1) ?? 2.5);
  const done = () => {
    setTried(true);
    if (issues.length === 0) onDone(edited);
  };
  const isTicked = set !== null && set.doneAt !== null;
  const takesWeight = detail === null || detail.loadModel !== "body-weight" || defaults.weightKg !== null;
  return (
    <div ref={root} className="set-editor">
      {takesWeight ? (
        <BigNumber
          label={detail === null ? "Weight" : WEIGHT_WORDS[detail.loadModel]}
          unit={units}
          text={weight}
          step={fromKg(step, units)}
          wrong={wrongIn("weightKg")}
          onChange={setWeight}
        />
      ) : null}
      {plates !== null && weightKg !== null && Number.isFinite(weightKg) ? (
        <PlatesView kg={weightKg} own={plates} preferences={preferences} onBar={onBar} />
      ) : null}
      <BigNumber
        label={isHold ? "Time" : "Repetitions"}
        unit={isHold ? "seconds" : "reps"}
        text={amount}
        step={isHold ? 5 : 1}
        wrong={wrongIn(isHold ? "seconds" : "reps")}
        onChange={setAmount}
      />
      <Button size="lg" className="set-editor-done w-full" icon={<Check aria-hidden="true" />} onClick={done}>
        {isTicked ? `Save set ${line.label}` : `Done: set ${line.label}`}
      </Button>
      <div className="set-editor-acts">
        <label className="select">
          <span className="visually-hidden">Type of set {line.label}</span>
          <select className="input" value={type} onChange={(event) => setType(event.target.value as SetType)}>
            {SET_TYPES.map((each) => (
              <option key={each} value={each}>
                {TYPE_WORDS[each]}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </label>
        {onDelete === null ? null : (
          <IconButton label={`Delete set ${line.label}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
        {onUndo === null ? null : (
          <Button size="md" look="quiet" onClick={onUndo}>
            Not done
          </Button>
        )}
      </div>
    </div>
  );
}
