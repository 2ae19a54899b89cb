import { HOUSE_ACCOUNT } from "@lockstep/domain/accounts/house-account.ts";
import { SAMPLE_MEMBERS, SAMPLE_POSTS } from "@lockstep/content/sample/index.ts";
import { Username } from "@lockstep/contract/accounts.ts";
import { needsReview } from "@lockstep/domain/community/word-filter.ts";
import { isReservedUsername } from "@lockstep/domain/accounts/username.ts";
import { sql } from "../platform/database/sql.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-server.ts";
import { loadSample } from "./load-sample.ts";
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from "./sample-people.ts";
import { memberId, buildStory, type Story } from "./build-story.ts";
import { buildHabits } from "./build-habits.ts";

const NOW = new Date("2026-03-11T09:30:00Z");
const MONDAY_MORNING = new Date("2026-03-09T00:20:00Z");

describe.each([NOW, MONDAY_MORNING])("the story told at %s", (now) => {
  const story = buildStory(now);

  test("is the same when it is told again", () => {
    expect(buildStory(now)).toEqual(story);
    expect(buildHabits(story.members, now)).toEqual(buildHabits(story.members, now));
  });

  test("has 150 posts of all types, the newest a few minutes and the oldest eight weeks old", () => {
    expect(story.posts).toHaveLength(150);
    for (const type of ["general", "workout", "nutrition", "motivation"]) {
      expect(story.posts.filter((post) => post.type === type).length).toBeGreaterThan(20);
    }
    const ages = story.posts.map(({ at }) => (now.getTime() - at.getTime()) / 60_000).toSorted((a, b) => a - b);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages[0]).toBeLessThan(10);
    expect(ages.at(-1)).toBeGreaterThan(50 * 24 * 60);
    expect(ages.at(-1)).toBeLessThan(57 * 24 * 60);
  });

  test("gives every row its own id", () => {
    for (const rows of [story.posts, story.comments, story.likes, story.groups, story.members]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    expect(new Set(story.likes.map(({ postId, userId }) => postId + userId)).size).toBe(story.likes.length);
    expect(new Set(story.follows.map(({ followerId, followedId }) => followerId + followedId)).size).toBe(story.follows.length);
    expect(story.follows.every(({ followerId, followedId }) => followerId !== followedId)).toBe(true);
  });

  test("nothing happens before what it needs, and nothing in the future", () => {
    const joined = new Map(story.members.map(({ id, joinedAt }) => [id, joinedAt.getTime()]));
    const posted = new Map(story.posts.map(({ id, at }) => [id, at.getTime()]));
    for (const each of [...story.posts, ...story.comments, ...story.likes, ...story.memberships]) {
      expect(each.at.getTime()).toBeGreaterThan(joined.get(each.userId) ?? Number.NaN);
      expect(each.at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    for (const each of [...story.comments, ...story.likes]) {
      expect(each.at.getTime()).toBeGreaterThan(posted.get(each.postId) ?? Number.NaN);
    }
    for (const { followerId, followedId, at } of story.follows) {
      for (const id of [followerId, followedId]) expect(at.getTime()).toBeGreaterThanOrEqual(joined.get(id) ?? Number.NaN);
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  test("people post in groups they are in by then, and speak in a private one only as its members", () => {
    for (const post of story.posts.filter(({ groupId }) => groupId !== null)) {
      expect([post.text, isInBy(story, post.groupId, post.userId, post.at)]).toEqual([post.text, true]);
    }
    const hidden = new Set(story.groups.filter(({ isPrivate }) => isPrivate).map(({ id }) => id));
    const inHidden = new Map(
      story.posts.filter(({ groupId }) => hidden.has(groupId ?? "")).map(({ id, groupId }) => [id, groupId]),
    );
    for (const each of [...story.comments, ...story.likes].filter(({ postId }) => inHidden.has(postId))) {
      expect(isInBy(story, inHidden.get(each.postId) ?? null, each.userId, now)).toBe(true);
    }
    expect(story.comments.filter(({ postId }) => inHidden.has(postId)).length).toBeGreaterThan(4);
  });
});

function isInBy({ memberships }: Story, groupId: string | null, userId: string, at: Date): boolean {
  return memberships.some((each) => each.groupId === groupId && each.userId === userId && each.at <= at);
}

describe("the texts", () => {
  const posts = Object.values(SAMPLE_POSTS).flat();
  const texts = [
    ...posts.flatMap(({ text, comments }) => [text, ...comments.map(([, comment]) => comment)]),
    ...SAMPLE_MEMBERS.flatMap(({ bio, fitnessGoals, fullName }) => [bio, fitnessGoals, fullName]),
  ];

  test("hold nothing that a moderator would have to look at", () => {
    expect(texts.filter((text) => needsReview(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(550);
  });

  test("name people who are there", () => {
    const known = new Set(
      SAMPLE_MEMBERS.map(({ username }) => username).concat(SAMPLE_PEOPLE.map(({ profile }) => profile.username)),
    );
    expect(known.size).toBe(24);
    for (const username of known) {
      expect(Username.safeParse(username).success).toBe(true);
      expect(isReservedUsername(username)).toBe(false);
    }
    const named = texts.flatMap((text) => Array.from(text.matchAll(/@([a-z0-9_]+)/g), ([, name = ""]) => name));
    const writing = posts.flatMap(({ by, comments }) => [by, ...comments.map(([name]) => name)]);
    expect([...named, ...writing].filter((name) => !known.has(name))).toEqual([]);
  });

  test("describe every picture", () => {
    const pictures = posts.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(15);
    expect(pictures.filter(({ alt }) => alt.length < 20)).toEqual([]);
  });
});

describe("loaded into a database", () => {
  let server: TestServer;
  let loadedEvents: number;
  let racing: readonly boolean[];
  let putPaths: readonly string[];
  beforeAll(async () => {
    server = await startTestServer({ now: () => NOW });
    const { files } = server.platform;
    const put = vi.spyOn(files, "put");
    const load = (): Promise<boolean> => loadSample(server.platform, { onlyInto: "new" });
    racing = await Promise.all([load(), load()]);
    putPaths = put.mock.calls.map(([path]) => path);
    put.mockRestore();
    loadedEvents = await count(sql`select count(*) from domain_events`);
  });
  afterAll(async () => server.stop());

  const count = async (query: ReturnType<typeof sql>): Promise<number> => {
    const found = await server.database.db.rows<{ count: number }>(query);
    return Number(found[0]?.count);
  };

  test("gives members a customer and a paid subscription at the provider", async () => {
    const { payments } = server.platform;
    const rows = await server.database.db.rows<{
      email: string;
      customer_id: string;
      subscription_id: string;
      current_period_end: string;
    }>(sql`
      select u.email, s.customer_id, s.subscription_id, s.current_period_end
      from stripe_subscriptions s join users u on u.id = s.user_id order by u.email`);
    if (payments === null) throw new Error("A local installation has its own payment provider.");
    const stripe = await payments.stripe();
    const found = await Promise.all(
      rows.map((row) => stripe.subscriptions.retrieve(row.subscription_id, { expand: ["customer"] })),
    );
    expect(found).toMatchObject(
      rows.map((row) => ({
        status: "active",
        customer: { id: row.customer_id, email: row.email },
        latest_invoice: expect.stringMatching(/^in_/),
      })),
    );
    expect(found.map((subscription) => subscription?.items.data[0]?.price.lookup_key)).toEqual([
      "price_premium_monthly",
      "price_family_monthly",
    ]);
    expect(found.map((subscription) => String(subscription?.items.data[0]?.current_period_end))).toEqual(
      rows.map((row) => row.current_period_end),
    );
    // There's nothing left to report, so the provider isn't loaded just for that.
    expect(await count(sql`select count(*) from test_payment_deliveries`)).toBe(0);
  });

  test("gives Sam's family a list that several people shop from", async () => {
    const items = await server.database.db.rows<{ added_by: string; checked_by: string | null }>(sql`
      select g.added_by, g.checked_by from family_groceries g join families f on f.id = g.family_id
      join users u on u.id = f.owner_id where u.email = 'sam@example.com' and g.is_added and g.removed_at is null`);
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(new Set(items.map((item) => item.added_by)).size).toBe(3);
    const ticks = items.flatMap(({ checked_by }) => checked_by ?? []);
    expect(ticks.length).toBeLessThan(items.length / 2);
    expect(new Set(ticks).size).toBeGreaterThan(1);
  });

  test("gives Sam's family a workout plan that each has a copy of", async () => {
    const copies = await server.database.db.rows<{ name: string }>(sql`
      select p.name from family_training_members t join training_plans p on p.id = t.plan_id and p.user_id = t.user_id`);
    expect(copies.map(({ name }) => name).toSorted()).toEqual([
      "Family: Core and Back, 3 days at home",
      "Family: Core and Back, 3 days at home",
      "Family: Core and Back, 3 days at the gym",
    ]);
  });

  test("two first starts at once make it once, and draw its pictures once", () => {
    expect(racing.filter(Boolean)).toHaveLength(1);
    expect(putPaths.length).toBeGreaterThan(20);
    expect(new Set(putPaths).size).toBe(putPaths.length);
  });

  test("is loaded once", async () => {
    expect(await loadSample(server.platform, { onlyInto: "any" })).toBe(false);
    expect(await count(sql`select count(*) from posts`)).toBe(150 + 3);
    expect(await count(sql`select count(*) from posts where ai_generated and user_id = ${HOUSE_ACCOUNT.id}`)).toBe(3);
    expect(await count(sql`select count(*) from users where id <> ${HOUSE_ACCOUNT.id}`)).toBe(24);
  });

  test("every kept count is what it counts", async () => {
    expect(
      await count(sql`select count(*) from posts p where like_count <> (select count(*) from likes l where l.post_id = p.id)
        or comment_count <> (select count(*) from comments c where c.post_id = p.id and c.state = 'visible')`),
    ).toBe(0);
    expect(
      await count(sql`select count(*) from groups g where member_count <> (select count(*) from group_members m where m.group_id = g.id)
        or post_count <> (select count(*) from posts p where p.group_id = g.id and p.state = 'visible')`),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) from challenges c where participants <> (select count(*) from challenge_entries e where e.challenge_id = c.id)`,
      ),
    ).toBe(0);
    expect(await count(sql`select sum(like_count) as count from posts`)).toBeGreaterThan(600);
    expect(await count(sql`select sum(comment_count) as count from posts`)).toBeGreaterThan(300);
    expect(await count(sql`select count(*) from groups where member_count > 4 and post_count > 1`)).toBe(8);
  });

  test("streaks, achievements and challenges are those that counting again finds", async () => {
    const { recountFor } = await import("../features/streaks/index.ts");
    const state = async () => {
      const streaks = await server.database.db.rows<Record<string, unknown>>(
        sql`select user_id, streak_type, current_count, longest_count, last_day from user_streaks order by user_id, streak_type`,
      );
      const achievements = await server.database.db.rows<Record<string, unknown>>(
        sql`select user_id, achievement_id, current_progress, completed, completed_at from user_achievements order by user_id, achievement_id`,
      );
      const entries = await server.database.db.rows<Record<string, unknown>>(
        sql`select id, progress, completed_at from challenge_entries order by id`,
      );
      return [streaks, achievements, entries];
    };
    const loaded = await state();
    expect(loaded[0]?.length).toBeGreaterThan(20);
    expect(loaded[1]?.filter((row) => row["completed"] === true).length).toBeGreaterThan(60);
    expect(loaded[2]?.filter((row) => row["completed_at"] !== null).length).toBeGreaterThan(5);
    await server.platform.write(async (tx, record) => {
      for (const { id } of buildStory(NOW).members) await recountFor(tx, id, { now: NOW, record });
    });
    expect(await state()).toEqual(loaded);
  });

  test("everyone trained and ate for a month by their own plan, and got better at it", async () => {
    const story = buildStory(NOW);
    const { trainingPlans, mealPlans, completions, log } = buildHabits(story.members, NOW);
    const since = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    for (const { id, username } of story.members) {
      const days = (rows: readonly { readonly userId: string; readonly date: string }[]) =>
        new Set(rows.filter(({ userId, date }) => userId === id && date >= since(30)).map(({ date }) => date));
      expect([username, trainingPlans.filter(({ userId }) => userId === id).length]).toEqual([username, 1]);
      expect([username, mealPlans.filter(({ userId }) => userId === id).length]).toEqual([username, 1]);
      expect([username, days(completions).size >= 5]).toEqual([username, true]);
      expect([username, days(log).size >= 8]).toEqual([username, true]);
      const lifted = completions.filter(({ userId }) => userId === id).flatMap(({ sets }) => sets);
      expect([username, lifted.length > 45]).toEqual([username, true]);
    }
    const alex = completions.filter(({ userId }) => userId === memberId("alex_rivers"));
    const heaviest = (exerciseId: string, from: string, to: string) =>
      Math.max(
        ...alex
          .filter((done) => done.exerciseId === exerciseId && done.date >= from && done.date < to)
          .flatMap(({ sets }) => sets.map(({ weightKg }) => weightKg ?? 0)),
      );
    const ids = [...new Set(alex.map(({ exerciseId }) => exerciseId))];
    const grew = ids.filter((id) => heaviest(id, since(14), since(0)) > Math.max(1, heaviest(id, since(60), since(28))));
    expect(grew.length).toBeGreaterThan(2);
    expect(
      await count(sql`select count(*) from profiles p where p.id <> ${HOUSE_ACCOUNT.id} and (
        not exists (select 1 from training_plans t where t.user_id = p.id and is_current)
        or not exists (select 1 from meal_plans m where m.user_id = p.id and is_current))`),
    ).toBe(0);
    expect(
      await count(
        sql`select count(*) from profiles p where p.id <> ${HOUSE_ACCOUNT.id} and (select count(*) from user_achievements a where a.user_id = p.id and completed) < 6`,
      ),
    ).toBe(0);
    const member = await server.signIn("alex@example.com", SAMPLE_PASSWORD);
    const { body } = await member.call("GET", "/api/training/progress");
    expect((body["weeks"] as readonly { workouts: number }[]).filter(({ workouts }) => workouts > 0).length).toBeGreaterThan(4);
  });

  test("waits for nothing: no event is due, nothing is sent to browsers", async () => {
    expect(loadedEvents).toBe(0);
    expect(await count(sql`select count(*) from live_events`)).toBe(0);
  });

  test("notices of the four agree with what happened, and the latest are unread", async () => {
    for (const { id } of SAMPLE_PEOPLE) {
      expect(await count(sql`select count(*) from user_notifications where user_id = ${id}`)).toBeGreaterThan(3);
      expect(await count(sql`select count(*) from user_notifications where user_id = ${id}`)).toBeLessThanOrEqual(50);
    }
    expect(
      await count(
        sql`select count(*) from user_notifications where user_id <> all (${`{${SAMPLE_PEOPLE.map(({ id }) => id).join(",")}}`}::uuid[])`,
      ),
    ).toBe(0);
    expect(
      await count(sql`select count(*) from user_notifications n where reference_type = 'post' and not exists (
        select 1 from posts p where p.id = n.reference_id::uuid and (p.user_id = n.user_id or n.activity_type = 'mention'))`),
    ).toBe(0);
    const alex = await server.signIn("alex@example.com", SAMPLE_PASSWORD);
    const { body } = await alex.call("GET", "/api/notifications");
    expect(body["unreadCount"]).toBeGreaterThan(0);
  });

  test("pictures are there in both sizes, and the job that collects unused ones keeps them", async () => {
    const { body } = await server.visitor.call("GET", "/api/profiles/marta_lindqvist");
    const avatar = String(body["avatarUrl"]);
    for (const path of [avatar, `${avatar}?w=96`]) {
      const answer = await server.fetch(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
    expect(await count(sql`select count(*) from uploads`)).toBe(24 + 8 + 20);
    expect(
      await count(sql`select count(*) from uploads u where not exists (select 1 from profiles where avatar_url = u.url)
        and not exists (select 1 from groups where cover_image = u.url) and not exists (select 1 from posts where image_url = u.url)`),
    ).toBe(0);
  });

  test("nobody signs in as a member beside the four", async () => {
    expect(await count(sql`select count(*) from accounts`)).toBe(SAMPLE_PEOPLE.length);
    const answer = await server.visitor.call("POST", "/api/auth/sign-in/email", {
      email: "marta_lindqvist@members.invalid",
      password: SAMPLE_PASSWORD,
    });
    expect(answer.status).toBe(401);
  });

  test("shows to others what people show: activity kept to members or to oneself, a private group's posts to its members", async () => {
    expect((await server.visitor.call("GET", "/api/profiles/mei_lin_c/posts")).status).toBe(404);
    const priya = await server.signIn("priya@example.com", SAMPLE_PASSWORD);
    expect((await priya.call("GET", "/api/profiles/mei_lin_c/posts")).status).toBe(200);
    expect((await priya.call("GET", "/api/profiles/carlos_m/stats")).status).toBe(404);
    const story = buildStory(NOW);
    const night = story.groups.find(({ isPrivate }) => isPrivate);
    expect((await priya.call("GET", `/api/groups/${night?.id}/posts`)).status).toBe(404);
    const sam = await server.signIn("sam@example.com", SAMPLE_PASSWORD);
    const posts = await sam.call("GET", `/api/groups/${night?.id}/posts`);
    expect(posts.status).toBe(200);
    expect(posts.body["items"]).toHaveLength(story.posts.filter(({ groupId }) => groupId === night?.id).length);
    expect(memberId("sam_and_co")).toBe(sam.id);
  });

  test("the feed begins with the newest post", async () => {
    const { body } = await server.visitor.call("GET", "/api/posts");
    const items = body["items"] as readonly { content: string; author: { username: string } }[];
    expect(items).toHaveLength(30);
    expect(items[0]?.author.username).toBe("kenji_w");
  });
});
