import type { Avoidance, Exercise } from "@lockstep/domain/training/exercise.ts";
import { AVOIDANCES } from "@lockstep/domain/training/exercise.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { isExplosiveName } from "./coach-sheet-names.ts";
import { unless } from "./coach-sheet-rule.ts";
import type { SheetRule, Verdict } from "./coach-sheet-rule.ts";
import { effectiveSetsOf, isAllowed } from "./coach-sheet-week.ts";
import type { SheetWeek } from "./coach-sheet-week.ts";
import { FIVE_DAY_WEEK } from "./training-tables.ts";

// What may never be broken: the plan's promises and the safety caps of rule 18.

const MOST_A_WEEK = 22;
const MOST_A_SESSION = 10;
const HARD_DAY = 4;

/** Exactly the chosen days, Monday first, none of them empty. */
function keepsDays({ choices, plan, sessions }: SheetWeek): Verdict {
  return [
    ...unless(plan.days.map(({ day }) => day).join() === WEEKDAYS.join(), "the week isn't Monday to Sunday"),
    ...unless(sessions.length === choices.daysPerWeek, `${sessions.length} training days for ${choices.daysPerWeek}`),
    ...sessions.flatMap(({ day }) => unless(day.exercises.length > 0, `${day.day} is empty`)),
  ];
}

/** SPEC's week for five days. */
function keepsFiveDayWeek({ choices, plan }: SheetWeek): Verdict {
  if (choices.daysPerWeek !== 5) return null;
  return FIVE_DAY_WEEK.flatMap((focus, at) => {
    const day = plan.days[at];
    return unless(day?.focus === (focus ?? "Rest Day") && day.isRest === (focus === null), `${day?.day} is ${day?.focus}`);
  });
}

/** Only exercises of the catalogue, this place and this equipment, and none that loads what the person avoids: in warm-ups and swaps too. */
function keepsToWhatIsAllowed({ choices, byId, sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day }) => {
    const ids = [
      ...day.exercises.flatMap(({ exerciseId, substitutes }) => [exerciseId, ...substitutes.map((other) => other.exerciseId)]),
      ...[...day.warmUp, ...day.coolDown].map(({ exerciseId }) => exerciseId),
    ];
    return ids.flatMap((id) => {
      const facts = byId.get(id);
      if (facts === undefined) return `${day.day}: ${id} isn't in the catalogue`;
      return unless(isAllowed(facts, choices), `${day.day}: ${facts.name} isn't allowed`);
    });
  });
}

/** Rule 17's list, by name: what loads a part whatever the flag says. */
const LOADS_BY_NAME: Readonly<Partial<Record<Avoidance, RegExp>>> = {
  shoulder: /back squat|\bclean\b|thruster|snatch|push press/i,
  "lower-back":
    /thruster|burpee|jump squat|good morning|(?:barbell|pendlay|bent-over|(?<!chest-supported )t-bar|meadows).* row|^(?:pendlay|t-bar|meadows) row|bent-over/i,
  neck: /pike push-up|handstand|shrug/i,
  wrist: /(?<!hip )\bdip\b|push-up|front squat|\bclean\b|burpee|bear crawl/i,
  jumping: /\bjump|(?<!step-back )burpee|skater jump|\bhop/i,
  "high-blood-pressure": /wall sit|plank|hollow|l-sit|downward dog|handstand|pike push-up|decline (?:push-up|sit-up)/i,
};

/** Exercises whose name says that they load a part, and whose flags don't: what an audit of the catalogue should look at. */
export function missingLoads(catalogue: readonly Exercise[]): readonly string[] {
  return AVOIDANCES.flatMap((part) =>
    catalogue
      .filter(({ name, loads }) => LOADS_BY_NAME[part]?.test(name) === true && !loads.includes(part))
      .map(({ id }) => `${id} doesn't load the ${part}`),
  );
}

function keepsAvoidListByName({ choices, sessions }: SheetWeek): Verdict {
  const avoid = (choices.avoid ?? []).filter((part) => LOADS_BY_NAME[part] !== undefined);
  if (avoid.length === 0) return null;
  return sessions.flatMap(({ day }) =>
    [...day.exercises, ...day.warmUp, ...day.coolDown].flatMap(({ name }) =>
      avoid.flatMap((part) => unless(LOADS_BY_NAME[part]?.test(name) !== true, `${day.day}: ${name} with ${part} avoided`)),
    ),
  );
}

