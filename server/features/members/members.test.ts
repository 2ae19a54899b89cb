import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let moderator: Person;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.person("Watchful", "moderator");
});
afterAll(() => server.stop());

type Named = Person & { readonly username: string };
let made = 0;
/** A member with their own username. */
async function member(settings: object = {}): Promise<Named> {
  const person = await server.person();
  made += 1;
  const username = `walker_${String(made).padStart(3, "0")}`;
  await person.call("PATCH", "/api/profile", { username, bio: "Walks.", fitnessGoals: "More walks.", ...settings });
  return { ...person, username };
}
const profileOf = (caller: Caller, of: Named): Promise<Answer> => caller.call("GET", `/api/profiles/${of.username}`);
const follow = (who: Caller, whom: Named): Promise<Answer> => who.call("PUT", `/api/profiles/${whom.username}/follow`);
const block = (who: Caller, whom: Named): Promise<Answer> => who.call("PUT", `/api/profiles/${whom.username}/block`);
const names = (answer: Answer): string[] => (answer.body["items"] as { username: string }[]).map(({ username }) => username);

describe("a profile", () => {
  test("open to everyone: a visitor reads it and can do nothing, a member can follow, block and report, its owner none of it", async () => {
    const owner = await member();
    const stranger = await member();
    expect(await profileOf(server.visitor, owner)).toMatchObject({
      status: 200,
      body: {
        bio: "Walks.",
        isOwn: false,
        canSeeProfile: true,
        canSeeActivity: true,
        canFollow: false,
        canBlock: false,
        canReport: false,
      },
    });
    expect(await profileOf(stranger, owner)).toMatchObject({
      status: 200,
      body: { canFollow: true, canBlock: true, canReport: true, isFollowed: false, isBlocked: false },
    });
    expect(await profileOf(owner, owner)).toMatchObject({
      status: 200,
      body: { isOwn: true, canFollow: false, canBlock: false, canReport: false, canSeeActivity: true },
    });
    expect((await profileOf(stranger, owner)).body).not.toHaveProperty("email");
  });

  test("nobody by that name, and names that can't be", async () => {
    for (const name of ["nobody_at_all", "X", "%25", "a'b", "%00"])
      expect((await server.visitor.call("GET", `/api/profiles/${name}`)).status).toBe(404);
  });

  test.each([
    ["members", { visitor: false, stranger: true, moderator: true }],
    ["only_me", { visitor: false, stranger: false, moderator: false }],
  ] as const)("shown to %s: what is kept back is empty, the lists are missing", async (profileVisibility, sees) => {
    const owner = await member({ profileVisibility });
    const stranger = await member();
    await follow(stranger, owner);
    for (const [who, caller] of [
      ["visitor", server.visitor],
      ["stranger", stranger],
      ["moderator", moderator],
    ] as const) {
      expect(await profileOf(caller, owner)).toMatchObject({
        status: 200,
        body: {
          username: owner.username,
          bio: sees[who] ? "Walks." : "",
          fitnessGoals: sees[who] ? "More walks." : "",
          followerCount: sees[who] ? 1 : 0,
          canSeeProfile: sees[who],
          canSeeActivity: sees[who],
        },
      });
      for (const list of ["followers", "following"])
        expect((await caller.call("GET", `/api/profiles/${owner.username}/${list}`)).status).toBe(sees[who] ? 200 : 404);
    }
    expect(await profileOf(owner, owner)).toMatchObject({ body: { bio: "Walks.", followerCount: 1, canSeeActivity: true } });
  });

  test("activity can be kept back alone", async () => {
    const owner = await member({ activityVisibility: "members" });
    expect(await profileOf(server.visitor, owner)).toMatchObject({ body: { bio: "Walks.", canSeeActivity: false } });
    expect(await profileOf(moderator, owner)).toMatchObject({ body: { canSeeActivity: true } });
  });

  test("is gone with the account", async () => {
    const owner = await member();
    const friend = await member();
    await follow(friend, owner);
    await follow(owner, friend);
    expect((await owner.call("DELETE", "/api/account", { password: "Test!47quince" })).status).toBe(200);
    expect((await profileOf(friend, owner)).status).toBe(404);
    expect(await profileOf(friend, friend)).toMatchObject({ body: { followerCount: 0, followingCount: 0 } });
  });
});

