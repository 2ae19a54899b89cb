import type { TrainingChoices, Workout } from "@lockstep/contract/training.ts";
import { isTooLight } from "@lockstep/domain/training/find-weight.ts";
import type { TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { ChevronLeft, ChevronRight, Ellipsis, List, X } from "lucide-react";
import { lazy, startTransition, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactNode, TouchEvent } from "react";
import { newId } from "../../../api/new-id.ts";
import { useOutbox } from "../../../offline/use-pending-writes.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { PART_MISSING, PartGuard } from "../../../ui/lazy-part.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { ToastProvider, useToast } from "../../../ui/toast.tsx";
import { useFullScreen } from "../../../ui/use-full-screen.ts";
import { useWakeLock } from "../../../ui/use-wake-lock.ts";
import { changePreferences } from "../preferences.ts";
import { useCatalogue } from "../use-catalogue.ts";
import { ExerciseScreen, type SetActions } from "./exercise-screen.tsx";
import type { TrainingPast } from "./exercise-target.ts";
import { finishedWorkout, type RenderShare } from "./finished-workout.ts";
import { isForgotten, lastMoment } from "./last-moment.ts";
import { liveActions, type Chosen } from "./live-actions.ts";
import { RestPanel } from "./rest-panel.tsx";
import { setRest, useRest } from "./rest-timer.ts";
import { changeWorkout, type WorkoutChange } from "./running-workout.ts";
import { LazyExercisePicker } from "../custom/lazy-picker.ts";
import { doneCount } from "./done-count.ts";
import { isDone, setsAsked, type LiveExercise } from "./live-exercise.ts";
import { isFindingWeight } from "./set-rows-of.ts";
import { titleOf } from "./title-of.ts";
import { recordsOf, recordText } from "./workout-records.ts";
import { announceRestEnd, prepareSound, useWorkoutSettings } from "./workout-settings.ts";
import "./workout.css";

const WorkoutList = lazy(() => import("./workout-list.tsx").then((module) => ({ default: module.WorkoutList })));
const MorePane = lazy(() => import("./more-pane.tsx").then((module) => ({ default: module.MorePane })));
const SummaryScreen = lazy(() => import("./summary-screen.tsx").then((module) => ({ default: module.SummaryScreen })));
const ForgottenScreen = lazy(() => import("./forgotten-screen.tsx"));
const OverScreen = lazy(() => import("./over-screen.tsx"));
const SwapPane = lazy(() => import("./swap-pane.tsx"));
const SettingsPane = lazy(() => import("./settings-pane.tsx"));

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
function firstOpen(exercises: readonly LiveExercise[]): string | null {
  const open = exercises.find((live) => !isDone(live)) ?? exercises.at(-1);
  return open?.entry.id ?? null;
}

/** After a set, whose turn it is: of a superset the partner that has fewer sets done; null: the same exercise's. */
function partnerAfter(exercises: readonly LiveExercise[], index: number, done: number): string | null {
  const superset = exercises[index]?.entry.superset ?? null;
  if (superset === null) return null;
  const partner = exercises.find(
    (live, at) => at !== index && live.entry.superset === superset && doneCount(live.entry) < done && !isDone(live),
  );
  return partner?.entry.id ?? null;
}

/** What the view shows; all but the exercise lead back to it. */
type View = "exercise" | "list" | "finish" | "more" | "swap" | "hurts" | "replace" | "add" | "settings";

interface Props {
  workout: Workout;
  exercises: readonly LiveExercise[];
  past: TrainingPast;
  choices: TrainingChoices;
  preferences: TrainingPreferences;
  userId: string;
  showsMeasurements: boolean;
  /** It isn't running anymore: it ended here, or somewhere else. */
  isOver: boolean;
  /** Goes to another one that's running; null for none. */
  onResume: (() => void) | null;
  renderShare: RenderShare;
  onLeave: () => void;
}

/** What's new on the screen is seen from its top, also after a list that was scrolled. */
function startAtTop(part: HTMLElement | null): void {
  const scrolled = part?.closest(".live-body");
  if (scrolled) scrolled.scrollTop = 0;
}

/** The running workout, full screen: an exercise at a time, its rests, the list, and its end. Leaving keeps it running. */
export function WorkoutScreen(props: Props) {
  const dialog = useFullScreen();
  const heading = useId();
  // The first control is the way out: nothing is in hand until something is touched.
  useEffect(() => dialog.current?.focus(), [dialog]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="live no-print"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        props.onLeave();
      }}
    >
      {/* A message outside of the dialog couldn't be seen or pressed. */}
      <ToastProvider>
        <Training {...props} heading={heading} />
      </ToastProvider>
    </dialog>
  );
}

