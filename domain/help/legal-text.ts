/** Rows below named columns; a cell is a paragraph like those of {@link LegalSection}. */
export interface LegalTable {
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** A part of a legal text. Paragraphs are plain text in which links are written as in an answer (`readAnswer`). */
export interface LegalSection {
  /** Anchor of the page. */
  readonly id: string;
  readonly title: string;
  /** In their order: a paragraph, a list, or a table. */
  readonly blocks: ReadonlyArray<string | readonly string[] | LegalTable>;
}

/** One of the three legal texts. */
export interface LegalText {
  readonly title: string;
  /** What it says, in a sentence or two. */
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** The day on which the texts were last changed (SPEC 2). */
export const LEGAL_UPDATED = "May 10, 2025";

/** Whether a block is a table. */
export function isTable(block: LegalSection["blocks"][number]): block is LegalTable {
  return typeof block === "object" && "columns" in block;
}

/** Whether a block is a list. */
export function isList(block: LegalSection["blocks"][number]): block is readonly string[] {
  return Array.isArray(block);
}
