import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { TrainingProgress } from "@lockstep/contract/training.ts";
import { lazy, useState } from "react";
import { Link } from "react-router";
import { Select } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PART_MISSING, LazyPart } from "../../../ui/lazy-part.tsx";
import { formatDay } from "../../../plans/today.ts";
import { formatWeight, fromKg } from "../units.ts";
import type { Units } from "../units.ts";
import { formatDate } from "../../../ui/formatters.ts";
import { followedLift, followLift } from "./followed-lift.ts";

const LineChart = lazy(() => import("../../../ui/line-chart.tsx").then((module) => ({ default: module.LineChart })));

type Line = TrainingProgress["strength"][number];

/** An estimate is no measurement: to the half. */
function estimate(kg: number, units: Units): string {
  return `${formatDecimal(Math.round(fromKg(kg, units) * 2) / 2)} ${units}`;
}

/** "8" repetitions, or the "30 s" of a hold. */
function amountOf(set: { reps: number; seconds: number | null }): string {
  return set.seconds ? `${set.seconds} s` : String(set.reps);
}

function BestSet({ line, units }: { line: Line; units: Units }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      <div>
        <dd>
          <span className="n text-64">{formatDecimal(fromKg(line.best.weightKg, units))}</span>
          <span className="ml-1 text-14 font-label text-fg-2">
            {units} × {amountOf(line.best)}
          </span>
        </dd>
        <dt className="mt-2 text-14 text-fg-2">Best set, {formatDate(new Date(line.best.date), "date", "utc")}</dt>
      </div>
      {line.oneRepMaxKg !== null ? (
        <div>
          <dd>
            <span className="n text-64">{formatDecimal(Math.round(fromKg(line.oneRepMaxKg, units) * 2) / 2)}</span>
            <span className="ml-1 text-14 font-label text-fg-2">{units}</span>
          </dd>
          <dt className="mt-2 text-14 text-fg-2">Estimated one-rep max</dt>
        </div>
      ) : null}
    </dl>
  );
}

function StrengthLine({ line, units }: { line: Line; units: Units }) {
  const estimated = line.points.filter((point) => point.oneRepMaxKg !== null);
  // Beyond ten repetitions, and of a hold, there's no fair estimate. Until two days have one, the weight itself is the line.
  const byWeight = estimated.length < 2;
  const points = (byWeight ? line.points : estimated).map((point) => ({
    label: formatDay(point.date),
    value: fromKg(byWeight ? point.weightKg : (point.oneRepMaxKg ?? point.weightKg), units),
  }));
  const title = byWeight ? "Best weight by workout" : "Estimated one-rep max";
  if (points.length < 2)
    return (
      <p className="text-fg-2">
        {points.length === 0 ? "No workouts with weights yet." : "One workout with weights so far."} The chart starts with your
        second.
      </p>
    );
  return (
    <LazyPart waiting={<Skeleton className="h-64" />} missing={<p className="text-14 text-fg-2">{PART_MISSING.message}</p>}>
      <LineChart
        title={title}
        unit={units}
        points={points}
        format={(value) => formatDecimal(Math.round(value * 2) / 2)}
        table={{
          columns: ["", "Best set", "Estimated max"],
          rows: line.points.map((point) => [
            formatDay(point.date),
            `${formatWeight(point.weightKg, units)} × ${amountOf(point)}`,
            point.oneRepMaxKg === null
              ? point.seconds
                ? "none for holds"
                : "more than 10 reps"
              : estimate(point.oneRepMaxKg, units),
          ]),
        }}
      />
    </LazyPart>
  );
}

/** Strength by exercise: the best set in large, the estimated maximum as a line. */
export function Strength({ lines, units }: { lines: TrainingProgress["strength"]; units: Units }) {
  const [picked, setPicked] = useState(followedLift);
  // Until someone chooses: the main lift they train most often, and the lines come so.
  const line = lines.find((each) => each.exerciseId === picked) ?? lines.find(({ isMainLift }) => isMainLift) ?? lines[0];
  if (!line) {
    return (
      <p className="mt-3 max-w-[52ch] text-fg-2">
        Log weight and reps when you complete an exercise to see your best sets charted here.
      </p>
    );
  }
  return (
    <div className="mt-4 grid gap-6">
      <Select
        label="Exercise"
        value={line.exerciseId}
        onChange={(event) => {
          setPicked(event.target.value);
          followLift(event.target.value);
        }}
        className="max-w-[420px]"
      >
        {lines.map((each) => (
          <option key={each.exerciseId} value={each.exerciseId}>
            {each.exerciseName}
          </option>
        ))}
      </Select>
      <BestSet line={line} units={units} />
      <StrengthLine line={line} units={units} />
      <p className="text-14 text-fg-2">
        Estimated with the Epley formula from sets of up to ten reps, counting those in reserve: the median of your last three
        workouts with the exercise.{" "}
        {line.exerciseId === "example" ? null : (
          <Link className="link" to={`/exercises/${line.exerciseId}#history`}>
            All workouts and records
          </Link>
        )}
      </p>
    </div>
  );
}
