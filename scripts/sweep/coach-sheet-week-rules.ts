import { TRAINING_GROUPS, VOLUME_MUSCLES, GROUP_OF_MUSCLE } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import { angleOf } from "./coach-sheet-names.ts";
import type { Movement } from "./coach-sheet-names.ts";
import { faultsOfEach, unless } from "./coach-sheet-rule.ts";
import type { SheetRule, Verdict } from "./coach-sheet-rule.ts";
import {
  BASICS,
  canDo,
  effectiveSetsOf,
  groupOf,
  isCore,
  isInLevelRange,
  isLeg,
  isLegLift,
  isMakeshift,
  isPress,
  isPull,
  isPush,
  isRow,
  isWholeBody,
  owesBasics,
  ownsNothing,
  reaches,
  sharesOf,
  setsOf,
  trains,
  wholeMuscle,
  workOf,
} from "./coach-sheet-week.ts";
import type { Lift, Session, SheetWeek } from "./coach-sheet-week.ts";
import { weeklyRange } from "./training-tables.ts";

// Rules 1 to 7: what the week holds.

/** Whether the week trains a movement, wherever this person has an exercise for it. */
function owes(week: SheetWeek, label: string, is: (movement: Movement, name: string) => boolean): readonly string[] {
  const possible = week.pool.some(({ movement, facts }) => is(movement, facts.name));
  return unless(!possible || workOf(week).some(({ movement, facts }) => is(movement, facts.name)), `no ${label}`);
}

const TITLES: Readonly<Record<number, readonly (readonly [RegExp, number])[]>> = {
  2: [[/full.?body/i, 2]],
  3: [[/full.?body/i, 3]],
  4: [
    [/upper/i, 2],
    [/lower/i, 2],
  ],
  6: [
    [/push/i, 2],
    [/pull/i, 2],
    [/leg|lower/i, 2],
  ],
};

/** Rule 1: the split of the whole body; whoever chose Full-Body may have it every day. */
function followsTemplate(week: SheetWeek): Verdict {
  const { daysPerWeek } = week.choices;
  if (!isWholeBody(week) || daysPerWeek === 5) return null;
  const titles = week.hard.map(({ day }) => day.focus);
  if (week.choices.muscleGroups.includes("Full-Body") && titles.every((title) => /full.?body/i.test(title))) return [];
  const light = week.sessions.length - week.hard.length;
  return [
    ...(TITLES[daysPerWeek === 7 ? 6 : daysPerWeek] ?? []).flatMap(([words, times]) =>
      unless(titles.filter((title) => words.test(title)).length === times, `the days are ${titles.join(", ")}`),
    ),
    ...unless(light === (daysPerWeek === 7 ? 1 : 0), `${light} light days`),
  ].slice(0, 1);
}

/** Rule 1: other days are named after the groups. */
function namesDaysAfterGroups(week: SheetWeek): Verdict {
  if (isWholeBody(week) || week.choices.daysPerWeek === 5) return null;
  return week.hard.flatMap(({ day }) =>
    unless(
      week.choices.muscleGroups.some((group) => day.focus.toLowerCase().includes(group.toLowerCase())),
      `${day.day} is ${day.focus}`,
    ),
  );
}

/** Rule 1: a push, a pull and a leg lift as balance, from 90 minutes a week. */
function balances(week: SheetWeek): Verdict {
  if (isWholeBody(week) || week.weeklyMinutes < 90) return null;
  return [...owes(week, "push", isPress), ...owes(week, "pull", isRow), ...owes(week, "leg lift", isLegLift)];
}

/** Rule 2: all six basics. */
function holdsBasics(week: SheetWeek): Verdict {
  if (!owesBasics(week)) return null;
  return BASICS.flatMap(([label, movements]) => owes(week, label, (movement) => movements.some((one) => one === movement)));
}

