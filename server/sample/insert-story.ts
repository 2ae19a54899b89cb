import { sql, type Db } from "../platform/database/sql.ts";
import { SAMPLE_MEMBERS } from "@lockstep/content/sample/index.ts";
import { insertRows } from "./insert-rows.ts";
import type { Gallery } from "./paint-pictures.ts";
import type { Habits } from "./build-habits.ts";
import type { Story } from "./build-story.ts";
import { workoutRows } from "./workout-rows.ts";

/** Members without a sign-in, and what the four who have one get beside it: a picture, and since when they are here. */
export async function insertPeople(tx: Db, story: Story, { avatars, pictures }: Gallery): Promise<void> {
  const people = SAMPLE_MEMBERS.flatMap((member) => {
    const found = story.members.find(({ username }) => username === member.username);
    return found === undefined ? [] : [{ ...member, ...found, avatar: avatars.get(found.id)?.url ?? null }];
  });
  await insertRows(
    tx,
    "users",
    { id: "uuid", name: "text", email: "text", email_verified: "boolean", image: "text", created_at: "timestamptz" },
    people.map(({ id, fullName, username, avatar, joinedAt }) => ({
      id,
      name: fullName,
      // Nobody's: the domain is kept free for such uses, and without a password nobody signs in.
      email: `${username}@members.invalid`,
      email_verified: true,
      image: avatar,
      created_at: joinedAt,
    })),
  );
  await insertRows(
    tx,
    "profiles",
    {
      id: "uuid",
      username: "text",
      full_name: "text",
      bio: "text",
      fitness_goals: "text",
      avatar_url: "text",
      created_at: "timestamptz",
      goal: "text",
      skill_level: "text",
      units: "text",
      time_zone: "text",
      birth_year: "int",
      activity_visibility: "text",
    },
    people.map((person) => ({
      id: person.id,
      username: person.username,
      full_name: person.fullName,
      bio: person.bio,
      fitness_goals: person.fitnessGoals,
      avatar_url: person.avatar,
      created_at: person.joinedAt,
      goal: person.goal,
      skill_level: person.level,
      units: person.units,
      time_zone: person.timeZone,
      birth_year: person.birthYear,
      activity_visibility: person.activity ?? "everyone",
    })),
  );
  for (const { id, joinedAt } of story.members.filter((member) => people.every((person) => person.id !== member.id))) {
    const url = avatars.get(id)?.url ?? null;
    await tx.run(sql`update users set image = ${url}, created_at = ${joinedAt} where id = ${id}`);
    await tx.run(sql`update profiles set avatar_url = ${url}, created_at = ${joinedAt} where id = ${id}`);
  }
  await insertRows(
    tx,
    "uploads",
    { user_id: "uuid", bucket: "text", key: "text", url: "text", width: "int", height: "int", bytes: "int" },
    pictures.map(({ userId, ...picture }) => ({ user_id: userId, ...picture })),
  );
}

/** A stretch of time: what happened after `from`, up to and with `to`. */
export interface Stretch {
  readonly from: Date | null;
  readonly to: Date;
}

const within =
  ({ from, to }: Stretch) =>
  ({ at }: { readonly at: Date }): boolean =>
    at <= to && (from === null || at > from);

/** What people wrote and did among each other in a stretch of time, with the counts that are kept beside it. */
export async function insertHappenings(
  tx: Db,
  story: Story,
  { covers, posts: images }: Gallery,
  stretch: Stretch,
): Promise<void> {
  const isIn = within(stretch);
  await insertRows(
    tx,
    "groups",
    {
      id: "uuid",
      name: "text",
      description: "text",
      icon: "text",
      cover_image: "text",
      rules: "text",
      is_private: "boolean",
      created_by: "uuid",
      created_at: "timestamptz",
    },
    story.groups
      .filter(({ foundedAt }) => isIn({ at: foundedAt }))
      .map(({ id, name, description, icon, rules, isPrivate, foundedBy, foundedAt }) => ({
        id,
        name,
        description,
        icon,
        cover_image: covers.get(id)?.url ?? null,
        rules,
        is_private: isPrivate,
        created_by: foundedBy,
        created_at: foundedAt,
      })),
  );
  await insertRows(
    tx,
    "group_members",
    { group_id: "uuid", user_id: "uuid", is_admin: "boolean", joined_at: "timestamptz" },
    story.memberships
      .filter(isIn)
      .map(({ groupId, userId, isAdmin, at }) => ({ group_id: groupId, user_id: userId, is_admin: isAdmin, joined_at: at })),
  );
  await insertRows(
    tx,
    "follows",
    { follower_id: "uuid", followed_id: "uuid", created_at: "timestamptz" },
    story.follows
      .filter(isIn)
      .map(({ followerId, followedId, at }) => ({ follower_id: followerId, followed_id: followedId, created_at: at })),
  );
  await insertRows(
    tx,
    "posts",
    {
      id: "uuid",
      user_id: "uuid",
      content: "text",
      image_url: "text",
      image_alt: "text",
      image_width: "int",
      image_height: "int",
      post_type: "text",
      group_id: "uuid",
      created_at: "timestamptz",
    },
    story.posts.filter(isIn).map(({ id, userId, text, picture, type, groupId, at }) => {
      const image = images.get(id);
      return {
        id,
        user_id: userId,
        content: text,
        image_url: image?.url ?? null,
        image_alt: picture?.alt ?? null,
        image_width: image?.width ?? null,
        image_height: image?.height ?? null,
        post_type: type,
        group_id: groupId,
        created_at: at,
      };
    }),
  );
  await insertRows(
    tx,
    "comments",
    { id: "uuid", post_id: "uuid", user_id: "uuid", content: "text", created_at: "timestamptz" },
    story.comments
      .filter(isIn)
      .map(({ id, postId, userId, content, at }) => ({ id, post_id: postId, user_id: userId, content, created_at: at })),
  );
  await insertRows(
    tx,
    "likes",
    { id: "uuid", post_id: "uuid", user_id: "uuid", created_at: "timestamptz" },
    story.likes.filter(isIn).map(({ id, postId, userId, at }) => ({ id, post_id: postId, user_id: userId, created_at: at })),
  );
  await recount(tx, story);
}

