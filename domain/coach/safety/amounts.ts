import { CALORIE_FLOOR } from "../../nutrition/meal-plan.ts";
import { withDigits } from "../numbers.ts";

const KJ_PER_KCAL = 4.184;
const KG_PER_LB = 0.4536;
/** Weight someone may lose in a week, kg: more is flagged. */
const MOST_KG_A_WEEK = 1.3;

const UNIT = "kcal|calories|calorie|kj|kilojoules|kilojoule";
const EATEN =
  "meal|meals|snack|snacks|breakfast|breakfasts|lunch|lunches|dinner|dinners|supper|dessert|desserts|recipe|recipes|dish|dishes|serving|servings|portion|portions|smoothie|shake|drink|burger|pizza|sandwich|bar|salad|bowl|treat";
const BURNED =
  "burn|burns|burned|burnt|burning|deficit|surplus|workout|session|run|running|ride|walk|walking|less|fewer|extra|more|over|left|remaining|gap|short|above|worth|steps|row|bike";

/** Right after the number and its unit: it's one meal's, burned, or a difference. */
const OTHER_AFTER = new RegExp(
  `^ (?:\\S+ ){0,2}?(?:${EATEN}|${BURNED}|of|from|in|per 100|per hour|an hour|per mile|per km|in a) `,
);
/** Right before it. */
const OTHER_BEFORE = new RegExp(
  ` (?:(?:${EATEN}|${BURNED}|has|have|had|contains|contain|is that|does) (?:\\S+ ){0,3}?|(?:cut|cutting|reduce|reducing|lower|drop|minus|subtract|save|saving|remove|by|deficit of|add|adding|increase|gained) (?:(?:out|about|around|another|only|just|calories|my|intake|by|daily|food|of) )*)$`,
);
const DAILY_AFTER =
  /^ (?:\S+ ){0,3}?(?:a day|per day|each day|every day|daily|day|days|diet|plan|plans|intake|today|week|weeks|month|total|enough|max|maximum|limit|only|target|goal|budget|menu|programme|program) /;
const DAILY_BEFORE =
  / (?:eat|eating|ate|eaten|live on|living on|survive on|diet|intake|plan|plans|limit|target|goal|budget|allowance|daily|calories|kcal|stay|stick|keep|keeping|down|drop|dropping|go|going|cut|lose|losing|make me|give me|set|put me|on|restrict|restricting|only|just|under|below|at|to|consume|consuming|need|is|are|of|around|about|than) (?:\S+ ){0,3}?$/;

/** "Meal plan" and "meals" of a plan are about the day. */
const OF_THE_DAY = / (?:meal|food|eating|diet) (plan|plans|planner|program|programme|schedule|prep)(?= )/g;

/** Whether a day's food under the calorie floor is asked for, or eaten: "a plan with 800 kcal". A single meal's, and what is burned or left out, isn't. */
export function eatsTooLittle(line: string): boolean {
  return withDigits(line)
    .replaceAll(OF_THE_DAY, " $1")
    .split(" . ")
    .some((part) => hasLowDay(` ${part.trim()} `));
}

const AMOUNT = new RegExp(`(?<= )(\\d{1,5})(?:\\.\\d+)?(?: (?:to|or|and) \\d{2,4})?(?: (${UNIT}))?(?= )`, "g");
const ABOUT_ENERGY = /(?:calorie|kcal|intake|kj |kilojoule)/;

function hasLowDay(sentence: string): boolean {
  for (const match of sentence.matchAll(AMOUNT)) {
    const [whole, amount = "", unit] = match;
    const value = Number(amount);
    const kcal = unit !== undefined && /^k(?:j|ilo)/.test(unit) ? value / KJ_PER_KCAL : value;
    if (kcal >= CALORIE_FLOOR || kcal < 50) continue;
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + whole.length);
    // A bare number counts where calories are what it's about: "my daily calories: 450".
    if (unit === undefined && !isBareAmount(value, before, after)) continue;
    const isRestricted = /^ (?:a day|per day|every day|each day|daily) /.test(after) && / (?:only|just|one) /.test(before);
    if (isRestricted) return true;
    if (
      / (?:kj|kilojoules) (?:is|are|equals|makes) (?:about |around )?$/.test(before) ||
      /^ (?:is|are|equals) (?:about |around )?\d/.test(after)
    )
      continue;
    if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) continue;
    const isAlone = before.trim().split(" ").length <= 2 && after.trim().split(" ").filter(Boolean).length <= 1;
    if (DAILY_AFTER.test(after) || DAILY_BEFORE.test(before) || isAlone) return true;
  }
  return false;
}

