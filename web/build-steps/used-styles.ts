/** At-rules whose rules are looked at one by one. A layer stays even when it is empty: its place in the order counts. */
export const GROUPS = /^@(?:media|supports|container|layer)\b/;

/** Parts of form controls, by their pseudo-elements. */
const FORM_PARTS = /::(?:-webkit-(?:date|search|calendar|inner|outer)|file-selector-button|placeholder)/;

/** The classes that a document's elements have, and their names as `<name`. */
export function namesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="(?<list>[^"]*)"/g)].map((match) => match.groups?.["list"] ?? "");
  const decode = (text: string): string => text.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
  const tags = [...html.matchAll(/<[a-z][\w-]*/g)].map(([tag]) => tag);
  return new Set([...lists.flatMap((list) => decode(list).split(/\s+/)), ...tags]);
}

/**
 * A style sheet without the rules that need a class or an element which isn't among the used ones, and without those for print. Whatever is
 * in doubt stays: rules without either, names inside `:not()`, `:is()` and the like, font faces, key frames and properties.
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  let kept = "";
  for (let at = 0; at < css.length;) {
    const open = endOf(css, at, "{;");
    if (css[open] !== "{") {
      kept += css.slice(at, open + 1);
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, "}");
    const prelude = css.slice(at, open).trim();
    if (prelude === "@media print") {
      // Nobody prints before the whole styles are there.
    } else if (GROUPS.test(prelude)) {
      const inner = usedStyles(css.slice(open + 1, close), used);
      if (inner !== "" || prelude.startsWith("@layer")) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith("@") || mayMatch(prelude, used)) {
      kept += css.slice(at, close + 1);
    }
    at = close + 1;
  }
  return kept;
}

/** Where the next of these signs is outside strings, escapes and nested blocks; the end of the text when there is none. */
export function endOf(css: string, from: number, signs: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? "";
    if (sign === "\\") at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(css, at);
    else if (depth === 0 && signs.includes(sign)) return at;
    else if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
  }
  return css.length;
}

function closingQuote(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at += 1) {
    if (css[at] === "\\") at += 1;
    else if (css[at] === css[open]) return at;
  }
  return css.length;
}

/** Whether one of a rule's selectors asks only for classes and elements that are used. */
function mayMatch(prelude: string, used: ReadonlySet<string>): boolean {
  const plain = withoutArguments(prelude);
  return plain.split(/(?<!\\),/).some((selector) => {
    const classes = [...selector.matchAll(/\.(?<name>(?:\\.|[\w-])+)/g)].map((match) => match.groups?.["name"] ?? "");
    const elements = [...selector.matchAll(/(?:^|[\s>+~])(?<name>[a-z][\w-]*)/g)].map((match) => match.groups?.["name"] ?? "");
    return (
      classes.every((name) => used.has(name.replaceAll(/\\(.)/g, "$1"))) &&
      elements.every((name) => used.has(`<${name}`)) &&
      (!FORM_PARTS.test(selector) || used.has("<input"))
    );
  });
}

/** A selector without what is in parentheses and brackets. */
function withoutArguments(selector: string): string {
  let text = "";
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector[at] ?? "";
    if (sign === "\\") {
      if (depth === 0) text += selector.slice(at, at + 2);
      at += 1;
    } else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0) text += sign;
  }
  return text;
}