/** The counts that are kept beside what they count, of the sample's own posts and groups only. */
async function recount(tx: Db, { posts, groups }: Story): Promise<void> {
  const ids = (rows: readonly { readonly id: string }[]): string => `{${rows.map(({ id }) => id).join(",")}}`;
  await tx.run(sql`
    update posts p set like_count = (select count(*) from likes l where l.post_id = p.id),
      comment_count = (select count(*) from comments c where c.post_id = p.id and c.state = 'visible')
    where p.id = any (${ids(posts)}::uuid[])`);
  await tx.run(sql`
    update groups g set member_count = (select count(*) from group_members m where m.group_id = g.id),
      post_count = (select count(*) from posts p where p.group_id = g.id and p.state = 'visible')
    where g.id = any (${ids(groups)}::uuid[])`);
}

/** Plans, workouts and meals of a stretch of time. */
export async function insertHabits(tx: Db, habits: Habits, stretch: Stretch): Promise<void> {
  const isIn = within(stretch);
  await insertRows(
    tx,
    "training_plans",
    {
      id: "uuid",
      user_id: "uuid",
      name: "text",
      choices: "jsonb",
      days: "jsonb",
      notes: "jsonb",
      block_starts_on: "date",
      is_current: "boolean",
      created_at: "timestamptz",
    },
    habits.trainingPlans.filter(isIn).map((plan) => ({ ...planRow(plan), block_starts_on: plan.blockStartsOn })),
  );
  await insertRows(
    tx,
    "meal_plans",
    {
      id: "uuid",
      user_id: "uuid",
      name: "text",
      choices: "jsonb",
      days: "jsonb",
      notes: "jsonb",
      starts_on: "date",
      is_current: "boolean",
      created_at: "timestamptz",
    },
    habits.mealPlans.filter(isIn).map((plan) => ({ ...planRow(plan), starts_on: plan.startsOn })),
  );
  const trained = workoutRows(habits.completions.filter(isIn));
  await insertRows(
    tx,
    "workouts",
    {
      id: "uuid",
      user_id: "uuid",
      date: "date",
      started_at: "timestamptz",
      ended_at: "timestamptz",
      is_timed: "boolean",
      plan_id: "uuid",
      day: "text",
    },
    trained.workouts,
  );
  await insertRows(
    tx,
    "workout_exercises",
    { id: "uuid", workout_id: "uuid", exercise_id: "text", place: "float8", minutes: "numeric" },
    trained.exercises,
  );
  await insertRows(
    tx,
    "workout_sets",
    {
      id: "uuid",
      exercise_entry_id: "uuid",
      place: "float8",
      weight_kg: "float8",
      reps: "int",
      seconds: "int",
      rir: "smallint",
      done_at: "timestamptz",
    },
    trained.sets,
  );
  await insertRows(
    tx,
    "nutrition_log",
    {
      id: "uuid",
      user_id: "uuid",
      date: "date",
      meal_type: "text",
      name: "text",
      source: "jsonb",
      plan_id: "uuid",
      meal_id: "text",
      plan_meals: "smallint",
      calories: "numeric",
      protein: "numeric",
      carbs: "numeric",
      fat: "numeric",
      fibre: "numeric",
      logged_at: "timestamptz",
    },
    habits.log.filter(isIn).map(({ id, userId, date, mealType, name, planId, mealId, dishes, planMeals, figures, at }) => ({
      id,
      user_id: userId,
      date,
      meal_type: mealType,
      name,
      source: { type: "meal", planId, mealId, dishes },
      plan_id: planId,
      meal_id: mealId,
      plan_meals: planMeals,
      ...figures,
      logged_at: at,
    })),
  );
}

function planRow({ id, userId, name, plan, choices, at }: Habits["trainingPlans"][number] | Habits["mealPlans"][number]) {
  return { id, user_id: userId, name, choices, days: plan.days, notes: plan.notes, is_current: true, created_at: at };
}
