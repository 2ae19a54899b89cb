import { daysBetween } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { formatCount, formatDecimal } from "../words/format-number.ts";
import { POUND_KG } from "./pound-kg.ts";

/** What can be measured, in the order in which it's shown. Weight in kilograms, girths in centimetres, body fat in percent. */
export const MEASURES = ["weightKg", "waistCm", "hipsCm", "chestCm", "armCm", "thighCm", "bodyFatPercent"] as const;
export type Measure = (typeof MEASURES)[number];

/** The measure's name as people read it. */
export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  weightKg: "Body weight",
  waistCm: "Waist",
  hipsCm: "Hips",
  chestCm: "Chest",
  armCm: "Arm",
  thighCm: "Thigh",
  bodyFatPercent: "Body fat",
};

/** From the least to the most that's no typing mistake, whole numbers. */
export const MEASURE_LIMITS: Readonly<Record<Measure, readonly [least: number, most: number]>> = {
  weightKg: [20, 500],
  waistCm: [30, 250],
  hipsCm: [30, 250],
  chestCm: [30, 250],
  armCm: [10, 100],
  thighCm: [20, 150],
  bodyFatPercent: [2, 75],
};

const CM_PER_INCH = 2.54;

/** The unit a measure is shown in: pounds go with inches. */
export function measureUnit(measure: Measure, units: "kg" | "lb"): "kg" | "lb" | "cm" | "in" | "%" {
  if (measure === "weightKg") return units;
  if (measure === "bodyFatPercent") return "%";
  return units === "kg" ? "cm" : "in";
}

/** How much of the stored unit one of the person's is. */
function stored(measure: Measure, units: "kg" | "lb"): number {
  if (units === "kg" || measure === "bodyFatPercent") return 1;
  return measure === "weightKg" ? POUND_KG : CM_PER_INCH;
}

/** A stored measure in the person's units, to the tenth: a number typed with one decimal comes back as it was. */
export function toOwnUnits(measure: Measure, value: number, units: "kg" | "lb"): number {
  return Math.round((value / stored(measure, units)) * 10) / 10;
}

/** The person's number as it's stored, to the thousandth. */
export function fromOwnUnits(measure: Measure, value: number, units: "kg" | "lb"): number {
  return Math.round(value * stored(measure, units) * 1000) / 1000;
}

/** "81.5 kg", "32 in", "18 %". */
export function measureText(measure: Measure, value: number, units: "kg" | "lb"): string {
  return `${formatDecimal(toOwnUnits(measure, value, units))} ${measureUnit(measure, units)}`;
}

/** The sentence for a number that a measure can't be. */
export function measureRefused(measure: Measure, units: "kg" | "lb" = "kg"): string {
  const [least, most] = MEASURE_LIMITS[measure].map((each) => each / stored(measure, units));
  return `Enter ${formatCount(Math.ceil(least ?? 0))} to ${formatCount(Math.floor(most ?? 0))} ${measureUnit(measure, units)}.`;
}

/** Whether a stored number is one that the measure can be. */
export function isMeasure(measure: Measure, value: number): boolean {
  const [least, most] = MEASURE_LIMITS[measure];
  return value >= least && value <= most;
}

/**
 * What someone typed for a measure, as it's stored: a comma counts as the decimal point. Null when nothing was typed, NaN when it's no number of at most
 * two decimals or one that the measure can't be.
 */
export function readMeasure(measure: Measure, text: string, units: "kg" | "lb"): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (trimmed === "") return null;
  if (!/^\d{1,4}(\.\d{0,2})?$/.test(trimmed)) return Number.NaN;
  const value = fromOwnUnits(measure, Number(trimmed), units);
  return isMeasure(measure, value) ? value : Number.NaN;
}

/** A measured value and its day. */
export interface MeasuredPoint {
  readonly date: CalendarDay;
  readonly value: number;
}

/** A measurement counts half as much in the trend after so many days. */
export const TREND_HALF_LIFE_DAYS = 7;

/**
 * The trend at each point: the mean of all points up to it, each weighted by half for every {@link TREND_HALF_LIFE_DAYS} that have gone by. A day's water is a small part of
 * it, and after a long gap it almost starts over. Points come oldest first.
 */
export function trendOf(points: readonly MeasuredPoint[]): readonly MeasuredPoint[] {
  let [sum, weight] = [0, 0];
  return points.map(({ date, value }, at) => {
    const before = points[at - 1]?.date ?? date;
    const kept = 0.5 ** (Math.max(0, daysBetween(before, date)) / TREND_HALF_LIFE_DAYS);
    sum = sum * kept + value;
    weight = weight * kept + 1;
    return { date, value: sum / weight };
  });
}
