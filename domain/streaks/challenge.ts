import { daysBetween } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import type { Level } from "../training/exercise.ts";

/** What challenges are counted from: one person's week, Monday to Sunday in their own calendar. */
export interface WeekFacts {
  /** Days with an exercise completed. */
  readonly trainingDays: number;
  /** Whole minutes. */
  readonly trainingMinutes: number;
  readonly exercisesDone: number;
  readonly differentExercises: number;
  /** Of the six groups that the wizard offers. */
  readonly muscleGroups: number;
  /** Sets that were written down. */
  readonly setsRecorded: number;
  /** Days with something eaten logged. */
  readonly loggedDays: number;
  /** Days kept to the plan. */
  readonly keptDays: number;
  readonly mealsLogged: number;
  /** Dishes of plans and recipes; single foods are none. */
  readonly differentDishes: number;
  /** Days with {@link FIBRE_AIM_G} of fibre logged. */
  readonly fibreDays: number;
  readonly breakfastDays: number;
  /** Visible posts. */
  readonly posts: number;
  /** Below posts of others. */
  readonly comments: number;
  /** To posts of others. */
  readonly likesGiven: number;
  /** Days with training, or something logged. */
  readonly activeDays: number;
  /** Days with training and something logged. */
  readonly doubleDays: number;
}
export type WeekFact = keyof WeekFacts;

/** Grams of fibre a day: the adequate intake for adults (EFSA 2010). */
export const FIBRE_AIM_G = 25;

/** What a challenge is about: each week has something of every area. */
export const CHALLENGE_AREAS = ["training", "food", "people", "both"] as const;
export type ChallengeArea = (typeof CHALLENGE_AREAS)[number];

/** A kind of challenge; each week some of them are chosen. */
export interface ChallengeKind {
  /** Never changes: it is stored. */
  readonly id: string;
  readonly area: ChallengeArea;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly name: string;
  /** What is counted, in the plural: "workouts". */
  readonly unit: string;
  readonly fact: WeekFact;
  /** A sentence for a goal; `{goal}` is replaced by its number. */
  readonly description: string;
  /** The goal by level. */
  readonly goals: Readonly<Record<Level, number>>;
  /** What one member adds to a goal that a group fills together; missing where a shared goal would make no sense. */
  readonly sharedGoalEach?: number;
}

/** A challenge chosen for a week. `isShared`: a group's members fill one goal together. */
export interface ChosenChallenge {
  readonly kind: ChallengeKind;
  readonly isShared: boolean;
}

const FIRST_MONDAY = "1970-01-05" as CalendarDay;
/** Members beyond these no longer raise a shared goal: it stays in reach where many are asleep. */
const MOST_COUNTED_MEMBERS = 40;

/** The five open to everyone in a week: two for training, two for food, and alternately one for community or for both halves. The same week has the same five. */
export function challengesOfWeek(monday: CalendarDay, kinds: readonly ChallengeKind[]): readonly ChosenChallenge[] {
  const week = weekNumber(monday);
  const area = (name: ChallengeArea): readonly ChallengeKind[] => kinds.filter((kind) => kind.area === name);
  const people = [...area("people"), ...area("both")];
  const chosen = [...inTurn(area("training"), week * 2, 2), ...inTurn(area("food"), week * 2, 2), ...inTurn(people, week, 1)];
  return chosen.map((kind) => ({ kind, isShared: false }));
}

/** A group's two in a week: one for each member, one for all together; neither is among those open to everyone. */
export function challengesOfGroup(
  monday: CalendarDay,
  groupId: string,
  kinds: readonly ChallengeKind[],
): readonly ChosenChallenge[] {
  const turn = weekNumber(monday) + spread(groupId);
  const open = new Set(challengesOfWeek(monday, kinds).map(({ kind }) => kind.id));
  const left = kinds.filter(({ id }) => !open.has(id));
  const shared = inTurn(
    left.filter((kind) => kind.sharedGoalEach !== undefined),
    turn,
    1,
  );
  const each = inTurn(
    left.filter((kind) => kind.area === "training" && !shared.includes(kind)),
    turn,
    1,
  );
  return [...each.map((kind) => ({ kind, isShared: false })), ...shared.map((kind) => ({ kind, isShared: true }))];
}

/** The goal that is with a challenge: of a shared one for so many members, otherwise the middle level's. */
export function goalOfChallenge({ kind, isShared }: ChosenChallenge, members: number): number {
  if (!isShared) return kind.goals.intermediate;
  return (kind.sharedGoalEach ?? 1) * Math.max(2, Math.min(MOST_COUNTED_MEMBERS, members));
}

/** A person's own goal; without a level the beginner's. */
export function ownGoal(kind: ChallengeKind, level: Level | null): number {
  return kind.goals[level ?? "beginner"];
}

/** The kind's sentence with the goal in it. */
export function describeChallenge(kind: ChallengeKind, goal: number): string {
  return kind.description.replace("{goal}", goal.toLocaleString("en"));
}

/** Weeks since the first Monday of 1970. */
function weekNumber(monday: CalendarDay): number {
  return Math.floor(daysBetween(FIRST_MONDAY, monday) / 7);
}

function inTurn(kinds: readonly ChallengeKind[], start: number, count: number): readonly ChallengeKind[] {
  return Array.from({ length: Math.min(count, kinds.length) }, (_, index) => kinds.at((start + index) % kinds.length)).filter(
    (kind) => kind !== undefined,
  );
}

/** A small number out of an id, so that groups don't all have the same in one week. */
function spread(id: string): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
}
