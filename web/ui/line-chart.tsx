import { curveMonotoneX, line } from "d3-shape";
import { ChartFrame } from "./chart-frame.tsx";

export interface LinePoint {
  label: string;
  value: number;
}

/** A line over time: ink stroke, the last point volt with an ink edge; the same numbers as a table. Two points at least make a line. */
export function LineChart({
  title,
  unit,
  points,
  height = 180,
  format = (value) => String(value),
}: {
  title: string;
  unit: string;
  points: ReadonlyArray<LinePoint>;
  height?: number;
  format?: (value: number) => string;
}) {
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = high - low || Math.max(1, high * 0.1);
  const x = (index: number) => 12 + (points.length < 2 ? 276 : (index / (points.length - 1)) * 552);
  const y = (value: number) => height - 14 - ((value - low) / room) * (height - 52);
  const path = line<LinePoint>()
    .x((_, index) => x(index))
    .y((point) => y(point.value))
    .curve(curveMonotoneX)([...points]);
  const last = points[points.length - 1];
  const every = Math.ceil(points.length / 6);
  return (
    <ChartFrame title={title} columns={["", unit]} rows={points.map((point) => [point.label, format(point.value)])}>
      <svg viewBox={`0 0 600 ${height + 30}`} className="chart" aria-hidden="true">
        <line x1="0" x2="600" y1={height} y2={height} stroke="var(--line)" strokeWidth="2" />
        {path ? (
          <path d={path} fill="none" stroke="var(--inverse)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
        ) : null}
        {points.map((point, index) =>
          index % every === 0 || index === points.length - 1 ? (
            <text
              key={index}
              x={x(index)}
              y={height + 22}
              textAnchor={index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}
            >
              {point.label}
            </text>
          ) : null,
        )}
        {last ? (
          <>
            <circle
              cx={x(points.length - 1)}
              cy={y(last.value)}
              r="9"
              fill="var(--volt)"
              stroke="var(--inverse)"
              strokeWidth="3"
            />
            <text x={x(points.length - 1)} y={y(last.value) - 18} textAnchor="end" style={{ fill: "var(--fg)", fontWeight: 700 }}>
              {format(last.value)}
            </text>
          </>
        ) : null}
      </svg>
    </ChartFrame>
  );
}
