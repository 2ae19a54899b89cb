import type { RecordedExercise, SessionPoint } from "@lockstep/contract/training.ts";
import { formatCount, formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useState } from "react";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { LineChart, type LinePoint } from "../../../ui/line-chart.tsx";
import { inTimeSpan, TimeSpanControl, type TimeSpan } from "../../../ui/time-span.tsx";
import { formatDay } from "../../../plans/today.ts";
import { fromKg } from "../units.ts";
import type { Units } from "../units.ts";
import { bestSetText, dateText, estimateText, volumeText } from "./record-words.ts";

type View = "max" | "best" | "volume";

const VIEW_NAMES: Readonly<Record<View, string>> = { max: "Est. max", best: "Best set", volume: "Volume" };
const MOST_AT_FIRST = 60;

/** What the best set's line is of: its weight, else its seconds, else its repetitions. */
function bestOf(points: readonly SessionPoint[], loadModel: RecordedExercise["loadModel"]): "weight" | "seconds" | "reps" {
  if (loadModel === "assistance" || points.some(({ bestSet }) => (bestSet?.weightKg ?? 0) > 0)) return "weight";
  return points.some(({ bestSet }) => bestSet !== null && bestSet.seconds !== null) ? "seconds" : "reps";
}

/** An exercise over time: estimated maximum, best set or volume, of three months, a year or all. The table has all three. */
export function HistoryCharts({
  points,
  loadModel,
  units,
}: {
  points: readonly SessionPoint[];
  loadModel: RecordedExercise["loadModel"];
  units: Units;
}) {
  const metric = bestOf(points, loadModel);
  const valueOf = (view: View, { shownOneRepMaxKg, bestSet, volumeKg }: SessionPoint): number | null => {
    if (view === "max") return shownOneRepMaxKg === null ? null : fromKg(shownOneRepMaxKg, units);
    if (view === "volume") return volumeKg === 0 ? null : fromKg(volumeKg, units);
    if (bestSet === null) return null;
    return metric === "weight" ? fromKg(bestSet.weightKg ?? 0, units) : metric === "seconds" ? bestSet.seconds : bestSet.reps;
  };
  const drawable = (["max", "best", "volume"] as const).filter(
    (view) => points.filter((point) => valueOf(view, point) !== null).length > 1,
  );
  const [chosen, setView] = useState<View | null>(null);
  // So many points, and their rows in the table, take a phone a moment: they're drawn when they're asked for.
  const [span, setSpan] = useState<TimeSpan>(() => (inTimeSpan(points, "year").length > MOST_AT_FIRST ? "quarter" : "year"));
  const view = drawable.find((each) => each === chosen) ?? drawable[0];
  if (view === undefined) return <p className="text-fg-2">The chart starts with your second workout with this exercise.</p>;
  const inSpan = inTimeSpan(points, span);
  const drawn = inSpan.flatMap((point): LinePoint[] => {
    const value = valueOf(view, point);
    return value === null ? [] : [{ label: formatDay(point.date), value, at: Date.parse(point.date) }];
  });
  const unit = view === "best" && metric !== "weight" ? (metric === "seconds" ? "s" : "reps") : units;
  const format = (value: number): string =>
    view === "volume"
      ? formatCount(value)
      : formatDecimal(view === "max" ? Math.round(value * 2) / 2 : Math.round(value * 100) / 100);
  const title = {
    max: "Estimated one-rep max",
    best: metric === "weight" && loadModel === "assistance" ? "Least assistance (less is stronger)" : "Best set",
    volume: "Volume by workout",
  }[view];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {drawable.length > 1 ? (
          <SegmentedControl
            legend="Chart"
            value={view}
            options={drawable.map((value) => ({ value, label: VIEW_NAMES[value] }))}
            onChange={setView}
          />
        ) : null}
        <TimeSpanControl points={points} value={span} onChange={setSpan} />
      </div>
      {drawn.length < 2 ? (
        <p className="text-fg-2">Not enough workouts in that time to draw a line.</p>
      ) : (
        <LineChart
          title={title}
          caption={`${title}, ${unit}`}
          unit={unit}
          points={drawn}
          format={format}
          table={{
            columns: ["", "Best set", "Estimated max", "Volume"],
            rows: inSpan
              .toReversed()
              .map(({ date, bestSet, shownOneRepMaxKg, volumeKg }) => [
                dateText(date),
                bestSet === null ? "none" : bestSetText(bestSet, loadModel, units),
                shownOneRepMaxKg === null ? "none" : estimateText(shownOneRepMaxKg, units),
                volumeKg === 0 ? "none" : volumeText(volumeKg, units),
              ]),
          }}
        />
      )}
    </div>
  );
}
