import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { addDays, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { FIBRE_AIM_G, type WeekFacts } from "@lockstep/domain/streaks/challenge.ts";
import type { Db } from "../../platform/database/database.ts";
import { countCommentsOf, countLikesGiven, countPostsOf } from "../community/index.ts";
import { listLog } from "../nutrition/index.ts";
import { listTrainingDays, sumTraining } from "../training/index.ts";
import { dishName } from "./dish-name.ts";
import { countMuscleGroups } from "./gather-facts.ts";
import type { Person } from "./person.ts";
import type { Topic } from "./topics.ts";

const MOST_COUNTED = 1000;

type LogRow = Awaited<ReturnType<typeof listLog>>[number];

/** One person's week, as far as the topics ask, counted now; what they do not ask for is 0. */
export async function gatherWeek(db: Db, person: Person, monday: CalendarDay, topics: ReadonlySet<Topic>): Promise<WeekFacts> {
  const { userId, timeZone } = person;
  const span = { from: monday, to: addDays(monday, 6), timeZone };
  const training = topics.has("training") ? await sumTraining(db, userId, span) : null;
  const trainingDays = training === null ? [] : await listTrainingDays(db, userId, span);
  const log = topics.has("food") ? await listLog(db, userId, span.from, span.to) : [];
  const loggedDays = [...new Set(log.map(({ date }) => date))];
  const rowsOf = (day: string): readonly LogRow[] => log.filter(({ date }) => date === day);
  const trained = new Set(trainingDays);
  return {
    trainingDays: trainingDays.length,
    trainingMinutes: Math.floor(training?.minutes ?? 0),
    exercisesDone: training?.exercises ?? 0,
    differentExercises: training?.exerciseIds.length ?? 0,
    muscleGroups: countMuscleGroups(training?.exerciseIds ?? []),
    setsRecorded: training?.sets ?? 0,
    loggedDays: loggedDays.length,
    keptDays: loggedDays.filter((day) => isKept(rowsOf(day))).length,
    mealsLogged: log.length,
    differentDishes: new Set(log.flatMap(dishesOf)).size,
    fibreDays: loggedDays.filter((day) => fibreOf(rowsOf(day)) >= FIBRE_AIM_G).length,
    breakfastDays: loggedDays.filter((day) => rowsOf(day).some(({ mealType }) => mealType === "Breakfast")).length,
    posts: topics.has("posts") ? (await countPostsOf(db, userId, span)).posts : 0,
    comments: topics.has("comments") ? await countCommentsOf(db, userId, span, MOST_COUNTED) : 0,
    likesGiven: topics.has("likes-given") ? await countLikesGiven(db, userId, span, MOST_COUNTED) : 0,
    activeDays: new Set([...trained, ...loggedDays]).size,
    doubleDays: loggedDays.filter((day) => trained.has(day)).length,
  };
}

function isKept(rows: readonly LogRow[]): boolean {
  const eaten = rows.filter(({ mealId }) => mealId !== null).length;
  return keptToPlan(eaten, Math.max(...rows.map(({ planMeals }) => planMeals ?? 0)));
}

function fibreOf(rows: readonly LogRow[]): number {
  return rows.reduce((sum, { fibre }) => sum + fibre, 0);
}

function dishesOf({ name, source }: LogRow): readonly string[] {
  if (source.type === "food") return [];
  return [dishName({ name, recipeId: source.type === "recipe" ? source.recipeId : null })];
}
