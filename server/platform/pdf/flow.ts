import type { Sheet } from "./sheet.ts";
import { STEP, type Style } from "./type.ts";

/** What is never parted: a line, two lines that belong together, a picture. */
export interface Piece {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** A paragraph, a heading, a table: pieces one below the other. */
export interface Block {
  readonly pieces: readonly Piece[];
  /** Space above, not at the top of a page. */
  readonly before: number;
  /** Never the last thing on a page: a heading. */
  readonly leads?: boolean;
}

/** A column of a page. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Where a column has come to. */
export interface Position {
  readonly page: number;
  readonly y: number;
}

interface Placed extends Position {
  readonly piece: Piece;
  readonly column: number;
}

interface Room {
  /** How many columns a page has. */
  readonly columns: number;
  readonly from: Position;
  /** Where the text of further pages, and of further columns on them, starts. */
  readonly top: number;
  readonly bottom: number;
}

/** Finds a place for each piece, page for page and column for column. Pages are counted from that of `from`. */
function place(blocks: readonly Block[], { columns, from, top, bottom }: Room): readonly Placed[] {
  const placed: Placed[] = [];
  let { page, y } = from;
  let column = 0;
  let start = y;
  blocks.forEach((block, index) => {
    block.pieces.forEach((piece, number) => {
      const gap = number === 0 && y > start ? block.before : 0;
      const isLast = number === block.pieces.length - 1;
      const needed = gap + piece.height + (isLast && block.leads === true ? ledHeight(blocks, index + 1) : 0);
      if (y + needed > bottom + 0.01 && (y > start || start > top)) {
        column = (column + 1) % columns;
        if (column === 0) page += 1;
        start = page === from.page ? from.y : top;
        y = start;
      } else y += gap;
      placed.push({ piece, page, column, y });
      y += piece.height;
    });
  });
  return placed;
}

/** Sets blocks one below the other in columns and goes on in the next one, or at the top of the next page, where the room ends. */
export function flow(
  sheet: Sheet,
  columns: readonly Column[],
  from: Position,
  blocks: readonly Block[],
  options: { readonly top?: number; readonly even?: boolean } = {},
): Position {
  const { top = sheet.box.top, even = false } = options;
  const room = { columns: columns.length, from, top, bottom: sheet.box.bottom };
  const placed = even ? placeEvenly(blocks, room) : place(blocks, room);
  let page = from.page;
  sheet.toPage(page);
  for (const { piece, column, y, page: on } of placed) {
    while (page < on) page = sheet.pageAfter(page);
    piece.draw(columns[column]?.x ?? 0, y);
  }
  const last = placed.at(-1);
  return last === undefined ? from : { page: last.page, y: last.y + last.piece.height };
}

/** Columns of about the same height where the blocks need no whole page. */
function placeEvenly(blocks: readonly Block[], room: Room): readonly Placed[] {
  for (let bottom = room.from.y + heightOf(blocks) / room.columns; bottom < room.bottom; bottom += STEP) {
    const placed = place(blocks, { ...room, bottom });
    if (placed.every(({ page }) => page === room.from.page)) return placed;
  }
  return place(blocks, room);
}

/** How many pages blocks in one column take. */
export function countPages(sheet: Sheet, blocks: readonly Block[], from: number): number {
  const { top, bottom } = sheet.box;
  return (place(blocks, { columns: 1, from: { page: 0, y: from }, top, bottom }).at(-1)?.page ?? 0) + 1;
}

/** The height that has to follow a heading on its page. */
function ledHeight(blocks: readonly Block[], index: number): number {
  const next = blocks[index];
  if (next === undefined) return 0;
  const first = next.before + (next.pieces[0]?.height ?? 0);
  return next.leads === true && next.pieces.length === 1 ? first + ledHeight(blocks, index + 1) : first;
}

/** The height of blocks that stay together. */
export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { pieces, before }, index) =>
      sum + (index === 0 ? 0 : before) + pieces.reduce((inner, { height }) => inner + height, 0),
    0,
  );
}

/** Where the first baseline of a line is below its top: its letters stand in the middle of the leading. */
export function baselineOf({ size, leading }: Style): number {
  return leading / 2 + size * 0.34;
}

interface TextOptions {
  readonly tag?: string;
  readonly before?: number;
  readonly leads?: boolean;
  readonly balanced?: boolean;
  /** From the left edge. */
  readonly indent?: number;
}

/** A paragraph. At least two of its lines stay together at the end of a page and at the start of the next. */
export function textBlock(sheet: Sheet, text: string, style: Style, width: number, options: TextOptions = {}): Block {
  const { tag = "P", before = 0, leads = false, balanced = false, indent = 0 } = options;
  const lines = sheet.type.lines(text, style, width - indent, balanced);
  const groups = leads ? [lines] : groupLines(lines);
  return {
    before,
    leads,
    pieces: groups.map((group) => ({
      height: group.length * style.leading,
      draw: (x, y) =>
        sheet.tagged(tag, () =>
          group.forEach((line, index) => sheet.line(line, style, x + indent, y + index * style.leading + baselineOf(style))),
        ),
    })),
  };
}

/** Lines that stay together: the first two and the last two of a paragraph. */
export function groupLines(lines: readonly string[]): readonly (readonly string[])[] {
  if (lines.length <= 3) return lines.length === 0 ? [] : [lines];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

/** Blocks that are never parted, as one. */
export function together(blocks: readonly Block[], before = blocks[0]?.before ?? 0): Block {
  return {
    before,
    pieces: [
      {
        height: heightOf(blocks),
        draw: (x, y) => {
          let at = y;
          blocks.forEach((block, index) => {
            at += index === 0 ? 0 : block.before;
            for (const piece of block.pieces) {
              piece.draw(x, at);
              at += piece.height;
            }
          });
        },
      },
    ],
  };
}