describe("following", () => {
  test("a visitor can't; nobody follows themselves or nobody", async () => {
    const person = await member();
    expect((await follow(server.visitor, person)).status).toBe(401);
    expect(await follow(person, person)).toMatchObject({ status: 403 });
    expect((await person.call("PUT", "/api/profiles/nobody_at_all/follow")).status).toBe(404);
  });

  test("counts once, notifies once, and ends", async () => {
    const [a, b] = [await member(), await member()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(a, b)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const told = await server.database.db.rows(
      sql`select payload from domain_events where type = 'member.followed' and actor_id = ${a.id}`,
    );
    expect(told).toEqual([{ payload: { userId: b.id } }]);
    expect(await profileOf(a, b)).toMatchObject({ body: { isFollowed: true, followerCount: 1 } });
    expect(await profileOf(b, a)).toMatchObject({ body: { isFollowed: false, followingCount: 1 } });
    await a.call("DELETE", `/api/profiles/${b.username}/follow`);
    expect((await a.call("DELETE", `/api/profiles/${b.username}/follow`)).status).toBe(200);
    expect(await profileOf(a, b)).toMatchObject({ body: { isFollowed: false, followerCount: 0 } });
  });

  test("lists page by page, each follower once, the latest first", async () => {
    const star = await member();
    const fans = await Promise.all(Array.from({ length: 33 }, () => server.person("Fan")));
    // Many of the same moment: the id decides then.
    for (const [index, fan] of fans.entries())
      await server.database.db.run(sql`
        insert into follows (follower_id, followed_id, created_at)
        values (${fan.id}, ${star.id}, timestamptz '2026-01-01' + make_interval(secs => ${Math.floor(index / 10)}))`);
    for (const fan of fans) await fan.call("GET", "/api/profile");
    const first = await server.visitor.call("GET", `/api/profiles/${star.username}/followers`);
    const second = await server.visitor.call(
      "GET",
      `/api/profiles/${star.username}/followers?cursor=${String(first.body["nextCursor"])}`,
    );
    const ids = [first, second].flatMap((answer) => (answer.body["items"] as { id: string }[]).map(({ id }) => id));
    expect(names(first)).toHaveLength(30);
    expect(second.body["nextCursor"]).toBeNull();
    expect(ids.toSorted()).toEqual(fans.map(({ id }) => id).toSorted());
    expect(fans.slice(30).map(({ id }) => id)).toContain(ids[0]);
    expect((await server.visitor.call("GET", `/api/profiles/${star.username}/followers?cursor=x`)).status).toBe(422);
  });

  test("a suspended member follows nobody, and still unfollows", async () => {
    const [a, b] = [await member(), await member()];
    await follow(a, b);
    await server.database.db.run(sql`update profiles set suspended_until = '9999-12-31' where id = ${a.id}`);
    expect(await follow(a, b)).toMatchObject({ status: 403, body: { error: { code: "SUSPENDED" } } });
    expect((await a.call("DELETE", `/api/profiles/${b.username}/follow`)).status).toBe(200);
  });
});

describe("blocking", () => {
  test("a visitor can't; nobody blocks themselves", async () => {
    const person = await member();
    expect((await block(server.visitor, person)).status).toBe(401);
    expect((await block(person, person)).status).toBe(403);
    expect((await server.visitor.call("GET", "/api/blocks")).status).toBe(401);
  });

  test("silences both sides and ends follows both ways", async () => {
    const [a, b, c] = [await member(), await member(), await member()];
    await follow(a, b);
    await follow(b, a);
    await follow(b, c);
    await follow(a, c);
    expect((await block(a, b)).status).toBe(200);
    expect((await block(a, b)).status).toBe(200);
    // Whoever was blocked finds nothing; whoever blocked finds the name and the way back.
    expect((await profileOf(b, a)).status).toBe(404);
    expect(await profileOf(a, b)).toMatchObject({
      status: 200,
      body: { username: b.username, bio: "", followerCount: 0, isBlocked: true, canSeeActivity: false, canFollow: false },
    });
    for (const [who, whom] of [
      [a, b],
      [b, a],
    ] as const) {
      expect((await follow(who, whom)).status).toBe(404);
      expect((await who.call("GET", `/api/profiles/${whom.username}/followers`)).status).toBe(404);
      expect(names(await who.call("GET", `/api/profiles/${c.username}/followers`))).toEqual([who.username]);
      expect(names(await who.call("GET", `/api/members?prefix=${whom.username}`))).toEqual([]);
    }
    expect(names(await c.call("GET", `/api/profiles/${c.username}/followers`))).toHaveLength(2);
    expect(names(await a.call("GET", "/api/blocks"))).toEqual([b.username]);
    expect(names(await b.call("GET", "/api/blocks"))).toEqual([]);
    // Taken back, the ways are open again, and the follows stay ended.
    expect((await a.call("DELETE", `/api/profiles/${b.username}/block`)).status).toBe(200);
    expect(await profileOf(b, a)).toMatchObject({ status: 200, body: { isFollowed: false } });
  });

  test("of both sides can be taken back by both", async () => {
    const [a, b] = [await member(), await member()];
    await block(a, b);
    await block(b, a);
    expect(await profileOf(b, a)).toMatchObject({ status: 200, body: { isBlocked: true } });
    await a.call("DELETE", `/api/profiles/${b.username}/block`);
    expect((await profileOf(a, b)).status).toBe(404);
    await b.call("DELETE", `/api/profiles/${a.username}/block`);
    expect((await profileOf(a, b)).status).toBe(200);
  });

  test("at the moment of following leaves no follow behind", async () => {
    const [a, b] = [await member(), await member()];
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([follow(a, b), block(b, a), follow(b, a)]);
      const left = await server.database.db.rows(sql`
        select 1 from follows where follower_id in (${a.id}, ${b.id}) and followed_id in (${a.id}, ${b.id})`);
      expect(left).toEqual([]);
      await b.call("DELETE", `/api/profiles/${a.username}/block`);
    }
  });
});

