import { isStorable } from "../../http/read-body.ts";
import { Refusal } from "./refusal.ts";

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const MOST_FIELDS = 1000;
const MOST_DEPTH = 10;

/** Reads what the SDK writes: `items[0][price]=price_1&expand[]=customer`, in a query or a body. */
export function readForm(text: string): { [name: string]: FormValue } {
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MOST_FIELDS) throw new Refusal("Too many parameters.");
  const root = new Map<string, unknown>();
  for (const [name, value] of fields) {
    if (!isStorable(name) || !isStorable(value)) throw new Refusal("Invalid characters.", { param: name });
    const path = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (path === null) throw new Refusal(`Invalid parameter name: ${name}`, { code: "parameter_unknown", param: name });
    const steps = [path[1] ?? "", ...[...(path[2] ?? "").matchAll(/\[([^\]]*)\]/g)].map(([, step]) => step ?? "")];
    if (steps.length > MOST_DEPTH) throw new Refusal("Parameters are nested too deeply.", { param: name });
    put(root, steps, value, name);
  }
  return finish(root) as { [name: string]: FormValue };
}

function put(into: Map<string, unknown>, [step = "", ...rest]: readonly string[], value: string, name: string): void {
  const key = step === "" ? String(into.size) : step;
  if (rest.length === 0) {
    into.set(key, value);
    return;
  }
  const found = into.get(key) ?? new Map<string, unknown>();
  if (!(found instanceof Map)) throw new Refusal(`Invalid parameter: ${name}`, { param: name });
  into.set(key, found);
  put(found, rest, value, name);
}

/** Maps whose keys count up from 0 are lists. */
function finish(value: unknown): FormValue {
  if (!(value instanceof Map)) return String(value);
  const entries = [...value].map(([key, entry]: [unknown, unknown]) => [String(key), finish(entry)] as const);
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  if (isList) return entries.map(([, entry]) => entry);
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries.filter(([key]) => key !== "__proto__")));
}