/** Rule 2: what each group owes when there are few. */
const GROUP_BASICS: Readonly<Partial<Record<TrainingGroup, (week: SheetWeek) => readonly string[]>>> = {
  Chest: (week) => [
    ...owes(week, "horizontal push", (movement) => movement === "horizontal-push"),
    ...owes(
      week,
      "incline press or fly",
      (movement, name) =>
        movement === "chest-fly" || (movement === "horizontal-push" && /incline|decline push-up|low-to-high/i.test(name)),
    ),
  ],
  Back: (week) => [
    ...owes(week, "vertical pull", (movement) => movement === "vertical-pull"),
    ...owes(week, "horizontal pull", (movement) => movement === "horizontal-pull"),
  ],
  Legs: (week) => [
    ...owes(week, "squat or lunge", (movement) => movement === "squat" || movement === "lunge"),
    ...owes(week, "hinge", (movement) => movement === "hinge"),
    ...(week.choices.durationMinutes >= 30 ? owes(week, "calves", (movement) => movement === "calves") : []),
  ],
  Arms: (week) => [
    ...owes(week, "elbow flexion", (movement) => movement === "elbow-flexion"),
    ...owes(week, "elbow extension", (movement) => movement === "elbow-extension"),
    ...owes(week, "overhead press or lateral raise", (movement) => movement === "vertical-push" || movement === "shoulder-raise"),
  ],
  Core: (week) => [
    ...owes(week, "anti-extension or flexion", (movement) => movement === "anti-extension" || movement === "trunk-flexion"),
    ...owes(week, "rotation or anti-lateral", (movement) => movement === "rotation" || movement === "lateral-flexion"),
  ],
};

function holdsGroupBasics(group: TrainingGroup): SheetRule["judge"] {
  return (week) => {
    if (owesBasics(week) || week.weeklyMinutes < 90 || !week.choices.muscleGroups.includes(group)) return null;
    return GROUP_BASICS[group]?.(week) ?? null;
  };
}

/** Rule 3: chosen groups get 60 % of the sets, or 70 % of their muscles' upper bounds. */
function servesChosen(week: SheetWeek): Verdict {
  const { muscleGroups, daysPerWeek, skillLevel } = week.choices;
  if (daysPerWeek === 5 || muscleGroups.includes("Full-Body")) return null;
  const all = workOf(week);
  const chosen = setsOf(all.filter((lift) => muscleGroups.some((group) => trains(lift, group))));
  if (reaches(chosen, setsOf(all), 0.6)) return [];
  const effective = effectiveSetsOf(all);
  const sets = (muscle: VolumeMuscle): number =>
    [...effective].reduce((sum, [counted, some]) => sum + (wholeMuscle(counted) === muscle ? some : 0), 0);
  const muscles = VOLUME_MUSCLES.filter((muscle) => muscleGroups.some((group) => group === GROUP_OF_MUSCLE[muscle]));
  const shares = muscles.map((muscle) => Math.min(1, sets(muscle) / weeklyRange(muscle, skillLevel)[1]));
  const share = shares.reduce((sum, part) => sum + part, 0) / shares.length;
  return unless(share >= 0.7, `chosen groups get ${chosen} of ${setsOf(all)} sets`);
}

/** Rule 3: chosen groups train twice a week where there's time. */
function trainsOften(week: SheetWeek): Verdict {
  const { muscleGroups, daysPerWeek, durationMinutes } = week.choices;
  if (daysPerWeek === 5) return null;
  const named = muscleGroups.filter((group) => group !== "Full-Body");
  const few = daysPerWeek <= 3 && named.length <= 3 && named.length === muscleGroups.length;
  const twice = durationMinutes >= 45 || (durationMinutes === 30 && (daysPerWeek >= 4 || few));
  const owed = named.filter((group) => week.pool.some((one) => one.facts.group === group));
  return faultsOfEach(owed, (group) => {
    const throughSynergists = durationMinutes === 15 && (group === "Arms" || group === "Core");
    const helps = (lift: Lift): boolean => [...sharesOf(lift).keys()].some((muscle) => groupOf(muscle) === group);
    const days = week.hard.filter(({ work }) =>
      work.some((lift) => trains(lift, group) || (throughSynergists && helps(lift))),
    ).length;
    return days >= (twice ? 2 : 1) ? null : `${group} trains ${days} times`;
  });
}

/** Rule 4: a full-body day trains the whole body. */
function fillsFullBodyDays(week: SheetWeek): Verdict {
  const days = week.hard.filter(({ day }) => /full.?body/i.test(day.focus));
  const has = ({ lifts }: Session, is: (movement: Movement) => boolean): boolean => lifts.some(({ movement }) => is(movement));
  const isTrunk = (movement: Movement): boolean => isCore(movement) || movement === "carry";
  return faultsOfEach(days, (session) => {
    const missing = (label: string, is: (movement: Movement) => boolean): string[] =>
      canDo(week, is) && !has(session, is) ? [label] : [];
    const short = week.choices.durationMinutes === 15;
    const faults = short
      ? [...missing("leg lift", isLegLift), ...missing("push or pull", (movement) => isPress(movement) || isRow(movement))]
      : [
          ...missing("leg lift", isLegLift),
          ...missing("push", isPress),
          ...missing("pull", isRow),
          ...missing("core or carry", isTrunk),
        ];
    return faults.length === 0 ? null : `${session.day.day} has no ${faults.join(", no ")}`;
  });
}

