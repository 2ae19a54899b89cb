import type { Measurement } from "@lockstep/contract/training-measurements.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import {
  MEASURE_NAMES,
  measureText,
  measureUnit,
  toOwnUnits,
  trendOf,
  type Measure,
  type MeasuredPoint,
} from "@lockstep/domain/training/measurements.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useState } from "react";
import { formatDay } from "../../../plans/today.ts";
import { inTimeSpan, TimeSpanControl, type TimeSpan } from "../../../ui/time-span.tsx";
import { LineChart } from "../../../ui/line-chart.tsx";
import { dateText } from "../records/record-words.ts";
import type { Units } from "../units.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The points of a measure, oldest first. */
export function pointsOf(measurements: readonly Measurement[], measure: Measure): readonly MeasuredPoint[] {
  return measurements.toReversed().flatMap((each) => {
    const [value, date] = [each[measure], parseCalendarDay(each.date)];
    return value === null || date === null ? [] : [{ date, value }];
  });
}

/** A measure's trend as a line, and what was measured as dots beside it. */
export function MeasureChart({ points, measure, units }: { points: readonly MeasuredPoint[]; measure: Measure; units: Units }) {
  const [span, setSpan] = useState<TimeSpan>("quarter");
  const last = points.at(-1);
  const trend = trendOf(points);
  const now = trend.at(-1);
  if (last === undefined || now === undefined) return null;
  // Where the trend was four weeks before the last point, for people who want one number.
  const before = trend.findLast(({ date }) => Date.parse(date) <= Date.parse(last.date) - 28 * DAY_MS);
  const change =
    before === undefined ? null : tenth(toOwnUnits(measure, now.value, units) - toOwnUnits(measure, before.value, units));
  // The trend knows what was before the span.
  const shown = inTimeSpan(
    trend.map((point, at) => ({ ...point, measured: points[at]?.value ?? point.value })),
    span,
  );
  const unit = measureUnit(measure, units);
  return (
    <div>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <div>
          <dd className="n text-48">{measureText(measure, last.value, units)}</dd>
          <dt className="mt-2 text-14 text-fg-2">Last, {dateText(last.date)}</dt>
        </div>
        {points.length > 1 ? (
          <div>
            <dd className="n text-48">{measureText(measure, now.value, units)}</dd>
            <dt className="mt-2 text-14 text-fg-2">
              Trend
              {change === null
                ? ""
                : change === 0
                  ? ", steady over four weeks"
                  : `, ${change > 0 ? "+" : "−"}${formatDecimal(Math.abs(change))} ${unit} over four weeks`}
            </dt>
          </div>
        ) : null}
      </dl>
      {points.length > 1 ? (
        <div className="mt-5 grid gap-3">
          <TimeSpanControl points={points} value={span} onChange={setSpan} />
          <LineChart
            title={`${MEASURE_NAMES[measure]}: trend and measurements`}
            caption={`Trend, ${unit}`}
            unit={unit}
            points={shown.map(({ date, value, measured }) => ({
              label: formatDay(date),
              value: toOwnUnits(measure, value, units),
              dot: toOwnUnits(measure, measured, units),
              at: Date.parse(date),
            }))}
            format={(value) => formatDecimal(tenth(value))}
            table={{
              columns: ["", "Measured", "Trend"],
              rows: shown
                .map(({ date, value, measured }) => [
                  dateText(date),
                  measureText(measure, measured, units),
                  measureText(measure, value, units),
                ])
                .toReversed(),
            }}
          />
        </div>
      ) : (
        <p className="mt-3 text-fg-2">The trend starts with your second measurement.</p>
      )}
    </div>
  );
}
