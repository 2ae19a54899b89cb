import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "@lockstep/contract/pages.ts";
import { KEEP_SPAM_DAYS, KEEP_VISITORS_MESSAGES_DAYS } from "@lockstep/domain/help/contact.ts";
import { readAnswer } from "@lockstep/domain/help/faq.ts";
import { isTable, type LegalText } from "@lockstep/domain/help/legal-text.ts";
import { describe, expect, test } from "vitest";
import { COOKIES } from "./cookies.ts";
import { PRIVACY } from "./privacy.ts";
import { TERMS } from "./terms.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => /node_modules|^web\/build$|\.react-router/.test(name) })
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");

/** The first cells of a section's tables. */
const namesIn = (text: LegalText, id: string): string[] =>
  (text.sections.find((section) => section.id === id)?.blocks ?? [])
    .filter(isTable)
    .flatMap(({ rows }) => rows.map(([name = ""]) => name));
const wordsOf = (text: LegalText): string => JSON.stringify(text);

/** Where each table of the database is described: a row of the policy's table, or its part about technical data or the payment provider. */
const STORED: Readonly<Record<string, string>> = {
  users: "Account",
  accounts: "Account",
  verifications: "Account",
  sessions: "Sign-ins",
  profiles: "Profile",
  uploads: "Community",
  training_plans: "Workout plans and log",
  training_completions: "Workout plans and log",
  workouts: "Workout plans and log",
  workout_exercises: "Workout plans and log",
  workout_sets: "Workout plans and log",
  measurements: "Body measurements",
  custom_exercises: "Workout plans and log",
  routines: "Workout plans and log",
  training_preferences: "Workout plans and log",
  exercise_preferences: "Workout plans and log",
  imports: "Workout plans and log",
  import_names: "Workout plans and log",
  training_reviewed_weeks: "Workout plans and log",
  exercise_favorites: "Workout plans and log",
  series_completions: "Workout plans and log",
  meal_plans: "Meal plans and log",
  grocery_ticks: "Meal plans and log",
  own_groceries: "Meal plans and log",
  recipe_favorites: "Meal plans and log",
  nutrition_log: "Meal plans and log",
  nutrition_targets: "Meal plans and log",
  dismissed_meal_reminders: "Meal plans and log",
  user_streaks: "Streaks, achievements, challenges",
  streak_freezes: "Streaks, achievements, challenges",
  streak_rest_days: "Streaks, achievements, challenges",
  streak_milestones: "Streaks, achievements, challenges",
  user_achievements: "Streaks, achievements, challenges",
  challenges: "Streaks, achievements, challenges",
  challenge_entries: "Streaks, achievements, challenges",
  posts: "Community",
  comments: "Community",
  likes: "Community",
  follows: "Community",
  blocks: "Community",
  groups: "Community",
  group_members: "Community",
  group_join_requests: "Community",
  group_invitations: "Community",
  families: "Family",
  family_members: "Family",
  family_invitations: "Family",
  family_eaters: "Family",
  family_groceries: "Family",
  family_training: "Family",
  family_training_members: "Family",
  chat_queries: "AI coach",
  coach_proposals: "AI coach",
  user_notifications: "Notifications",
  notification_preferences: "Notifications",
  push_subscriptions: "Notifications",
  stripe_customers: "Membership",
  stripe_subscriptions: "Membership",
  stripe_events: "Membership",
  billing_mails: "Membership",
  contact_submissions: "Messages to support",
  reports: "Reports and moderation",
  moderation_log: "Reports and moderation",
  rate_limits: "technical",
  auth_rate_limits: "technical",
  domain_events: "technical",
  domain_event_deliveries: "technical",
  live_events: "technical",
  refused_addresses: "technical",
  used_trials: "technical",
  // Nothing of a person: keys of the installation, when AI posts are due, and the payment provider in test mode, which moves no money.
  installation_secrets: "none",
  ai_post_schedule: "none",
  test_payment_objects: "none",
  test_payment_deliveries: "none",
  test_payment_answers: "none",
  test_payment_clock: "none",
};

