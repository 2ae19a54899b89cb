import { joinNames } from "../words/join-names.ts";
import { WEEKDAYS, type Weekday } from "../calendar/weekdays.ts";
import { MOVEMENT_FACTS, type Movement, type SlotRole } from "./movements.ts";
import type { MuscleGroup, TrainingGroup } from "./muscles.ts";
import type { DaysPerWeek, TrainingChoices } from "./plan.ts";

/** A place in a day that waits for an exercise. */
export interface Slot {
  readonly movement: Movement;
  readonly role: SlotRole;
}

/** A training day before exercises are chosen: its slots, the most important first. */
export interface DayTemplate {
  /** 0 is Monday. */
  readonly index: number;
  readonly weekday: Weekday;
  readonly focus: string;
  /** Light days hold mobility and easy core; the slots are for the core. */
  readonly isLight: boolean;
  readonly isFullBody: boolean;
  /** The groups that the day is named after: at least half of its sets are theirs. Empty in a week that's split by body parts. */
  readonly groups: readonly TrainingGroup[];
  readonly slots: readonly Slot[];
}

/** Whether the groups of a day named after some have it off: it's for the rest of the body. */
export function isOff({ groups, slots }: DayTemplate): boolean {
  return groups.length > 0 && !slots.some(({ movement }) => groups.some((group) => group === MOVEMENT_FACTS[movement].group));
}

/** Reads a template: movements in the order of their importance, the day's main lifts marked with "!". */
function read(text: string): readonly Slot[] {
  return text.split(" ").map((word): Slot => {
    const movement = word.replace("!", "") as Movement;
    return { movement, role: word.endsWith("!") ? "main" : MOVEMENT_FACTS[movement].role };
  });
}

const FULL = [
  "squat! chest-press! row brace hinge side-raise curl calf-raise triceps leg-curl side-core overhead-press rear-raise fly carry",
  "hinge! overhead-press! pulldown side-core lunge chest-press rear-raise triceps leg-curl curl calf-raise brace carry",
  "squat! chest-press! row brace hip-thrust pulldown side-raise curl triceps leg-curl side-core calf-raise lunge overhead-press power",
].map((text) => read(text));
/** Before an upper-body day: hinges and overhead presses also tire the back, which would be missing on the next day. */
const FULL_OF_FIVE = read(
  "squat! chest-press! row side-core leg-curl overhead-press rear-raise triceps curl calf-raise brace lunge carry",
);
const UPPER = [
  read("chest-press! row! overhead-press pulldown side-raise curl triceps rear-raise fly brace side-core close-press shrug"),
  read("pulldown! overhead-press! row chest-press rear-raise triceps curl side-raise fly side-core brace row pullover"),
];
const LOWER = [
  read("squat! hinge lunge calf-raise leg-curl brace side-core hip-thrust leg-extension crunch side-hip back-extension carry"),
  read("hinge! squat hip-thrust calf-raise side-core lunge leg-curl brace leg-extension crunch side-hip power"),
];
const LEGS = LOWER[0]?.filter(({ movement }) => MOVEMENT_FACTS[movement].group === "Legs");
const PUSH = [
  read("chest-press! overhead-press side-raise triceps fly chest-press brace close-press side-core"),
  read("overhead-press! chest-press! side-raise triceps fly side-core brace chest-press triceps"),
];
const PULL = [
  read("pulldown! row! rear-raise curl side-core row shrug brace pullover curl back-extension"),
  read("row! pulldown rear-raise curl brace row side-core pullover shrug curl back-extension"),
];
/** Six exercises: SPEC's Wednesday has at most 18 sets. */
const CORE = read("crunch side-core brace back-extension brace side-core");

/** A day that is named after the chosen groups has these, the group's most important first. Days take the lists in turn. */
const GROUP_SLOTS: Readonly<Record<Exclude<TrainingGroup, "Full-Body">, readonly (readonly Slot[])[]>> = {
  Chest: [read("chest-press! fly chest-press fly chest-press"), read("chest-press! chest-press fly chest-press fly")],
  Back: [read("row! pulldown! row shrug pullover row"), read("pulldown! row! row pullover shrug pulldown")],
  Legs: [
    read("squat! hinge leg-curl calf-raise lunge hip-thrust leg-extension side-hip"),
    read("hinge! squat! calf-raise hip-thrust lunge leg-curl leg-extension side-hip"),
  ],
  Arms: [
    read("overhead-press! curl triceps side-raise rear-raise curl triceps grip"),
    read("triceps overhead-press! curl rear-raise side-raise curl triceps grip"),
    read("curl triceps side-raise rear-raise overhead-press! triceps curl grip"),
  ],
  Core: [
    read("brace side-core back-extension crunch side-core brace"),
    read("side-core brace crunch brace side-core crunch"),
    read("crunch side-core back-extension brace side-core brace"),
  ],
};
/** What balances the chosen work on such a day. */
const BALANCE = [
  "row squat chest-press hinge overhead-press pulldown brace lunge curl triceps calf-raise side-core side-raise hip-thrust rear-raise leg-curl",
  "hinge overhead-press pulldown lunge row chest-press side-core squat triceps curl side-raise calf-raise brace leg-extension rear-raise hip-thrust",
].map((text) => read(text));

const DAY_INDEXES: Readonly<Record<DaysPerWeek, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 1, 2, 3, 4, 5, 6],
};

