export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bold"; readonly content: readonly Inline[] }
  /** `href` is a path of this site, or `tel:` and a number. */
  | { readonly kind: "link"; readonly text: string; readonly href: string };

export type Block =
  /** Its line breaks stay. */
  | { readonly kind: "paragraph" | "heading"; readonly content: readonly Inline[] }
  | { readonly kind: "list"; readonly start: number | null; readonly items: readonly (readonly Inline[])[] };

// One at a time, so that no expression has to try two ways through the same signs.
const PIECES =
  /\\(?<sign>[\\`*_[\]()#+\-.!])|(?<mark>\*\*|__)|!?\[(?<label>[^[\]\n]{1,300})\]\((?<to>[^()\s]{1,300})\)|`(?<code>[^`\n]{1,300})`/g;
const OWN_PATH = /^\/(?:[\w.~%&=?#+:,@-][\w/.~%&=?#+:,@-]*)?$/;
const PHONE = /^tel:\+?\d[\d-]{1,20}$/;

const HEADING = /^#{1,6} +(?<text>.*)$/;
const BULLET = /^ {0,8}[-*•+] +(?<text>\S.*)$/;
const NUMBERED = /^ {0,8}(?<number>\d{1,3})[.)] +(?<text>\S.*)$/;
const RULE = /^ *([-*_])(?: *\1){2,} *$/;

/** Signs that turn the direction of what follows, or that nobody sees: a link could be made to read as another one. */
const DECEIVES = /[\u202A-\u202E\u2066-\u2069\u200B\u2060-\u2064\uFEFF]/g;

function linkOf(label: string, to: string, isPicture: boolean): Inline {
  if (!isPicture && (OWN_PATH.test(to) || PHONE.test(to))) return { kind: "link", text: label.replaceAll("**", ""), href: to };
  // Where a link to another site leads can be read, not followed.
  return { kind: "text", text: !isPicture && /^https?:/i.test(to) ? `${label} (${to})` : label };
}

/** Bold, links and plain text of one paragraph or item. */
function inlineOf(source: string): Inline[] {
  const outer: Inline[] = [];
  /** What stands since the last mark that may open a bold stretch; null outside of one. */
  let bold: { readonly mark: string; readonly content: Inline[] } | null = null;
  let from = 0;
  const add = (piece: Inline): void => {
    if (piece.kind !== "text" || piece.text !== "") (bold?.content ?? outer).push(piece);
  };
  for (const match of source.matchAll(PIECES)) {
    const { sign, mark, label, to, code } = match.groups ?? {};
    add({ kind: "text", text: source.slice(from, match.index) });
    from = match.index + match[0].length;
    if (sign !== undefined) add({ kind: "text", text: sign });
    else if (code !== undefined) add({ kind: "text", text: code });
    else if (label !== undefined && to !== undefined) add(linkOf(label, to, match[0].startsWith("!")));
    else if (mark === undefined) continue;
    else if (bold === null) bold = { mark, content: [] };
    else if (bold.mark === mark) {
      const { content } = bold;
      bold = null;
      if (content.length > 0) add({ kind: "bold", content });
    } else add({ kind: "text", text: mark });
  }
  add({ kind: "text", text: source.slice(from) });
  // A mark that nothing closes is what it is.
  return bold === null ? outer : [...outer, { kind: "text", text: bold.mark }, ...bold.content];
}

/** The kind of block that a line belongs to, with its text. */
function lineOf(line: string): { kind: Block["kind"]; text: string; number: number | null } {
  const heading = HEADING.exec(line)?.groups;
  if (heading) return { kind: "heading", text: heading["text"] ?? "", number: null };
  const numbered = NUMBERED.exec(line)?.groups;
  if (numbered) return { kind: "list", text: numbered["text"] ?? "", number: Number(numbered["number"]) };
  const bullet = BULLET.exec(line)?.groups;
  if (bullet) return { kind: "list", text: bullet["text"] ?? "", number: null };
  return { kind: "paragraph", text: line.replace(/^ *>+ ?/, ""), number: null };
}

/**
 * What the coach writes, as blocks: paragraphs, lists, bold, links into the site. It's never read as HTML; pictures are their description, and links to other
 * sites are text.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { start: number | null; items: string[] } | null = null;
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", content: inlineOf(paragraph.join("\n")) });
    paragraph = [];
  };
  const endList = (): void => {
    if (list) blocks.push({ kind: "list", start: list.start, items: list.items.map(inlineOf) });
    list = null;
  };
  for (const raw of source.replace(DECEIVES, "").split(/\r\n?|\n/)) {
    const line = raw.trimEnd();
    const { kind, text, number } = lineOf(line);
    if (line === "" || RULE.test(line)) {
      endParagraph();
      // A blank line between the items of a list doesn't end it; what follows does.
    } else if (kind === "list") {
      endParagraph();
      if (list && (list.start === null) !== (number === null)) endList();
      list ??= { start: number, items: [] };
      list.items.push(text);
    } else {
      endList();
      if (kind === "heading") {
        endParagraph();
        blocks.push({ kind, content: inlineOf(text) });
      } else paragraph.push(text);
    }
  }
  endParagraph();
  endList();
  return blocks;
}

const inlineText = (content: readonly Inline[]): string =>
  content.map((each) => (each.kind === "bold" ? inlineText(each.content) : each.text)).join("");

/** The same without any marks: for the clipboard and the screen reader. */
export function plainText(source: string): string {
  return parseMarkdown(source)
    .map((block) =>
      block.kind === "list"
        ? block.items
            .map((item, index) => `${block.start === null ? "-" : `${block.start + index}.`} ${inlineText(item)}`)
            .join("\n")
        : inlineText(block.content),
    )
    .join("\n\n");
}

/** An answer that's still being written, without the link or the bold stretch that's only half there. */
export function withoutLooseEnd(source: string): string {
  const link = /!?\[[^[\]\n]*(?:\](?:\([^()\s]*)?)?$/.exec(source);
  const text = (link ? source.slice(0, link.index) : source).replace(/\*+$/, "");
  const line = text.slice(text.lastIndexOf("\n") + 1);
  return line.split("**").length % 2 === 0 ? `${text}**` : text;
}
