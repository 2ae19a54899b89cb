import { SAMPLE_HABITS, SAMPLE_MEMBERS, type SampleHabits } from "@lockstep/content/sample/index.ts";
import type { MealChoices } from "@lockstep/contract/nutrition.ts";
import type { CompletedSet, TrainingChoices } from "@lockstep/contract/training.ts";
import { addDays, daysBetween, mondayOf, weekdayIndex, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { MealPlan } from "@lockstep/domain/nutrition/meal-plan.ts";
import { nameMealPlan } from "@lockstep/domain/nutrition/name-plan.ts";
import { planMeals } from "@lockstep/domain/nutrition/plan-meals.ts";
import { HARD_WEEKS } from "@lockstep/domain/training/block.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { DAYS_PER_WEEK, type PlannedExercise, type TrainingPlan } from "@lockstep/domain/training/plan.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { BOOK } from "../features/nutrition/book.ts";
import { FREE_EXERCISES } from "../features/training/catalogue.ts";
import { dayIn } from "../platform/clock/day-in.ts";
import { sampleChance, sampleId } from "./sample-id.ts";
import { SAMPLE_PEOPLE } from "./sample-people.ts";
import type { StoryMember } from "./build-story.ts";

/** What people of the sample trained and ate: their plans, and what of them happened. */
export interface Habits {
  readonly trainingPlans: readonly (KeptPlan<TrainingPlan, TrainingChoices> & { readonly blockStartsOn: CalendarDay })[];
  readonly mealPlans: readonly (KeptPlan<MealPlan, MealChoices> & { readonly startsOn: CalendarDay })[];
  readonly completions: readonly SampleCompletion[];
  readonly log: readonly SampleLogEntry[];
}
export interface KeptPlan<Plan, Choices> {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly plan: Plan;
  readonly choices: Choices;
  readonly at: Date;
}
export interface SampleCompletion {
  readonly id: string;
  readonly userId: string;
  readonly planId: string;
  readonly date: CalendarDay;
  readonly exerciseId: string;
  readonly minutes: number;
  readonly sets: readonly CompletedSet[];
  readonly at: Date;
}
export interface SampleLogEntry {
  readonly id: string;
  readonly userId: string;
  readonly planId: string;
  readonly mealId: string;
  readonly dishes: readonly { readonly recipeId: string; readonly servings: number }[];
  readonly planMeals: number;
  readonly date: CalendarDay;
  readonly mealType: string;
  readonly name: string;
  readonly figures: {
    readonly calories: number;
    readonly protein: number;
    readonly carbs: number;
    readonly fat: number;
    readonly fibre: number;
  };
  readonly at: Date;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Someone with how they live: their calendar, since when they are here. */
interface Person extends StoryMember {
  readonly habits: SampleHabits;
  readonly level: Level;
  readonly timeZone: string;
  readonly units: "kg" | "lb";
  readonly avoid: TrainingChoices["avoid"];
  readonly equipment: TrainingChoices["equipment"];
  /** Nobody can sign in as them, so today's activity is included. Accounts that can sign in do theirs themselves. */
  readonly isPlayed: boolean;
}

/** Plans by the real planners, and days kept to them. The same moment, the same days. */
export function buildHabits(members: readonly StoryMember[], now: Date): Habits {
  const meals = new Map<string, MealPlan>();
  const mealsFor = (choices: MealChoices): MealPlan => {
    const known = meals.get(choices.preference) ?? makeMeals(choices);
    // People who eat alike share one plan: planning is most of what loading the sample costs.
    meals.set(choices.preference, known);
    return known;
  };
  const told = SAMPLE_HABITS.flatMap((habits) => {
    const member = members.find(({ username }) => username === habits.username);
    return member === undefined ? [] : [personOf(member, habits)];
  }).map((person) => ({ training: trainingOf(person, now), food: foodOf(person, mealsFor, now) }));
  return {
    trainingPlans: told.map(({ training }) => training.plan),
    completions: told.flatMap(({ training }) => training.completions),
    mealPlans: told.flatMap(({ food }) => food?.plan ?? []),
    log: told.flatMap(({ food }) => food?.log ?? []),
  };
}

function personOf(member: StoryMember, habits: SampleHabits): Person {
  const played = SAMPLE_MEMBERS.find(({ username }) => username === member.username);
  const signIn = SAMPLE_PEOPLE.find(({ profile }) => profile.username === member.username);
  return {
    ...member,
    habits,
    level: played?.level ?? signIn?.profile.skillLevel ?? "beginner",
    timeZone: played?.timeZone ?? "UTC",
    units: played?.units ?? signIn?.profile.units ?? "kg",
    avoid: signIn?.profile.avoid,
    equipment: habits.location === "home" ? signIn?.profile.equipment : undefined,
    isPlayed: played !== undefined,
  };
}

/** The days of someone's own calendar since they came, the earliest first. */
function daysOf({ joinedAt, timeZone, isPlayed }: Person, now: Date): { readonly date: CalendarDay; readonly at: Date }[] {
  const today = dayIn(timeZone, now);
  const count = daysBetween(dayIn(timeZone, joinedAt), today);
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    return { date: addDays(today, -ago), at: new Date(now.getTime() - ago * DAY_MS - 10 * 60 * 1000) };
  }).filter(({ date }) => isPlayed || date !== today);
}

