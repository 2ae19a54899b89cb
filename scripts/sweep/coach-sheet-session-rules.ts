import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { VOLUME_MUSCLE_OF } from "@lockstep/domain/training/muscles.ts";
import { isDynamicDrillName, isOneLeggedName, isStapleName, isStaticDrillName, readMovement } from "./coach-sheet-names.ts";
import { faultsOfEach, unless } from "./coach-sheet-rule.ts";
import type { SheetRule, Verdict } from "./coach-sheet-rule.ts";
import {
  drillSecondsOf,
  isCore,
  isInLevelRange,
  isLeg,
  isLegLift,
  isLoaded,
  isPress,
  isPull,
  isPush,
  isRow,
  middleOf,
  ownsNothing,
  rampStepsOf,
  reaches,
  setsOf,
  stationSeconds,
  stationsOf,
  workOf,
} from "./coach-sheet-week.ts";
import type { Lift, Session, SheetWeek } from "./coach-sheet-week.ts";
import { MUSCLE_SIZE } from "./training-tables.ts";

// Rules 5, 9 and 11 to 16, 20: what a session holds.

/** Squats, hinges, lunges, presses, rows and pulls with more than one joint. */
function isCompound({ movement, facts }: Lift): boolean {
  return facts.compound && (isLegLift(movement) || isPress(movement) || isRow(movement));
}

/** A staple by rank, or by name in the reading of names. */
function isStaple(week: SheetWeek, facts: Exercise): boolean {
  if (week.reading === "flags") return facts.rank === "staple";
  return isStapleName(facts.name, ownsNothing(week) || !week.equipped.has(readMovement(facts, "names")));
}

const isStrength = ({ movement }: Lift): boolean => movement !== "power" && movement !== "conditioning";

/** The first lift after power work: the day's main lift. */
function mainOf({ work }: Session): Lift | undefined {
  return work.find(isStrength);
}

/** Rule 5: the main slot takes a staple, where the person has one for its pattern; a day that opens with no lift, one of its group. */
function opensWithStaples(week: SheetWeek): Verdict {
  return week.hard.flatMap((session) => {
    const main = mainOf(session);
    if (main === undefined || isStaple(week, main.facts)) return [];
    const staples = week.pool.filter(({ facts }) => isStaple(week, facts));
    const fits = ({ facts, movement }: (typeof staples)[number]): boolean =>
      isCompound(main) ? movement === main.movement : facts.group === main.facts.group;
    return unless(staples.length > 0 && !staples.some(fits), `${session.day.day} opens with ${main.facts.name}`);
  });
}

/** Rule 5: 60 % of the week's sets are staples. */
function isMostlyStaples(week: SheetWeek): Verdict {
  if (
    week.reading === "flags" &&
    week.pool.filter(({ facts }) => isStaple(week, facts)).length < 6 &&
    (week.choices.avoid ?? []).length > 1
  )
    return null;
  const all = workOf(week);
  const staples = setsOf(all.filter(({ facts }) => isStaple(week, facts)));
  return unless(reaches(staples, setsOf(all), 0.6), `${staples} of ${setsOf(all)} sets are staples`);
}

/** Rule 5: at most one variety exercise a session. */
function limitsVariety({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, work }) => {
    const varied = work.filter(({ facts }) => facts.rank === "variety");
    return unless(varied.length <= 1, `${day.day}: ${varied.map(({ facts }) => facts.name).join(", ")}`);
  });
}

/** The steps of a session in their order. */
const STEP = { power: 0, compound: 1, isolation: 2, core: 3, finisher: 4 } as const;

/** The step of a session an exercise belongs to. */
function stepOf(lift: Lift): number {
  const { movement, facts } = lift;
  if (movement === "power") return STEP.power;
  if (movement === "carry" || facts.kind !== "strength" || movement === "conditioning") return STEP.finisher;
  if (isCore(movement)) return STEP.core;
  const compound = isCompound(lift) || movement === "whole-body" || (facts.compound && movement === "glutes");
  return compound ? STEP.compound : STEP.isolation;
}

