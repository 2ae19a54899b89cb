import type { RecordedExercise } from "@lockstep/contract/training.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { useLiveQueries } from "../../../live/live.ts";
import { addDays } from "../../../plans/today.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useCompletions } from "../completions.ts";
import { useTrainingPerson } from "../person.ts";
import type { TrainingUser } from "../person.ts";
import { severalExercisesOptions } from "../queries.ts";
import { trainingKeys } from "../training-keys.ts";
import type { Units } from "../units.ts";
import { recordsOfCompletions } from "./device-history.ts";
import { RecordGrid } from "./record-grid.tsx";
import { recordsOptions } from "./record-queries.ts";
import { bestSetText, dateText, estimateText } from "./record-words.ts";
import "./records.css";

/** So many exercises are shown at once. */
const SHOWN = 30;

/** An exercise in a line: its best set, and its estimate where it has one. All its records are inside. */
function RecordRow({ record, units }: { record: RecordedExercise; units: Units }) {
  const { exerciseId, exerciseName, bestSet, oneRepMaxKg, loadModel } = record;
  return (
    <li>
      <Fold
        title={
          <span className="record-row">
            <span className="min-w-0 font-name">{exerciseName}</span>
            <span className="n text-20">{bestSet === null ? "" : bestSetText(bestSet, loadModel, units)}</span>
            <span className="text-14 text-fg-2">
              {oneRepMaxKg === null
                ? bestSet === null
                  ? ""
                  : dateText(bestSet.date)
                : `est. max ${estimateText(oneRepMaxKg, units)}`}
            </span>
          </span>
        }
      >
        <RecordGrid records={record} units={units} />
        <LinkButton to={`/exercises/${exerciseId}#history`} look="quiet" size="sm" className="mt-3">
          Charts and all workouts
        </LinkButton>
      </Fold>
    </li>
  );
}

function Group({ title, records, units }: { title: string; records: readonly RecordedExercise[]; units: Units }) {
  const [isAll, setAll] = useState(false);
  if (records.length === 0) return null;
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="d2 mb-3 text-26">
        {title}
      </h2>
      <ul>
        {records.slice(0, isAll ? undefined : SHOWN).map((record) => (
          <RecordRow key={record.exerciseId} record={record} units={units} />
        ))}
      </ul>
      {records.length > SHOWN && !isAll ? (
        <Button look="quiet" className="mt-3" onClick={() => setAll(true)}>
          Show all {records.length}
        </Button>
      ) : null}
    </section>
  );
}

function RecordList({ records, units }: { records: readonly RecordedExercise[]; units: Units }) {
  const [query, setQuery] = useState("");
  const words = query.trim().toLowerCase();
  const found = records.filter(({ exerciseName }) => exerciseName.toLowerCase().includes(words));
  if (records.length === 0)
    return (
      <EmptyState
        art={<FigurePoster className="on-bg w-full max-w-[260px]" movement="childs-pose" variant="bodyweight" aspect={1.9} />}
        title="Your records will show up here"
        action={<LinkButton to="/workout-plan">Open my plan</LinkButton>}
      >
        Log a set, and we'll keep your best weight, reps and estimated max for every exercise you do.
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      {records.length > 8 ? (
        <div className="max-w-[420px]">
          <SearchBox label="Find an exercise" text={query} onChange={setQuery} />
        </div>
      ) : null}
      {found.length === 0 ? <p className="text-fg-2">None of your exercises match that.</p> : null}
      <Group title="Main lifts" records={found.filter(({ isMainLift }) => isMainLift)} units={units} />
      <Group title="Other exercises" records={found.filter(({ isMainLift }) => !isMainLift)} units={units} />
      <p className="max-w-[65ch] text-14 text-fg-2">
        Warm-ups never count. For assisted exercises, less assistance is the record. Estimated maxes are the median of your last
        three workouts that have one.{" "}
        <Link className="link" to="/progress">
          See your progress
        </Link>
      </p>
    </div>
  );
}

const Waiting = () => (
  <Loading label="Loading your records" className="grid gap-3">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-64" />
  </Loading>
);

function MemberRecords({ units }: { units: Units }) {
  useLiveQueries({ "workouts.changed": () => [trainingKeys.records] });
  const { data, error, refetch } = useQuery(recordsOptions());
  if (data) return <RecordList records={data} units={units} />;
  return error ? (
    <ErrorView title="We couldn't load your records." level={2} onRetry={() => void refetch()}>
      {error instanceof ApiError ? error.message : "Please try again in a moment. Nothing is lost."}
    </ErrorView>
  ) : (
    <Waiting />
  );
}

function GuestRecords({ units }: { units: Units }) {
  const { today } = useTrainingPerson(null);
  const { completions, pending } = useCompletions(null, "", addDays(today, 1));
  const ids = [...new Set(completions.map(({ exerciseId }) => exerciseId))];
  const { data: details = [] } = useQuery({ ...severalExercisesOptions(ids), placeholderData: keepPreviousData });
  if (pending) return <Waiting />;
  const records = recordsOfCompletions(completions, (id) => details.find((detail) => detail.id === id));
  return <RecordList records={records} units={units} />;
}

/** The best of everything someone did, by exercise; main lifts first. */
export default function RecordsPage({ user }: { user: TrainingUser | null }) {
  const { userId, units, pending } = useTrainingPerson(user);
  if (pending) return <Waiting />;
  return userId === null ? <GuestRecords units={units} /> : <MemberRecords units={units} />;
}
