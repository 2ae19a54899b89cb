import { fractionText, volumeText, weightText } from "./natural-amounts.ts";

const FRACTION = /^(?:(\d+(?:\.\d+)?)(?: (\d)\/(\d))?|(\d)\/(\d))(?= )/;
const MEASURED = /^(kg|g|ml|l|tsp|tbsp)\b/;
const TEASPOONS_PER_TABLESPOON = 3;
/** Words that are the same for one and many. */
const UNCHANGED = /(?:fruit|celeriac|kohlrabi|tbsp|tsp)$/;

/** The number a written amount begins with ("1 1/2 tbsp" is 1.5), and the text after it; null for "a pinch" and the like. */
function readNumber(text: string): { readonly value: number; readonly rest: string } | null {
  const match = FRACTION.exec(text);
  if (match === null) return null;
  const [whole, number, over, under, onlyOver, onlyUnder] = match;
  const part = over === undefined ? 0 : Number(over) / Number(under);
  const value = number === undefined ? Number(onlyOver) / Number(onlyUnder) : Number(number) + part;
  return { value, rest: text.slice(whole.length + 1) };
}

/** "eggs", "potatoes", "leaves", "halves", "radishes". */
export function pluralOf(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (/(?:leaf|half|loaf)$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  if (/(?:potato|tomato|mango)$/.test(noun) || /(?:ch|sh|x|s)$/.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** The other way round. */
export function singularOf(noun: string): string {
  if (UNCHANGED.test(noun)) return noun;
  if (/(?:lea|hal|loa)ves$/.test(noun)) return `${noun.slice(0, -3)}f`;
  if (/(?:potatoes|tomatoes|mangoes)$/.test(noun) || /(?:ches|shes|xes|sses)$/.test(noun)) return noun.slice(0, -2);
  return noun.replace(/s$/, "");
}

/** The word of a measure that is counted: "egg" of "medium egg", "cup" of "cup chopped", "piece" of "piece a hand long". */
function countedWord(measure: string): string {
  const words = measure.replace(/,.*$/, "").split(" ");
  if (/^(?:cup|tbsp|piece)s?$/.test(words[0] ?? "")) return words[0] ?? "";
  return words.at(-1) ?? "";
}

function scaledMeasure(value: number, unit: string): string {
  if (unit === "g") return weightText(value);
  if (unit === "kg") return weightText(value * 1000);
  if (unit === "ml") return volumeText(value);
  if (unit === "l") return volumeText(value * 1000);
  const teaspoons = unit === "tsp" ? value : value * TEASPOONS_PER_TABLESPOON;
  const tablespoons = teaspoons / TEASPOONS_PER_TABLESPOON;
  const isEven = Math.abs(tablespoons * 2 - Math.round(tablespoons * 2)) < 0.02;
  if (tablespoons >= 0.99 && (isEven || unit === "tbsp")) return `${fractionText(tablespoons)} tbsp`;
  // Nobody counts eight teaspoons.
  const rest = Math.round((teaspoons - Math.floor(tablespoons) * TEASPOONS_PER_TABLESPOON) * 8) / 8;
  return tablespoons < 2 ? `${fractionText(teaspoons)} tsp` : `${Math.floor(tablespoons)} tbsp and ${fractionText(rest)} tsp`;
}

/**
 * A line of an ingredient list for so many times its amount: "1 medium egg" becomes "3 medium eggs", "1 tsp olive oil" "1 tbsp olive oil", "80 g
 * rolled oats" "240 g rolled oats". `display` is the line's amount alone. What has no number ("a pinch of salt") says how often.
 */
export function scaleLine({ line, display }: { readonly line: string; readonly display: string }, times: number): string {
  if (Math.abs(times - 1) < 0.005) return line;
  const read = readNumber(line);
  if (read === null) {
    const count = Math.max(1, Math.round(times));
    return count === 1 ? line : line.replace(/^a pinch\b/, `${count} pinches`);
  }
  const value = read.value * times;
  const unit = MEASURED.exec(read.rest)?.[0];
  if (unit !== undefined) return `${scaledMeasure(value, unit)}${read.rest.slice(unit.length)}`;
  const [wasMany, isMany] = [read.value > 1.01, value > 1.01];
  const rest = wasMany === isMany ? read.rest : withCounted(read.rest, display, isMany);
  return `${fractionText(value)} ${rest}`;
}

function withCounted(rest: string, display: string, isMany: boolean): string {
  const word = countedWord(readNumber(display)?.rest ?? display);
  const other = isMany ? pluralOf(word) : singularOf(word);
  const place = rest.split(" ").findIndex((each) => each.replace(/,$/, "") === word);
  return place < 0
    ? rest
    : rest
        .split(" ")
        .with(place, (rest.split(" ")[place] ?? "").replace(word, other))
        .join(" ");
}
