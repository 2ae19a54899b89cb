import type { FoodSettings, FoodUnits } from "./food-settings.ts";
import { formatCount, formatDecimal } from "../words/format-number.ts";

const KJ_PER_KCAL = 4.184;
const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_FLUID_OUNCE = 29.5735295625;
const ML_PER_CUP = 236.5882365;

/** Below this a kitchen scale says nothing useful in ounces; the grams stay. */
const LEAST_IN_OUNCES = 5;

/** Energy in the person's unit: whole kcal, or kJ (4.184 to the kcal) to the nearest 10. */
export function energyIn(kcal: number, unit: FoodSettings["energyUnit"]): number {
  return unit === "kcal" ? Math.round(kcal) : Math.round((kcal * KJ_PER_KCAL) / 10) * 10;
}

/** "1,850" in the person's unit, without the unit; null where energy is hidden: then nothing is in its place, no label either. */
export function energyNumber(kcal: number, settings: FoodSettings): string | null {
  return settings.hideCalories ? null : formatCount(energyIn(kcal, settings.energyUnit));
}

/** "1,850 kcal", "7,740 kJ"; null where energy is hidden. */
export function energyText(kcal: number, settings: FoodSettings): string | null {
  const number = energyNumber(kcal, settings);
  return number === null ? null : `${number} ${settings.energyUnit}`;
}

/** A sentence of the server's with its kcal in the person's unit; for people who don't hide them. */
export function inEnergyUnit(text: string, unit: FoodSettings["energyUnit"]): string {
  if (unit === "kcal") return text;
  return text.replace(/(\d[\d,]*)[ \u00A0]kcal\b/g, (_whole, kcal: string) => {
    return `${formatCount(energyIn(Number(kcal.replaceAll(",", "")), unit))} ${unit}`;
  });
}

/** "Calories" or "Kilojoules", as a heading or a name of a chart; null where energy is hidden. */
export function energyName(settings: FoodSettings): string | null {
  if (settings.hideCalories) return null;
  return settings.energyUnit === "kcal" ? "Calories" : "Kilojoules";
}

/** Protein, carbohydrate, fat, fibre: grams in every setting, whole ("34 g"). */
export function macroText(grams: number): string {
  return `${formatCount(grams)} g`;
}

const FRACTIONS = [
  { part: 0, text: "" },
  { part: 1 / 4, text: "1/4" },
  { part: 1 / 3, text: "1/3" },
  { part: 1 / 2, text: "1/2" },
  { part: 2 / 3, text: "2/3" },
  { part: 3 / 4, text: "3/4" },
  { part: 1, text: "" },
] as const;

/** Cups as one measures them (the nearest quarter or third); null where the amount is further than 4 % from one. */
function cupText(cups: number): string | null {
  const whole = Math.floor(cups);
  const nearest = FRACTIONS.reduce((best, next) =>
    Math.abs(whole + next.part - cups) < Math.abs(whole + best.part - cups) ? next : best,
  );
  const count = whole + nearest.part;
  if (count < 0.25 || Math.abs(count - cups) > cups * 0.04) return null;
  const words = [Math.floor(count) === 0 ? "" : String(Math.floor(count)), nearest.text].filter(Boolean).join(" ");
  return `${words} ${count > 1 ? "cups" : "cup"}`;
}

/** A tenth below ten, halves above; under one ounce steps of 0.05, as scales show it. */
function ounces(value: number): string {
  const step = value < 1 ? 20 : value < 10 ? 10 : 2;
  return formatDecimal(Math.round(value * step) / step);
}

function weightInUs(grams: number): string {
  if (grams < LEAST_IN_OUNCES) return `${formatDecimal(grams)} g`;
  const total = grams / GRAMS_PER_OUNCE;
  if (total < OUNCES_PER_POUND - 0.25) return `${ounces(total)} oz`;
  const rounded = Math.round(total);
  const rest = rounded % OUNCES_PER_POUND;
  const pounds = `${Math.floor(rounded / OUNCES_PER_POUND)} lb`;
  return rest === 0 ? pounds : `${pounds} ${rest} oz`;
}

function volumeInUs(millilitres: number): string {
  return cupText(millilitres / ML_PER_CUP) ?? `${ounces(millilitres / ML_PER_FLUID_OUNCE)} fl oz`;
}

/** "80 g" or "2.8 oz", "1.25 kg" or "2 lb 12 oz". */
export function weightText(grams: number, units: FoodUnits): string {
  if (units === "us") return weightInUs(grams);
  if (grams >= 1000) return `${formatDecimal(Math.round(grams / 10) / 100)} kg`;
  return `${formatDecimal(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams))} g`;
}

/** "240 ml" or "1 cup", "70 ml" or "2.4 fl oz". */
export function volumeText(millilitres: number, units: FoodUnits): string {
  if (units === "us") return volumeInUs(millilitres);
  return millilitres >= 1000 ? `${formatDecimal(Math.round(millilitres / 10) / 100)} l` : `${Math.round(millilitres)} ml`;
}

const METRIC = /(?<![\w./])(\d+(?:\.\d+)?)[ \u00A0]?(kg|g|ml|l)\b/g;

/**
 * An amount or a sentence with amounts in the person's units: every weight and volume in it is put into ounces, pounds, cups or fluid ounces for
 * `us`; household measures ("1 medium egg", "1 1/2 tbsp") stay. Centimetres and temperatures aren't touched.
 */
export function inFoodUnits(text: string, units: FoodUnits): string {
  if (units === "metric") return text;
  return text.replace(METRIC, (_whole, digits: string, unit: string) => {
    const value = Number(digits);
    if (unit === "ml" || unit === "l") return volumeInUs(unit === "l" ? value * 1000 : value);
    return weightInUs(unit === "kg" ? value * 1000 : value);
  });
}

/** Things whose names hold amounts ("180 g rolled oats", as the log keeps them), named in the person's units. */
export function inOwnUnits<Named extends { readonly name: string }>(
  things: readonly Named[],
  units: FoodUnits,
): readonly Named[] {
  return things.map((thing) => ({ ...thing, name: inFoodUnits(thing.name, units) }));
}

/** What a person types amounts of food in. */
export function weightUnit(units: FoodUnits): "g" | "oz" {
  return units === "us" ? "oz" : "g";
}

/** A typed amount in grams, to the tenth. */
export function toGrams(value: number, units: FoodUnits): number {
  return Math.round((units === "us" ? value * GRAMS_PER_OUNCE : value) * 10) / 10;
}

/** Grams as a person would type them: whole grams, ounces to the hundredth, so that they survive the way there and back to the gram. */
export function fromGrams(grams: number, units: FoodUnits): number {
  return units === "us" ? Math.round((grams / GRAMS_PER_OUNCE) * 100) / 100 : Math.round(grams * 10) / 10;
}

/** Reads a typed amount: a comma counts as the decimal point. Null when it is empty, no number, or not above zero. Bounds are the server's. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (!/^\d{1,5}(\.\d{0,2})?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value > 0 ? value : null;
}
