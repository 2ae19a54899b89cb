import { readFile } from "node:fs/promises";
import { TimeZone } from "@lockstep/contract/accounts.ts";
import { sql } from "../../platform/database/sql.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { knowsTimeZone } from "./store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-06-01T12:00:00Z") });
});
afterAll(() => server.stop());

describe("the own profile", () => {
  test("a visitor has none", async () => {
    expect(await server.visitor.call("GET", "/api/profile")).toMatchObject({
      status: 401,
      body: { error: { code: "NOT_SIGNED_IN" } },
    });
    expect(await server.visitor.call("PATCH", "/api/profile", { units: "lb" })).toMatchObject({ status: 401 });
  });

  test("is made out of the name, and is the person's id", async () => {
    const zoe = await server.person("Zoë Groß");
    expect(await zoe.call("GET", "/api/profile")).toMatchObject({
      status: 200,
      body: {
        id: zoe.id,
        username: "zoe_gross",
        fullName: "Zoë Groß",
        email: zoe.email,
        role: "member",
        units: "kg",
        healthConcerns: null,
        hideCalories: false,
        hideMeasurements: null,
        energyUnit: "kcal",
        foodUnits: "metric",
      },
    });
    const second = await server.person("Zoë Groß");
    const profile = await second.call("GET", "/api/profile");
    expect(profile.body["username"]).toMatch(/^zoe_gross\d+$/);
  });

  test("keeps what a change doesn't name", async () => {
    const person = await server.person("Kim");
    await person.call("PATCH", "/api/profile", { bio: "Runs.", equipment: ["band"], healthConcerns: [] });
    const changed = await person.call("PATCH", "/api/profile", { fullName: "Kim Possible", timeZone: "Europe/Berlin" });
    expect(changed).toMatchObject({
      status: 200,
      body: { bio: "Runs.", equipment: ["band"], healthConcerns: [], fullName: "Kim Possible", timeZone: "Europe/Berlin" },
    });
  });

  test("reports every field that doesn't fit at once", async () => {
    const person = await server.person();
    const answer = await person.call("PATCH", "/api/profile", { units: "stone", timeZone: "Mars/Base", id: "x" });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    const paths = JSON.stringify(answer.body["error"]);
    for (const path of ["units", "timeZone"]) expect(paths).toContain(`"path":"${path}"`);
  });

  test.each(["+05:00", "-0330", "+05", "UTC+5", "GMT-3", "EST+5", ""])(
    "the time zone %j is refused: it names no place",
    async (timeZone) => {
      const person = await server.person();
      expect(await person.call("PATCH", "/api/profile", { timeZone })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: "timeZone" }] } },
      });
    },
  );

  // Of the short names the database makes others than the language does: its IST is Israel's, its CET never has a summer.
  test.each([
    ["IST", "Asia/Calcutta"],
    ["ECT", "Europe/Paris"],
    ["CET", "Europe/Brussels"],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "Etc/GMT+5"],
    ["Europe/Kyiv", "Europe/Kyiv"],
  ])("the time zone %s is kept as %s", async (timeZone, kept) => {
    const person = await server.person();
    expect(await person.call("PATCH", "/api/profile", { timeZone })).toMatchObject({ status: 200, body: { timeZone: kept } });
    const { username } = (await person.call("GET", "/api/profile")).body;
    expect((await person.call("GET", `/api/profiles/${String(username)}/stats`)).status).toBe(200);
  });

  test("the database reads every zone that the picker lists as the language does", async () => {
    const at = new Date("2026-07-01T00:00:00Z");
    const zones = Intl.supportedValuesOf("timeZone").map((zone) => TimeZone.parse(zone));
    const read = await server.database.db.rows<{ zone: string; day: string }>(sql`
      select zone, to_char(${at.toISOString()}::timestamptz at time zone zone, 'YYYY-MM-DD HH24:MI') as day
      from unnest(${`{${zones.join(",")}}`}::text[]) as zone`);
    const told = zones.map((zone) => ({
      zone,
      day: new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at),
    }));
    expect(read).toEqual(told);
    expect(await Promise.all(["Europe/Berlin", "Europe/Nowhere"].map((zone) => knowsTimeZone(server.database.db, zone)))).toEqual(
      [true, false],
    );
  });

  test("offsets and short names that were let in before are as if none had been chosen", async () => {
    const people = await Promise.all(["-0330", "+05:00", "ECT", "Asia/Tokyo"].map((zone) => server.person(zone)));
    for (const person of people) {
      await person.call("GET", "/api/profile");
      await server.database.db.run(
        sql`update profiles set time_zone = (select name from users where id = ${person.id}) where id = ${person.id}`,
      );
    }
    const text = await readFile(new URL("../../migrations/0010_zones_of_places.sql", import.meta.url), "utf8");
    await server.database.db.run(sql.raw(text));
    const zones = await Promise.all(people.map(async (person) => (await person.call("GET", "/api/profile")).body["timeZone"]));
    expect(zones).toEqual(["UTC", "UTC", "UTC", "Asia/Tokyo"]);
  });

  test.each([
    ["equipment", "mat"],
    ["avoid", "knee"],
    ["healthConcerns", "heart"],
  ])("%s holds each only once", async (field, value) => {
    const person = await server.person();
    expect(await person.call("PATCH", "/api/profile", { [field]: [value, value] })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: field, message: "Please choose each only once." }] } },
    });
    expect((await person.call("PATCH", "/api/profile", { [field]: [value] })).status).toBe(200);
  });

  test("a username that would speak for Lockstep is refused", async () => {
    const person = await server.person();
    for (const username of ["admin", "mod_erator", "lockstep_support"])
      expect(await person.call("PATCH", "/api/profile", { username })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: "username" }] } },
      });
  });

  test("a username that someone has is refused, and nothing else is changed with it", async () => {
    const first = await server.person();
    const second = await server.person();
    await first.call("PATCH", "/api/profile", { username: "first_come" });
    expect(await second.call("PATCH", "/api/profile", { username: "first_come", bio: "Mine." })).toMatchObject({
      status: 409,
      body: { error: { code: "USERNAME_TAKEN" } },
    });
    expect((await second.call("GET", "/api/profile")).body["bio"]).toBe("");
  });

  test("workouts as long as a plan's, or none", async () => {
    const person = await server.person();
    expect((await person.call("GET", "/api/profile")).body["workoutMinutes"]).toBeNull();
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: 30 })).toMatchObject({ body: { workoutMinutes: 30 } });
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: 40 })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: "workoutMinutes" }] } },
    });
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: null })).toMatchObject({
      body: { workoutMinutes: null },
    });
  });

  test("nobody under 16", async () => {
    const person = await server.person();
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: 30 })).toMatchObject({ body: { workoutMinutes: 30 } });
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: 40 })).toMatchObject({ status: 422 });
    expect(await person.call("PATCH", "/api/profile", { workoutMinutes: null })).toMatchObject({
      body: { workoutMinutes: null },
    });
    expect(await person.call("PATCH", "/api/profile", { birthYear: 2011 })).toMatchObject({
      status: 422,
      body: { error: { code: "AGE_BELOW_MINIMUM" } },
    });
    expect(await person.call("PATCH", "/api/profile", { birthYear: 2010 })).toMatchObject({
      status: 200,
      body: { birthYear: 2010 },
    });
  });
});