/** No exercise twice in a session. */
function repeatsNothing({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day }) => {
    const names = day.exercises.map(({ name }) => name);
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${day.day}: ${name} twice`);
  });
}

/** Nobody above their level. */
function keepsUnderLevel({ choices, sessions }: SheetWeek): Verdict {
  const tooHard = (facts: Exercise): boolean =>
    facts.level === "advanced"
      ? choices.skillLevel !== "advanced"
      : facts.level === "intermediate" && choices.skillLevel === "beginner";
  return sessions.flatMap(({ day, lifts }) =>
    lifts.filter(({ facts }) => tooHard(facts)).map(({ facts }) => `${day.day}: ${facts.name} is ${facts.level}`),
  );
}

/** Explosive lifts are not for beginners, whatever the flag says. */
function keepsExplosiveFromBeginners({ choices, sessions }: SheetWeek): Verdict {
  if (choices.skillLevel !== "beginner") return null;
  return sessions.flatMap(({ day }) =>
    day.exercises
      .filter(({ kind, name }) => kind !== "mobility" && isExplosiveName(name))
      .map(({ name }) => `${day.day}: ${name} for a beginner`),
  );
}

/** At most 22 effective sets a muscle and week. */
function keepsWeeklyCap({ sessions }: SheetWeek): Verdict {
  const sums = effectiveSetsOf(sessions.flatMap(({ lifts }) => lifts));
  return [...sums].flatMap(([muscle, sets]) => unless(sets <= MOST_A_WEEK, `${muscle}: ${sets} sets a week`));
}

/** At most 10 in a session. */
function keepsSessionCap({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day, lifts }) =>
    [...effectiveSetsOf(lifts)].flatMap(([muscle, sets]) => unless(sets <= MOST_A_SESSION, `${day.day}: ${muscle} ${sets} sets`)),
  );
}

/** No muscle hard on two adjacent days in weeks of up to five; Sunday is beside Monday. */
function restsMuscles({ choices, sessions }: SheetWeek): Verdict {
  if (choices.daysPerWeek > 5) return null;
  const days = new Map(sessions.map(({ at, lifts }) => [at, effectiveSetsOf(lifts)]));
  return [...days].flatMap(([at, today]) =>
    [...today].flatMap(([muscle, sets]) => {
      const next = days.get((at + 1) % 7)?.get(muscle) ?? 0;
      return unless(sets < HARD_DAY || next < HARD_DAY, `${muscle}: ${sets} on ${WEEKDAYS[at]}, ${next} the day after`);
    }),
  );
}

/** 3 or 4 sets, rests of 30 to 180 s. */
function keepsDoseBounds({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day, lifts }) =>
    lifts.flatMap(({ planned, facts }) => [
      ...unless(
        facts.kind !== "strength" || planned.sets === 3 || planned.sets === 4,
        `${day.day}: ${planned.sets} × ${planned.name}`,
      ),
      ...unless(
        planned.restSeconds >= 30 && planned.restSeconds <= 180,
        `${day.day}: ${planned.name} rests ${planned.restSeconds} s`,
      ),
    ]),
  );
}

const promise = (id: string, judge: SheetRule["judge"]): SheetRule => ({ id, kind: "promise", judge });

export const PROMISES: readonly SheetRule[] = [
  promise("days", keepsDays),
  promise("five-day week", keepsFiveDayWeek),
  promise("only what's allowed", keepsToWhatIsAllowed),
  promise("17 avoided by name", keepsAvoidListByName),
  promise("nothing twice a session", repeatsNothing),
  promise("6 under the level", keepsUnderLevel),
  promise("6 nothing explosive for beginners", keepsExplosiveFromBeginners),
  promise("18 weekly cap", keepsWeeklyCap),
  promise("18 session cap", keepsSessionCap),
  promise("18 adjacent days", restsMuscles),
  promise("18 sets and rests", keepsDoseBounds),
];
