/** A record of a CSV file: the line it begins on, counted from 1, and its cells. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A line whose quotes don't match up; reading goes on with the next one. */
export interface BrokenLine {
  readonly line: number;
  readonly isBroken: true;
}

const QUOTE = 34;
const CR = 13;

/** What may lie between cells. */
export const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Reads CSV (RFC 4180) with any of the three ends of line; a byte order mark is skipped, empty lines too. A quote inside a cell that isn't quoted is a character like
 * any other. One that is opened and never closed, or closed before the cell ends, makes its line broken and no other: what's below is read as if that line weren't there.
 */
export function* readCsv(text: string, delimiter: Delimiter): Generator<CsvRecord | BrokenLine> {
  const find = { quote: finder(text, '"'), feed: finder(text, "\n"), back: finder(text, "\r"), border: finder(text, delimiter) };
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const end = Math.min(find.feed(at), find.back(at));
    if (find.quote(at) >= end) {
      const whole = text.slice(at, end);
      if (whole.trim() !== "") yield { line, cells: whole.split(delimiter) };
      at = afterEnd(text, end);
      line += 1;
      continue;
    }
    const record = readQuoted(text, at, delimiter, find);
    if (record === null) {
      yield { line, isBroken: true };
      at = afterEnd(text, end);
      line += 1;
      continue;
    }
    yield { line, cells: record.cells };
    line += 1 + record.breaks;
    at = afterEnd(text, record.end);
  }
}

/** Where a sign comes next from a place on, or the text's length. What was found is remembered: a file without that sign is searched once, not once a line. */
function finder(text: string, sign: string): (from: number) => number {
  let since = 0;
  let next = -1;
  return (from) => {
    if (from >= since && from <= next) return next;
    const found = text.indexOf(sign, from);
    since = from;
    next = found === -1 ? text.length : found;
    return next;
  };
}

function afterEnd(text: string, end: number): number {
  return text.charCodeAt(end) === CR && text[end + 1] === "\n" ? end + 2 : end + 1;
}

interface QuotedRecord {
  readonly cells: readonly string[];
  /** Ends of lines inside its quotes. */
  readonly breaks: number;
  readonly end: number;
}

/** Longer than any note: a quote that isn't closed by then was never meant to open. */
const MOST_QUOTED = 20_000;

/** A record of which at least one cell may have quotes; null when they don't match up. */
function readQuoted(
  text: string,
  start: number,
  delimiter: Delimiter,
  find: Readonly<Record<"feed" | "back" | "border", (from: number) => number>>,
): QuotedRecord | null {
  const cells: string[] = [];
  let breaks = 0;
  let at = start;
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const closing = closingQuote(text, at + 1);
      if (closing === null) return null;
      const cell = text.slice(at + 1, closing);
      cells.push(cell.replaceAll('""', '"'));
      breaks += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
      at = closing + 1;
      const next = text[at];
      if (next !== undefined && next !== delimiter && next !== "\r" && next !== "\n") return null;
    } else {
      const stop = Math.min(find.border(at), find.feed(at), find.back(at));
      cells.push(text.slice(at, stop));
      at = stop;
    }
    if (text[at] !== delimiter) return { cells, breaks, end: at };
    at += 1;
  }
}

function closingQuote(text: string, from: number): number | null {
  let at = text.indexOf('"', from);
  while (at !== -1 && at - from <= MOST_QUOTED) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
    at = text.indexOf('"', at + 2);
  }
  return null;
}

/** Signs with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line of CSV with its end. A text that a spreadsheet would run as a formula gets an apostrophe in front, as they themselves write it; {@link withoutGuard} takes it away
 * again. Numbers are written as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const guarded = FORMULA.test(withoutApostrophes(cell)) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(guarded) || guarded.trim() !== guarded ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A text of an export without the apostrophe that {@link csvLine} put in front of it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(withoutApostrophes(cell)) ? cell.slice(1) : cell;
}

/** Text that had an apostrophe before gets one more, so that taking one away is always right. */
function withoutApostrophes(cell: string): string {
  return cell.replace(/^'+/, "");
}
