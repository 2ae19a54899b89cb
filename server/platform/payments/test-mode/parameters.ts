import { z } from "zod";
import { sql, type Sql } from "../../database/sql.ts";
import type { FormValue } from "./read-form.ts";
import { Refusal } from "./refusal.ts";

/** Numbers and switches come as text. */
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, "Invalid integer")
  .transform(Number);
export const positive = whole.refine((value) => value > 0 && value < 1_000_000_000, "Must be greater than 0");
export const onOff = z.enum(["true", "false"], { error: "Invalid boolean" }).transform((value) => value === "true");
export const name = z.string().max(256);
export const email = z.union([z.literal(""), z.email("Invalid email address").max(512)]);
export const webAddress = z.url({ protocol: /^https?$/, error: "Not a valid URL" }).max(5000);
export const metadata = z.union([
  z.literal("").transform((): Record<string, string> => ({})),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 50, "Metadata can't have more than 50 keys"),
]);

export const paging = {
  limit: positive.refine((value) => value <= 100, "Must be at most 100").optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([
      whole.transform((at) => ({ gte: at, lte: at })),
      z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
    ])
    .optional(),
};

export interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: { readonly [op in "gt" | "gte" | "lt" | "lte"]?: number | undefined } | undefined;
}

const OPERATORS = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** What the parameters that all lists have in common mean for the ledger. */
export function pageOf(input: Paging, where: readonly (Sql | false)[]) {
  const created = Object.entries(input.created ?? {}).map(
    ([op, at]) => sql`created ${sql.raw(OPERATORS[op as keyof typeof OPERATORS])} ${at ?? 0}`,
  );
  return {
    where: [...where.filter((part) => part !== false), ...created],
    limit: input.limit ?? 10,
    startingAfter: input.starting_after,
    endingBefore: input.ending_before,
  };
}

/** Reads parameters as a call takes them, or says what's wrong in Stripe's words. */
export function readParameters<S extends z.ZodType>(schema: S, given: { readonly [name: string]: FormValue }): z.infer<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = [...(issue?.path ?? [])].map(String);
  if (issue?.code === "unrecognized_keys") {
    const param = written([...path, issue.keys[0] ?? ""]);
    throw new Refusal(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = written(path);
  if (valueAt(given, path) === undefined) {
    throw new Refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  throw new Refusal(`Invalid ${param}: ${issue?.message ?? "not valid"}`, { code: "parameter_invalid", param });
}

function written([first = "", ...rest]: readonly string[]): string {
  return first + rest.map((part) => `[${part}]`).join("");
}

function valueAt(given: FormValue, path: readonly string[]): FormValue | undefined {
  let value: FormValue | undefined = given;
  for (const step of path) {
    if (typeof value !== "object") return undefined;
    value = Array.isArray(value) ? value[Number(step)] : value[step];
  }
  return value;
}
