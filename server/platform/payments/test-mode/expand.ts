import { sql, type Db } from "../../database/sql.ts";
import { asAnswered } from "./objects.ts";
import { Refusal } from "./refusal.ts";

const MOST_DEPTH = 4;
const ID = /^(?:cus|prod|price|pm|sub|in|cs_test)_\w+$/;

/** Puts whole objects in place of the ids that a call wants expanded, as in `data.customer` or `latest_invoice`. */
export async function expand(db: Db, answer: object, paths: readonly string[]): Promise<object> {
  const isShown = (path: string): boolean => path === "line_items" || path === "data.line_items";
  const shown = (object: object): object => asAnswered(object, paths.some(isShown));
  const copy: object = structuredClone(
    "data" in answer && Array.isArray(answer.data)
      ? { ...answer, data: answer.data.map((entry: object) => shown(entry)) }
      : shown(answer),
  );
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > MOST_DEPTH)
      throw new Refusal(`You cannot expand more than ${MOST_DEPTH} levels of a property.`, { param: "expand" });
    await walk(db, copy, steps, path);
  }
  return copy;
}

async function walk(db: Db, node: unknown, [step, ...rest]: readonly string[], path: string): Promise<void> {
  if (step === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const entry of node) await walk(db, entry, [step, ...rest], path);
    return;
  }
  if (typeof node !== "object" || !Object.hasOwn(node, step)) {
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  const holder = node as Record<string, unknown>;
  const value = holder[step];
  if (typeof value === "string") {
    if (!ID.test(value)) throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
    const found = await db.first<{ data: object }>(sql`select data from test_payment_objects where id = ${value}`);
    if (found !== null) holder[step] = asAnswered(found.data);
  }
  await walk(db, holder[step], rest, path);
}
