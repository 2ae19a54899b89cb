import { ChartFrame } from "./chart-frame.tsx";
import { useWidth } from "./use-width.ts";

export interface Bar {
  label: string;
  value: number;
  /** The one to look at: volt with an ink edge. */
  highlight?: boolean;
  /** Not yet: drawn in the quiet tone. */
  quiet?: boolean;
}

/** Room a label takes, so that neighbours never touch. */
const LABEL_WIDTH = 52;

/** How far a column leans to the right for each unit of height: the last one must not lean out of the frame. */
const LEAN = Math.tan((8 * Math.PI) / 180);

/** Skewed columns from one floor, with the same numbers as a table. */
export function Bars({
  title,
  caption,
  unit,
  bars,
  height = 160,
  format = (value) => String(value),
  table,
}: {
  title: string;
  caption?: string;
  unit: string;
  bars: ReadonlyArray<Bar>;
  height?: number;
  format?: (value: number) => string;
  /** A table that says more than the columns; their own numbers otherwise. */
  table?: { columns: ReadonlyArray<string>; rows: ReadonlyArray<ReadonlyArray<string>> };
}) {
  const { box, width: whole } = useWidth<HTMLDivElement>(600);
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  const step = (whole - (height - 28) * LEAN) / Math.max(1, bars.length);
  const width = Math.min(56, step * 0.72);
  // Counted from the last one, which is the one people look for.
  const every = Math.ceil(Math.min(LABEL_WIDTH, longest(bars) * 9) / step);
  const sparse = Math.ceil(Math.max(0, ...bars.map((bar) => format(bar.value).length * 9)) / step);
  return (
    <ChartFrame
      title={title}
      caption={caption}
      columns={table?.columns ?? ["", unit]}
      rows={table?.rows ?? bars.map((bar) => [bar.label, format(bar.value)])}
    >
      <div ref={box}>
        <svg viewBox={`0 0 ${whole} ${height + 30}`} className="chart" aria-hidden="true">
          {bars.map((bar, index) => {
            const tall = bar.value === 0 ? 3 : Math.max(6, (bar.value / top) * (height - 28));
            const x = index * step + (step - width) / 2;
            return (
              <g key={`${bar.label}-${index}`}>
                <g style={{ transform: "skewX(-8deg)", transformOrigin: `${x}px ${height}px` }}>
                  <rect
                    x={x}
                    y={height - tall}
                    width={width}
                    height={tall}
                    rx="3"
                    fill={bar.highlight ? "var(--volt)" : bar.quiet || bar.value === 0 ? "var(--line)" : "var(--inverse)"}
                    stroke={bar.highlight ? "var(--data-edge)" : "none"}
                    strokeWidth="2"
                  />
                </g>
                {bar.value > 0 && (bars.length - 1 - index) % sparse === 0 ? (
                  <text
                    x={x + width / 2 + tall * LEAN}
                    y={height - tall - 8}
                    textAnchor="middle"
                    style={{ fill: "var(--fg)", fontWeight: 600 }}
                  >
                    {format(bar.value)}
                  </text>
                ) : null}
                {(bars.length - 1 - index) % every === 0 ? (
                  <text x={x + width / 2} y={height + 22} textAnchor="middle">
                    {bar.label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFrame>
  );
}

function longest(bars: ReadonlyArray<Bar>): number {
  return Math.max(1, ...bars.map((bar) => bar.label.length));
}