describe("the privacy policy", () => {
  test("tells of every table of the database", () => {
    const tables = [...read("server/migrations/*.sql").matchAll(/^create table (?:if not exists )?(\w+)/gm)].map(
      ([, name = ""]) => name,
    );
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter((table) => STORED[table] === undefined)).toEqual([]);
    const rows = new Set([...namesIn(PRIVACY, "what-we-store"), "technical", "none"]);
    expect(tables.filter((table) => !rows.has(STORED[table] ?? ""))).toEqual([]);
    const told = new Set(tables.map((table) => STORED[table]));
    // Columns of tables that are named already.
    expect(namesIn(PRIVACY, "what-we-store").filter((row) => !told.has(row))).toEqual(["Health and limits"]);
  });

  test("has the periods of the code", () => {
    const words = wordsOf(PRIVACY);
    const days = (file: string, name: string): string =>
      new RegExp(`${name} = (\\d+);`).exec(readFileSync(join(ROOT, file), "utf8"))?.[1] ?? "";
    expect(words).toContain(`kept for ${days("server/platform/events/outbox.ts", "KEEP_DAYS")} days`);
    expect(words).toContain(`"Notifications","${days("server/features/notifications/index.ts", "KEEP_DAYS")} days"`);
    expect(words).toContain(`"Payment events","${days("server/features/billing/event-store.ts", "KEEP_DAYS")} days`);
    expect(words).toContain(`"Messages to support without an account","${KEEP_VISITORS_MESSAGES_DAYS} days"`);
    expect(words).toContain(`"Messages our spam filter caught","${KEEP_SPAM_DAYS} days"`);
    expect(read("server/platform/auth/auth.ts")).toContain("expiresIn: 30 * DAY_SECONDS");
    expect(read("server/platform/live/store.ts")).toContain("KEPT_MINUTES = 60");
    expect(read("server/features/groceries/store.ts")).toContain("TOMBSTONE_DAYS = 365");
    expect(read("server/features/training/workouts/remove-deleted.ts")).toContain("KEEP_DELETED_DAYS = 90");
    expect(words).toContain('"Deleted workouts, sets, routines and measurements","90 days"');
  });
});

describe("the cookie policy", () => {
  const isNamed = (names: readonly string[], key: string): boolean =>
    names.some((name) => key === name || key.startsWith(`${name}.`) || (name.startsWith(key) && key.endsWith(".")));

  test("names every cookie, and no other", () => {
    const server = [...read("server/platform/**/*.ts").matchAll(/"(lockstep\.[a-z-]+)";/g)].map(([, name]) => name);
    const pages = [...read("web/**/*.{ts,tsx}").matchAll(/_COOKIE = "([^"]+)"/g)].map(([, name]) => name);
    expect(server).toEqual(["lockstep.device"]);
    expect(namesIn(COOKIES, "cookies")).toEqual(["better-auth.session_token", ...server, ...pages]);
    // A cookie is set in one file, which names it so.
    expect(read("web/**/*.{ts,tsx}").match(/document\.cookie = /g)).toHaveLength(pages.length);
  });

  test("names every key the pages keep in the browser", () => {
    const source = read("web/**/*.{ts,tsx}");
    const keys = [...source.matchAll(/["'`](lockstep\.[a-z-]+(?:\.[a-z-]+)*)/g)].map(([, key = ""]) => key);
    expect(keys.length).toBeGreaterThan(15);
    const names = [...namesIn(COOKIES, "local-storage"), ...namesIn(COOKIES, "cookies")];
    expect([...new Set(keys)].filter((key) => !isNamed(names, key))).toEqual([]);
    const others = [...source.matchAll(/_KEY = "((?!lockstep)[^"]+)"/g)].map(([, key = ""]) => key);
    expect(others.filter((key) => !isNamed(names, key))).toEqual([]);
    // What's listed is still in use; a library and the server set two of the cookies.
    const elsewhere = ["better-auth.session_token", "lockstep.device"];
    expect(names.filter((name) => !source.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  test("names every store and cache", () => {
    const names = namesIn(COOKIES, "offline-data");
    const stores = /type StoreName = ([^;]+);/.exec(read("web/offline/database.ts"))?.[1]?.match(/[\w-]+(?=")/g) ?? [];
    expect(stores.length).toBeGreaterThan(2);
    const caches = [...read("web/{offline/sw,api/cached-answer}.ts").matchAll(/(?:cacheName: |_ANSWERS = )"([\w-]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(new Set([...stores, ...caches])).toEqual(new Set(names));
  });
});

describe.each([PRIVACY, TERMS, COOKIES].map((text) => [text.title, text] as const))("%s", (_, text) => {
  const lines = text.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "string" ? [block] : isTable(block) ? block.rows.flat() : [...block])),
  );

  test("has anchors of its own and links that lead to pages", () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = lines.flatMap((line) => readAnswer(line)).flatMap((pieces) => pieces.flatMap(({ to }) => to ?? []));
    expect(links.filter((to) => pageAt(to.replace(/#.*/, "")) === undefined)).toEqual([]);
    const own = `/${text.title.split(" ")[0]?.toLowerCase().replace("cookie", "cookies")}`;
    expect(["/privacy", "/terms", "/cookies"].filter((path) => path !== own && !links.includes(path))).toEqual([]);
  });

  test("has rows as long as their table is wide", () => {
    const tables = text.sections.flatMap(({ blocks }) => blocks.filter(isTable));
    expect(tables.filter(({ columns, rows }) => rows.some((row) => row.length !== columns.length))).toEqual([]);
  });
});

test.each([
  ["16 or older", TERMS],
  ["16 or older", PRIVACY],
  ["7-day free trial", TERMS],
  ["30 days' notice", TERMS],
  ["at least 24 hours before the period ends", TERMS],
  ["within 24 to 48 hours", TERMS],
  ["the greater of the fees you paid us in the last 12 months or $100", TERMS],
  ["$49.99 a month", TERMS],
  ["$89.99 a month", TERMS],
  ["within 24 hours", PRIVACY],
])("%s is said", (words, text) => {
  expect(wordsOf(text)).toContain(words);
});
