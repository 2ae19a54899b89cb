import { SegmentedControl } from "./choice.tsx";

/** How far back a chart goes. */
export type TimeSpan = "quarter" | "year" | "all";

const SPANS = [
  { value: "quarter", label: "3 months" },
  { value: "year", label: "Year" },
  { value: "all", label: "All" },
] as const;
const SPAN_DAYS: Readonly<Record<TimeSpan, number>> = { quarter: 92, year: 366, all: Number.POSITIVE_INFINITY };
const DAY_MS = 24 * 60 * 60 * 1000;

/** The points of a span that ends with the last of them, the earliest first. */
export function inTimeSpan<Point extends { readonly date: string }>(points: readonly Point[], span: TimeSpan): readonly Point[] {
  const from = Date.parse(points.at(-1)?.date ?? "") - SPAN_DAYS[span] * DAY_MS;
  return points.filter(({ date }) => Date.parse(date) >= from);
}

/** Chooses the span, where there's more than the shortest one to choose from. */
export function TimeSpanControl({
  points,
  value,
  onChange,
}: {
  points: readonly { readonly date: string }[];
  value: TimeSpan;
  onChange: (value: TimeSpan) => void;
}) {
  if (inTimeSpan(points, "quarter").length === points.length) return null;
  return <SegmentedControl legend="Time" value={value} options={SPANS} onChange={onChange} />;
}