/** Rule 9: power, compound lifts, isolation, core, carries and conditioning; a superset is where its first lift is. */
function keepsSteps({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, lifts }) => {
    const heads = stationsOf(lifts).flatMap(([first]) => first ?? []);
    return heads.slice(1).flatMap((lift, at) => {
      const before = heads[at];
      return unless(
        before === undefined || stepOf(before) <= stepOf(lift),
        `${day.day}: ${before?.facts.name} before ${lift.facts.name}`,
      );
    });
  });
}

/** Rule 9: two-legged lifts before one-legged ones. */
function standsOnTwoLegsFirst({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, work }) => {
    const legs = work.filter((lift) => isLegLift(lift.movement) && isCompound(lift));
    const oneLegged = legs.findIndex(({ facts }) => isOneLeggedName(facts.name));
    const late = oneLegged < 0 ? undefined : legs.slice(oneLegged).find(({ facts }) => !isOneLeggedName(facts.name));
    return unless(late === undefined, `${day.day}: ${legs[oneLegged]?.facts.name} before ${late?.facts.name}`);
  });
}

/** Rule 9: isolation by size of muscle. */
function isolatesBySize({ hard }: SheetWeek): Verdict {
  const sizeOf = ({ facts }: Lift): readonly [number, number] => {
    const first = facts.targets[0];
    return first === undefined ? [1, 3] : MUSCLE_SIZE[VOLUME_MUSCLE_OF[first]];
  };
  return hard.flatMap(({ day, lifts }) => {
    const alone = stationsOf(lifts).flatMap(([first]) =>
      first !== undefined && stepOf(first) === STEP.isolation ? [first] : [],
    );
    return alone.slice(1).flatMap((lift, at) => {
      const before = alone[at];
      const fine = before === undefined || before.planned.role !== lift.planned.role || sizeOf(before)[1] >= sizeOf(lift)[0];
      return unless(fine, `${day.day}: ${before?.facts.name} before ${lift.facts.name}`);
    });
  });
}

/** Rule 9: chosen work before balance work within each step; the first compound lift is chosen if any is. */
function doesChosenFirst({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, work }) => {
    const steps = [STEP.isolation, STEP.core].flatMap((step) => {
      const roles = work
        .filter((lift) => stepOf(lift) === step && lift.planned.superset === null)
        .map(({ planned }) => planned.role);
      return unless(!roles.join().includes("balance,chosen"), `${day.day}: balance work before chosen`);
    });
    const compounds = work.filter((lift) => stepOf(lift) === STEP.compound);
    const chosen = compounds.some(({ planned }) => planned.role === "chosen");
    return [...steps, ...unless(!chosen || compounds[0]?.planned.role === "chosen", `${day.day} opens with balance work`)];
  });
}

/** Whether two lifts tire different muscles. */
function isPair([one, other]: readonly Lift[]): boolean {
  if (one === undefined || other === undefined) return false;
  const sides = [one, other].map(({ movement }) => {
    if (isLeg(movement)) return "leg";
    if (isCore(movement) || movement === "carry" || movement === "grip") return "core";
    if (movement === "shoulder-raise" || isPush(movement)) return "push";
    return isPull(movement) ? "pull" : movement;
  });
  return (
    sides[0] !== sides[1] ||
    (isCore(one.movement) && one.movement !== other.movement) ||
    (sides[0] === "leg" && one.movement !== other.movement)
  );
}

/** Rules 9 and 12: superset partners stand together and don't compete. */
function pairsWell({ sessions }: SheetWeek): Verdict {
  const stations = sessions.flatMap(({ day, lifts }) => stationsOf(lifts).map((station) => ({ day, station })));
  const paired = stations.filter(({ station }) => station[0]?.planned.superset !== null);
  return faultsOfEach(paired, ({ day, station }) => {
    const names = station.map(({ facts }) => facts.name).join(" and ");
    if (station.length !== 2) return `${day.day}: ${names} is no pair`;
    return isPair(station) ? null : `${day.day}: ${names} compete`;
  });
}

