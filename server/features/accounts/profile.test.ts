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
