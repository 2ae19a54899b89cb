/** What was typed into a page's fields, by the fields' names. */
interface TypedText {
  /** Path and query. */
  readonly page: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** In the tab's own storage, which outlives a reload (tab-owner.ts empties it for the next person). */
export const TYPED_KEY = "lockstep.typed";

/** A part of the page that opens with a press (a dialog) has this long to be opened again, ms. */
const PATIENCE_MS = 10 * 60_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields that hold text. Passwords are kept nowhere. */
const TEXT_FIELDS = ["text", "search", "email", "tel", "url", "number", "date", "time"]
  .map((type) => `input[type=${type}]`)
  .concat("input:not([type])", "textarea")
  .join(",");

const pageNow = (): string => window.location.pathname + window.location.search;

/** Its form and its label, and which of several like it: ids change with every load. */
function namesOf(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const named = new Map<string, Field>();
  for (const field of fields) {
    const form = field.form?.getAttribute("aria-label") ?? "";
    const label = field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? field.name;
    let at = 0;
    while (named.has(`${form}|${label}|${at}`)) at += 1;
    named.set(`${form}|${label}|${at}`, field);
  }
  return named;
}

/** A password that is shown is still one. */
const isPassword = ({ autocomplete }: Field): boolean => autocomplete.includes("password");

const fieldsNow = () => namesOf([...document.querySelectorAll<Field>(TEXT_FIELDS)].filter((field) => !isPassword(field)));

/** Keeps what is typed on this page through a reload that the person may not have asked for. */
export function keepTyped(): void {
  const typed = [...fieldsNow()].flatMap(([name, { value }]) => (value === "" ? [] : [[name, value]]));
  if (typed.length === 0) return;
  const kept: TypedText = { page: pageNow(), fields: Object.fromEntries(typed) as Record<string, string> };
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
}

/** As typed: the form's own script learns of it. */
function fill(field: Field, text: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts back what {@link keepTyped} kept, as soon as each field is there. Returns how to stop waiting for the others. */
export function restoreTyped(): () => void {
  const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? "null") as TypedText | null;
  sessionStorage.removeItem(TYPED_KEY);
  if (kept === null || kept.page !== pageNow()) return () => undefined;
  const left = new Map(Object.entries(kept.fields));
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const restore = () => {
    if (pageNow() !== kept.page) return stop();
    for (const [name, field] of fieldsNow()) {
      const text = left.get(name);
      if (text === undefined) continue;
      left.delete(name);
      if (field.value !== text) fill(field, text);
    }
    if (left.size === 0) stop();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  return stop;
}