/** Rule 11: rest follows load. */
function restsByLoad(week: SheetWeek): Verdict {
  const isShort = week.choices.durationMinutes <= 30;
  const boundsOf = (lift: Lift): readonly [number, number] => {
    if (!isCompound(lift)) return [45, 90];
    if (lift.planned.holdSeconds !== null) return [45, 120];
    const middle = middleOf(lift);
    if (middle <= 6) return [isShort ? 120 : 150, 180];
    return middle < 10 ? [isShort ? 90 : 120, 150] : [60, 120];
  };
  const judged = workOf(week).filter((lift) => isCompound(lift) || stepOf(lift) === STEP.isolation || stepOf(lift) === STEP.core);
  return faultsOfEach(judged, (lift) => {
    const [least, most] = boundsOf(lift);
    const { name, reps, restSeconds } = lift.planned;
    return restSeconds >= least && restSeconds <= most ? null : `${name} ${reps} rests ${restSeconds} s`;
  });
}

/** Rule 12: ranges are at least three wide, and holds 20 to 45 s. */
function keepsRangesWide(week: SheetWeek): Verdict {
  return faultsOfEach(workOf(week), ({ planned, movement }) => {
    const { holdSeconds, repsMin, repsMax, name, reps } = planned;
    if (holdSeconds === null) return repsMax - repsMin >= 3 ? null : `${name} ${reps}`;
    const most = movement === "carry" || movement === "grip" || movement === "whole-body" ? 60 : 45;
    return holdSeconds >= 20 && holdSeconds <= most ? null : `${name} ${reps}`;
  });
}

/** The ranges of a goal: main lift, other compound lifts, isolation. */
const RANGES: Readonly<Record<string, Readonly<Record<"main" | "secondary" | "isolation", readonly [number, number]>>>> = {
  "build-strength": { main: [3, 6], secondary: [5, 12], isolation: [8, 15] },
  "build-muscle": { main: [6, 12], secondary: [6, 12], isolation: [8, 15] },
  endurance: { main: [12, 20], secondary: [12, 20], isolation: [12, 20] },
  "lose-weight": { main: [6, 12], secondary: [6, 12], isolation: [8, 15] },
  none: { main: [5, 8], secondary: [5, 12], isolation: [10, 15] },
};

/** Rules 12 and 15: doses by role and goal. Body weight can't be chosen, so its lifts keep their own repetitions. */
function keepsDoses(week: SheetWeek): Verdict {
  const ranges = RANGES[week.choices.goal ?? "none"];
  if (ranges === undefined) return null;
  // Rule 17 before rule 15: nothing is heavy in pregnancy, after a birth or with high blood pressure.
  const isGentle = (week.choices.avoid ?? []).some((one) => /pregnancy|postnatal|blood/.test(one));
  const mainRange = isGentle && week.choices.goal !== "endurance" ? ([8, 12] as const) : ranges.main;
  return week.hard.flatMap((session) => {
    const main = mainOf(session);
    return session.work.flatMap((lift) => {
      const { planned, movement, facts } = lift;
      if (planned.holdSeconds !== null || !isStrength(lift)) return [];
      const [least, most] =
        movement === "calves" || isCore(movement)
          ? [12, 20]
          : isCompound(lift)
            ? lift === main && isStaple(week, facts)
              ? mainRange
              : ranges.secondary
            : ranges.isolation;
      const bodyWeight = !isLoaded(facts) && planned.repsMax <= 20;
      const fine = bodyWeight || (planned.repsMin >= least && planned.repsMax <= most);
      return unless(
        fine || movement === "whole-body" || movement === "grip",
        `${session.day.day}: ${planned.name} ${planned.reps}`,
      );
    });
  });
}

/** Rule 15: fat loss has supersets and a conditioning finisher, from 30 minutes. */
function burns(week: SheetWeek): Verdict {
  if (week.choices.goal !== "lose-weight" || week.choices.durationMinutes < 30) return null;
  return week.hard.flatMap(({ day, lifts }) => [
    ...unless(
      lifts.some(({ planned }) => planned.superset !== null),
      `${day.day} has no superset`,
    ),
    ...unless(lifts.at(-1)?.facts.kind === "conditioning", `${day.day} has no finisher`),
  ]);
}

/** Least and most seconds of a session by rule 13: a walk to the first station may count or not. */
function clockOf(session: Session): readonly [number, number] {
  const stations = stationsOf(session.lifts);
  const work = stations.reduce((sum, station) => sum + stationSeconds(station), 0);
  const warmUp = session.day.warmUp.reduce((sum, { seconds }) => sum + seconds, 0);
  const least = warmUp + work + Math.max(0, stations.length - 1) * 60;
  return [least, least + 60];
}

