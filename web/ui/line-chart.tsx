import { curveMonotoneX, line } from "d3-shape";
import { useState } from "react";
import type { PointerEvent } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import { useWidth } from "./use-width.ts";

export interface LinePoint {
  label: string;
  value: number;
  /** When it was, in any unit: points then stand as far apart as they were in time. */
  at?: number;
  /** What was measured where the line is a trend: a quiet dot beside it. */
  dot?: number;
}

/** Room a label takes, so that neighbours never touch. */
const LABEL_WIDTH = 64;

/** From so many points on they're drawn finer. */
const MANY = 60;

/** Room at the top for what a finger points at. */
const TOP = 40;

/**
 * A line over time: ink stroke, the last point volt with an ink edge; the same numbers as a table. Two points at least make a line. A finger or pointer on it reads any
 * point: its day and its value are said at the top.
 */
export function LineChart({
  title,
  caption,
  unit,
  points,
  height = 180,
  format = (value) => String(value),
  table,
}: {
  title: string;
  caption?: string;
  unit: string;
  points: ReadonlyArray<LinePoint>;
  height?: number;
  format?: (value: number) => string;
  /** A table that says more than the line; its own numbers otherwise. */
  table?: { columns: ReadonlyArray<string>; rows: ReadonlyArray<ReadonlyArray<string>> };
}) {
  return (
    <ChartFrame
      title={title}
      caption={caption}
      columns={table?.columns ?? ["", unit]}
      rows={table?.rows ?? points.map(({ label, value }) => [label, format(value)])}
    >
      <LineDrawing points={points} height={height} format={format} />
    </ChartFrame>
  );
}

/** The drawing has its own state: a finger that moves over it doesn't render the table. */
function LineDrawing({
  points,
  height,
  format,
}: {
  points: ReadonlyArray<LinePoint>;
  height: number;
  format: (value: number) => string;
}) {
  const { box, width } = useWidth<HTMLDivElement>(600);
  const [pointed, setPointed] = useState<number | null>(null);
  const values = points.flatMap(({ value, dot }) => (dot === undefined ? [value] : [value, dot]));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = high - low || Math.max(1, high * 0.1);
  const places = placesOf(points, 12, width - 12);
  const x = (index: number) => places[index] ?? 0;
  const y = (value: number) => height - 14 - ((value - low) / room) * (height - 14 - TOP);
  const path = line<LinePoint>()
    .x((_, index) => x(index))
    .y((point) => y(point.value))
    .curve(curveMonotoneX)([...points]);
  const isFine = points.length > MANY;
  const shown = pointed === null || pointed >= points.length ? points.length - 1 : pointed;
  const point = points[shown];
  const read = (event: PointerEvent<SVGSVGElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - frame.left) / Math.max(1, frame.width)) * width;
    setPointed(places.reduce((nearest, place, index) => (Math.abs(place - at) < Math.abs(x(nearest) - at) ? index : nearest), 0));
  };
  return (
    <div ref={box}>
      <svg
        viewBox={`0 0 ${width} ${height + 30}`}
        className="chart chart-read"
        aria-hidden="true"
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={(event) => (event.pointerType === "mouse" ? setPointed(null) : undefined)}
      >
        <line x1="0" x2={width} y1={height} y2={height} stroke="var(--line)" strokeWidth="2" />
        {points.map(({ dot }, index) =>
          dot === undefined ? null : <circle key={index} cx={x(index)} cy={y(dot)} r={isFine ? 1.5 : 3} fill="var(--line-2)" />,
        )}
        {path ? (
          <path
            d={path}
            fill="none"
            stroke="var(--inverse)"
            strokeWidth={isFine ? 2.5 : 4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : null}
        {labelled(places).map((index) => (
          <text
            key={index}
            x={
              index === points.length - 1 && points.length > 1 ? width : index === 0 ? Math.min(x(index), 0.5 * width) : x(index)
            }
            y={height + 22}
            textAnchor={points.length < 2 ? "middle" : index === points.length - 1 ? "end" : index === 0 ? "start" : "middle"}
          >
            {points[index]?.label}
          </text>
        ))}
        {point ? (
          <>
            {pointed === null ? null : (
              <line x1={x(shown)} x2={x(shown)} y1={TOP - 10} y2={height} stroke="var(--line-2)" strokeWidth="1.5" />
            )}
            <circle cx={x(shown)} cy={y(point.value)} r="9" fill="var(--volt)" stroke="var(--inverse)" strokeWidth="3" />
            <text
              x={Math.min(width - 2, Math.max(2, x(shown)))}
              y={pointed === null ? y(point.value) - 18 : 18}
              textAnchor={x(shown) > width * 0.66 ? "end" : x(shown) < width * 0.33 ? "start" : "middle"}
              style={{ fill: "var(--fg)", fontWeight: 700 }}
            >
              {pointed === null ? format(point.value) : `${point.label}: ${format(point.value)}`}
            </text>
          </>
        ) : null}
      </svg>
    </div>
  );
}

/** Where each point is between two edges: by its time if all have one, else one after the other. */
function placesOf(points: ReadonlyArray<LinePoint>, from: number, to: number): number[] {
  const [first, last] = [points[0]?.at, points.at(-1)?.at];
  const isTimed = first !== undefined && last !== undefined && last > first && points.every(({ at }) => at !== undefined);
  const places = points.map(({ at = 0 }, index) =>
    isTimed
      ? from + ((at - first) / (last - first)) * (to - from)
      : from + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (to - from),
  );
  // Two on one day: a curve can't stand still.
  for (let index = 1; index < places.length; index += 1)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + 0.01);
  return places;
}

/** The points whose labels fit, counted from the last one, which is the one people look for. */
function labelled(places: readonly number[]): number[] {
  const fitting: number[] = [];
  let edge = Number.POSITIVE_INFINITY;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const place = places[index] ?? 0;
    if (edge - place < LABEL_WIDTH || (index > 0 && place < LABEL_WIDTH)) continue;
    fitting.push(index);
    edge = place;
  }
  return fitting;
}
