import { parseCalendarDay } from "../../calendar/calendar.ts";
import { momentMs, momentText } from "../../calendar/moment.ts";
import { monthNumber } from "./months.ts";

/**
 * A moment as a file says it: `2025-03-28T17:29:00` on the clock of whoever trained, or with `Z` in universal time. Both compare as text among their kind.
 */
export type FileMoment = string;

/** Which number of `03/04/2025` is the day: what the rest of the file shows. */
export type SlashOrder = "day-first" | "month-first";

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2}|UTC)?)?$/i;
const CLOCK =
  /(?:^|[\s,T\u00A0\u202F]|年|月|日)(\d{1,2})(?:\s*[:h時시]\s*|\.)(\d{2})(?:[:.](\d{2}))?\s*([ap])?[.\s\u00A0\u202F]*(m)?\.?\s*$/iu;

/**
 * Reads a date with or without a time: ISO, or as phones and spreadsheets write it in many languages ("28 Mar 2025, 17:29", "28. März 2025 um 17:29", "28 de mar. de 2025 17:29",
 * "3/28/2025 5:29 PM", "2025年3月28日 17:29"). Null for what is no moment, or could be two.
 */
export function readMoment(cell: string, slashes: SlashOrder | null = null): FileMoment | null {
  const text = cell.trim();
  const iso = ISO.exec(text);
  if (iso !== null) return fromIso(iso);
  const clock = CLOCK.exec(text);
  // "28.03.2025" ends like a time with seconds.
  const isClock = clock !== null && !/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(text);
  const day = readDay(isClock ? text.slice(0, clock.index) : text, slashes);
  if (day === null) return null;
  if (!isClock) return `${day}T00:00:00`;
  const half = clock[4]?.toLowerCase();
  const given = Number(clock[1]);
  if (half !== undefined && (clock[5] === undefined || given > 12 || given === 0)) return null;
  const hour = half === undefined ? given : (given % 12) + (half === "p" ? 12 : 0);
  return compose(day, hour, Number(clock[2]), Number(clock[3] ?? 0));
}

function fromIso([, year, month, day, hour, minute, second, part, zone]: RegExpExecArray): FileMoment | null {
  const local = compose(`${year}-${month}-${day}`, Number(hour ?? 0), Number(minute ?? 0), Number(second ?? 0));
  if (local === null || zone === undefined) return local;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  const minutes = offset === null ? 0 : (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === "-" ? -1 : 1);
  const milliseconds = Number((part ?? "").padEnd(3, "0").slice(0, 3));
  return momentText(momentMs(local) + milliseconds - minutes * 60_000);
}

function compose(day: string, hour: number, minute: number, second: number): FileMoment | null {
  if (parseCalendarDay(day) === null || hour > 23 || minute > 59 || second > 59) return null;
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${day}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The day of a text in any order, `YYYY-MM-DD`, not yet known to be one of the calendar. */
function readDay(text: string, slashes: SlashOrder | null): string | null {
  const words = [...text.matchAll(/\d+|[\p{L}\p{M}]+/gu)].map(([word]) => word);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const months = [...new Set(words.flatMap((word) => monthNumber(word) ?? []))];
  const year = numbers.find((each) => each.length === 4);
  if (year === undefined) return null;
  const rest = numbers.filter((each) => each !== year);
  if (months.length === 1 && rest.length === 1) return format(year, months[0] ?? 0, Number(rest[0]));
  const [first, second] = rest.map(Number);
  if (months.length > 0 || rest.length !== 2 || first === undefined || second === undefined) return null;
  if (numbers[0] === year) return format(year, first, second);
  if (text.includes(".")) return format(year, second, first);
  const order = slashes ?? (first > 12 ? "day-first" : second > 12 ? "month-first" : first === second ? "day-first" : null);
  if (order === null) return null;
  return order === "day-first" ? format(year, second, first) : format(year, first, second);
}

function format(year: string, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Which number is the day in a file whose dates are all of the kind `03/04/2025`: known as soon as one is over 12. */
export function slashOrderOf(cells: Iterable<string>): SlashOrder | null {
  for (const cell of cells) {
    const found = /^\s*(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(cell);
    if (found === null) continue;
    if (Number(found[1]) > 12) return "day-first";
    if (Number(found[2]) > 12) return "month-first";
  }
  return null;
}

/** So many seconds later than a moment of a file, of the same kind. */
export function momentAfter(moment: FileMoment, seconds: number): FileMoment {
  const later = momentText(momentMs(moment) + seconds * 1000);
  return moment.endsWith("Z") ? later : later.slice(0, 19);
}