function Training(props: Props & { heading: string }) {
  const {
    workout,
    exercises,
    past,
    choices,
    preferences,
    userId,
    showsMeasurements,
    isOver,
    onResume,
    renderShare,
    onLeave,
    heading,
  } = props;
  const saving = useSaving();
  const toast = useToast();
  const { staysOn } = useWorkoutSettings();
  const { unsent } = useOutbox(userId);
  const [shownId, setShownId] = useState(() => firstOpen(exercises));
  // Where an exercise was that's gone now, the one after it is shown.
  const [lastIndex, setLastIndex] = useState(0);
  const found = exercises.findIndex(({ entry }) => entry.id === shownId);
  const index = Math.max(0, found < 0 ? Math.min(lastIndex, exercises.length - 1) : found);
  if (index !== lastIndex) setLastIndex(index);
  const live = exercises[index] ?? null;
  const [view, setShownView] = useState<View>("exercise");
  // What's shown stays until the next has its file: a room in between would stand empty for a third of a second.
  const setView = (next: View) => (next === "exercise" ? setShownView(next) : startTransition(() => setShownView(next)));
  const [finished, setFinished] = useState<{ workout: Workout; exercises: readonly LiveExercise[] } | null>(null);
  const [isEnding, setEnding] = useState(false);
  const [isAsked, setAsked] = useState(() => !isForgotten(workout, Date.now()));
  const [isLate, setLate] = useState(false);
  useWakeLock(staysOn && finished === null);
  const onEnd = useCallback(() => {
    setLate(true);
    announceRestEnd(live?.entry.exerciseName ?? "Next set");
  }, [live]);
  const { rest, secondsLeft } = useRest(workout.id, onEnd);

  const change = (made: WorkoutChange) => saving(changeWorkout(userId, made));
  const { byId } = useCatalogue();
  const actions = liveActions({ workout, exercises, byId, change, toast });
  /** The lines whose first tap is being stored: a second one would make another set. */
  const ticking = useRef(new Set<string>());
  const inWorkout = useMemo(() => new Set(exercises.map(({ entry }) => entry.exerciseId)), [exercises]);
  const show = (entryId: string) => {
    setShownId(entryId);
    setView("exercise");
  };
  const turn = (by: -1 | 1) => {
    const next = exercises[index + by];
    if (next !== undefined) show(next.entry.id);
  };
  const setActionsOf = (trained: LiveExercise): SetActions => {
    const { entry, detail, planned } = trained;
    const about = { workoutId: workout.id, type: "set" } as const;
    return {
      tick(line, set) {
        const tapped = `${entry.id} ${line.key}`;
        if (ticking.current.has(tapped)) return;
        ticking.current.add(tapped);
        prepareSound();
        const isNew = line.set === null || line.set.doneAt === null;
        const setId = line.set?.id ?? newId();
        const doneAt = isNew ? new Date().toISOString() : undefined;
        const fields = { exerciseEntryId: entry.id, ...set, ...(doneAt === undefined ? {} : { doneAt }) };
        void change({ ...about, setId, fields }).finally(() => ticking.current.delete(tapped));
        if (!isNew || set.type === "warmup") return;
        const done = doneCount(entry) + 1;
        const partner = partnerAfter(exercises, index, done);
        if (partner !== null) {
          setShownId(partner);
          return;
        }
        const isLast = done >= setsAsked(trained) && exercises.every((each) => each.entry.id === entry.id || isDone(each));
        setLate(false);
        if (isLast) return;
        const seconds = planned?.restSeconds ?? detail?.restSeconds ?? 90;
        setRest({ workoutId: workout.id, endsAt: Date.now() + seconds * 1000, seconds });
        // The round of a superset is over: back to its first exercise that isn't done.
        const first = exercises.find(
          (each) =>
            each.entry.superset !== null && each.entry.superset === entry.superset && !isDone(each) && each.entry.id !== entry.id,
        );
        if (first !== undefined) setShownId(first.entry.id);
      },
      untick(line) {
        if (line.set !== null) void change({ ...about, setId: line.set.id, fields: { exerciseEntryId: entry.id, doneAt: null } });
      },
      remove(line) {
        if (line.set !== null) void actions.removeSet(trained, line.set.id);
      },
      answerEffort(line, rir) {
        if (line.set === null) return;
        // While a first weight is looked for, a set that was too light was a warm-up.
        const type = isFindingWeight(trained) ? (isTooLight(rir) ? "warmup" : "work") : undefined;
        const fields = { exerciseEntryId: entry.id, rir, ...(type === undefined ? {} : ({ type } as const)) };
        void change({ ...about, setId: line.set.id, fields });
      },
      warmUp(sets) {
        for (const [at, { weightKg, reps }] of sets.entries())
          void change({
            ...about,
            setId: newId(),
            fields: { exerciseEntryId: entry.id, type: "warmup", weightKg, reps, place: (at + 1) / 100 },
          });
      },
      chooseBar: (bar) => void saving(changePreferences(userId, { exerciseId: entry.exerciseId, fields: { bar } })),
      bringBack: () => void actions.bringBack(trained),
    };
  };
  const keep = (trained: LiveExercise, fields: { note?: string; suggestsWeights?: boolean }) =>
    saving(changePreferences(userId, { exerciseId: trained.entry.exerciseId, fields }));
  // The list closes at the tap: a second one would choose again.
  const choose = (chosen: Promise<string | null>) => {
    setView("exercise");
    // Whoever went on to another exercise meanwhile stays there.
    void chosen.then((entryId) => setShownId((now) => (now === shownId ? (entryId ?? now) : now)));
  };
  const swapTo = (trained: LiveExercise, to: Chosen) => choose(actions.swap(trained, to));
  const skip = (skipped: LiveExercise) => {
    const next = exercises.find((each) => each.entry.id !== skipped.entry.id && !isDone(each)) ?? skipped;
    show(next.entry.id);
    void actions.skip(skipped);
  };
  const leaveMore = (act: Promise<unknown>) => {
    setView("exercise");
    void act;
  };
  const finishAt = async (endedAt: string) => {
    const summary = { workout: { ...workout, endedAt }, exercises };
    setEnding(true);
    if (await change({ workoutId: workout.id, type: "finish", endedAt })) {
      setRest(null);
      startTransition(() => setFinished(summary));
    } else setEnding(false);
  };
  const discard = async () => {
    setEnding(true);
    if (await change({ workoutId: workout.id, type: "discard" })) {
      setRest(null);
      onLeave();
    } else setEnding(false);
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
    if (view === "exercise" && Math.abs(dx) > SWIPE_PX && Math.abs(dy) < SWIPE_PX / 2) turn(dx < 0 ? 1 : -1);
  };
  const missing = exercises.reduce(
    (sum, each) => sum + (each.entry.isSkipped ? 0 : Math.max(0, setsAsked(each) - doneCount(each.entry))),
    0,
  );
  const add = (to: Chosen) => choose(actions.add(to));

  const list = (
    <WorkoutList
      exercises={exercises}
      workout={workout}
      units={past.units}
      showsMeasurements={showsMeasurements}
      actions={actions}
      onOpen={show}
      onAdd={() => setView("add")}
      onSettings={() => setView("settings")}
      onFinish={() => setView("finish")}
      onDiscard={() => void discard()}
    />
  );
  const pane = (): ReactNode => {
    if (view === "finish")
      return (
        <div className="grid gap-3">
          <h2 className="d text-32">Finish workout?</h2>
          <p className="text-fg-2">
            {missing === 0
              ? "Every set is done."
              : `${missing} ${missing === 1 ? "set isn't" : "sets aren't"} done. That's fine.`}
          </p>
          <Button size="lg" onClick={() => void finishAt(new Date().toISOString())}>
            Finish
          </Button>
          <Button look="quiet" onClick={() => setView("exercise")}>
            Keep training
          </Button>
        </div>
      );
    const pickerFor = (title: string, onPick: (to: Chosen) => void) => (
      <div>
        <h2 className="d text-32">{title}</h2>
        <LazyExercisePicker userId={userId} added={inWorkout} location={choices.location} onPick={onPick} />
      </div>
    );
    if (view === "add") return pickerFor("Add exercise", add);
    if (view === "settings")
      return (
        <SettingsPane
          preferences={preferences}
          units={past.units}
          onChange={(fields) => void saving(changePreferences(userId, { fields }))}
        />
      );
    if (view === "list" || live === null) return list;
    if (view === "replace") return pickerFor(`Swap ${live.entry.exerciseName}`, (to) => swapTo(live, to));
    if (view === "swap" || view === "hurts")
      return (
        <SwapPane
          live={live}
          choices={choices}
          inWorkout={inWorkout}
          hurts={view === "hurts"}
          onPick={(to) => swapTo(live, to)}
          onSearch={() => setView("replace")}
          onSkip={() => skip(live)}
        />
      );
    if (view === "more")
      return (
        <MorePane
          live={live}
          onSwap={() => setView("swap")}
          onHurts={() => setView("hurts")}
          onAdd={() => setView("add")}
          onSkip={() => skip(live)}
          onBringBack={() => leaveMore(actions.bringBack(live))}
          onRemove={() => leaveMore(actions.remove(live))}
          onUseLast={() => leaveMore(actions.repeatLast(live))}
          onSuggest={(isOn) => leaveMore(keep(live, { suggestsWeights: isOn }))}
          onSticky={(note) => void keep(live, { note })}
          onNote={(note) => void actions.note(live, note)}
        />
      );
    return (
      <ExerciseScreen
        key={live.entry.id}
        userId={userId}
        live={live}
        past={past}
        minutes={choices.durationMinutes}
        preferences={preferences}
        isWarm={exercises
          .slice(0, index)
          .some(({ detail, entry }) => detail?.pattern === live.detail?.pattern && doneCount(entry) > 0)}
        records={
          live.detail === null
            ? []
            : recordsOf(live.entry, live.detail, past.completions, past.today)
                .filter(({ kind }) => kind !== "one-rep-max")
                .map((record) => recordText(record, past.units, live.detail?.loadModel === "assistance"))
        }
        actions={setActionsOf(live)}
      />
    );
  };
  // Who is about to finish it may as well.
  const isOverElsewhere = isOver && !isEnding && finished === null && view !== "finish";
  const body =
    finished !== null ? (
      <SummaryScreen
        workout={finished.workout}
        exercises={finished.exercises}
        past={past}
        share={renderShare(finishedWorkout(finished.workout, finished.exercises, past.completions), past.units, 3)}
        onClose={onLeave}
      />
    ) : isOverElsewhere ? (
      <OverScreen onResume={onResume} />
    ) : !isAsked ? (
      <ForgottenScreen
        workout={workout}
        onFinish={() => void finishAt(lastMoment(workout))}
        onGoOn={() => setAsked(true)}
        onDiscard={() => void discard()}
      />
    ) : (
      pane()
    );
  const isRunning = finished === null && !isOverElsewhere;
  const isOpen = isRunning && isAsked;
  const isTraining = isOpen && view === "exercise" && live !== null;
  const isAside = isOpen && view !== "exercise" && live !== null;
  const shownPart = finished !== null ? "summary" : isTraining ? live.entry.id : view;
  return (
    <>
      <header className="live-head">
        <IconButton label={isRunning ? "Leave and keep the workout running" : "Close"} className="-ml-3" onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
        <h1 id={heading} className="min-w-0 flex-1 truncate text-15 font-name">
          {titleOf(workout)}
        </h1>
        {unsent > 0 && !navigator.onLine ? <span className="text-14 text-fg-2">Saved on this device</span> : null}
        {isRunning ? <Elapsed since={workout.startedAt} /> : null}
        {isTraining ? (
          <IconButton label="All exercises" onClick={() => setView("list")}>
            <List aria-hidden="true" />
          </IconButton>
        ) : null}
      </header>
      {isRunning ? (
        <div className="live-steps">
          <Steps
            total={exercises.length}
            done={exercises.map((each) => (each.entry.isSkipped ? 1 : doneCount(each.entry) / setsAsked(each)))}
            height={8}
            label={`${exercises.filter(isDone).length} of ${exercises.length} exercises done`}
          />
        </div>
      ) : null}
      {isTraining ? <RestPanel rest={rest} secondsLeft={secondsLeft} isLate={isLate} /> : null}
      <div className="live-body" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <div>
          <Suspense>
            <PartGuard key={shownPart} missing={<p className="mt-4">{PART_MISSING.message}</p>}>
              <div ref={startAtTop}>{body}</div>
            </PartGuard>
          </Suspense>
        </div>
      </div>
      {isTraining ? (
        <footer className="live-foot">
          <IconButton look="quiet" label="Previous exercise" disabled={index === 0} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Button look="quiet" className="w-full" icon={<Ellipsis aria-hidden="true" />} onClick={() => setView("more")}>
            More
          </Button>
          {index < exercises.length - 1 ? (
            <IconButton look="quiet" label="Next exercise" onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          ) : (
            <Button look="secondary" onClick={() => setView("finish")}>
              Finish
            </Button>
          )}
        </footer>
      ) : isAside ? (
        <footer className="live-foot live-foot-back">
          <Button look="quiet" className="w-full" icon={<ChevronLeft aria-hidden="true" />} onClick={() => setView("exercise")}>
            {`Back to ${live.entry.exerciseName}`}
          </Button>
        </footer>
      ) : null}
    </>
  );
}