describe("the own picture", () => {
  const upload = async (userId: string, bucket: string, name: string): Promise<string> => {
    const url = `/files/${bucket}/${name}`;
    await server.database.db.run(sql`
      insert into uploads (user_id, bucket, key, url, width, height, bytes) values (${userId}, ${bucket}, ${name}, ${url}, 96, 96, 1000)`);
    return url;
  };

  test("is one the person sent in as such, or none; the session shows it too", async () => {
    const person = await server.person();
    const url = await upload(person.id, "avatars", `${person.id}/avatar-1.webp`);
    expect(await person.call("PATCH", "/api/profile", { avatarUrl: url })).toMatchObject({
      status: 200,
      body: { avatarUrl: url },
    });
    expect((await person.call("GET", "/api/auth/get-session")).body["user"]).toMatchObject({ image: url });
    expect(await person.call("PATCH", "/api/profile", { avatarUrl: null })).toMatchObject({
      status: 200,
      body: { avatarUrl: null },
    });
    expect((await person.call("GET", "/api/auth/get-session")).body["user"]).toMatchObject({ image: null });
  });

  test("is never another person's, of another kind, of another site, or made up", async () => {
    const person = await server.person();
    const other = await server.person();
    const refused = [
      await upload(other.id, "avatars", `${other.id}/avatar-1.webp`),
      await upload(person.id, "post-images", `${person.id}/1.webp`),
      `/files/avatars/${person.id}/never-sent.webp`,
      "https://elsewhere.example/me.png",
      "javascript:alert(1)",
    ];
    for (const avatarUrl of refused)
      expect(await person.call("PATCH", "/api/profile", { avatarUrl })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: "avatarUrl" }] } },
      });
    expect((await person.call("GET", "/api/profile")).body["avatarUrl"]).toBeNull();
  });
});

describe("who is shown the profile", () => {
  test("is the person's own choice", async () => {
    const person = await server.person();
    const choice = { profileVisibility: "members", activityVisibility: "only_me" };
    expect(await person.call("PATCH", "/api/profile", choice)).toMatchObject({ status: 200, body: choice });
    expect((await person.call("PATCH", "/api/profile", { profileVisibility: "friends" })).status).toBe(422);
  });

  test("nobody lifts their own suspension; while it lasts they train on, take away what others see, and add nothing", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/profile", { bio: "Loud." });
    await server.database.db.run(sql`update profiles set suspended_until = '9999-12-31T00:00:00Z' where id = ${person.id}`);
    expect((await person.call("GET", "/api/profile")).body["suspendedUntil"]).toBe("9999-12-31T00:00:00.000Z");
    expect(await person.call("PATCH", "/api/profile", { suspendedUntil: null, warnings: 0 })).toMatchObject({ status: 422 });
    expect(await person.call("PATCH", "/api/profile", { bio: "Louder." })).toMatchObject({
      status: 403,
      body: { error: { code: "SUSPENDED" } },
    });
    expect(await person.call("PATCH", "/api/profile", { bio: "", units: "lb" })).toMatchObject({
      status: 200,
      body: { bio: "", units: "lb" },
    });
  });
});

test("the membership of someone who never had one is free", async () => {
  const person = await server.person();
  expect(await person.call("GET", "/api/subscription")).toMatchObject({
    status: 200,
    body: {
      tier: "free",
      subscriptionStatus: null,
      priceId: null,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      trialEndsAt: null,
      features: { fullLibrary: false, savedPlans: 1 },
    },
  });
});
