import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import { addDays, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { FIBRE_AIM_G, type WeekFacts } from "@lockstep/domain/streaks/challenge.ts";
import type { Db } from "../../platform/database/sql.ts";
import { countCommentsOf, countLikesGiven, countPostsOf, type Counted } from "../community/index.ts";
import { listLog } from "../nutrition/index.ts";
import { listTrainingDays, sumTraining } from "../training/index.ts";
import { dishName } from "./dish-name.ts";
import { countMuscleGroups } from "./collect-facts.ts";
import type { Person } from "./person.ts";
import type { Topic } from "./topics.ts";

const MOST_COUNTED = 1000;

type LogRow = Awaited<ReturnType<typeof listLog>>[number];

/** A person's week, and the topics that are asked for; what they don't ask for is counted as 0. */
export interface WeekRequest {
  readonly person: Person;
  readonly monday: CalendarDay;
  readonly topics: ReadonlySet<Topic>;
}

/** One person's week, counted now. */
export async function collectWeek(db: Db, person: Person, monday: CalendarDay, topics: ReadonlySet<Topic>): Promise<WeekFacts> {
  const [facts] = await collectWeeks(db, [{ person, monday, topics }]);
  if (facts === undefined) throw new Error("No week was asked for.");
  return facts;
}

/** Weeks of many people, in their order: one statement for each fact of the community, for the others one person after another. */
export async function collectWeeks(db: Db, asked: readonly WeekRequest[]): Promise<readonly WeekFacts[]> {
  const countOf = async <Count>(topic: Topic, count: (people: readonly Counted[]) => Promise<readonly Count[]>) => {
    const ofTopic = asked.filter(({ topics }) => topics.has(topic));
    const people = ofTopic.map(({ person, monday }) => ({ userId: person.userId, span: spanOf(person, monday) }));
    const counts = people.length === 0 ? [] : await count(people);
    return new Map(ofTopic.map((week, at) => [week, counts[at]]));
  };
  const posts = await countOf("posts", (people) => countPostsOf(db, people));
  const comments = await countOf("comments", (people) => countCommentsOf(db, people, MOST_COUNTED));
  const likes = await countOf("likes-given", (people) => countLikesGiven(db, people, MOST_COUNTED));
  const facts: WeekFacts[] = [];
  for (const week of asked)
    facts.push({
      ...(await collectOwnWeek(db, week)),
      posts: posts.get(week)?.posts ?? 0,
      comments: comments.get(week) ?? 0,
      likesGiven: likes.get(week) ?? 0,
    });
  return facts;
}

const spanOf = ({ timeZone }: Person, monday: CalendarDay) => ({ from: monday, to: addDays(monday, 6), timeZone });

/** What a person did in training and ate. */
async function collectOwnWeek(
  db: Db,
  { person, monday, topics }: WeekRequest,
): Promise<Omit<WeekFacts, "posts" | "comments" | "likesGiven">> {
  const { userId } = person;
  const span = spanOf(person, monday);
  const trained = { ...span, withoutImports: true };
  const training = topics.has("training") ? await sumTraining(db, userId, trained) : null;
  const trainingDays = training === null ? [] : await listTrainingDays(db, userId, trained);
  const log = topics.has("food") ? await listLog(db, userId, span.from, span.to) : [];
  const loggedDays = [...new Set(log.map(({ date }) => date))];
  const rowsOf = (day: string): readonly LogRow[] => log.filter(({ date }) => date === day);
  const daysTrained = new Set(trainingDays);
  return {
    trainingDays: trainingDays.length,
    trainingMinutes: Math.floor(training?.minutes ?? 0),
    exercisesDone: training?.exercises ?? 0,
    differentExercises: training?.exerciseIds.length ?? 0,
    muscleGroups: await countMuscleGroups(db, userId, training?.exerciseIds ?? []),
    setsRecorded: training?.sets ?? 0,
    loggedDays: loggedDays.length,
    keptDays: loggedDays.filter((day) => isKept(rowsOf(day))).length,
    mealsLogged: log.length,
    differentDishes: new Set(log.flatMap(dishesOf)).size,
    fibreDays: loggedDays.filter((day) => fibreOf(rowsOf(day)) >= FIBRE_AIM_G).length,
    breakfastDays: loggedDays.filter((day) => rowsOf(day).some(({ mealType }) => mealType === "Breakfast")).length,
    activeDays: new Set([...daysTrained, ...loggedDays]).size,
    doubleDays: loggedDays.filter((day) => daysTrained.has(day)).length,
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
