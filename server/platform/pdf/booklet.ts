import { COLOURS } from "./colours.ts";
import { baselineOf, countPages, flow, type Block, type Piece } from "./flow.ts";
import { drawMark, type Sheet } from "./sheet.ts";
import { STYLES, type Style } from "./type.ts";

/** The front of a booklet. */
export interface Cover {
  readonly number: string;
  readonly unit: string;
  readonly title: string;
  /** Short lines below the title. */
  readonly lines: readonly string[];
  /** Draws the picture into the right half of the slab. */
  readonly picture: (box: { x: number; y: number; width: number; height: number }) => void;
}

const TITLE_SIZES = [44, 36, 28, 22] as const;
const TITLE_LINES = 3;

/** A volt slab with one huge number and a picture; the title below it. */
export function drawCover(sheet: Sheet, { number, unit, title, lines, picture }: Cover): void {
  sheet.addPage(null);
  const { left, right } = sheet.box;
  const slab = Math.round(sheet.height * 0.56);
  const size = sheet.width * 0.44;
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, sheet.width, slab).fill(COLOURS.volt);
    picture({ x: sheet.width - size - 30, y: slab - size * 0.83 - 34, width: size, height: size * 0.83 });
    drawMark(sheet.doc, left, 45, 24, COLOURS.volt);
    sheet.line("Lockstep", { ...STYLES.heading, size: 17 }, left + 31, 64.5);
  });
  sheet.tagged("P", () => {
    const room = sheet.width - size - 60 - left;
    let huge: Style = { ...STYLES.number, size: 250 };
    while (sheet.type.width(number, huge) > room) huge = { ...huge, size: huge.size - 10 };
    sheet.line(number, huge, left - huge.size * 0.02, slab - 62);
    sheet.line(unit, { ...STYLES.heading, size: 19 }, left, slab - 32);
  });
  let y = slab + 40;
  const fitting = TITLE_SIZES.map((each) => ({ ...STYLES.display, size: each, leading: each + 2 }));
  const style =
    fitting.find((each) => sheet.type.lines(title, each, right - left, true).length <= TITLE_LINES) ??
    fitting.at(-1) ??
    STYLES.display;
  sheet.tagged("Title", () => {
    for (const line of sheet.type.lines(title, style, right - left, true)) {
      sheet.line(line, style, left, y + baselineOf(style));
      y += style.leading;
    }
  });
  y += 15;
  for (const text of lines) {
    sheet.tagged("P", () => {
      for (const line of sheet.type.lines(text, { ...STYLES.quiet, size: 12 }, right - left)) {
        sheet.line(line, { ...STYLES.quiet, size: 12 }, left, y + 12);
        y += 20;
      }
    });
  }
}

/** A line of the contents. */
export interface Entry {
  readonly title: string;
  /** The place's name; a heading of the contents has none. */
  readonly place: string | null;
}

const NUMBER_ROOM = 40;

/** How close the contents are set: closer where that saves a page. */
interface Setting {
  readonly text: Style;
  readonly beforeSection: number;
}

const OPEN: Setting = { text: STYLES.body, beforeSection: 15 };
const CLOSE: Setting = { text: { ...STYLES.body, size: 9.5, leading: 12.5 }, beforeSection: 10 };

/** Keeps pages free for the contents; `write` sets them once all places have their pages. */
export function reserveContents(
  sheet: Sheet,
  entries: readonly Entry[],
): { readonly write: (pageOf: ReadonlyMap<string, number>) => void } {
  const first = sheet.addPage("Contents");
  sheet.bookmark("Contents");
  const { left, right, top } = sheet.box;
  const start = top + 55;
  const blocks = (pageOf: ReadonlyMap<string, number>, setting: Setting): Block[] =>
    entries.map(({ title, place }) =>
      place === null
        ? sectionBlock(sheet, title, setting)
        : entryBlock(sheet, { title, place, page: (pageOf.get(place) ?? 0) + 1 }, setting),
    );
  const countWith = (setting: Setting): number => countPages(sheet, blocks(new Map(), setting), start);
  const setting = countWith(CLOSE) < countWith(OPEN) ? CLOSE : OPEN;
  const count = countWith(setting);
  for (let page = 1; page < count; page++) sheet.addPage("Contents");
  return {
    write(pageOf) {
      sheet.toPage(first);
      drawPageTitle(sheet, "Contents", top);
      sheet.inside("TOC", () => {
        flow(sheet, [{ x: left, width: right - left }], { page: first, y: start }, blocks(pageOf, setting));
      });
    },
  };
}

/** A page's large heading; returns where it ends. */
export function drawPageTitle(sheet: Sheet, title: string, y: number): number {
  const { left, right } = sheet.box;
  const isLong = sheet.type.lines(title, STYLES.display, right - left, true).length > 2;
  const style = isLong ? STYLES.displaySmall : STYLES.display;
  let at = y;
  sheet.tagged("H1", () => {
    for (const line of sheet.type.lines(title, style, right - left, true)) {
      sheet.line(line, style, left, at + baselineOf(style));
      at += style.leading;
    }
  });
  return at;
}

function sectionBlock(sheet: Sheet, title: string, { beforeSection }: Setting): Block {
  const piece: Piece = {
    height: 20,
    draw: (x, y) => sheet.tagged("H2", () => sheet.line(title, STYLES.heading, x, y + 15)),
  };
  return { before: beforeSection, leads: true, pieces: [piece] };
}

function entryBlock(
  sheet: Sheet,
  { title, place, page }: { readonly title: string; readonly place: string; readonly page: number },
  { text }: Setting,
): Block {
  const width = sheet.box.right - sheet.box.left;
  const lines = sheet.type.lines(title, text, width - NUMBER_ROOM);
  const height = lines.length * text.leading + 5;
  const baseline = baselineOf(text) + 2.5;
  return {
    before: 0,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.tagged("TOCI", () => {
            lines.forEach((line, index) => sheet.line(line, text, x, y + baseline + index * text.leading));
            const last = y + baseline + (lines.length - 1) * text.leading;
            sheet.line(String(page), { ...text, face: "bold" }, x + width, last, "end");
          });
          sheet.rule(x, y + height, width);
          sheet.doc.goTo(x, y, width, height, place);
        },
      },
    ],
  };
}