/** Rule 4: at most one carry and one power movement a session. */
function limitsCarriesAndPower({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day, lifts }) => {
    const count = (is: (lift: Lift) => boolean): number => lifts.filter(is).length;
    return [
      ...unless(
        count(({ movement, facts }) => movement === "carry" || / carry$/i.test(facts.name)) <= 1,
        `${day.day}: more than one carry`,
      ),
      ...unless(count(({ movement }) => movement === "power") <= 1, `${day.day}: more than one power movement`),
    ];
  });
}

/** Rule 4: grip and carries are no biceps work. */
function countsNoGripAsBiceps(week: SheetWeek): Verdict {
  const grip = workOf(week).filter(
    ({ movement, facts }) => movement === "grip" || movement === "carry" || /carry|wrist|pinch|hang$/i.test(facts.name),
  );
  return faultsOfEach(grip, ({ facts }) => (facts.targets.includes("biceps") ? `${facts.name} counts as biceps` : null));
}

/** Rule 6: nobody works outside their level's range, unless avoid lists leave nothing else and a note says so. */
function keepsLevelRange(week: SheetWeek): Verdict {
  const { choices, plan } = week;
  const excused =
    (choices.avoid ?? []).length > 0 && plan.notes.some(({ message }) => /level|easier|beginner|light/i.test(message));
  return faultsOfEach(workOf(week), ({ facts }) =>
    isInLevelRange(facts, choices.skillLevel) || excused ? null : `${facts.name} (${facts.level} to ${facts.until ?? "any"})`,
  );
}

/** Rule 6: beginners in a gym learn the barbell and dumbbell basics. */
function teachesFreeWeights(week: SheetWeek): Verdict {
  if (week.choices.location !== "gym" || week.choices.skillLevel !== "beginner" || !owesBasics(week)) return null;
  const free = workOf(week).filter(({ facts, movement }) => {
    const basic = isLegLift(movement) || isPress(movement) || isRow(movement);
    return basic && facts.needs.some((need) => need === "barbell" || need === "dumbbell" || need === "kettlebell");
  });
  return unless(free.length >= 2, `${free.length} barbell and dumbbell basics`);
}

/** Strength work with a chance to use what the person owns, and whether it does. */
export function ownedSetsOf(week: SheetWeek): { readonly owned: number; readonly possible: number } {
  if (week.choices.location === "gym") return { owned: 0, possible: 0 };
  const possible = workOf(week).filter(({ movement }) => week.equipped.has(movement));
  return { owned: setsOf(possible.filter(({ facts }) => facts.needs.length > 0)), possible: setsOf(possible) };
}

/** Rule 7: a ticked piece that serves the slot is used, in 70 % of such sets. */
function usesOwnedEquipment(week: SheetWeek): Verdict {
  const { owned, possible } = ownedSetsOf(week);
  return possible === 0 ? null : unless(reaches(owned, possible, 0.7), `${owned} of ${possible} sets use what is owned`);
}

/** Rule 7: bottles and bags only for people who ticked nothing, or where nothing else serves. */
function avoidsMakeshift(week: SheetWeek): Verdict {
  if (week.choices.location === "gym" || ownsNothing(week)) return null;
  return workOf(week).flatMap(({ facts, movement }) => {
    // What's held doesn't replace what's moved (rule 16).
    const isHold = (one: typeof facts): boolean => one.dose.holdSeconds !== null;
    const proper = week.pool.find(
      (other) => other.movement === movement && isHold(other.facts) === isHold(facts) && !isMakeshift(other.facts),
    );
    return unless(!isMakeshift(facts) || proper === undefined, `${facts.name} where ${proper?.facts.name} serves`);
  });
}

/** Rule 7: in a gym 70 % of the strength sets use the gym. */
function usesGym(week: SheetWeek): Verdict {
  if (week.choices.location !== "gym") return null;
  const all = workOf(week);
  const used = setsOf(all.filter(({ facts }) => facts.needs.length > 0));
  return unless(reaches(used, setsOf(all), 0.7), `${used} of ${setsOf(all)} sets use the gym`);
}

/** Rule 8: no twins in a session, unless angle or equipment differ. */
function hasNoTwins({ hard }: SheetWeek): Verdict {
  const twinKey = ({ facts, movement }: Lift): string =>
    [movement, facts.targets[0], angleOf(facts.name), facts.needs.filter((need) => need !== "bench").join("+")].join();
  return hard.flatMap(({ day, work }) =>
    work.flatMap((lift, at) => {
      const twin = work.slice(at + 1).find((other) => twinKey(other) === twinKey(lift));
      return unless(twin === undefined, `${day.day}: ${lift.facts.name} and ${twin?.facts.name}`);
    }),
  );
}