function trainingOf(person: Person, now: Date) {
  const { habits, username, level, id: userId, avoid, equipment } = person;
  const daysPerWeek = DAYS_PER_WEEK.find((days) => days === habits.trainsOn.length) ?? 3;
  const choices: TrainingChoices = {
    muscleGroups: [...habits.muscleGroups],
    durationMinutes: habits.minutes,
    daysPerWeek,
    skillLevel: level,
    location: habits.location,
    ...(avoid === undefined ? {} : { avoid }),
    ...(equipment === undefined ? {} : { equipment }),
    seed: Math.floor(sampleChance(`seed ${username}`) * 10_000),
  };
  const result = planWeek(choices, FREE_EXERCISES);
  if (!result.ok) throw new Error(`There is no training plan for ${username}: ${result.refusal.message}`);
  const { plan } = result;
  const planId = sampleId(`training plan ${username}`);
  const completions = daysOf(person, now)
    .filter(({ date }) => sampleChance(`train ${username} ${date}`) * 100 < habits.keeps)
    .flatMap(({ date, at }) =>
      (plan.days[weekdayIndex(date)]?.exercises ?? []).map((exercise): SampleCompletion => ({
        id: sampleId(`completion ${username} ${date} ${exercise.exerciseId}`),
        userId,
        planId,
        date,
        exerciseId: exercise.exerciseId,
        minutes: Math.round(exercise.workSeconds / 0.6) / 100,
        sets: setsOf(exercise, person, daysBetween(dayIn(person.timeZone, person.joinedAt), date)),
        at,
      })),
    );
  const at = new Date(person.joinedAt.getTime() + HOUR_MS);
  return {
    plan: { id: planId, userId, name: plan.name, plan, choices, at, blockStartsOn: blockStartOf(person, now) },
    completions,
  };
}

/** A Monday that puts someone into a hard week of their block now. Those who joined later began with their plan. */
function blockStartOf({ username, level, timeZone, joinedAt }: Person, now: Date): CalendarDay {
  const weeks = Math.floor(sampleChance(`block ${username}`) * HARD_WEEKS[level]);
  const begun = addDays(mondayOf(dayIn(timeZone, now)), -7 * weeks);
  const joined = mondayOf(dayIn(timeZone, joinedAt));
  return begun < joined ? joined : begun;
}

/** What someone begins with, in kilograms, on an exercise for the chest or back. */
const FIRST_LOADS: Readonly<Record<Level, { readonly barbell: number; readonly dumbbell: number; readonly other: number }>> = {
  beginner: { barbell: 25, dumbbell: 8, other: 20 },
  intermediate: { barbell: 45, dumbbell: 14, other: 35 },
  advanced: { barbell: 65, dumbbell: 20, other: 50 },
};
/** Legs move more than a chest does, arms less; one joint alone, less again. */
const SHARE_OF_LOAD: Readonly<Record<PlannedExercise["group"], number>> = {
  Legs: 1.4,
  Chest: 1,
  Back: 1,
  "Full-Body": 1,
  Core: 0.6,
  Arms: 0.7,
};
const SHARE_OF_ONE_JOINT = 0.6;
const ONE_JOINT = new Set(FREE_EXERCISES.filter(({ compound }) => !compound).map(({ id }) => id));
const WEEKS_A_LOAD = 3;
const KG_PER_LB = 0.45359237;

