import { targetLine } from "@lockstep/domain/training/target-line.ts";
import type { ExerciseDetail, PlannedExercise } from "@lockstep/contract/training.ts";
import { MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import { ArrowLeftRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { LockedLine } from "../../../ui/locked.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { FigurePlayer, FigureRoom } from "../../../figure/figure-player.tsx";
import { litMuscles } from "../../../figure/lit-muscles.ts";
import { ExerciseVideo } from "../exercise-video.tsx";
import { shortAmount } from "./amount.ts";
import type { DayActions, OpenState } from "./day-context.ts";
import { SetRows } from "./set-rows.tsx";

function Numeral({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <div>
      <dd className="n text-48 sm:text-64">{value}</dd>
      <dt className="mt-2 text-14 font-label text-fg-2">{unit}</dt>
    </div>
  );
}

function Stage({ exercise, detail, open }: { exercise: PlannedExercise; detail: ExerciseDetail; open: OpenState }) {
  if (detail.videoUrl !== null) return <ExerciseVideo url={detail.videoUrl} name={exercise.name} />;
  return (
    <FigurePlayer
      movement={detail.demonstration.movement}
      variant={detail.demonstration.variant}
      name={exercise.name}
      lit={litMuscles(exercise.targets, exercise.synergists)}
      playing={open.playing === exercise.exerciseId}
      onPlayingChange={(playing) => open.play(playing ? exercise.exerciseId : null)}
    />
  );
}

function Substitutes({ exercise, actions }: { exercise: PlannedExercise; actions: DayActions | null }) {
  const { substitutes } = exercise;
  if (substitutes.length === 0) return null;
  return (
    <Fold title="Swap exercise">
      <ul className="grid gap-1">
        {substitutes.map((each) => (
          <li key={each.exerciseId} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <Link className="link" to={`/exercises/${each.exerciseId}`}>
              {each.name}
            </Link>
            {actions?.swap && actions.standsInDay(each.exerciseId) ? (
              <span className="text-14 text-fg-2">Already added</span>
            ) : actions?.swap ? (
              <Button
                size="sm"
                look="quiet"
                busy={actions.swapping}
                icon={<ArrowLeftRight aria-hidden="true" />}
                aria-label={`Swap ${exercise.name} for ${each.name}`}
                onClick={() => actions.swap?.(exercise, each)}
              >
                Swap
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What the exercise asks for today and why, and whether the person wants that. */
function Suggestion({ exercise, actions }: { exercise: PlannedExercise; actions: DayActions }) {
  const { exerciseId, target } = exercise;
  const { setSuggests } = actions;
  const isOn = actions.suggestsWeights(exerciseId);
  if (setSuggests === null || (isOn && target === undefined)) return null;
  return (
    <div>
      {isOn && target !== undefined ? <p>{targetLine({ ...target, sets: exercise.sets }, actions.units)}</p> : null}
      <Button size="sm" look="plain" className="-ml-3" onClick={() => setSuggests(exerciseId, !isOn)}>
        {isOn ? "Don't suggest weights for this exercise" : "Suggest weights for this exercise"}
      </Button>
    </div>
  );
}

function Words({ exercise, detail, actions }: { exercise: PlannedExercise; detail: ExerciseDetail; actions: DayActions | null }) {
  if (detail.locked) {
    return <LockedLine className="border-t-[1.5px] border-line pt-4">Instructions are included in Premium.</LockedLine>;
  }
  return (
    <div>
      <Fold title="How to do it" open>
        <ol className="numbered">
          {detail.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Fold>
      <Fold title="Common mistakes">
        <ul className="dotted">
          {detail.commonMistakes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
      {detail.modifications ? (
        <Fold title="Easier or harder">
          <dl className="grid gap-3">
            {(["beginner", "intermediate", "advanced"] as const).map((level) => (
              <div key={level}>
                <dt className="font-name capitalize">{level}</dt>
                <dd className="text-fg-2">{detail.modifications?.[level]}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      ) : null}
      <Substitutes exercise={exercise} actions={actions} />
    </div>
  );
}

function Muscles({ exercise }: { exercise: PlannedExercise }) {
  return (
    <div>
      <h4 className="field-label mb-2">Target muscles</h4>
      <ul className="flex flex-wrap gap-2">
        {exercise.targets.map((muscle) => (
          <li key={muscle}>
            <Chip look="volt">{MUSCLE_NAMES[muscle]}</Chip>
          </li>
        ))}
        {exercise.synergists.map((muscle) => (
          <li key={muscle}>
            <Chip look="outline">
              {MUSCLE_NAMES[muscle]}
              <span className="visually-hidden"> helps</span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything about one exercise of the day, and what the person can do with it. */
export function ExerciseDetails({
  exercise,
  detail,
  failed,
  onRetry,
  actions,
  open,
}: {
  exercise: PlannedExercise;
  detail: ExerciseDetail | null;
  failed: boolean;
  onRetry: () => void;
  actions: DayActions | null;
  open: OpenState;
}) {
  return (
    <div className="exercise-open">
      <div className="exercise-stage">
        {detail ? <Stage exercise={exercise} detail={detail} open={open} /> : failed ? null : <FigureRoom />}
      </div>
      <div className="exercise-work">
        <dl className="flex flex-wrap gap-x-8 gap-y-4">
          <Numeral value={exercise.sets} unit="sets" />
          <Numeral value={shortAmount(exercise)} unit={amountUnit(exercise)} />
          <Numeral value={exercise.restSeconds} unit="seconds rest" />
        </dl>
        {actions ? <Suggestion exercise={exercise} actions={actions} /> : null}
        {actions ? <SetRows key={actions.date} exercise={exercise} loadModel={detail?.loadModel} actions={actions} /> : null}
        <Muscles exercise={exercise} />
      </div>
      <div className="exercise-words">
        {detail ? (
          <>
            <p className="max-w-[65ch]">{detail.description}</p>
            <p className="text-14 text-fg-2 md:hidden">
              <span className="font-label text-fg">Equipment:</span> {exercise.equipment}
            </p>
            <Purpose exercise={exercise} />
            <Words exercise={exercise} detail={detail} actions={actions} />
          </>
        ) : failed ? (
          <>
            <Alert tone="info">
              <p>We couldn't load the figure and instructions. Your sets, reps and rest are all here.</p>
              <Button size="sm" look="secondary" className="mt-3" onClick={onRetry}>
                Try again
              </Button>
            </Alert>
            <Purpose exercise={exercise} />
          </>
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    </div>
  );
}

function amountUnit(exercise: PlannedExercise): string {
  const unit = exercise.holdSeconds === null ? "reps" : "hold";
  return exercise.perSide ? `${unit} each side` : unit;
}

function Purpose({ exercise }: { exercise: PlannedExercise }) {
  return (
    <dl className="grid max-w-[65ch] gap-3">
      <div>
        <dt className="font-name">Why it's in your plan</dt>
        <dd className="text-fg-2">{exercise.reason}</dd>
      </div>
      <div>
        <dt className="font-name">Next week</dt>
        <dd className="text-fg-2">{exercise.progression}</dd>
      </div>
    </dl>
  );
}
