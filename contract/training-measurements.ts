import { z } from "zod";
import { MEASURE_LIMITS, measureRefused, type Measure } from "@lockstep/domain/training/measurements.ts";
import { defineRoute } from "./route.ts";
import { CalendarDay, Done, IdParam, page } from "./shared.ts";

/** A measure that may be left out; null takes it away. */
const measure = (name: Measure) => {
  const [least, most] = MEASURE_LIMITS[name];
  const refused = measureRefused(name);
  return z.number(refused).min(least, refused).max(most, refused).nullable().optional();
};

/** What was measured on a day; null is what wasn't. */
export const Measurement = z.object({
  id: z.uuid(),
  /** In the person's own calendar. */
  date: CalendarDay,
  weightKg: z.number().nullable(),
  waistCm: z.number().nullable(),
  hipsCm: z.number().nullable(),
  chestCm: z.number().nullable(),
  armCm: z.number().nullable(),
  thighCm: z.number().nullable(),
  bodyFatPercent: z.number().nullable(),
});
export type Measurement = z.infer<typeof Measurement>;

export const listMeasurements = defineRoute({
  id: "listMeasurements",
  method: "GET",
  path: "/api/measurements",
  summary: "Your body measurements, the latest first",
  feature: "training",
  session: "required",
  query: z.object({ cursor: z.string().max(200).optional() }),
  output: page(Measurement),
});

/** Keeps a measurement under a client-made id, or changes it: fields that aren't sent stay. A deleted one stays deleted, unless `restore` is sent. */
export const putMeasurement = defineRoute({
  id: "putMeasurement",
  method: "PUT",
  path: "/api/measurements/{id}",
  summary: "Save a body measurement, or change it",
  feature: "training",
  session: "required",
  params: IdParam,
  body: z.object({
    date: CalendarDay,
    weightKg: measure("weightKg"),
    waistCm: measure("waistCm"),
    hipsCm: measure("hipsCm"),
    chestCm: measure("chestCm"),
    armCm: measure("armCm"),
    thighCm: measure("thighCm"),
    bodyFatPercent: measure("bodyFatPercent"),
    restore: z.literal(true).optional(),
  }),
  output: Measurement,
});

export const deleteMeasurement = defineRoute({
  id: "deleteMeasurement",
  method: "DELETE",
  path: "/api/measurements/{id}",
  summary: "Delete a body measurement",
  feature: "training",
  session: "required",
  params: IdParam,
  output: Done,
});
