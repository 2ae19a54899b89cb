import type { Workout } from "@lockstep/contract/training.ts";
import { ChevronLeft, ChevronRight, List, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { TouchEvent } from "react";
import { newId } from "../../../api/new-id.ts";
import { useOutbox } from "../../../offline/use-pending-writes.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { useFullScreen } from "../../../ui/use-full-screen.ts";
import { useWakeLock } from "../../../ui/use-wake-lock.ts";
import { ExerciseScreen, type SetActions } from "./exercise-screen.tsx";
import type { TrainingPast } from "./exercise-target.ts";
import { ForgottenScreen, isForgotten, lastMoment } from "./forgotten-screen.tsx";
import { RestPanel } from "./rest-panel.tsx";
import { setRest, useRest } from "./rest-timer.ts";
import { changeWorkout, type WorkoutChange } from "./running-workout.ts";
import { doneCount } from "./done-count.ts";
import { isDone, setsAsked, type LiveExercise } from "./set-rows-of.ts";
import { SummaryScreen } from "./summary-screen.tsx";
import { titleOf } from "./title-of.ts";
import { WorkoutList } from "./workout-list.tsx";
import { recordsOf, recordText } from "./workout-records.ts";
import { announceRestEnd, prepareSound, useWorkoutSettings } from "./workout-settings.ts";
import "./workout.css";

/** A finger that went so far sideways, and not down, turns the page. */
const SWIPE_PX = 70;

function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const text = `${hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}` : minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return <span className="n text-18">{text}</span>;
}

/** The exercise to go on with: the first that isn't done. */
function firstOpen(exercises: readonly LiveExercise[]): number {
  const open = exercises.findIndex((live) => !isDone(live));
  return open < 0 ? Math.max(0, exercises.length - 1) : open;
}

/** After a set, whose turn it is: of a superset the partner that has fewer sets done; null: the same exercise's. */
function partnerAfter(exercises: readonly LiveExercise[], index: number, done: number): number | null {
  const superset = exercises[index]?.entry.superset ?? null;
  if (superset === null) return null;
  const partner = exercises.findIndex(
    (live, at) => at !== index && live.entry.superset === superset && doneCount(live.entry) < done && !isDone(live),
  );
  return partner < 0 ? null : partner;
}

