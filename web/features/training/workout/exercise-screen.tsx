import { targetLine } from "@lockstep/domain/training/target-line.ts";
import { barKg } from "@lockstep/domain/training/plates.ts";
import type { BarId } from "@lockstep/domain/training/plates.ts";
import type { TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { isCustomExerciseId } from "@lockstep/domain/training/custom-exercise-id.ts";
import { warmUpSets } from "@lockstep/domain/training/warm-up-sets.ts";
import { Check, Plus, StickyNote, Trophy } from "lucide-react";
import { useState } from "react";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { formatDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { setsText } from "../plan/sets-text.ts";
import { HistoryButton } from "../records/history-button.tsx";
import type { Units } from "../units.ts";
import { EffortQuestion, effortText } from "./effort-question.tsx";
import type { TrainingPast } from "./exercise-target.ts";
import type { LiveExercise } from "./live-exercise.ts";
import { ownPlates } from "./plates-view.tsx";
import { SetEditor, TYPE_WORDS, type EditedSet } from "./set-editor.tsx";
import { isFindingWeight, setLines, type SetLine } from "./set-rows-of.ts";

/** What can be done with the sets of the shown exercise. */
export interface SetActions {
  readonly tick: (line: SetLine, set: EditedSet) => void;
  readonly untick: (line: SetLine) => void;
  readonly remove: (line: SetLine) => void;
  readonly answerEffort: (line: SetLine, rir: number) => void;
  readonly warmUp: (sets: ReturnType<typeof warmUpSets>) => void;
  readonly chooseBar: (bar: BarId) => void;
  readonly bringBack: () => void;
}

function lineText({ set, ghost }: SetLine, units: Units): string {
  if (set !== null && set.weightKg === null && set.seconds === null && set.reps !== null)
    return `${set.reps} ${set.reps === 1 ? "rep" : "reps"}`;
  if (set !== null && (set.doneAt !== null || set.reps !== null || set.weightKg !== null))
    return setsText(
      [{ weightKg: set.weightKg, reps: set.reps ?? 1, ...(set.seconds === null ? {} : { seconds: set.seconds }) }],
      units,
    );
  return ghost === null ? "To do" : `Last time ${setsText([ghost], units)}`;
}

/** What today asks for and why, and what the person wrote about the exercise. */
function Brief({ live, units }: { live: LiveExercise; units: Units }) {
  const { entry, detail, target, preferences } = live;
  const notes = [preferences.note, entry.note].filter((note) => note !== "");
  return (
    <>
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
            {...(isCustomExerciseId(entry.exerciseId) ? { phase: 0 } : { moving: true })}
          />
        )}
      </div>
      {notes.map((note, at) => (
        <p key={at} className="live-note">
          <StickyNote size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">
            <span className="visually-hidden">{note === preferences.note ? "Your note: " : "Note for today: "}</span>
            {note}
          </span>
        </p>
      ))}
    </>
  );
}

/** One exercise: what today asks for and why, its sets, and the one in hand. */
export function ExerciseScreen({
  userId,
  live,
  past,
  minutes,
  isWarm,
  preferences,
  records,
  actions,
}: {
  userId: string;
  live: LiveExercise;
  past: TrainingPast;
  minutes: 15 | 30 | 45 | 60;
  isWarm: boolean;
  preferences: TrainingPreferences;
  records: readonly string[];
  actions: SetActions;
}) {
  const { entry, detail, planned, target, last } = live;
  const { units, level } = past;
  const plates = detail === null ? null : ownPlates(detail, preferences, live.preferences.bar, units);
  const bar = plates === null ? null : barKg(plates.bar, plates.units);
  const targetKg = target?.weightKg ?? null;
  const [wanted, setWanted] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const lines = setLines(live, wanted, { units, barKg: bar });
  const next = lines.find(({ set }) => set === null || set.doneAt === null);
  const shown = lines.find(({ key }) => key === chosen) ?? next ?? null;
  const isFinding = isFindingWeight(live);
  const lastDone =
    lines.findLast(({ set }) => set !== null && set.doneAt !== null && (isFinding || set.type !== "warmup")) ?? null;
  // A set that's looked at again can be answered for; else the last one is.
  const asked = shown?.set?.doneAt ? shown : lastDone;
  const warmUps =
    detail === null || targetKg === null || entry.sets.length > 0
      ? []
      : warmUpSets({
          exercise: detail,
          weightKg: targetKg,
          repsMax: (planned ?? detail).repsMax,
          isWarm,
          minutes,
          units,
          ...(bar === null ? {} : { barKg: bar }),
        });
  return (
    <div>
      <Brief live={live} units={units} />
      {records.length === 0 ? null : (
        <p role="status" className="mt-2 flex items-start gap-2 font-label">
          <Trophy size={18} className="mt-1 shrink-0" aria-hidden="true" />
          <span>New record: {records.join("; ")}</span>
        </p>
      )}
      {asked === null || asked.set === null ? null : (
        <EffortQuestion
          key={asked.key}
          level={level}
          scale={preferences.effort}
          isFinding={isFinding}
          rir={asked.set.rir}
          onAnswer={(rir) => actions.answerEffort(asked, rir)}
        />
      )}
      {lines.length === 0 ? null : (
        <ul className="live-sets" aria-label={`Sets of ${entry.exerciseName}`}>
          {lines.map((line) => {
            const isTicked = line.set !== null && line.set.doneAt !== null;
            const type = line.set?.type ?? "work";
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
                  <span className="text-right text-14 text-fg-2">
                    {[
                      type === "work" || type === "warmup" ? "" : TYPE_WORDS[type],
                      type === "warmup" ? "" : effortText(line.set?.rir ?? null, preferences.effort),
                    ]
                      .filter((words) => words !== "")
                      .join(" · ")}
                  </span>
                  {isTicked ? <Check size={22} strokeWidth={3} aria-label="Done" /> : <span aria-hidden="true" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {entry.isSkipped && shown === null ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-fg-2">Skipped for today.</p>
          <Button look="secondary" onClick={actions.bringBack}>
            Bring it back
          </Button>
        </div>
      ) : null}
      {shown === null ? null : (
        <SetEditor
          key={`${entry.id} ${shown.key}`}
          line={shown}
          comesIntoView={entry.sets.length > 0}
          detail={detail}
          units={units}
          plates={plates}
          preferences={preferences}
          onBar={actions.chooseBar}
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
        {entry.isSkipped ? null : (
          <Button
            size="sm"
            look="plain"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setWanted(lines.filter(({ label }) => label !== "W").length + 1)}
          >
            Set
          </Button>
        )}
        {warmUps.length === 0 ? null : (
          <Button size="sm" look="plain" icon={<Plus aria-hidden="true" />} onClick={() => actions.warmUp(warmUps)}>
            {warmUps.length === 1 ? "Warm-up set" : `${warmUps.length} warm-up sets`}
          </Button>
        )}
        {detail === null ? null : <HistoryButton userId={userId} exercise={detail} />}
      </div>
      {last === null ? null : (
        <p className="mt-2 text-14 text-fg-2">
          Last time ({formatDay(last.date)}): {setsText(last.sets, units)}
        </p>
      )}
    </div>
  );
}
