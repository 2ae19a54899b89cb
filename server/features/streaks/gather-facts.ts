import { keptToPlan } from "@lockstep/domain/nutrition/eaten.ts";
import type { ActivityFacts } from "@lockstep/domain/streaks/achievement.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import type { Db } from "../../platform/database/database.ts";
import { countCommentsOf, countLikesGiven, countLikesReceived, countPostsOf } from "../community/index.ts";
import { countGroupsOf } from "../groups/index.ts";
import { countFollows, findMember } from "../members/index.ts";
import { countLogEntries, hasMealPlan, listDishes, listLoggedDays } from "../nutrition/index.ts";
import { findExercise, hasTrainingPlan, sumTraining } from "../training/index.ts";
import { countCompleted } from "./challenge-store.ts";
import { dishName } from "./dish-name.ts";
import { findLongest } from "./store.ts";
import type { Topic } from "./topics.ts";

/** Beyond what any achievement asks for, nothing is counted. */
const MOST_COUNTED = 1000;

type Gather = (db: Db, userId: string) => Promise<Partial<ActivityFacts>>;

const GATHER: Readonly<Record<Topic, Gather>> = {
  training: async (db, userId) => {
    const sums = await sumTraining(db, userId, null);
    return {
      workoutDays: sums.days,
      exercisesDone: sums.exercises,
      trainingMinutes: sums.minutes,
      differentExercises: sums.exerciseIds.length,
      muscleGroups: countMuscleGroups(sums.exerciseIds),
      setsRecorded: sums.sets,
      workoutStreak: await findLongest(db, userId, "workout"),
    };
  },
  food: async (db, userId) => {
    const days = await listLoggedDays(db, userId);
    return {
      mealsLogged: await countLogEntries(db, userId),
      keptDays: days.filter((day) => keptToPlan(day.mealsEaten, day.mealsPlanned)).length,
      differentDishes: new Set((await listDishes(db, userId)).map(dishName)).size,
      nutritionStreak: await findLongest(db, userId, "nutrition"),
      loggingStreak: await findLongest(db, userId, "nutrition_logging"),
    };
  },
  plans: async (db, userId) => ({
    trainingPlans: (await hasTrainingPlan(db, userId)) ? 1 : 0,
    mealPlans: (await hasMealPlan(db, userId)) ? 1 : 0,
  }),
  posts: (db, userId) => countPostsOf(db, userId, null),
  comments: async (db, userId) => ({ comments: await countCommentsOf(db, userId, null, MOST_COUNTED) }),
  "likes-given": async (db, userId) => ({ likesGiven: await countLikesGiven(db, userId, null, MOST_COUNTED) }),
  "likes-received": async (db, userId) => ({ likesReceived: await countLikesReceived(db, userId) }),
  groups: async (db, userId) => {
    const { joined, founded } = await countGroupsOf(db, userId);
    return { groupsJoined: joined, groupsFounded: founded };
  },
  follows: (db, userId) => countFollows(db, userId),
  profile: async (db, userId) => {
    const member = await findMember(db, userId);
    if (member === null) return {};
    const { fullName, bio, fitnessGoals, avatarUrl } = member;
    return { profileParts: [fullName, bio, fitnessGoals, avatarUrl ?? ""].filter((part) => !isBlank(part)).length };
  },
  challenges: async (db, userId) => ({ challengesCompleted: await countCompleted(db, userId) }),
};

/** What is stored of a person about some topics, counted now. */
export async function gatherFacts(db: Db, userId: string, topics: Iterable<Topic>): Promise<Partial<ActivityFacts>> {
  let facts: Partial<ActivityFacts> = {};
  for (const topic of new Set(topics)) facts = { ...facts, ...(await GATHER[topic](db, userId)) };
  return facts;
}

/** Of the wizard's six; exercises that left the catalogue count to none. */
export function countMuscleGroups(exerciseIds: readonly string[]): number {
  return new Set(exerciseIds.flatMap((id) => findExercise(id)?.group ?? [])).size;
}