/** Rule 8: never two pulldowns. */
function hasOnePulldown({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, work }) =>
    unless(work.filter(({ facts }) => /pull-?down/i.test(facts.name)).length <= 1, `${day.day}: two pulldowns`),
  );
}

/** Rule 10: what a title leaves out. */
const LEFT_OUT: readonly (readonly [RegExp, (movement: Movement) => boolean])[] = [
  [/^upper/i, isLeg],
  [/^lower|^legs?$/i, (movement) => isPush(movement) || isPull(movement) || movement === "shoulder-raise"],
  [/^push/i, (movement) => isPull(movement) || isLeg(movement)],
  [/^pull/i, (movement) => isPush(movement) || isLeg(movement)],
  [/^core$/i, (movement) => isLeg(movement) || isPush(movement) || isPull(movement)],
];

/** Rule 10: a day does what its title says; a focus day gives its group at least half the sets. */
function keepsTitles(week: SheetWeek): Verdict {
  return week.hard.flatMap(({ day, work }) => {
    const strange = LEFT_OUT.flatMap(([title, isOut]) =>
      title.test(day.focus) ? work.filter(({ movement }) => isOut(movement)) : [],
    );
    const groups = /focus|day/i.test(day.focus) ? TRAINING_GROUPS.filter((group) => day.focus.includes(group)) : [];
    const own = work.filter((lift) => groups.some((group) => trains(lift, group)));
    return [
      ...strange.map(({ facts }) => `${day.focus}: ${facts.name}`),
      ...unless(
        groups.length === 0 || reaches(setsOf(own), setsOf(work), 0.5),
        `${day.focus}: ${setsOf(own)} of ${setsOf(work)} sets`,
      ),
    ];
  });
}

/** Rule 17: with knees avoided at home there's still a hinge and more than one leg exercise. */
function trainsLegsWithoutKnees(week: SheetWeek): Verdict {
  const { choices } = week;
  const onlyKnees = choices.avoid?.length === 1 && choices.avoid[0] === "knee";
  const owed = (choices.muscleGroups.includes("Legs") || owesBasics(week)) && week.weeklyMinutes >= 90;
  if (choices.location !== "home" || !onlyKnees || !owed) return null;
  const legs = workOf(week).filter(({ movement }) => isLeg(movement));
  return [
    ...unless(
      legs.some(({ movement }) => movement === "hinge"),
      "no hinge",
    ),
    ...unless(new Set(legs.map(({ facts }) => facts.id)).size > 1, "one leg exercise"),
  ];
}

/** Rule 19: a beginner with six or seven days is advised to take three or four, and each day is lighter. */
function advisesBeginners({ choices, plan }: SheetWeek): Verdict {
  if (choices.skillLevel !== "beginner" || choices.daysPerWeek < 6) return null;
  return unless(
    plan.notes.some(({ message }) => /three|four|\b[34]\b/i.test(message)),
    "no note that three or four days serve better",
  );
}

const coach = (id: string, judge: SheetRule["judge"]): SheetRule => ({ id, kind: "coach", judge });

export const WEEK_RULES: readonly SheetRule[] = [
  coach("1 template", followsTemplate),
  coach("1 days named after groups", namesDaysAfterGroups),
  coach("1 balance", balances),
  coach("2 six basics", holdsBasics),
  coach("2 chest", holdsGroupBasics("Chest")),
  coach("2 back", holdsGroupBasics("Back")),
  coach("2 legs", holdsGroupBasics("Legs")),
  coach("2 arms", holdsGroupBasics("Arms")),
  coach("2 core", holdsGroupBasics("Core")),
  coach("3 share", servesChosen),
  coach("3 frequency", trainsOften),
  coach("4 full-body days", fillsFullBodyDays),
  coach("4 carries and power", limitsCarriesAndPower),
  coach("4 grip isn't biceps", countsNoGripAsBiceps),
  coach("6 level range", keepsLevelRange),
  coach("6 free weights for beginners", teachesFreeWeights),
  coach("7 owned equipment", usesOwnedEquipment),
  coach("7 no makeshift", avoidsMakeshift),
  coach("7 gym used", usesGym),
  coach("8 no twins", hasNoTwins),
  coach("8 one pulldown", hasOnePulldown),
  coach("10 titles", keepsTitles),
  coach("17 legs without knees", trainsLegsWithoutKnees),
  coach("19 beginners' days", advisesBeginners),
];
