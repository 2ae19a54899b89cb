import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

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
        energyUnit: "kcal",
        foodUnits: "metric",
      },
    });
    const second = await server.person("Zoë Groß");
    const profile = await second.call("GET", "/api/profile");
    expect(profile.body["username"]).toMatch(/^zoe_gross\d+$/);
  });

  test("keeps what a change does not name", async () => {
    const person = await server.person("Kim");
    await person.call("PATCH", "/api/profile", { bio: "Runs.", equipment: ["band"], healthConcerns: [] });
    const changed = await person.call("PATCH", "/api/profile", { fullName: "Kim Possible", timeZone: "Europe/Berlin" });
    expect(changed).toMatchObject({
      status: 200,
      body: { bio: "Runs.", equipment: ["band"], healthConcerns: [], fullName: "Kim Possible", timeZone: "Europe/Berlin" },
    });
  });

  test("reports every field that does not fit at once", async () => {
    const person = await server.person();
    const answer = await person.call("PATCH", "/api/profile", { units: "stone", timeZone: "Mars/Base", id: "x" });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    const paths = JSON.stringify(answer.body["error"]);
    for (const path of ["units", "timeZone"]) expect(paths).toContain(`"path":"${path}"`);
  });

  test("a username that would speak for Lockstep is refused", async () => {
    const person = await server.person();
    for (const username of ["admin", "mod_erator", "lockstep_support"])
      expect(await person.call("PATCH", "/api/profile", { username })).toMatchObject({
        status: 422,
        body: { error: { issues: [{ path: "username" }] } },
      });
  });

  test("a username that somebody has is refused, and nothing else is changed with it", async () => {
    const first = await server.person();
    const second = await server.person();
    await first.call("PATCH", "/api/profile", { username: "first_come" });
    expect(await second.call("PATCH", "/api/profile", { username: "first_come", bio: "Mine." })).toMatchObject({
      status: 409,
      body: { error: { code: "USERNAME_TAKEN" } },
    });
    expect((await second.call("GET", "/api/profile")).body["bio"]).toBe("");
  });

  test("nobody under 16", async () => {
    const person = await server.person();
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
    await server.database.db.execute(sql`
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
    await server.database.db.execute(sql`update profiles set suspended_until = '9999-12-31T00:00:00Z' where id = ${person.id}`);
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

test("the membership of somebody who never had one is free", async () => {
  const person = await server.person();
  expect(await person.call("GET", "/api/subscription")).toMatchObject({
    status: 200,
    body: { priceId: null, subscriptionStatus: null, currentPeriodEnd: null, tier: "free" },
  });
});

test("a checkout needs a session, and is not open yet", async () => {
  const body = {
    price_id: "price_premium_monthly",
    success_url: "http://localhost:3000/checkout-success",
    cancel_url: "http://localhost:3000/#pricing",
    mode: "subscription",
  };
  expect(await server.visitor.call("POST", "/functions/v1/stripe-checkout", body)).toMatchObject({ status: 401 });
  const person = await server.person();
  expect(await person.call("POST", "/functions/v1/stripe-checkout", body)).toMatchObject({
    status: 503,
    body: { error: { code: "PAYMENTS_UNAVAILABLE" } },
  });
  expect(await person.call("POST", "/functions/v1/stripe-checkout", { ...body, price_id: "price_of_gold" })).toMatchObject({
    status: 422,
  });
});
