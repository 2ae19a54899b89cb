import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a reader finds in a PDF. */
export interface ReadPdf {
  /** The words of each page, single spaces between them. */
  readonly pages: readonly string[];
  readonly text: string;
  /** Width and height of the first page in whole points. */
  readonly size: readonly number[];
  /** Texts that reach beyond their page. */
  readonly outside: readonly string[];
  readonly info: object;
  /** Its tags for assistive technology, in order; a picture only with words for who doesn't see it. */
  readonly tags: readonly string[];
  /** Titles of all bookmarks, in order. */
  readonly bookmarks: readonly string[];
}

/** A tag; what isn't one has no role. */
interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tag[];
}

const rolesIn = ({ role, alt, children = [] }: Tag): string[] => [
  ...(role === undefined || (role === "Figure" && alt === undefined) ? [] : [role]),
  ...children.flatMap(rolesIn),
];

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

const titlesOf = (items: readonly Bookmark[]): string[] =>
  items.flatMap(({ title, items: inner }) => [title, ...titlesOf(inner)]);

/** Only the bookmarks: a long document's pages take seconds to read. */
export async function readBookmarks(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const outline = ((await (await task.promise).getOutline()) ?? []) as readonly Bookmark[];
  await task.destroy();
  return titlesOf(outline);
}

/** Opens a PDF with a reader that isn't the library which made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: true, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const outside: string[] = [];
  let size: readonly number[] = [];
  const tags: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    if (number === 1) size = [Math.round(right - left), Math.round(top - bottom)];
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item ? [item] : []));
    for (const { str, transform, width, height } of texts) {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      if (x < left || x + width > right || y < bottom || y + height > top) outside.push(str);
    }
    tags.push(...rolesIn(((await page.getStructTree()) ?? {}) as Tag));
    pages.push(
      texts
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join(" ")
        .replaceAll(/\s+/g, " "),
    );
  }
  const { info } = await document.getMetadata();
  const outline = ((await document.getOutline()) ?? []) as readonly Bookmark[];
  await task.destroy();
  return { pages, text: pages.join(" ").replaceAll(/\s+/g, " "), size, outside, info, tags, bookmarks: titlesOf(outline) };
}
