import { z } from "zod";
import { isReadableName, NAME_REFUSED } from "@lockstep/domain/accounts/display-name.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";

/** A calendar day in the person's own time zone, `YYYY-MM-DD`. */
export const CalendarDay = z.iso.date("Please give a date as YYYY-MM-DD.");

/** A client-made id that makes a repeated write harmless. */
export const ClientId = z.uuid();

/** How long a workout is, warm-up included. */
export const WorkoutMinutes = z.union([z.literal(15), z.literal(30), z.literal(45), z.literal(60)], {
  error: "15, 30, 45 or 60 minutes.",
});

/** Path parameter `id`. */
export const IdParam = z.object({ id: z.uuid() });

/** A text that has to say something: one of nothing visible is as missing as none. */
export function neededText(longest: number, missing: string, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(longest, tooLong)
    .refine((text) => !isBlank(text), missing);
}

/** A text that may be left out: one of nothing visible is none. */
export function freeText(longest: number, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(longest, tooLong)
    .transform((text) => (isBlank(text) ? "" : text));
}

/** A plan's name, as its owner gives it. */
export const PlanName = z.string().trim().min(1, "A plan needs a name.").max(80).refine(isReadableName, NAME_REFUSED);

/** The saved plan whose place a new one takes: it's deleted. For memberships that have no room for one more. */
export const Replaces = z.uuid();

/** The client-made id that a plan's copy is saved under. */
export const NewCopy = z.object({ as: ClientId });

/** Makes a plan: the same choices and seed, the same plan. */
export const Seed = z.number().int().min(0).max(2_147_483_647);

/** Whether no value of a list is in it twice: for `refine`. */
export function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** A page of a list; `nextCursor` is null on the last one. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** A page of saved plans; `total` counts all of them, `canAdd` says whether the membership has room for one more. */
export function planPage<Item extends z.ZodType>(item: Item) {
  return page(item).extend({ total: z.number().int(), canAdd: z.boolean() });
}

/** The answer of writes that have nothing to say. */
export const Done = z.object({ ok: z.literal(true) });

/** A file that an operation hands over: its name, and what's in it. */
export const FileAnswer = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.infer<typeof FileAnswer>;

/** A file that an operation hands over in pieces, however long it gets. */
export const StreamedFile = z.object({ name: z.string(), pieces: z.custom<AsyncIterable<string>>() });
export type StreamedFile = z.infer<typeof StreamedFile>;