type DayBody = Pick<DayTemplate, "focus" | "slots" | "groups">;
function body(focus: string, slots: readonly Slot[] = [], groups: readonly TrainingGroup[] = []): DayBody {
  return { focus, slots, groups };
}

const FULL_DAYS = FULL.map((slots) => body("Full-Body", slots));
const SIX_DAYS = [0, 1].flatMap((round) => [body("Push", PUSH[round]), body("Pull", PULL[round]), body("Legs", LOWER[round])]);

/** The days of a week that's split by body parts, but for the light one. */
const FRAMES: Readonly<Record<DaysPerWeek, readonly DayBody[]>> = {
  2: FULL_DAYS,
  3: FULL_DAYS,
  4: [0, 1].flatMap((round) => [body("Upper Body", UPPER[round]), body("Lower Body", LOWER[round])]),
  5: [
    body("Upper Body", UPPER[0]),
    body("Lower Body", LEGS),
    body("Core", CORE),
    body("Full-Body", FULL_OF_FIVE),
    body("Upper Body", UPPER[1]),
  ],
  6: SIX_DAYS,
  7: SIX_DAYS,
};

/** Lists dealt like cards: the first of each, then the second of each. */
function dealt<Value>(lists: readonly (readonly Value[])[]): readonly Value[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

type Part = Exclude<TrainingGroup, "Full-Body">;

/**
 * The groups of one day out of a week without the frame: all of them, each leading in turn; from four days half of them, so that what works together
 * (presses and arms, rows and core) shares a day and has the next one off.
 */
function groupsOfDay(groups: readonly TrainingGroup[], days: DaysPerWeek, position: number, isRested: boolean): readonly Part[] {
  const parts = (["Chest", "Arms", "Legs", "Back", "Core"] as const).filter((part) => groups.includes(part));
  if (days <= 3 || parts.length === 1 || isRested) return parts.map((_, at) => parts[(at + position) % parts.length] ?? "Core");
  const half = Math.ceil(parts.length / 2);
  return position % 2 === 0 ? parts.slice(0, half) : parts.slice(half);
}

function focusDay(groups: readonly TrainingGroup[], days: DaysPerWeek, position: number, mayRest: boolean): DayBody {
  // What all works the same joints has every other one of four and six days off, on which the rest of the body works.
  const isAlike = groups.length === 1 ? !groups.includes("Core") : groups.every((group) => group === "Chest" || group === "Arms");
  const isRested = days >= 4 && mayRest && isAlike;
  const parts = groupsOfDay(groups, days, position, isRested);
  const turn = days <= 3 || parts.length === groups.length ? position : Math.floor(position / 2);
  const [ownTurn, most] = [isRested ? position / 2 : turn, mayRest ? 3 : 2];
  const slotsOf = (part: Part) => GROUP_SLOTS[part][ownTurn % Math.min(most, GROUP_SLOTS[part].length)] ?? [];
  const balance = (BALANCE[turn % BALANCE.length] ?? []).filter(
    ({ movement }) => !groups.includes(MOVEMENT_FACTS[movement].group),
  );
  const own = isRested && position % 2 === 1 ? [] : dealt(parts.map(slotsOf));
  return body(`${joinNames(parts)} focus`, [...own, ...balance], parts);
}

/**
 * The training days of a week, exactly as many as asked for: full body on two or three, upper and lower on four, SPEC 4's week on five, push, pull and
 * legs on six, and a light Sunday beside them on seven.
 */
export function splitWeek(
  days: DaysPerWeek,
  groups: readonly TrainingGroup[],
  { durationMinutes, goal }: Pick<TrainingChoices, "durationMinutes" | "goal"> = { durationMinutes: 60 },
): readonly DayTemplate[] {
  // Shorter sessions are light anyway, and half the days haven't the time for all of a group.
  const mayRest = durationMinutes > (goal === "lose-weight" ? 30 : 15);
  // Most coaches split a week so where upper body and legs are both wanted; otherwise days are named after the groups.
  const isAllRound = groups.includes("Legs") && groups.some((group) => group !== "Legs" && group !== "Core");
  const framed = days === 5 || groups.includes("Full-Body") || isAllRound ? FRAMES[days] : null;
  return DAY_INDEXES[days].map((index, position) => {
    const isLight = position === 6;
    const day = isLight
      ? body("Mobility and easy core", read("brace"))
      : (framed?.[position] ?? focusDay(groups, days, position, mayRest));
    return { index, weekday: WEEKDAYS[index] ?? "Monday", isLight, isFullBody: day.focus === "Full-Body", ...day };
  });
}

/** The name of a day by what it holds, once a person has changed it: the part of the body with at least 60 % of the sets, a pair of them, or Full-Body. */
export function focusName(exercises: readonly { readonly muscleGroup: MuscleGroup; readonly sets: number }[]): string {
  const total = exercises.reduce((sum, { sets }) => sum + sets, 0);
  const share = (...groups: readonly MuscleGroup[]): number =>
    exercises.reduce((sum, { muscleGroup, sets }) => sum + (groups.includes(muscleGroup) ? sets : 0), 0) / Math.max(1, total);
  for (const group of ["Upper Body", "Lower Body", "Core", "Full-Body"] as const) if (share(group) >= 0.6) return group;
  for (const half of ["Upper Body", "Lower Body"] as const) if (share(half, "Core") === 1) return `${half} and Core`;
  return "Full-Body";
}