/** Rule 13: warm-up and work fit the chosen minutes. */
function fitsClock({ hard, choices }: SheetWeek): Verdict {
  return hard.flatMap((session) => {
    const [seconds] = clockOf(session);
    return unless(seconds <= choices.durationMinutes * 60, `${session.day.day} takes ${Math.ceil(seconds / 60)} minutes`);
  });
}

/** Rule 13: and use 85 % of them (75 % at 15 minutes), unless a note says why a session ends early. */
function usesClock({ hard, choices, plan }: SheetWeek): Verdict {
  const share = choices.durationMinutes === 15 ? 0.75 : 0.85;
  const excused = plan.notes.some(({ code }) => code === "SESSION_BELOW_TIME");
  return hard.flatMap((session) => {
    const [, seconds] = clockOf(session);
    return unless(
      excused || seconds >= share * choices.durationMinutes * 60,
      `${session.day.day} takes ${Math.floor(seconds / 60)} minutes`,
    );
  });
}

/** Rule 13: no padding: outside the light day no stretches as work, and 20 minutes of conditioning at most. */
function padsNothing({ hard }: SheetWeek): Verdict {
  return hard.flatMap(({ day, lifts }) => {
    const conditioning = lifts.filter(({ facts }) => facts.kind === "conditioning");
    const seconds = conditioning.reduce((sum, lift) => sum + stationSeconds([lift]), 0);
    return [
      ...lifts.filter(({ facts }) => facts.kind === "mobility").map(({ facts }) => `${day.day} is padded with ${facts.name}`),
      ...unless(seconds <= 20 * 60, `${day.day}: ${Math.ceil(seconds / 60)} minutes of conditioning`),
    ];
  });
}

/** Rule 13: at most 18 sets on Core Wednesday. */
function limitsCoreWednesday({ choices, hard }: SheetWeek): Verdict {
  if (choices.daysPerWeek !== 5) return null;
  return hard
    .filter(({ day }) => day.day === "Wednesday")
    .flatMap(({ work }) => unless(setsOf(work) <= 18, `${setsOf(work)} sets on Wednesday`));
}

/** Rule 14: the warm-up moves; static stretches belong in the cool-down. */
function warmsUpMoving({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day }) => [
    ...unless(day.warmUp.length > 0, `${day.day} has no warm-up`),
    ...day.warmUp.filter(({ name }) => isStaticDrillName(name)).map(({ name }) => `${day.day} warms up with ${name}`),
  ]);
}

/** Rule 14: swings and circles belong in the warm-up. */
function coolsDownStill({ sessions }: SheetWeek): Verdict {
  return sessions.flatMap(({ day }) =>
    day.coolDown.filter(({ name }) => isDynamicDrillName(name)).map(({ name }) => `${day.day} cools down with ${name}`),
  );
}

const WARM_UP_MINUTES = { 15: 3, 30: 4, 45: 5, 60: 6 } as const;

/** Rule 14: 3, 4, 5 or 6 minutes of drills, at most 10 with the ramp-up sets. */
function warmsUpLongEnough(week: SheetWeek): Verdict {
  const minutes = WARM_UP_MINUTES[week.choices.durationMinutes];
  return week.hard.flatMap((session) => {
    const drills = drillSecondsOf(week, session) / 60;
    const all = session.day.warmUp.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    return unless(Math.abs(drills - minutes) <= 0.5 && all <= 10, `${session.day.day}: ${drills.toFixed(1)} minutes of warm-up`);
  });
}

/** Rule 14: the warm-up fits the day: legs move before leg work, arms before pressing and pulling. */
function warmsUpWhatWorks(week: SheetWeek): Verdict {
  const LOWER = ["glutes", "quadriceps", "hamstrings", "adductors", "abductors", "calves"];
  return week.hard.flatMap((session) => {
    const main = mainOf(session);
    if (main === undefined || isCore(main.movement)) return [];
    const wantsLegs = isLegLift(main.movement);
    const moved = session.day.warmUp.flatMap(({ exerciseId }) => {
      const facts = week.byId.get(exerciseId);
      return facts === undefined ? [] : [...facts.targets, ...facts.synergists];
    });
    const fits = moved.some((muscle) => LOWER.includes(muscle) === wantsLegs);
    return unless(fits, `${session.day.day} doesn't warm up for ${main.facts.name}`);
  });
}

