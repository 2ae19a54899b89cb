import type { ExerciseDetail } from "@lockstep/contract/training.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useLiveQueries } from "../../../live/live.ts";
import { addDays, formatDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useCompletions } from "../completions.ts";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { trainingKeys } from "../training-keys.ts";
import type { Units } from "../units.ts";
import { historyOfCompletions, type ShownHistory } from "./device-history.ts";
import { HistoryCharts } from "./history-charts.tsx";
import { RecordGrid } from "./record-grid.tsx";
import { exerciseHistoryOptions } from "./record-queries.ts";
import { bestSetText, dateText, estimateText, sessionText, volumeText } from "./record-words.ts";
import "./records.css";

/** What a history asks of its exercise. */
export type HistoryExercise = Pick<ExerciseDetail, "id" | "loadModel" | "kind" | "compound" | "pattern">;
function Heading({ children }: { children: string }) {
  return <h3 className="d2 mb-3 text-20">{children}</h3>;
}

/** The numbers that matter most, in large. */
function Headline({ records, units }: { records: NonNullable<ShownHistory["records"]>; units: Units }) {
  const { oneRepMaxKg, bestSet, sessions, lastDate, loadModel } = records;
  const figures = [
    ...(oneRepMaxKg === null ? [] : [{ name: "Estimated one-rep max", value: estimateText(oneRepMaxKg, units) }]),
    ...(bestSet === null ? [] : [{ name: `Best set, ${dateText(bestSet.date)}`, value: bestSetText(bestSet, loadModel, units) }]),
    { name: `${sessions === 1 ? "Workout" : "Workouts"}, last on ${formatDay(lastDate)}`, value: String(sessions) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dd className="n text-40 md:text-48">{value}</dd>
          <dt className="mt-2 text-14 text-fg-2">{name}</dt>
        </div>
      ))}
    </dl>
  );
}

function Sessions({ sessions, units }: { sessions: ShownHistory["sessions"]; units: Units }) {
  return (
    <ul className="history-sessions">
      {sessions.map((session) => (
        <li key={session.workoutId}>
          <span className="font-label">{dateText(session.date)}</span>
          <span>
            {sessionText(session, units)}
            {session.note === "" ? null : <span className="block text-14 text-fg-2">{session.note}</span>}
          </span>
          <span className="text-14 text-fg-2">
            {[
              ...(session.oneRepMaxKg === null ? [] : [`est. max ${estimateText(session.oneRepMaxKg, units)}`]),
              ...(session.volumeKg === 0 ? [] : [volumeText(session.volumeKg, units)]),
            ].join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where an estimate needs the body's weight, and the person doesn't hide it. */
function BodyWeightHint() {
  return (
    <p className="max-w-[60ch] text-14 text-fg-2">
      Your body is part of this lift. Add your{" "}
      <Link className="link" to="/progress?view=body">
        body weight
      </Link>{" "}
      if you&apos;d like an estimated max too.
    </p>
  );
}

function Shown({
  history,
  units,
  more,
  canWeigh,
}: {
  history: ShownHistory;
  units: Units;
  more: { load: () => void; busy: boolean } | null;
  canWeigh: boolean;
}) {
  const { records, points, sessions, needsBodyWeight } = history;
  if (records === null)
    return <p className="text-fg-2">Nothing logged yet. Your best sets, charts and workouts show up here with your first set.</p>;
  return (
    <div className="grid gap-8">
      <Headline records={records} units={units} />
      {needsBodyWeight && canWeigh ? <BodyWeightHint /> : null}
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="part min-w-0">
          <Heading>Over time</Heading>
          <HistoryCharts points={points} loadModel={records.loadModel} units={units} />
        </div>
        <div className="part min-w-0">
          <Heading>Records</Heading>
          <RecordGrid records={records} units={units} />
        </div>
      </div>
      <div className="part">
        <Heading>All workouts</Heading>
        <Sessions sessions={sessions} units={units} />
        {more === null ? null : (
          <Button look="quiet" className="mt-3" busy={more.busy} onClick={more.load}>
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}

const Waiting = () => (
  <Loading label="Loading your history" className="grid gap-4">
    <Skeleton className="h-16 w-64" />
    <Skeleton className="h-56" />
  </Loading>
);

function MemberHistory({ exercise, units, canWeigh }: { exercise: HistoryExercise; units: Units; canWeigh: boolean }) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.history] });
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(
    exerciseHistoryOptions(exercise.id),
  );
  const overview = data?.pages[0]?.overview;
  if (!data || !overview)
    return error ? (
      <p className="text-fg-2">
        We couldn&apos;t load your history. It&apos;s safe and will be back when you&apos;re online.{" "}
        <Button size="sm" look="plain" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    ) : (
      <Waiting />
    );
  const history = { ...overview, sessions: data.pages.flatMap(({ items }) => items) };
  const more = hasNextPage ? { load: () => void fetchNextPage(), busy: isFetchingNextPage } : null;
  return <Shown history={history} units={units} more={more} canWeigh={canWeigh} />;
}

/** So many of a guest's days at first. */
const DAYS_SHOWN = 20;

function GuestHistory({ exercise, units }: { exercise: HistoryExercise; units: Units }) {
  const { today } = useTrainingPerson(null);
  const { completions, pending, error } = useCompletions(null, "", addDays(today, 1));
  const [count, setCount] = useState(DAYS_SHOWN);
  if (pending) return error ? <p className="text-fg-2">We couldn&apos;t read what&apos;s on this device.</p> : <Waiting />;
  const history = historyOfCompletions(completions, exercise.id, exercise);
  const shown = { ...history, sessions: history.sessions.slice(0, count) };
  const more = history.sessions.length > count ? { load: () => setCount(count + DAYS_SHOWN), busy: false } : null;
  return <Shown history={shown} units={units} more={more} canWeigh={false} />;
}

/** Everything a person did of an exercise: the numbers that matter, charts, records and all workouts. */
export default function ExerciseHistory({
  user,
  exercise,
  isRunning = false,
}: {
  user: TrainingUser | null;
  exercise: HistoryExercise;
  /** Over a running workout nothing leads away. */
  isRunning?: boolean;
}) {
  const { userId, units, pending, showsMeasurements } = useTrainingPerson(user);
  if (pending) return <Waiting />;
  return userId === null ? (
    <GuestHistory exercise={exercise} units={units} />
  ) : (
    <MemberHistory exercise={exercise} units={units} canWeigh={showsMeasurements && !isRunning} />
  );
}
