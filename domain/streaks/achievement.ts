/** What achievements are counted from; whole numbers of everything stored about a person, as of now. */
export interface ActivityFacts {
  /** Days with an exercise completed. */
  readonly workoutDays: number;
  readonly exercisesDone: number;
  readonly trainingMinutes: number;
  /** Exercises of the catalogue that were done at least once. */
  readonly differentExercises: number;
  /** Of the six groups that the wizard offers. */
  readonly muscleGroups: number;
  /** Sets that were written down. */
  readonly setsRecorded: number;
  readonly mealsLogged: number;
  /** Days kept to the plan. */
  readonly keptDays: number;
  readonly differentDishes: number;
  /** Longest streaks, in days. */
  readonly workoutStreak: number;
  readonly nutritionStreak: number;
  readonly loggingStreak: number;
  readonly trainingPlans: number;
  readonly mealPlans: number;
  /** Visible posts, those in groups among them. */
  readonly posts: number;
  readonly groupPosts: number;
  /** From others. */
  readonly likesReceived: number;
  /** Below posts of others. */
  readonly comments: number;
  /** To others. */
  readonly likesGiven: number;
  readonly groupsJoined: number;
  readonly groupsFounded: number;
  readonly following: number;
  readonly followers: number;
  readonly challengesCompleted: number;
  /** Of {@link PROFILE_PARTS}. */
  readonly profileParts: number;
}
export type ActivityFact = keyof ActivityFacts;

/** What a filled profile has: name, bio, fitness goals, picture. */
export const PROFILE_PARTS = 4;

/** Something to be proud of. */
export interface AchievementKind {
  /** Never changes: it is stored with those who have it. */
  readonly id: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly name: string;
  /** What is to be done, in a sentence. */
  readonly description: string;
  readonly fact: ActivityFact;
  /** How much of the fact it takes. */
  readonly requirementCount: number;
}

/** How far someone is, never above the requirement; null when the facts don't speak of it. */
export function progressOf(kind: AchievementKind, facts: Partial<ActivityFacts>): number | null {
  const count = facts[kind.fact];
  return count === undefined ? null : Math.max(0, Math.min(kind.requirementCount, Math.floor(count)));
}

/** What is stored of an achievement. */
export interface AchievementState {
  readonly progress: number;
  readonly completed: boolean;
}

/** The state after a count: what is completed stays so, whatever is taken back later. */
export function countAchievement(kind: AchievementKind, before: AchievementState | null, progress: number): AchievementState {
  if (before?.completed === true) return { progress: kind.requirementCount, completed: true };
  return { progress, completed: progress >= kind.requirementCount };
}
