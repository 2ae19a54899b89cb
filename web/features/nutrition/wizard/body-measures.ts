import { BODY_RANGES, dailyEnergyNeed } from "@lockstep/domain/nutrition/energy-need.ts";
import type { Activity, Body, EnergyNeed } from "@lockstep/domain/nutrition/energy-need.ts";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const KG_PER_LB = 0.45359237;

/** What a person typed into the helper. Height is centimetres, or feet and inches beside pounds. */
export interface BodyInput {
  readonly sex: Body["sex"] | null;
  readonly age: string;
  readonly cm: string;
  readonly feet: string;
  readonly inches: string;
  readonly weight: string;
  readonly activity: Activity | null;
}

export const NO_BODY: BodyInput = { sex: null, age: "", cm: "", feet: "", inches: "", weight: "", activity: null };

export type BodyField = "sex" | "age" | "height" | "weight" | "activity";
export type BodyErrors = Readonly<Partial<Record<BodyField, string>>>;

/** A typed number, with a comma or a point; null when it is none. */
function numberOf(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  return /^\d{1,3}(\.\d{0,2})?$/.test(trimmed) ? Number(trimmed) : null;
}

function heightIn(input: BodyInput, units: "kg" | "lb"): number | null {
  if (units === "kg") return numberOf(input.cm);
  const feet = numberOf(input.feet);
  const inches = input.inches.trim() === "" ? 0 : numberOf(input.inches);
  return feet === null || inches === null ? null : (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}

function weightIn(input: BodyInput, units: "kg" | "lb"): number | null {
  const value = numberOf(input.weight);
  return value === null ? null : value * (units === "kg" ? 1 : KG_PER_LB);
}

const within = (value: number | null, [least, most]: readonly [number, number]): value is number =>
  value !== null && value >= least && value <= most;

/** "120 to 230 cm", "3 ft 11 in to 7 ft 7 in". */
function heightRange(units: "kg" | "lb"): string {
  const [least, most] = BODY_RANGES.heightCm;
  if (units === "kg") return `${least} to ${most} cm`;
  const told = (inches: number) => `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`;
  return `${told(Math.ceil(least / CM_PER_INCH))} to ${told(Math.floor(most / CM_PER_INCH))}`;
}

function weightRange(units: "kg" | "lb"): string {
  const [least, most] = BODY_RANGES.weightKg;
  return units === "kg" ? `${least} to ${most} kg` : `${Math.ceil(least / KG_PER_LB)} to ${Math.floor(most / KG_PER_LB)} lb`;
}

/** The estimate, or what is missing for it, field by field. */
export function estimate(
  input: BodyInput,
  units: "kg" | "lb",
): { readonly need: EnergyNeed; readonly errors: null } | { readonly need: null; readonly errors: BodyErrors } {
  const age = numberOf(input.age);
  const height = heightIn(input, units);
  const weight = weightIn(input, units);
  const [youngest, oldest] = BODY_RANGES.ageYears;
  const errors: { -readonly [Field in BodyField]?: string } = {};
  if (input.sex === null) errors.sex = "Please choose one.";
  if (!within(age, BODY_RANGES.ageYears)) errors.age = `The estimate works from ${youngest} to ${oldest} years.`;
  if (!within(height, BODY_RANGES.heightCm)) errors.height = `The estimate works from ${heightRange(units)}.`;
  if (!within(weight, BODY_RANGES.weightKg)) errors.weight = `The estimate works from ${weightRange(units)}.`;
  if (input.activity === null) errors.activity = "Please choose one.";
  if (age === null || height === null || weight === null || input.sex === null || input.activity === null)
    return { need: null, errors };
  const need = dailyEnergyNeed({ sex: input.sex, ageYears: age, heightCm: height, weightKg: weight, activity: input.activity });
  return need === null ? { need: null, errors } : { need, errors: null };
}