/** Rule 14: ramp-up sets before the first loaded main lift. */
function rampsUp(week: SheetWeek): Verdict {
  const loaded = week.hard.flatMap((session) => {
    const main = mainOf(session);
    return main !== undefined && isCompound(main) && isLoaded(main.facts) && main.planned.holdSeconds === null
      ? [{ session, main }]
      : [];
  });
  return faultsOfEach(loaded, ({ session, main }) => {
    const steps = rampStepsOf(week, session).filter((step) => step.exerciseId === main.facts.id);
    const wanted = { 15: 1, 30: 2, 45: 3, 60: 3 }[week.choices.durationMinutes];
    const found = Math.max(
      steps.length,
      steps.reduce((sum, { cue }) => sum + (cue.match(/×|\bx\b|reps?\b|\brepetitions?\b/gi)?.length ?? 0), 0),
    );
    return found >= wanted ? null : `${session.day.day}: ${found} ramp-up sets for ${main.facts.name}`;
  });
}

/** Rule 16: at least two substitutes, or the exercise says there is none. */
function hasSubstitutes(week: SheetWeek): Verdict {
  return faultsOfEach(workOf(week), ({ planned }) => {
    const says = /no (?:similar|equal|other|substitute|swap)|nothing (?:similar|else)|only one similar/i.test(
      [planned.reason, planned.progression].join(" "),
    );
    return planned.substitutes.length >= 2 || says ? null : `${planned.name}: ${planned.substitutes.length} substitutes`;
  });
}

/** Rule 16: substitutes share movement and first target, suit the level, and holds replace holds. */
function hasLikeSubstitutes(week: SheetWeek): Verdict {
  const known = new Map(week.pool.map(({ facts, movement }) => [facts.id, { facts, movement }]));
  return faultsOfEach(workOf(week), ({ planned, facts, movement }) => {
    const strange = planned.substitutes.find(({ exerciseId }) => {
      const other = known.get(exerciseId);
      if (other === undefined) return true;
      const like = other.movement === movement && other.facts.targets[0] === facts.targets[0];
      const held = (other.facts.dose.holdSeconds === null) === (facts.dose.holdSeconds === null);
      return !(like && held && isInLevelRange(other.facts, week.choices.skillLevel));
    });
    return strange === undefined ? null : `${strange.name} for ${planned.name}`;
  });
}

/** Rule 20: one plain sentence of why. */
function saysWhyPlainly(week: SheetWeek): Verdict {
  return faultsOfEach(workOf(week), ({ planned: { reason } }) => {
    const plain = reason.length <= 80 && /^[A-Z].*[.]$/.test(reason) && !/stands|, by |anew|itself|somebody/i.test(reason);
    return plain ? null : `"${reason}"`;
  });
}

const coach = (id: string, judge: SheetRule["judge"]): SheetRule => ({ id, kind: "coach", judge });

export const SESSION_RULES: readonly SheetRule[] = [
  coach("5 main lift a staple", opensWithStaples),
  coach("5 staples 60 %", isMostlyStaples),
  coach("5 one variety", limitsVariety),
  coach("9 steps", keepsSteps),
  coach("9 two legs first", standsOnTwoLegsFirst),
  coach("9 isolation by size", isolatesBySize),
  coach("9 chosen first", doesChosenFirst),
  coach("9 supersets", pairsWell),
  coach("11 rests", restsByLoad),
  coach("12 wide ranges", keepsRangesWide),
  coach("12, 15 doses", keepsDoses),
  coach("13 fits the clock", fitsClock),
  coach("13 uses the clock", usesClock),
  coach("13 no padding", padsNothing),
  coach("13 core Wednesday", limitsCoreWednesday),
  coach("14 dynamic warm-up", warmsUpMoving),
  coach("14 still cool-down", coolsDownStill),
  coach("14 warm-up minutes", warmsUpLongEnough),
  coach("14 warm-up fits", warmsUpWhatWorks),
  coach("14 ramp-up sets", rampsUp),
  coach("15 fat loss", burns),
  coach("16 two substitutes", hasSubstitutes),
  coach("16 like substitutes", hasLikeSubstitutes),
  coach("20 why", saysWhyPlainly),
];
