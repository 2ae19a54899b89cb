import { targetLine } from "@lockstep/domain/training/next-target.ts";
import { warmUpSets } from "@lockstep/domain/training/warm-up-sets.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { Check, Plus, Trophy } from "lucide-react";
import { useState } from "react";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { formatDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { setsText } from "../plan/sets-text.ts";
import type { Units } from "../units.ts";
import { EffortQuestion } from "./rest-panel.tsx";
import { SetEditor, type EditedSet } from "./set-editor.tsx";
import { setLines, type LiveExercise, type SetLine } from "./set-rows-of.ts";

/** What can be done with the sets of the shown exercise. */
export interface SetActions {
  readonly tick: (line: SetLine, set: EditedSet) => void;
  readonly untick: (line: SetLine) => void;
  readonly remove: (line: SetLine) => void;
  readonly answerEffort: (line: SetLine, rir: number) => void;
  readonly warmUp: (sets: ReturnType<typeof warmUpSets>) => void;
}

function lineText({ set, ghost }: SetLine, units: Units): string {
  if (set !== null)
    return setsText(
      [{ weightKg: set.weightKg, reps: set.reps ?? 1, ...(set.seconds === null ? {} : { seconds: set.seconds }) }],
      units,
    );
  return ghost === null ? "To do" : `Last time ${setsText([ghost], units)}`;
}

/** One exercise: what today asks for and why, its sets, and the one in hand. */
export function ExerciseScreen({
  live,
  level,
  minutes,
  isWarm,
  units,
  records,
  actions,
}: {
  live: LiveExercise;
  level: Level;
  minutes: 15 | 30 | 45 | 60;
  isWarm: boolean;
  units: Units;
  records: readonly string[];
  actions: SetActions;
}) {
  const { entry, detail, planned, target, last } = live;
  const targetKg = target?.weightKg ?? null;
  const [extra, setExtra] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const lines = setLines(live, extra, units);
  const next = lines.find(({ set }) => set === null || set.doneAt === null);
  const shown = lines.find(({ key }) => key === chosen) ?? next ?? null;
  const lastDone = lines.findLast(({ set }) => set !== null && set.doneAt !== null && set.type !== "warmup") ?? null;
  const warmUps =
    detail === null || targetKg === null || entry.sets.length > 0
      ? []
      : warmUpSets({ exercise: detail, weightKg: targetKg, repsMax: (planned ?? detail).repsMax, isWarm, minutes, units });
  return (
    <div>
      <div className="live-lift">
        <div className="min-w-0">
          <h2 className="d text-26">{entry.exerciseName}</h2>
          {target === null ? null : <p className="mt-1 text-fg-2">{targetLine(target, units)}</p>}
        </div>
        {detail === null ? null : (
          <FigurePoster
            className="w-full"
            movement={detail.demonstration.movement}
            variant={detail.demonstration.variant}
            lit={litMuscles(detail.targets, detail.synergists)}
            floor={false}
            moving
          />
        )}
      </div>
      {records.length === 0 ? null : (
        <p role="status" className="mt-2 flex items-start gap-2 font-label">
          <Trophy size={18} className="mt-1 shrink-0" aria-hidden="true" />
          <span>New record: {records.join("; ")}</span>
        </p>
      )}
      {lastDone === null || lastDone.set === null ? null : (
        <EffortQuestion
          key={lastDone.key}
          level={level}
          rir={lastDone.set.rir}
          onAnswer={(rir) => actions.answerEffort(lastDone, rir)}
        />
      )}
      <ul className="live-sets" aria-label={`Sets of ${entry.exerciseName}`}>
        {lines.map((line) => {
          const isTicked = line.set !== null && line.set.doneAt !== null;
          return (
            <li key={line.key}>
              <button
                type="button"
                className="live-set"
                aria-current={line.key === shown?.key}
                onClick={() => setChosen(line.key === chosen ? null : line.key)}
              >
                <span className="n text-18 text-fg-2" aria-hidden="true">
                  {line.label}
                </span>
                <span className={isTicked ? "font-label" : "live-set-open"}>
                  <span className="visually-hidden">{line.label === "W" ? "Warm-up set: " : `Set ${line.label}: `}</span>
                  {lineText(line, units)}
                </span>
                <span className="text-14 text-fg-2">
                  {line.set === null || line.set.rir === null ? "" : `${line.set.rir} left`}
                </span>
                {isTicked ? <Check size={22} strokeWidth={3} aria-label="Done" /> : <span aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      {shown === null ? null : (
        <SetEditor
          key={`${entry.id} ${shown.key} ${shown.defaults.weightKg} ${shown.defaults.reps} ${shown.defaults.seconds}`}
          line={shown}
          detail={detail}
          units={units}
          onDone={(set) => {
            setChosen(null);
            actions.tick(shown, set);
          }}
          onUndo={
            shown.set !== null && shown.set.doneAt !== null
              ? () => {
                  setChosen(null);
                  actions.untick(shown);
                }
              : null
          }
          onDelete={shown.set === null ? null : () => actions.remove(shown)}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" look="plain" icon={<Plus aria-hidden="true" />} onClick={() => setExtra(extra + 1)}>
          Set
        </Button>
        {warmUps.length === 0 ? null : (
          <Button size="sm" look="plain" icon={<Plus aria-hidden="true" />} onClick={() => actions.warmUp(warmUps)}>
            {warmUps.length === 1 ? "Warm-up set" : `${warmUps.length} warm-up sets`}
          </Button>
        )}
      </div>
      {last === null ? null : (
        <p className="mt-2 text-14 text-fg-2">
          Last time ({formatDay(last.date)}): {setsText(last.sets, units)}
        </p>
      )}
    </div>
  );
}
