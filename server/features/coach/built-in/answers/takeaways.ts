import { INSTEAD_OF_TREATS, TAKEAWAYS, type Takeaway } from "@lockstep/content/coach/takeaways.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { hides, line } from "../asked-food.ts";
import { says, type Answer, type Answers, type Asking } from "../answer.ts";

/** Something from outside the food table, as often as it was said. */
export interface Said {
  readonly takeaway: Takeaway;
  readonly count: number;
  /** "a kebab", "2 beers". */
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, couple: 2 };

/** What isn't in the food table and was named, in the order of the list; a longer name is taken before one inside it. */
export function takeawaysIn(words: string): readonly Said[] {
  let rest = words;
  return TAKEAWAYS.toSorted((a, b) => longest(b) - longest(a)).flatMap((takeaway) => {
    const names = takeaway.words.toSorted((a, b) => b.length - a.length).join("|");
    const match = new RegExp(
      `(?<= )(?:(\\d{1,2}|a|an|one|two|three|four|some|couple) )?(?:of |large |big |whole |small |cans? of |bottles? of |bowls? of |plates? of )*(?:${names})(?= )`,
    ).exec(rest);
    if (match === null) return [];
    rest = rest.replace(match[0], "_");
    const count = Number(match[1]) || (COUNTS[match[1] ?? ""] ?? 1);
    const name = count === 1 ? takeaway.name : `${count} ${takeaway.many}`;
    return [{ takeaway, count, name, low: takeaway.kcal[0] * count, high: takeaway.kcal[1] * count }];
  });
}

const longest = ({ words }: Takeaway): number => Math.max(...words.map((word) => word.split(" ").length));

const range = (low: number, high: number): string => `${formatCount(low)}-${formatCount(high)}`;
const toFifty = (kcal: number): number => Math.round(kcal / 50) * 50;

/** "Cola isn't in our food table": why it can't be logged as it is, with a rough figure where it may be shown. */
export function notInTable(found: readonly Said[], { isHidden }: { readonly isHidden: boolean }): string {
  const names = joinNames(found.map(({ name }) => name));
  const figures = isHidden
    ? ""
    : ` Roughly ${joinNames(found.map(({ name, low, high }) => `${range(low, high)} kcal in ${name}`))}.`;
  const notes = isHidden ? [] : [...new Set(found.flatMap(({ takeaway }) => takeaway.note ?? []))];
  return `I can't log ${names}, because ${found.length === 1 && found[0]?.count === 1 ? "it isn't" : "they aren't"} in our food table.${figures}${notes.map((note) => ` ${note}`).join("")}`;
}

const HIDDEN =
  "You've hidden calories, so I'll leave the numbers out. One meal doesn't change anything: carry on with your next planned one.";

const kcalGuess: Answer = async (asking) => {
  const words = line(asking);
  const found = takeawaysIn(words);
  if (found.length === 0) return null;
  if (await hides(asking)) return says(HIDDEN);
  const low = found.reduce((sum, each) => sum + each.low, 0);
  const high = found.reduce((sum, each) => sum + each.high, 0);
  const parts = found.map((each) => `${range(each.low, each.high)} in ${each.name}`);
  const [only] = found;
  const sum =
    found.length > 1
      ? `Roughly **${range(toFifty(low), toFifty(high))} kcal** in all: ${joinNames(parts)}.`
      : `Roughly **${range(low, high)} kcal** in ${only?.name}.`;
  const sugars = found.flatMap(({ takeaway: { sugar }, count, name }) =>
    sugar === undefined ? [] : [`${range(sugar[0] * count, sugar[1] * count)} g sugar in ${name}`],
  );
  const isSugar = / (?:sugar|sugars|carbs) /.test(words);
  const sugar = !isSugar
    ? ""
    : sugars.length === 0
      ? " I don't have its sugar content; check the label or the menu."
      : ` About ${joinNames(sugars)}.`;
  const notes = [...new Set(found.flatMap(({ takeaway }) => takeaway.note ?? []))];
  const sizes = notes.length > 0 ? notes.join(" ") : "Size and recipe make all the difference.";
  const outside = found.filter(({ takeaway: { isInTable } }) => isInTable !== true);
  const log = `${outside.length === 0 ? " It's a guess." : ` ${outsideText(outside)}, so it's a guess.`}${howToLog(found)}`;
  const isPast = / (?:had|ate|eaten|drank|drunk|last|yesterday) /.test(words);
  const over = isPast ? " One evening out doesn't change much, so carry on as planned." : "";
  return says(`${isSugar ? `${sugar.trimStart()} ` : ""}${sum} ${sizes}${log}${over}`);
};

