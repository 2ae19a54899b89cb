import { z } from "zod";

/** A calendar day in the person's own time zone, `YYYY-MM-DD`. */
export const CalendarDay = z.iso.date();

/** A client-made id that makes a repeated write harmless. */
export const ClientId = z.uuid();

/** Path parameter `id`. */
export const IdParam = z.object({ id: z.uuid() });

/** A page of a list; `nextCursor` is null on the last one. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** The answer of writes that have nothing to say. */
export const Done = z.object({ ok: z.literal(true) });
