import type { Paper } from "@lockstep/domain/accounts/paper.ts";
import Document from "pdfkit";
import { COLOURS } from "./colours.ts";
import { STYLES, Typesetter, type Style } from "./type.ts";

const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** What a document says of itself. */
export interface DocumentInfo {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly paper: Paper;
  /** Epoch milliseconds; the one thing that two documents of the same input may differ in. */
  readonly madeAt: number;
}

/** The part of a page that text may fill. */
export interface TextBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Bookmark = PDFKit.PDFOutline;
type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

const SIDE = 54;
const HEADER_Y = 40;
const TOP = 75;
const FOOT = 65;
const FOOTER_UP = 36;

/** A document: pages with a running header and their numbers, text in our faces, drawings, bookmarks and tags. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly width: number;
  readonly height: number;
  readonly box: TextBox;
  readonly title: string;
  /** What the header says on the right, by page. A page without it has no header and no number. */
  readonly #running = new Map<number, string>();
  readonly #chunks: Uint8Array[] = [];
  readonly #done: Promise<void>;
  readonly #root: Structure;
  #parents: readonly Structure[];
  #pages = 0;

  constructor({ title, subject, author, paper, madeAt }: DocumentInfo) {
    [this.width, this.height] = SIZES[paper];
    this.box = { left: SIDE, right: this.width - SIDE, top: TOP, bottom: this.height - FOOT };
    this.title = title;
    this.doc = new Document({
      size: [this.width, this.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      lang: "en-US",
      displayTitle: true,
      pdfVersion: "1.7",
      info: { Title: title, Subject: subject, Author: author, Creator: "Lockstep", CreationDate: new Date(madeAt) },
    });
    this.#done = new Promise((resolve, reject) => {
      this.doc.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
      this.doc.on("end", resolve);
      this.doc.on("error", reject);
    });
    this.type = new Typesetter(this.doc);
    this.#root = this.doc.struct("Document");
    this.doc.addStructure(this.#root);
    this.#parents = [this.#root];
  }

  get pages(): number {
    return this.#pages;
  }

  /** Adds a page and returns its place; `running` null is a page without header and number. */
  addPage(running: string | null): number {
    this.doc.addPage();
    if (running !== null) this.#running.set(this.#pages, running);
    return this.#pages++;
  }

  /** Goes on drawing on a page that is there. */
  toPage(place: number): void {
    this.doc.switchToPage(place);
  }

  /** A page's text goes on: on the next page, which is added where there's none. */
  pageAfter(place: number): number {
    if (place + 1 < this.#pages) {
      this.toPage(place + 1);
      return place + 1;
    }
    return this.addPage(this.#running.get(place) ?? this.title);
  }

  /** Draws the content of one tag (a paragraph, a cell). */
  tagged(tag: string, draw: () => void, alt?: string): void {
    const mark = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    const element = this.doc.struct(tag, alt === undefined ? {} : { alt }, [mark]);
    this.#parents.at(-1)?.add(element);
    element.end();
  }

  /** Draws what holds other tags (a list, a table, a row). */
  inside(tag: string, draw: () => void): void {
    const element = this.doc.struct(tag);
    this.#parents.at(-1)?.add(element);
    this.#parents = [...this.#parents, element];
    draw();
    this.#parents = this.#parents.slice(0, -1);
    element.end();
  }

  /** Draws what nobody needs to be told of: lines, grounds, numbers of pages. */
  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** One line of text from `x`, or ending there. */
  line(text: string, style: Style, x: number, y: number, align: "start" | "end" = "start"): void {
    this.type.write(text, style, align === "start" ? x : x - this.type.width(text, style), y);
  }

  rule(x: number, y: number, width: number, colour: string = COLOURS.line, weight = 0.75): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke(),
    );
  }

  bookmark(title: string, under: Bookmark = this.doc.outline): Bookmark {
    return under.addItem(this.type.printable(title, "text"));
  }

  /** Marks the top of the current page as a place to go to. */
  place(name: string): void {
    this.doc.addNamedDestination(name, "Fit");
  }

  /** Writes headers and numbers, and closes the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    for (const [place, running] of this.#running) {
      this.toPage(place);
      this.artifact(() => this.#frame(running, `${place + 1} of ${this.#pages}`));
    }
    this.#root.end();
    this.doc.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  #frame(running: string, number: string): void {
    const { left, right } = this.box;
    drawMark(this.doc, left, HEADER_Y - 10.5, 13);
    this.line("Lockstep", { ...STYLES.subheading, size: 10 }, left + 17, HEADER_Y);
    const room = (right - left) * 0.7;
    this.line(this.type.fit(running, STYLES.small, room), STYLES.small, right, HEADER_Y, "end");
    const y = this.height - FOOTER_UP;
    this.line(this.type.fit(this.title, STYLES.small, room), STYLES.small, left, y);
    this.line(number, STYLES.smallBold, right, y, "end");
  }
}

/** The product's mark: the skewed step, and the volt step locked into its corner. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number, volt: string = COLOURS.volt): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path("M9.6 3.5h7.2L12.5 21.4h10.6l-1.7 7.1H3.6z").fill(COLOURS.ink);
  doc.path("M20.5 3.5h7.2l-3.4 14.1h-7.2z").lineWidth(1.2).lineJoin("round").fillAndStroke(volt, COLOURS.ink);
  doc.restore();
}
