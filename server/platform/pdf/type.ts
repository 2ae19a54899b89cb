import { fileURLToPath } from "node:url";
import { COLOURS } from "./colours.ts";

type FaceName = "display" | "heading" | "number" | "text" | "bold";

interface Face {
  readonly file: string;
  /** For letters that the face doesn't have. */
  readonly otherwise: string;
  /** Space between letters, in em. */
  readonly tracking: number;
}

const fileOf = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const OTHER = fileOf("noto-sans");
const OTHER_BOLD = fileOf("noto-sans-bold");

const FACES: Readonly<Record<FaceName, Face>> = {
  display: { file: fileOf("archivo-display"), otherwise: OTHER_BOLD, tracking: -0.035 },
  heading: { file: fileOf("archivo-heading"), otherwise: OTHER_BOLD, tracking: -0.025 },
  number: { file: fileOf("archivo-number"), otherwise: OTHER_BOLD, tracking: 0 },
  text: { file: fileOf("hanken-grotesk"), otherwise: OTHER, tracking: 0 },
  bold: { file: fileOf("hanken-grotesk-bold"), otherwise: OTHER_BOLD, tracking: 0 },
};

/** How a text is set, in points. Leadings are multiples of {@link STEP}, so that columns share their lines. */
export interface Style {
  readonly face: FaceName;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** The baseline grid. */
export const STEP = 5;

const style = (face: FaceName, size: number, leading: number, colour: string = COLOURS.ink): Style => ({
  face,
  size,
  leading,
  colour,
});

export const STYLES = {
  display: style("display", 34, 35),
  displaySmall: style("display", 26, 30),
  heading: style("heading", 15, 20),
  subheading: style("heading", 11.5, 15),
  number: style("number", 34, 30),
  step: style("number", 17, 15),
  body: style("text", 10.5, 15),
  bold: style("bold", 10.5, 15),
  quiet: style("text", 10.5, 15, COLOURS.text2),
  small: style("text", 8.5, 10, COLOURS.text2),
  smallInk: style("text", 8.5, 10),
  smallBold: style("bold", 8.5, 10),
} as const;

interface Run {
  readonly file: string;
  readonly text: string;
}

/** What pdfkit keeps of an open font; its types leave this out. */
interface OpenFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

const UNITS = "kg|g|ml|l|fl oz|oz|lb|min|h|s|kcal|kJ|mg|tbsp|tsp|cups?";
const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})\\b|°|\\d/\\d)`, "g");
const GLUE = "\u00A0";
const LAST_WORD_ALONE = 0.15;

/** Sets text in the product's faces: measures it, breaks it into lines and writes it. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #known = new Map<string, boolean>();
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** The text without what no face has: a letter loses its accent before it's left out. */
  printable(text: string, face: FaceName): string {
    const { file, otherwise } = FACES[face];
    const has = (letter: string): boolean => this.#has(file, letter) || this.#has(otherwise, letter);
    const letters = Array.from(text.normalize("NFC").replaceAll(/[\s\p{Cf}]+/gu, " ")).flatMap((letter) => {
      if (has(letter)) return letter;
      return Array.from(letter.normalize("NFKD")).filter((part) => !/\p{M}/u.test(part) && has(part));
    });
    return letters.join("").replaceAll(/ +/g, " ").trim();
  }

  width(text: string, style: Style): number {
    const key = `${style.face} ${style.size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#runs(text, style.face).reduce((sum, run) => sum + this.#widthOfRun(run, style), 0);
    this.#widths.set(key, width);
    return width;
  }

  /**
   * Breaks a text into lines no wider than `width`: of all ways with the fewest lines the most even one (`balanced`: the last line too), and no last line of one
   * short word. A word that is too long is cut.
   */
  lines(text: string, style: Style, width: number, balanced = false): readonly string[] {
    const words = this.printable(text, style.face)
      .replaceAll(NUMBER_AND_UNIT, `$1${GLUE}`)
      .split(" ")
      .filter((word) => word !== "")
      .flatMap((word) => this.#cut(word, style, width));
    const widths = words.map((word) => this.width(word, style));
    const space = this.width(" ", style);
    const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
    for (let end = 1; end <= words.length; end++) {
      let choice = { cost: Infinity, from: end - 1 };
      let filled = -space;
      for (let from = end - 1; from >= 0; from--) {
        filled += (widths[from] ?? 0) + space;
        if (filled > width && from < end - 1) break;
        const slack = Math.max(0, 1 - filled / width);
        const isLast = end === words.length;
        const isAlone = isLast && from === end - 1 && from > 0 && filled < width * LAST_WORD_ALONE;
        const ragged = isLast && !balanced ? 0 : slack ** 2;
        const cost = (best[from]?.cost ?? 0) + 100 + ragged + (isAlone ? 1 : 0);
        if (cost < choice.cost) choice = { cost, from };
      }
      best.push(choice);
    }
    const lines: string[] = [];
    for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
      lines.unshift(words.slice(best[end]?.from, end).join(" ").replaceAll(GLUE, " "));
    }
    return lines;
  }

  /** The text on one line, its end cut off where it's too wide. */
  fit(text: string, style: Style, width: number): string {
    const whole = this.printable(text, style.face);
    if (this.width(whole, style) <= width) return whole;
    const letters = Array.from(whole);
    while (letters.length > 0 && this.width(`${letters.join("").trimEnd()}…`, style) > width) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }

  /** Writes one line that {@link lines} or {@link fit} gave, from `x` on the baseline `y`. */
  write(line: string, style: Style, x: number, y: number): void {
    let at = x;
    for (const run of this.#runs(line, style.face)) {
      this.#doc.font(run.file).fontSize(style.size).fillColor(style.colour);
      this.#doc.text(run.text, at, y, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: FACES[style.face].tracking * style.size,
      });
      at += this.#widthOfRun(run, style);
    }
  }

  #widthOfRun({ file, text }: Run, { face, size }: Style): number {
    const characterSpacing = FACES[face].tracking * size;
    return this.#doc.font(file).fontSize(size).widthOfString(text, { characterSpacing });
  }

  #runs(text: string, face: FaceName): readonly Run[] {
    const { file, otherwise } = FACES[face];
    const runs: { file: string; text: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      // A space stays in the face before it.
      const own = letter === " " && last !== undefined ? last.file : this.#has(file, letter) ? file : otherwise;
      if (last?.file === own && (letter !== " " || this.#has(own, letter))) last.text += letter;
      else runs.push({ file: letter === " " ? file : own, text: letter });
    }
    return runs;
  }

  #has(file: string, letter: string): boolean {
    const key = `${letter} ${file}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { _font } = this.#doc.font(file) as unknown as OpenFont;
    const has = _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    this.#known.set(key, has);
    return has;
  }

  #cut(word: string, style: Style, width: number): readonly string[] {
    if (this.width(word, style) <= width) return [word];
    const parts: string[] = [""];
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ""}${letter}`;
      if (this.width(longer, style) > width && parts.at(-1) !== "") parts.push(letter);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }
}