/** Double progression, as the plans advise it: a repetition more each week, then a heavier weight. Now and then a bad day. */
function setsOf(exercise: PlannedExercise, { level, units, username }: Person, day: number): readonly CompletedSet[] {
  const week = Math.floor(day / 7);
  const weightKg = loadOf(exercise, level, units, Math.floor(week / WEEKS_A_LOAD));
  const span = exercise.repsMax - exercise.repsMin;
  const climbed = Math.round((span * (week % WEEKS_A_LOAD)) / (WEEKS_A_LOAD - 1));
  const isBadDay = sampleChance(`bad day ${username} ${day}`) < 0.1;
  return Array.from({ length: exercise.sets }, (_, index) => {
    if (exercise.holdSeconds !== null) return { weightKg, reps: 1, seconds: exercise.holdSeconds + (isBadDay ? 0 : 2 * week) };
    const tired = index === exercise.sets - 1 && sampleChance(`tired ${username} ${exercise.exerciseId} ${day}`) < 0.4 ? 1 : 0;
    return { weightKg, reps: Math.max(1, exercise.repsMin + climbed - tired - (isBadDay ? 2 : 0)) };
  });
}

/** In the steps that plates and dumbbells come in; null for body weight. */
function loadOf(
  { exerciseId, equipment, group }: PlannedExercise,
  level: Level,
  units: "kg" | "lb",
  raises: number,
): number | null {
  const words = equipment.toLowerCase();
  const isHandheld = words.includes("dumbbell") || words.includes("kettlebell");
  const kind = /barbell|ez bar/.test(words) ? "barbell" : isHandheld ? "dumbbell" : "other";
  if (kind === "other" && !/cable|machine|station|plate|sandbag/.test(words)) return null;
  const step = units === "lb" ? 5 * KG_PER_LB : kind === "dumbbell" ? 2 : 2.5;
  const share = SHARE_OF_LOAD[group] * (ONE_JOINT.has(exerciseId) ? SHARE_OF_ONE_JOINT : 1);
  const first = Math.max(1, Math.round((FIRST_LOADS[level][kind] * share) / step));
  return Math.round((first + raises) * step * 100) / 100;
}

function makeMeals(choices: MealChoices): MealPlan {
  const result = planMeals(choices, BOOK);
  if (!result.ok) throw new Error(`There is no meal plan: ${result.refusal.message}`);
  return result.plan;
}

function foodOf(person: Person, mealsFor: (choices: MealChoices) => MealPlan, now: Date) {
  const { habits, username, id: userId, joinedAt, timeZone } = person;
  if (habits.preference === undefined) return null;
  const choices: MealChoices = {
    preference: habits.preference,
    dailyCalories: habits.preference === "standard" ? 2500 : 2000,
    planDays: 7,
    prepStyle: "quick",
    allergies: [],
    mealsPerDay: 3,
    seed: 7,
  };
  const plan = mealsFor(choices);
  const planId = sampleId(`meal plan ${username}`);
  const startsOn = dayIn(timeZone, joinedAt);
  const log = daysOf(person, now)
    .filter(({ date }) => sampleChance(`eat ${username} ${date}`) * 100 < habits.logsFood)
    .flatMap(({ date, at }) => {
      const { meals } = plan.days[daysBetween(startsOn, date) % plan.days.length] ?? { meals: [] };
      return meals
        .filter(({ id }) => sampleChance(`meal ${username} ${date} ${id}`) < 0.9)
        .map(({ id, type, name, dishes, calories, protein, carbs, fat, fibre }): SampleLogEntry => ({
          id: sampleId(`log ${username} ${date} ${id}`),
          userId,
          planId,
          mealId: id,
          dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
          planMeals: meals.length,
          date,
          mealType: type,
          name,
          figures: { calories, protein, carbs, fat, fibre },
          at,
        }));
    });
  const at = new Date(joinedAt.getTime() + HOUR_MS);
  return { plan: { id: planId, userId, name: nameMealPlan(choices), plan, choices, at, startsOn }, log };
}