describe("names for mentions", () => {
  test("need a session, begin with the text, and are in order, eight at most", async () => {
    const searcher = await member({ username: "zz_searcher" });
    for (let index = 0; index < 10; index += 1) await member({ username: `zz_name_${index}` });
    await member({ username: "zzxname" });
    await member({ username: "zz_name_9x", profileVisibility: "only_me" });
    expect((await server.visitor.call("GET", "/api/members?prefix=zz")).status).toBe(401);
    const found = names(await searcher.call("GET", "/api/members?prefix=ZZ_NAME_"));
    expect(found).toEqual(Array.from({ length: 8 }, (_, index) => `zz_name_${index}`));
    expect(names(await searcher.call("GET", "/api/members?prefix=zz_name_9"))).toEqual(["zz_name_9"]);
    expect(names(await searcher.call("GET", "/api/members?prefix=zz_s"))).toEqual([]);
    for (const nothing of ["%25", "\\", "'"])
      expect(names(await searcher.call("GET", `/api/members?prefix=${nothing}`))).toEqual([]);
    expect((await searcher.call("GET", "/api/members?prefix=")).status).toBe(422);
  });

  test("every list of people reads indexes only", async () => {
    const id = moderator.id;
    for (const list of [
      sql`select follower_id, created_at from follows where followed_id = ${id} order by created_at desc, follower_id limit 31`,
      sql`select followed_id, created_at from follows where follower_id = ${id} order by created_at desc, followed_id limit 31`,
      sql`select blocked_id, created_at from blocks where blocker_id = ${id} order by created_at desc, blocked_id limit 31`,
      sql`select username from profiles where username like 'ab%' order by username using ~<~ limit 8`,
    ]) {
      const plan = await server.database.db.transaction(async (tx) => {
        // Small tables: whatever else would do is forbidden, so that only a fitting index passes.
        for (const way of ["seqscan", "sort", "bitmapscan"]) await tx.run(sql.raw(`set local enable_${way} = off`));
        return tx.rows<{ "QUERY PLAN": string }>(sql`explain ${list}`);
      });
      const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
      expect(text).toMatch(/Index (Only )?Scan/);
      expect(text).not.toMatch(/Seq Scan|Sort/);
    }
  });
});

test("the download holds whom a person follows and blocked", async () => {
  const [a, b, c] = [await member(), await member(), await member()];
  await follow(a, b);
  await block(a, c);
  const answer = await a.call("GET", "/api/account/export");
  expect(answer.body["account"]).toMatchObject({
    members: { following: [{ username: b.username }], followers: [], blocked: [{ username: c.username }] },
  });
});
