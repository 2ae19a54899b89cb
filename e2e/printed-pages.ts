import { inflateSync } from "node:zlib";

/** One sheet of paper as it left the browser. */
export interface PrintedPage {
  /** Everything written on it, in the order it was drawn, without white space: the file keeps places, not words. */
  readonly text: string;
  /** Places that can be pressed. A sheet of paper has none. */
  readonly links: number;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

interface Font {
  /** Hexadecimal digits a glyph takes. */
  readonly width: number;
  readonly letters: ReadonlyMap<number, string>;
}

/** Takes the white space out of a text, as {@link PrintedPage} has it. */
export const withoutSpace = (text: string): string => text.replace(/\s+/g, "");

/**
 * Reads what is on each page of a PDF that Chromium printed. Such a file is plain: no object streams, no encryption, and every font tells
 * which letters its glyphs are. Anything else is an error, so that an unreadable page never passes for an empty one.
 */
export function readPrintedPages(pdf: Buffer): PrintedPage[] {
  const objects = readObjects(pdf.toString("latin1"));
  const catalog = [...objects.values()].find(({ head }) => /\/Type \/Catalog\b/.test(head));
  if (!catalog) throw new Error("The file has no catalog of pages.");
  const fonts = new Map<number, Font>();
  return pagesBelow(objects, referenceIn(catalog.head, "Pages")).map((page) => {
    const named = new Map<string, Font>();
    for (const [, name = "", id] of (/\/Font <<([^>]*)>>/.exec(page.head)?.[1] ?? "").matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const font = fonts.get(Number(id)) ?? readFont(objects, Number(id));
      fonts.set(Number(id), font);
      named.set(name, font);
    }
    const contents = objectOf(objects, referenceIn(page.head, "Contents")).stream;
    const links = /\/Annots \[([^\]]*)\]/.exec(page.head)?.[1]?.match(/\d+ 0 R/g)?.length ?? 0;
    return { text: withoutSpace(readText(contents, named)), links };
  });
}

/** How many sheets any PDF has. Firefox packs its objects into streams, so those are searched as well. */
export function countSheets(pdf: Buffer): number {
  const file = pdf.toString("latin1");
  const parts = [file];
  for (const { index, 0: opening } of file.matchAll(/(?<!end)stream\r?\n/g)) {
    const head = file.slice(file.lastIndexOf("obj", index), index);
    if (!/\/ObjStm/.test(head) || !/\/FlateDecode/.test(head)) continue;
    // A packed stream knows its own end; its length is often told in an object elsewhere.
    parts.push(inflateSync(pdf.subarray(index + opening.length)).toString("latin1"));
  }
  const sheets = parts.join("\n").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  if (sheets === 0) throw new Error("The file has no pages.");
  return sheets;
}

function readObjects(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  const start = /(\d+) 0 obj\s/g;
  for (let found = start.exec(file); found; found = start.exec(file)) {
    const from = start.lastIndex;
    const end = file.indexOf("endobj", from);
    const opening = /stream\r?\n/g;
    opening.lastIndex = from;
    const stream = opening.exec(file);
    if (!stream || stream.index > end) {
      objects.set(Number(found[1]), { head: file.slice(from, end), stream: "" });
      start.lastIndex = end;
      continue;
    }
    const head = file.slice(from, stream.index);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const bytes = Buffer.from(file.slice(opening.lastIndex, opening.lastIndex + length), "latin1");
    // Pictures and font files stay packed: only what is text is read.
    const isText = !/\/(Subtype \/Image|Length1)\b/.test(head) && /\/FlateDecode/.test(head);
    objects.set(Number(found[1]), { head, stream: isText ? inflateSync(bytes).toString("latin1") : bytes.toString("latin1") });
    start.lastIndex = opening.lastIndex + length;
  }
  return objects;
}

function objectOf(objects: ReadonlyMap<number, PdfObject>, id: number): PdfObject {
  const object = objects.get(id);
  if (!object) throw new Error(`The file has no object ${id}.`);
  return object;
}

function referenceIn(head: string, key: string): number {
  const id = new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1];
  if (id === undefined) throw new Error(`No ${key} in: ${head}`);
  return Number(id);
}

function pagesBelow(objects: ReadonlyMap<number, PdfObject>, id: number): PdfObject[] {
  const node = objectOf(objects, id);
  const kids = /\/Kids \[([^\]]*)\]/.exec(node.head)?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(objects, Number(kid)));
}

function readFont(objects: ReadonlyMap<number, PdfObject>, id: number): Font {
  const { head } = objectOf(objects, id);
  const map = objectOf(objects, referenceIn(head, "ToUnicode")).stream;
  const letters = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = "", letter = ""] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(Number.parseInt(glyph, 16), Buffer.from(letter, "hex").swap16().toString("utf16le"));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = "", last = "", letter = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = Number.parseInt(first, 16);
      for (let glyph = from; glyph <= Number.parseInt(last, 16); glyph += 1)
        letters.set(glyph, String.fromCodePoint(Number.parseInt(letter, 16) + glyph - from));
    }
  }
  return { width: /\/Subtype \/Type0\b/.test(head) ? 4 : 2, letters };
}

function readText(contents: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined;
  let text = "";
  for (const [, name, hex] of contents.matchAll(/\/(\w+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name !== undefined) {
      font = fonts.get(name);
      continue;
    }
    if (!font || hex === undefined) throw new Error("Text stands on the page without a font.");
    for (let at = 0; at < hex.length; at += font.width)
      text += font.letters.get(Number.parseInt(hex.slice(at, at + font.width), 16)) ?? "\uFFFD";
  }
  return text;
}