/** The running workout, full screen: an exercise at a time, its rests, the list, and its end. Leaving keeps it running. */
export function WorkoutScreen({
  workout,
  exercises,
  past,
  minutes,
  userId,
  onLeave,
}: {
  workout: Workout;
  exercises: readonly LiveExercise[];
  past: TrainingPast;
  minutes: 15 | 30 | 45 | 60;
  userId: string;
  onLeave: () => void;
}) {
  const dialog = useFullScreen();
  const heading = useId();
  const saving = useSaving();
  const { staysOn } = useWorkoutSettings();
  const { unsent } = useOutbox(userId);
  const [index, setIndex] = useState(() => firstOpen(exercises));
  const [view, setView] = useState<"exercise" | "list" | "finish">("exercise");
  const [finished, setFinished] = useState<{ workout: Workout; exercises: readonly LiveExercise[] } | null>(null);
  const [isAsked, setAsked] = useState(() => !isForgotten(workout, Date.now()));
  const [isLate, setLate] = useState(false);
  useWakeLock(staysOn && finished === null);
  const live = exercises[Math.min(index, exercises.length - 1)] ?? null;
  const onEnd = useCallback(() => {
    setLate(true);
    announceRestEnd(live?.entry.exerciseName ?? "Next set");
  }, [live]);
  const { rest, secondsLeft } = useRest(workout.id, onEnd);

  const change = (made: WorkoutChange) => saving(changeWorkout(userId, made));
  const open = (to: number) => {
    setIndex(Math.min(exercises.length - 1, Math.max(0, to)));
    setView("exercise");
  };
  const actionsOf = (trained: LiveExercise): SetActions => {
    const { entry, detail, planned } = trained;
    const about = { workoutId: workout.id, type: "set" } as const;
    return {
      tick(line, set) {
        prepareSound();
        const isNew = line.set === null || line.set.doneAt === null;
        const setId = line.set?.id ?? newId();
        const doneAt = isNew ? new Date().toISOString() : undefined;
        const fields = { exerciseEntryId: entry.id, ...set, ...(doneAt === undefined ? {} : { doneAt }) };
        void change({ ...about, setId, fields });
        if (!isNew || set.type === "warmup") return;
        const done = doneCount(entry) + 1;
        const partner = partnerAfter(exercises, index, done);
        if (partner !== null) {
          setIndex(partner);
          return;
        }
        const isLast = done >= setsAsked(trained) && exercises.every((each) => each.entry.id === entry.id || isDone(each));
        setLate(false);
        if (isLast) return;
        const seconds = planned?.restSeconds ?? detail?.restSeconds ?? 90;
        setRest({ workoutId: workout.id, endsAt: Date.now() + seconds * 1000, seconds });
        // The round of a superset is over: back to its first exercise that isn't done.
        const first = exercises.findIndex(
          (each) =>
            each.entry.superset !== null && each.entry.superset === entry.superset && !isDone(each) && each.entry.id !== entry.id,
        );
        if (first >= 0) setIndex(first);
      },
      untick(line) {
        if (line.set !== null) void change({ ...about, setId: line.set.id, fields: { exerciseEntryId: entry.id, doneAt: null } });
      },
      remove(line) {
        if (line.set !== null)
          void change({ workoutId: workout.id, type: "delete-set", setId: line.set.id, exerciseEntryId: entry.id });
      },
      answerEffort(line, rir) {
        if (line.set !== null) void change({ ...about, setId: line.set.id, fields: { exerciseEntryId: entry.id, rir } });
      },
      warmUp(sets) {
        for (const [at, { weightKg, reps }] of sets.entries())
          void change({
            ...about,
            setId: newId(),
            fields: { exerciseEntryId: entry.id, type: "warmup", weightKg, reps, place: (at + 1) / 100 },
          });
      },
    };
  };
  const finishAt = async (endedAt: string) => {
    const summary = { workout: { ...workout, endedAt }, exercises };
    if (!(await change({ workoutId: workout.id, type: "finish", endedAt }))) return;
    setRest(null);
    setFinished(summary);
  };
  const discard = async () => {
    if (!(await change({ workoutId: workout.id, type: "discard" }))) return;
    setRest(null);
    onLeave();
  };
  const touch = useRef<{ x: number; y: number } | null>(null);
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches.item(0);
    touch.current = touches.length === 1 && finger !== null ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches, target }: TouchEvent) => {
    const finger = changedTouches.item(0);
    if (touch.current === null || finger === null || target instanceof HTMLInputElement) return;
    const [dx, dy] = [finger.clientX - touch.current.x, finger.clientY - touch.current.y];
    if (view === "exercise" && Math.abs(dx) > SWIPE_PX && Math.abs(dy) < SWIPE_PX / 2) open(index + (dx < 0 ? 1 : -1));
  };
  const missing = exercises.reduce((sum, each) => sum + Math.max(0, setsAsked(each) - doneCount(each.entry)), 0);
  const body =
    finished !== null ? (
      <SummaryScreen workout={finished.workout} exercises={finished.exercises} past={past} onClose={onLeave} />
    ) : !isAsked ? (
      <ForgottenScreen
        workout={workout}
        onFinish={() => void finishAt(lastMoment(workout))}
        onGoOn={() => setAsked(true)}
        onDiscard={() => void discard()}
      />
    ) : view === "finish" ? (
      <div className="grid gap-3">
        <h2 className="d text-32">Finish workout?</h2>
        <p className="text-fg-2">
          {missing === 0 ? "Every set is done." : `${missing} ${missing === 1 ? "set isn't" : "sets aren't"} done. That's fine.`}
        </p>
        <Button size="lg" onClick={() => void finishAt(new Date().toISOString())}>
          Finish
        </Button>
        <Button look="quiet" onClick={() => setView("exercise")}>
          Keep training
        </Button>
      </div>
    ) : view === "list" || live === null ? (
      <WorkoutList exercises={exercises} onOpen={open} onFinish={() => setView("finish")} onDiscard={() => void discard()} />
    ) : (
      <div>
        <RestPanel rest={rest} secondsLeft={secondsLeft} isLate={isLate} />
        <ExerciseScreen
          key={live.entry.id}
          live={live}
          level={past.level}
          minutes={minutes}
          isWarm={exercises
            .slice(0, index)
            .some(({ detail, entry }) => detail?.pattern === live.detail?.pattern && doneCount(entry) > 0)}
          units={past.units}
          records={
            live.detail === null
              ? []
              : recordsOf(live.entry, live.detail, past.completions, past.today)
                  .filter(({ kind }) => kind !== "one-rep-max")
                  .map((record) => recordText(record, past.units, live.detail?.loadModel === "assistance"))
          }
          actions={actionsOf(live)}
        />
      </div>
    );
  const isTraining = finished === null && isAsked && view === "exercise" && live !== null;
  return (
    <dialog
      ref={dialog}
      className="live no-print"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <header className="live-head">
        <IconButton label={finished === null ? "Leave; the workout goes on" : "Close"} className="-ml-3" onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <h1 id={heading} className="min-w-0 flex-1 truncate text-15 font-name">
          {titleOf(workout)}
        </h1>
        {unsent > 0 && !navigator.onLine ? <span className="text-14 text-fg-2">Saved on this device</span> : null}
        {finished === null ? <Elapsed since={workout.startedAt} /> : null}
        {finished === null && isAsked ? (
          <IconButton
            label={view === "list" ? "Back to the exercise" : "All exercises"}
            onClick={() => setView(view === "list" ? "exercise" : "list")}
          >
            <List aria-hidden="true" />
          </IconButton>
        ) : null}
      </header>
      {finished === null ? (
        <div className="live-steps">
          <Steps
            total={exercises.length}
            done={exercises.map((each) => doneCount(each.entry) / setsAsked(each))}
            height={8}
            label={`${exercises.filter(isDone).length} of ${exercises.length} exercises done`}
          />
        </div>
      ) : null}
      <div className="live-body" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        {body}
      </div>
      {isTraining ? (
        <footer className="live-foot">
          <IconButton look="quiet" label="Exercise before" disabled={index === 0} onClick={() => open(index - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p className="text-center text-14 text-fg-2">{`${index + 1} of ${exercises.length}`}</p>
          {index < exercises.length - 1 ? (
            <IconButton look="quiet" label="Next exercise" onClick={() => open(index + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          ) : (
            <Button size="sm" look="secondary" onClick={() => setView("finish")}>
              Finish
            </Button>
          )}
        </footer>
      ) : null}
    </dialog>
  );
}
