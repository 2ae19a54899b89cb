import { unroll } from "@lockstep/domain/series/timeline.ts";
import type { Timeline } from "@lockstep/domain/series/timeline.ts";
import type { GuidedSession, SeriesExercise, SeriesSummary } from "@lockstep/contract/series.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Volume2, VolumeX, X } from "lucide-react";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { newId } from "../../api/new-id.ts";
import { useSaving } from "../../offline/use-saving.ts";
import { addWrite } from "../../offline/write-kind.ts";
import { calendarDayIn } from "../../plans/today.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { IconButton } from "../../ui/button.tsx";
import { useFullScreen } from "../../ui/use-full-screen.ts";
import { useWakeLock } from "../../ui/use-wake-lock.ts";
import { keepPlace, readPlace } from "./places.ts";
import { FINISHED } from "./queries.ts";
import { SessionClock } from "./session-clock.ts";
import { FinishScreen } from "./finish-screen.tsx";
import { StartScreen } from "./start-screen.tsx";
import { StepScreen } from "./step-screen.tsx";
import { canSpeak, hush, say, setVoice, useVoice } from "./voice.ts";
import "./player.css";

export interface PlayerProps {
  series: SeriesSummary;
  session: GuidedSession;
  /** What the series' sessions are made of. */
  exercises: readonly SeriesExercise[];
  userId: string;
  onClose: () => void;
}

function exerciseLookup(exercises: readonly SeriesExercise[]): (exerciseId: string) => SeriesExercise {
  const byId = new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]));
  return (exerciseId) => {
    const found = byId.get(exerciseId);
    if (found === undefined) throw new Error(`The series came without its exercise ${exerciseId}.`);
    return found;
  };
}

/** The session's clock, made at the start and when it's started over. What's finished is recorded when it ends, or on demand. */
function usePlaying({ series, session, userId }: PlayerProps, timeline: Timeline) {
  const save = useSaving();
  const queryClient = useQueryClient();
  const profile = profileOptions(userId);
  // The time zone decides on which day the session counts.
  useQuery(profile);
  const [isRecorded, setRecorded] = useState(false);
  const record = async () => {
    setRecorded(true);
    const date = calendarDayIn(queryClient.getQueryData(profile.queryKey)?.timeZone ?? null, new Date());
    const finished = { id: newId(), seriesId: series.id, session: session.number, date };
    setRecorded(await save(addWrite(FINISHED, userId, finished, finished.id)));
  };
  const [first] = useState(() => readPlace(userId, series.id, session.number));
  const make = (from: typeof first) =>
    new SessionClock(timeline, from, {
      say,
      hush,
      keep: (place) => keepPlace(userId, series.id, session.number, place),
      onOver: (counts) => {
        if (counts) void record();
      },
    });
  const [clock, setClock] = useState(() => make(first));
  useEffect(() => clock.attach(), [clock]);
  const startOver = () => {
    keepPlace(userId, series.id, session.number, null);
    setClock(make(null));
  };
  return { clock, startOver, record, isRecorded };
}

function VoiceSwitch() {
  const isOn = useVoice();
  if (!canSpeak()) return null;
  return (
    <IconButton label={isOn ? "Turn the voice off" : "Turn the voice on"} onClick={() => setVoice(!isOn)}>
      {isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
    </IconButton>
  );
}

/**
 * A guided session, full screen: what it is, its sets and rests by the clock, and its end. Leaving keeps the place, so it asks nothing; space pauses, the
 * arrows go to the step before and after, Escape leaves.
 */
export function SessionPlayer(props: PlayerProps) {
  const { series, session, exercises, onClose } = props;
  const dialog = useFullScreen();
  const heading = useId();
  const exerciseOf = useMemo(() => exerciseLookup(exercises), [exercises]);
  const timeline = useMemo(() => unroll(session.blocks, exerciseOf), [session, exerciseOf]);
  const { clock, startOver, record, isRecorded } = usePlaying(props, timeline);
  const shown = useSyncExternalStore(clock.subscribe, clock.shown);
  const [isStarted, setStarted] = useState(false);
  const wake = useWakeLock(shown.isPlaying);
  const screen = shown.step === null ? "finish" : isStarted ? (shown.step.kind === "work" ? "work" : "pause") : "start";
  const start = () => {
    setStarted(true);
    clock.play();
  };
  const toggle = () => (shown.isPlaying ? clock.pause() : clock.play());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !isStarted) return;
    if (event.key === "ArrowRight") clock.next();
    else if (event.key === "ArrowLeft") clock.back();
    // A focused button takes the space itself.
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) toggle();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys steer the whole dialog
    <dialog
      ref={dialog}
      className={`player no-print ${screen === "work" ? "on-ink" : screen === "start" ? "on-bg" : "on-volt"}`}
      data-screen={screen}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="player-head">
        <IconButton label="Leave the session" className="-ml-3" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <h2 id={heading} className="min-w-0 flex-1 truncate text-15">
          <span className="font-name">{session.title}</span>
          <span className="player-series"> · {series.title}</span>
        </h2>
        <VoiceSwitch />
      </header>
      {screen === "start" ? (
        <StartScreen
          series={series}
          session={session}
          exerciseOf={exerciseOf}
          resumesAt={clock.position() > 0 ? clock.position() : null}
          onStart={start}
          onStartOver={startOver}
        />
      ) : shown.step === null ? (
        <FinishScreen
          series={series}
          session={session}
          timeline={timeline}
          isRecorded={isRecorded}
          onRecord={() => void record()}
          onClose={onClose}
        />
      ) : (
        <StepScreen
          clock={clock}
          shown={shown}
          step={shown.step}
          timeline={timeline}
          exercise={exerciseOf(shown.step.move.exerciseId)}
          mayTurnDark={wake === "refused" || wake === "missing"}
          onToggle={toggle}
        />
      )}
    </dialog>
  );
}