function isBareAmount(value: number, before: string, after: string): boolean {
  if (
    value < 300 ||
    /^ (?:g|grams|gram|kg|lb|lbs|ml|l|steps|minutes|min|km|m|meters|metres|meals|reps|days|people|dollars|euros|mg|iu|watts|hours) /.test(
      after,
    )
  )
    return false;
  return (
    ABOUT_ENERGY.test(before) || ABOUT_ENERGY.test(after) || / (?:eat|eating|ate|live on|diet of) (?:\S+ ){0,2}$/.test(before)
  );
}

const KG_OF: Readonly<Record<string, number>> = {
  kg: 1,
  kgs: 1,
  kilo: 1,
  kilos: 1,
  kilogram: 1,
  kilograms: 1,
  lb: KG_PER_LB,
  lbs: KG_PER_LB,
  pound: KG_PER_LB,
  pounds: KG_PER_LB,
  stone: 6.35,
  stones: 6.35,
};
const WEEKS_OF: Readonly<Record<string, number>> = {
  day: 1 / 7,
  days: 1 / 7,
  week: 1,
  weeks: 1,
  wk: 1,
  wks: 1,
  fortnight: 2,
  month: 4.35,
  months: 4.35,
  weekend: 2 / 7,
};

/** Whether someone wants to lose weight faster than is safe: more than about 1.3 kg a week. */
export function losesTooFast(line: string): boolean {
  const sentence = withDigits(line);
  const wish = / (?:lose|losing|drop|dropping|shed|shedding|cut|cutting|weight loss|slim|burn off|get rid of|lighter|down) /;
  if (!wish.test(sentence)) return false;
  const units = Object.keys(KG_OF).join("|");
  const times = Object.keys(WEEKS_OF).join("|");
  const rate = new RegExp(
    `(?<= )(\\d+(?:\\.\\d+)?) (${units}) (?:\\S+ ){0,4}?(?:(?:in|within|by|over|per|a|an|each|every|inside|under) )(?:less than |only |just |about |the next |next |under )?(?:(\\d+(?:\\.\\d+)?|a|one|the|this|that|half a) )?(${times})(?= )`,
  );
  const turned = new RegExp(
    `(?:in|within|over|next) (?:(\\d+(?:\\.\\d+)?|a|one|the|half a) )?(${times}) (?:\\S+ ){0,6}?(\\d+(?:\\.\\d+)?) (${units})(?= )`,
  );
  const first = rate.exec(sentence);
  if (first !== null && isTooFast(first[1], first[2], first[3], first[4])) return true;
  const second = turned.exec(sentence);
  return second !== null && isTooFast(second[3], second[4], second[1], second[2]);
}

/** How much someone wants to lose, in the unit they think in; null where none is named. */
export function wishedLoss(line: string): { readonly amount: number; readonly unit: "kg" | "lb" } | null {
  const [, amount = "", unit = ""] =
    new RegExp(`(?<= )(\\d+(?:\\.\\d+)?) (${Object.keys(KG_OF).join("|")})(?= )`).exec(withDigits(line)) ?? [];
  if (unit === "") return null;
  if (unit.startsWith("k")) return { amount: Number(amount), unit: "kg" };
  return { amount: Number(amount) * (unit.startsWith("stone") ? 14 : 1), unit: "lb" };
}

function isTooFast(amount = "", unit = "", count = "", time = ""): boolean {
  const kg = Number(amount) * (KG_OF[unit] ?? 0);
  const weeks = (count === "half a" ? 0.5 : Number(count) || 1) * (WEEKS_OF[time] ?? 1);
  return kg >= 2 && kg / weeks > MOST_KG_A_WEEK;
}
