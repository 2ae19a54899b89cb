import type { FindFood } from "./food.ts";
import type { RecipeStep } from "./recipe.ts";

const TOKEN = /\{([a-z0-9-]+)(?:\|([^{}]*))?\}/g;

/** The ids of the foods a step names, in their order, each once. */
export function foodsInStep(step: Pick<RecipeStep, "text">): readonly string[] {
  return [...new Set([...step.text.matchAll(TOKEN)].map((match) => match[1] ?? ""))];
}

/** A step as people read it: each food by its own words, or by its short name. */
export function tellStep(step: Pick<RecipeStep, "text">, find: FindFood): string {
  return step.text.replace(TOKEN, (_token, id: string, words: string | undefined) => {
    if (words !== undefined && words.trim() !== "") return words;
    const food = find(id);
    return food.short ?? food.name;
  });
}

const CELSIUS = /(\d{2,3}) °C/g;

/** Adds Fahrenheit to every temperature: "200 °C" becomes "200 °C (400 °F)", to the nearest 5 above 100. */
export function withFahrenheit(text: string): string {
  return text.replace(CELSIUS, (_whole, degrees: string) => {
    const exact = (Number(degrees) * 9) / 5 + 32;
    return `${degrees} °C (${exact > 212 ? Math.round(exact / 5) * 5 : Math.round(exact)} °F)`;
  });
}

/** A step's text with its temperatures in both scales, none of them broken over two lines. */
export function stepText(text: string): string {
  return (text.includes("°F") ? text : withFahrenheit(text)).replaceAll(" °", "\u00A0°");
}
