import { z } from "zod";
import type { Field, Fields, ValueOf } from "@lockstep/domain/plans/field.ts";

/** The schema of a record that the domain declares as plain data. */
export function schemaOf<F extends Fields>(fields: F) {
  return z.object(shapeOf(fields) as { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> });
}

function shapeOf(fields: Fields): z.ZodRawShape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

function fieldSchema(field: Field): z.ZodType {
  if (field === "text") return z.string();
  if (field === "number") return z.number();
  if (field === "flag") return z.boolean();
  if ("whole" in field) return z.number().int().min(field.whole[0]).max(field.whole[1]);
  if ("oneOf" in field) return z.enum(field.oneOf);
  if ("list" in field) return z.array(fieldSchema(field.list));
  if ("orNull" in field) return fieldSchema(field.orNull).nullable();
  return z.object(shapeOf(field.record));
}
