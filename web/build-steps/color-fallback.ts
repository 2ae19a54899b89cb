import { endOf, GROUPS } from "./used-styles.ts";

const UNSUPPORTED = "@supports not (color:light-dark(red,red))";

/**
 * A style sheet in which every `light-dark()` pair has a second form for browsers without it (Safari before 17.5), right behind its rule:
 * two switches, one of which is empty and the other makes its colour count (ui/tokens.css sets them).
 */
export function withColorFallback(css: string): string {
  let made = "";
  for (let at = 0; at < css.length;) {
    const open = endOf(css, at, "{;");
    if (css[open] !== "{") {
      made += css.slice(at, open + 1);
      at = open + 1;
      continue;
    }
    const close = endOf(css, open + 1, "}");
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    if (GROUPS.test(prelude)) made += `${prelude}{${withColorFallback(body)}}`;
    else made += css.slice(at, close + 1) + (prelude.startsWith("@") ? "" : fallbackOf(prelude, body));
    at = close + 1;
  }
  return made;
}

function fallbackOf(selector: string, body: string): string {
  const pairs = declarationsOf(body).filter((each) => each.includes("light-dark(") && !each.includes("{"));
  if (pairs.length === 0) return "";
  // Slabs turn the tokens of the page below them, so that these have to be worked out there once more.
  const where = selector === ":root" ? ":root,.on-ink,.on-volt" : selector;
  return `${UNSUPPORTED}{${where}{${pairs.map(switched).join(";")}}}`;
}

function declarationsOf(body: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < body.length;) {
    const end = endOf(body, at, ";");
    found.push(body.slice(at, end).trim());
    at = end + 1;
  }
  return found;
}

/** `light-dark(a,b)` as `var(--lt,a) var(--dk,b)`. */
function switched(declaration: string): string {
  return declaration.replaceAll(
    /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g,
    (_, light: string, dark: string) => `var(--lt,${light.trim()}) var(--dk,${dark.trim()})`,
  );
}
