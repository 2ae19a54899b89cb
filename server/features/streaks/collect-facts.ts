import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import type { ActivityFacts } from "@lockstep/domain/streaks/achievement.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import type { Db } from "../../platform/database/sql.ts";
import { countCommentsOf, countLikesGiven, countLikesReceived, countPostsOf } from "../community/index.ts";
import { countGroupsOf } from "../groups/index.ts";
import { countFollows, findMember } from "../members/index.ts";
import { countLogEntries, hasMealPlan, listDishes, listLoggedDays } from "../nutrition/index.ts";
import { findKnownExercises, hasTrainingPlan, sumTraining } from "../training/index.ts";
import { countCompleted } from "./challenge-store.ts";
import { dishName } from "./dish-name.ts";
import { findLongest } from "./store.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** Beyond what any achievement asks for, nothing is counted. */
const MOST_COUNTED = 1000;

/** The facts of people, in their order. */
type Collect = (db: Db, userIds: readonly string[]) => Promise<readonly Partial<ActivityFacts>[]>;

/** One person after another: for what seldom comes in crowds. */
const oneByOne =
  (collect: (db: Db, userId: string) => Promise<Partial<ActivityFacts>>): Collect =>
  async (db, userIds) => {
    const facts: Partial<ActivityFacts>[] = [];
    for (const userId of userIds) facts.push(await collect(db, userId));
    return facts;
  };

const ofAllTime = (userIds: readonly string[]): readonly { readonly userId: string }[] => userIds.map((userId) => ({ userId }));

const COLLECT: Readonly<Record<Topic, Collect>> = {
  training: oneByOne(async (db, userId) => {
    const sums = await sumTraining(db, userId, null);
    return {
      workoutDays: sums.days,
      exercisesDone: sums.exercises,
      trainingMinutes: sums.minutes,
      differentExercises: sums.exerciseIds.length,
      muscleGroups: await countMuscleGroups(db, userId, sums.exerciseIds),
      setsRecorded: sums.sets,
      workoutStreak: await findLongest(db, userId, "workout"),
    };
  }),
  food: oneByOne(async (db, userId) => {
    const days = await listLoggedDays(db, userId);
    return {
      mealsLogged: await countLogEntries(db, userId),
      keptDays: days.filter((day) => keptToPlan(day.mealsEaten, day.mealsPlanned)).length,
      differentDishes: new Set((await listDishes(db, userId)).map(dishName)).size,
      nutritionStreak: await findLongest(db, userId, "nutrition"),
      loggingStreak: await findLongest(db, userId, "nutrition_logging"),
    };
  }),
  plans: oneByOne(async (db, userId) => ({
    trainingPlans: (await hasTrainingPlan(db, userId)) ? 1 : 0,
    mealPlans: (await hasMealPlan(db, userId)) ? 1 : 0,
  })),
  posts: (db, userIds) => countPostsOf(db, ofAllTime(userIds)),
  comments: async (db, userIds) =>
    (await countCommentsOf(db, ofAllTime(userIds), MOST_COUNTED)).map((comments) => ({ comments })),
  "likes-given": async (db, userIds) =>
    (await countLikesGiven(db, ofAllTime(userIds), MOST_COUNTED)).map((likesGiven) => ({ likesGiven })),
  "likes-received": async (db, userIds) => (await countLikesReceived(db, userIds)).map((likesReceived) => ({ likesReceived })),
  groups: oneByOne(async (db, userId) => {
    const { joined, founded } = await countGroupsOf(db, userId);
    return { groupsJoined: joined, groupsFounded: founded };
  }),
  follows: oneByOne((db, userId) => countFollows(db, userId)),
  profile: oneByOne(async (db, userId) => {
    const member = await findMember(db, userId);
    if (member === null) return {};
    const { fullName, bio, fitnessGoals, avatarUrl } = member;
    return { profileParts: [fullName, bio, fitnessGoals, avatarUrl ?? ""].filter((part) => !isBlank(part)).length };
  }),
  challenges: oneByOne(async (db, userId) => ({ challengesCompleted: await countCompleted(db, userId) })),
};

/** What is stored of people about some topics, counted now. */
export async function collectFacts(
  db: Db,
  asked: readonly { readonly userId: string; readonly topics: ReadonlySet<Topic> }[],
): Promise<ReadonlyMap<string, Partial<ActivityFacts>>> {
  const facts = new Map<string, Partial<ActivityFacts>>();
  for (const topic of TOPICS) {
    const userIds = asked.filter(({ topics }) => topics.has(topic)).map(({ userId }) => userId);
    if (userIds.length === 0) continue;
    const found = await COLLECT[topic](db, userIds);
    for (const [at, userId] of userIds.entries()) facts.set(userId, { ...facts.get(userId), ...found[at] });
  }
  return facts;
}

/** Of the wizard's six; exercises that left the catalogue count to none. */
export async function countMuscleGroups(db: Db, userId: string, exerciseIds: readonly string[]): Promise<number> {
  const known = await findKnownExercises(db, userId, exerciseIds);
  return new Set([...known.values()].flatMap(({ targets, group }) => (targets.length === 0 ? [] : group))).size;
}