const treats: Answer = async (asking) => {
  const words = line(asking);
  const instead = / (?:instead|alternatives?|substitutes?|replace|swap|replacement|healthier|crave|craving) /.test(words);
  const other = INSTEAD_OF_TREATS.find((each) => each.words.some((word) => words.includes(` ${word} `)));
  if (instead) return other === undefined ? null : says(`Try ${other.advice}`);
  const [only] = takeawaysIn(words);
  if (only === undefined) return null;
  const isHidden = await hides(asking);
  const figures = isHidden ? "" : ` ${capital(only.name)} has roughly ${range(only.low, only.high)} kcal${sugarText(only)}.`;
  const note = isHidden || only.takeaway.note === undefined ? "" : ` ${only.takeaway.note}`;
  const everyDay =
    only.takeaway.kind === "soft drink"
      ? " Every day it adds up without filling you, so make water, tea or coffee your usual drink."
      : " It's what you eat most days that counts, so enjoy it, have your usual meals around it, and there's nothing to make up for.";
  const swap = other === undefined ? "" : ` If you'd like something instead: ${other.advice}`;
  return says(`Now and then it's fine; no food ruins anything on its own.${figures}${note}${everyDay}${swap}`);
};

/** "A kebab isn't in our food table". */
function outsideText(outside: readonly Said[]): string {
  const names = capital(joinNames(outside.map(({ name }) => name)));
  return `${names} ${outside.length === 1 && outside[0]?.count === 1 ? "isn't" : "aren't"} in our food table`;
}

/** What of it can be logged, and how. */
function howToLog(found: readonly Said[]): string {
  if (found.every(({ takeaway: { isInTable } }) => isInTable === true))
    return ' To log it, say how much, such as "log 330 g of lager".';
  return found.some(({ takeaway: { kind } }) => kind === "meal")
    ? ' To log it, name what was in it with amounts, such as "log 100 g of chicken", and I\'ll prepare that.'
    : " I can't log it.";
}

const sugarText = ({ takeaway: { sugar } }: Said): string => (sugar === undefined ? "" : ` and ${sugar[0]}-${sugar[1]} g sugar`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Before and after training: how something from outside the kitchen sits there, as the start of an answer; empty where none is named. */
export function aroundTraining(asking: Asking, when: "before" | "after"): string {
  const [only] = takeawaysIn(line(asking));
  if (only === undefined) return "";
  const { kind } = only.takeaway;
  if (kind === "alcohol")
    return when === "before"
      ? "Leave the alcohol for after training. "
      : "A drink is fine once you've had water and something to eat. ";
  if (kind === "soft drink")
    return when === "before"
      ? "A small one is fine, half an hour before: it's quick sugar, and it can feel gassy. "
      : "You can, now and then: it has sugar, but no protein, so have something to eat with it. ";
  return when === "before"
    ? `${capital(only.name)} is a lot of fat right before: leave two or three hours, or have it afterward. `
    : `${capital(only.name)} now and then is fine, so have it if you like. `;
}

export const TAKEAWAY_ANSWERS: Answers = { "kcal-guess": kcalGuess, treats };
