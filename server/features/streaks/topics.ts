import type { StreakType } from "./store.ts";
import type { ActivityFact } from "@lockstep/domain/streaks/achievement.ts";
import type { WeekFact } from "@lockstep/domain/streaks/challenge.ts";

/** What of a person an event may have changed: only that is recounted. */
export const TOPICS = [
  "training",
  "food",
  "posts",
  "comments",
  "likes-given",
  "likes-received",
  "groups",
  "follows",
  "profile",
  "plans",
  "challenges",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Streaks that a topic feeds. Plans are there for their rest days. Meditation has no source yet: nobody can log it. */
export const STREAKS_OF: Readonly<Partial<Record<Topic, readonly StreakType[]>>> = {
  training: ["workout"],
  plans: ["workout"],
  food: ["nutrition", "nutrition_logging"],
  posts: ["others"],
};

/** Where an achievement's fact comes from; a streak's length from its topic's streak. */
export const TOPIC_OF_FACT: Readonly<Record<ActivityFact, Topic>> = {
  workoutDays: "training",
  exercisesDone: "training",
  trainingMinutes: "training",
  differentExercises: "training",
  muscleGroups: "training",
  setsRecorded: "training",
  workoutStreak: "training",
  mealsLogged: "food",
  keptDays: "food",
  differentDishes: "food",
  nutritionStreak: "food",
  loggingStreak: "food",
  trainingPlans: "plans",
  mealPlans: "plans",
  posts: "posts",
  groupPosts: "posts",
  likesReceived: "likes-received",
  comments: "comments",
  likesGiven: "likes-given",
  groupsJoined: "groups",
  groupsFounded: "groups",
  following: "follows",
  followers: "follows",
  challengesCompleted: "challenges",
  profileParts: "profile",
};

/** Where a challenge's fact comes from; those of both halves have two sources. */
export const TOPICS_OF_WEEK_FACT: Readonly<Record<WeekFact, readonly Topic[]>> = {
  trainingDays: ["training"],
  trainingMinutes: ["training"],
  exercisesDone: ["training"],
  differentExercises: ["training"],
  muscleGroups: ["training"],
  setsRecorded: ["training"],
  loggedDays: ["food"],
  keptDays: ["food"],
  mealsLogged: ["food"],
  differentDishes: ["food"],
  fibreDays: ["food"],
  breakfastDays: ["food"],
  posts: ["posts"],
  comments: ["comments"],
  likesGiven: ["likes-given"],
  activeDays: ["training", "food"],
  doubleDays: ["training", "food"],
};

/** Topics that feed any challenge. */
export const CHALLENGE_TOPICS: ReadonlySet<Topic> = new Set(Object.values(TOPICS_OF_WEEK_FACT).flat());
