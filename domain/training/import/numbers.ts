import { POUND_KG } from "../pound-kg.ts";

/**
 * A number as apps and spreadsheets of any country write it: "62.5", "62,5", "1 234,5", "1,234.5". With one kind of mark it's the decimal one, whatever comes after it; of two kinds, the
 * last is. Null for an empty cell, NaN for what is no number.
 */
export function readNumber(cell: string): number | null {
  const text = cell.replaceAll(/[\s\u00A0\u202F'\u2019]/g, "").replace("\u2212", "-");
  if (text === "") return null;
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  const thousands = comma > point ? "." : ",";
  const plain =
    comma !== -1 && text.indexOf(",") !== comma && point === -1
      ? text.replaceAll(",", "")
      : text.replaceAll(thousands, "").replace(",", ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Seconds of a set: "90", "1:30", "0:01:30". Null for an empty cell, NaN for what is no time. */
export function readSeconds(cell: string): number | null {
  const clock = /^(?:(\d+):)?(\d{1,3}):(\d{2})$/.exec(cell.trim());
  if (clock === null) return readNumber(cell);
  return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };

/**
 * How long a workout took, in seconds: "1h 5m", "45min", "1:05" (hours and minutes), "1:05:30", or seconds alone. Null for an empty cell, NaN for what is no
 * duration.
 */
export function readDuration(cell: string): number | null {
  const text = cell.trim().toLowerCase();
  if (text === "") return null;
  const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (clock !== null) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  if (/^\d+([.,]\d+)?$/.test(text)) return Math.round(readNumber(text) ?? 0);
  const parts = [...text.matchAll(/(\d+)\s*([a-z]+)\.?\s*/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) return Number.NaN;
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_SECONDS[(unit ?? "").charAt(0)] ?? Number.NaN), 0);
}

const KG_PER: ReadonlyMap<string, number> = new Map(
  Object.entries({
    kg: 1,
    kgs: 1,
    kilograms: 1,
    lb: POUND_KG,
    lbs: POUND_KG,
    pounds: POUND_KG,
  }),
);
const METRES_PER: ReadonlyMap<string, number> = new Map(
  Object.entries({
    m: 1,
    meters: 1,
    metres: 1,
    km: 1000,
    kilometers: 1000,
    mi: 1609.344,
    miles: 1609.344,
    ft: 0.3048,
    feet: 0.3048,
    yd: 0.9144,
    yards: 0.9144,
  }),
);

/** Kilograms of one unit of weight, as files call it; undefined for one that's unknown. */
export function kgPer(unit: string): number | undefined {
  return KG_PER.get(unit.trim().toLowerCase());
}

/** Metres of one unit of distance, as files call it; undefined for one that's unknown. */
export function metresPer(unit: string): number | undefined {
  return METRES_PER.get(unit.trim().toLowerCase());
}

/** To a thousandth, which is the gram and the millimetre that weights and distances are kept to. */
export function toThousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
