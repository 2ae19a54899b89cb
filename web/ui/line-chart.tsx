import { curveMonotoneX, line } from "d3-shape";
import { ChartFrame } from "./chart-frame.tsx";
import { useWidth } from "./use-width.ts";

export interface LinePoint {
  label: string;
  value: number;
}

/** Room a label takes, so that neighbours never touch. */
const LABEL_WIDTH = 64;

/** A line over time: ink stroke, the last point volt with an ink edge; the same numbers as a table. Two points at least make a line. */
export function LineChart({
  title,
  unit,
  points,
  height = 180,
  format = (value) => String(value),
  table,
}: {
  title: string;
  unit: string;
  points: ReadonlyArray<LinePoint>;
  height?: number;
  format?: (value: number) => string;
  /** A table that says more than the line; its own numbers otherwise. */
  table?: { columns: ReadonlyArray<string>; rows: ReadonlyArray<ReadonlyArray<string>> };
}) {
  const { box, width } = useWidth<HTMLDivElement>(600);
  const values = points.map((point) => point.value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = high - low || Math.max(1, high * 0.1);
  const x = (index: number) => 12 + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (width - 24);
  const y = (value: number) => height - 14 - ((value - low) / room) * (height - 52);
  const path = line<LinePoint>()
    .x((_, index) => x(index))
    .y((point) => y(point.value))
    .curve(curveMonotoneX)([...points]);
  const last = points[points.length - 1];
  const every = Math.max(1, Math.ceil((points.length * LABEL_WIDTH) / width));
  return (
    <ChartFrame
      title={title}
      columns={table?.columns ?? ["", unit]}
      rows={table?.rows ?? points.map((point) => [point.label, format(point.value)])}
    >
      <div ref={box}>
        <svg viewBox={`0 0 ${width} ${height + 30}`} className="chart" aria-hidden="true">
          <line x1="0" x2={width} y1={height} y2={height} stroke="var(--line)" strokeWidth="2" />
          {path ? (
            <path d={path} fill="none" stroke="var(--inverse)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
          ) : null}
          {points.map((point, index) =>
            (points.length - 1 - index) % every === 0 ? (
              <text
                key={index}
                x={
                  points.length > 1 && index === points.length - 1 ? width : Math.max(x(index), index === 0 ? 0 : LABEL_WIDTH / 2)
                }
                y={height + 22}
                textAnchor={points.length < 2 ? "middle" : index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}
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
              <text
                x={points.length < 2 ? x(0) : width}
                y={y(last.value) - 18}
                textAnchor={points.length < 2 ? "middle" : "end"}
                style={{ fill: "var(--fg)", fontWeight: 700 }}
              >
                {format(last.value)}
              </text>
            </>
          ) : null}
        </svg>
      </div>
    </ChartFrame>
  );
}
