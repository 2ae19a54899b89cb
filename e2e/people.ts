import { expect } from "@playwright/test";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { OWN_GROUP } from "./pages.ts";
import type { Viewer } from "./pages.ts";
import { ZONE } from "./zone.ts";

/** The sample people's password; nobody could register with it. */
export const SAMPLE_PASSWORD = "Lockstep!2026";
/** The password of whoever registers in a journey. */
export const PASSWORD = "Tamarind!9kettle";

/** A sample member without a paid membership. */
export const ALEX = "alex@example.com";

/** A sample member with Premium. */
export const PRIYA = "priya@example.com";

/** A sample member who pays for a family. */
export const SAM = "sam@example.com";

/** A sample member who keeps order. */
export const MODERATOR = "admin@example.com";

const passwordOf = (email: string): string => ([ALEX, PRIYA, SAM, MODERATOR].includes(email) ? SAMPLE_PASSWORD : PASSWORD);

/**
 * Signs in on the login page and waits until the app has taken the person further, and a newcomer's account the device's time zone and units: the
 * app asks for that behind the next page already, and a page that is left wouldn't get the answer.
 */
export async function signIn(page: Page, email: string, password: string = passwordOf(email)): Promise<void> {
  if (new URL(page.url(), "http://x").pathname !== "/login") await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  const profile = new URL("/api/profile", page.url()).href;
  await expect(async () => {
    const device = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
    const { timeZone } = (await (await page.request.get(profile)).json()) as { timeZone: string };
    expect(device === "UTC" || timeZone !== "UTC").toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Waits for the sign-in page, with the way back to an address. */
export async function expectSignIn(page: Page, back: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === "/login" && url.searchParams.get("redirect") === back);
}

/** Signs out by the phone's menu, and waits until the page and the server take the browser for nobody's. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).last().click();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Account:/ })).toHaveCount(0);
  await expect.poll(async () => (await page.request.get("/api/profile")).status()).toBe(401);
  await expect(page).toHaveURL(/\/$/);
}

/** Where the page's server is. A connection that the server closed meanwhile, because it was idle, isn't a failure. */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get("/readyz", { maxRetries: 2 })).url()).origin;
}

/** Makes the page's browser a guest's, as the button on the sign-in page does: for journeys that aren't about that button. */
export async function lookAround(page: Page): Promise<void> {
  const origin = await originOf(page);
  await page.context().addCookies([{ name: "lockstep.guest", value: "1", url: origin }]);
}

/** Someone who has just registered, under a name as long as names get. */
const NEWCOMER = {
  name: "Maximiliana Theodora von Hohenstein-Wittelsbach zu Neuburg",
  email: "newcomer-with-a-long-address@example.com",
} as const;

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const states = new Map<string, Promise<StorageState>>();

/** What the browser of such a person holds, cookies and stored data; made once in each worker, along with what the person's pages show. */
export function storageStateOf(browser: Browser, url: string, viewer: Viewer): Promise<StorageState> {
  const key = `${url} ${viewer}`;
  const made = states.get(key) ?? makeState(browser, url, viewer);
  states.set(key, made);
  return made;
}

async function makeState(browser: Browser, url: string, viewer: Viewer): Promise<StorageState> {
  if (viewer === "visitor") return { cookies: [], origins: [] };
  const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await becomeViewer(page, url, viewer);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function becomeViewer(page: Page, url: string, viewer: Viewer): Promise<void> {
  switch (viewer) {
    case "visitor":
      return;
    case "guest":
      return lookAround(page);
    case "planning guest":
      await lookAround(page);
      await page.goto("/workout-setup");
      return answerWizard(page, { groups: ["Chest", "Legs"], minutes: 45, days: 7, level: "Intermediate", place: "Gym" });
    case "member":
      await preparePlan(url);
      await prepareGroup(url);
      return signInByApi(page, ALEX);
    case "premium":
      return signInByApi(page, PRIYA);
    case "family":
      return signInByApi(page, SAM);
    case "newcomer":
      await post(page, "/api/auth/sign-up/email", { ...NEWCOMER, password: PASSWORD });
      return signInByApi(page, NEWCOMER.email);
    case "moderator":
      return signInByApi(page, MODERATOR);
  }
}

/** Calls the API as whoever is signed in on the page. */
export async function send(
  page: Page,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  data: object,
): Promise<unknown> {
  const origin = await originOf(page);
  const answer = await page.request.fetch(path, { method, headers: { origin }, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

const post = (page: Page, path: string, data: object) => send(page, "POST", path, data);

/** Signs the page's browser in without the sign-in page, in the device's time zone and units: for journeys that aren't about signing in. */
export async function signInByApi(page: Page, email: string): Promise<void> {
  await post(page, "/api/auth/sign-in/email", { email, password: passwordOf(email) });
  await send(page, "PATCH", "/api/profile", { timeZone: ZONE });
}

/** A new account. */
export interface NewMember {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Makes an account without the register page; answers its address. */
export async function signUpByApi(page: Page, fullName: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await post(page, "/api/auth/sign-up/email", { name: fullName, email, password: PASSWORD });
  return email;
}

/** Makes an account and signs the page's browser in, in the device's time zone and units: for journeys that aren't about registering. */
export async function registerByApi(page: Page, fullName: string): Promise<NewMember> {
  const email = await signUpByApi(page, fullName);
  await post(page, "/api/auth/sign-in/email", { email, password: PASSWORD });
  const profile = (await send(page, "PATCH", "/api/profile", { timeZone: ZONE, units: "lb" })) as Omit<NewMember, "email">;
  return { id: profile.id, username: profile.username, email };
}

/** Fills the register form, sends it and waits for its success; answers the new address. */
export async function register(page: Page, fullName: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel("Full name").fill(fullName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  // The words stand for three seconds, then the sign-in page.
  const success = page.getByText("Registration successful! Please check your email to verify your account.");
  await expect(success.or(page.getByRole("button", { name: "Sign in", exact: true }))).toBeVisible();
  return email;
}

/** Reads the newest mail to an address in the local mailbox and answers the link in it. */
export async function readMailedLink(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto("/dev/mailbox");
    await expect(page.getByRole("listitem").filter({ hasText: email }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("listitem").filter({ hasText: email }).first().getByRole("link").click();
  const link = await page.locator("main a[rel=noreferrer]").first().getAttribute("href");
  if (link === null) throw new Error("The mail has no link.");
  return link;
}

/** The five answers, in order, and Generate. */
export async function answerWizard(
  page: Page,
  answers: { groups: readonly string[]; minutes: number; days: number; level: string; place: string },
): Promise<void> {
  // What's pressed before the page is live is kept and done then, but `check` wants to see it at once.
  await page.locator('html[data-live="1"]').waitFor({ state: "attached" });
  for (const group of answers.groups) await page.getByRole("checkbox", { name: group, exact: true }).check();
  await page.getByRole("button", { name: `${answers.minutes} minutes` }).click();
  await page.getByRole("radio", { name: `${answers.days} days a week` }).check();
  await page.getByRole("radio", { name: new RegExp(`^${answers.level}`) }).check();
  await page.getByRole("radio", { name: new RegExp(`^${answers.place}`) }).check();
  await page.getByRole("button", { name: "Generate my plan" }).click();
  await page.waitForURL(/\/workout-plan/);
}

/** Starts a Premium trial for whoever is signed in on the page: for journeys that aren't about paying. */
export const buyPremium = (page: Page): Promise<void> => buy(page, "premium");

/** The same for Family. */
export const buyFamily = (page: Page): Promise<void> => buy(page, "family");

async function buy(page: Page, tier: "premium" | "family"): Promise<void> {
  const origin = await originOf(page);
  const { url } = (await post(page, "/functions/v1/stripe-checkout", {
    price_id: `price_${tier}_monthly`,
    success_url: `${origin}/checkout-success`,
    cancel_url: `${origin}/#pricing`,
    mode: "subscription",
  })) as { readonly url: string };
  const form = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123", name: "Robin Banks" };
  await page.request.post(url, { headers: { origin }, form });
  await expect(async () => {
    expect(await (await page.request.get("/api/subscription")).json()).toMatchObject({ tier });
  }).toPass();
}

/** Opens the plan's first training day, and waits until it's shown. */
export async function openTrainingDay(page: Page): Promise<void> {
  const day = page.getByRole("tab").and(page.locator(":not([aria-label*='rest day'])")).first();
  await day.click();
  await day.and(page.locator("[aria-selected='true']")).waitFor();
}

/** Calls the API as the sample member. */
async function asAlex(url: string): Promise<(method: string, path: string, body?: unknown) => Promise<unknown>> {
  const headers = { "content-type": "application/json", origin: url };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: ALEX, password: SAMPLE_PASSWORD }),
  });
  if (!signedIn.ok) throw new Error(`The sample member cannot sign in: ${signedIn.status} ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return async (method, path, body) => {
    const response = await fetch(url + path, { method, headers: { ...headers, cookie }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** The sample member founds a group, so that there's one whose settings they see. Twice is once. */
export async function prepareGroup(url: string): Promise<void> {
  const send = await asAlex(url);
  await send("POST", "/api/groups", {
    id: OWN_GROUP,
    name: "Sunday walkers",
    description: "An hour outside, whatever the weather.",
    isPrivate: true,
  });
}

/** Gives the sample member a plan of both kinds, a few completed exercises and an eaten breakfast through the API, so that the pages have something to show. */
export async function preparePlan(url: string): Promise<void> {
  const send = await asAlex(url);
  const current = async (kind: "training" | "nutrition") =>
    ((await send("GET", `/api/${kind}/plans/current`)) as { readonly id: string } | null)?.id;
  const plan = (await send("POST", "/api/training/plans", {
    replaces: await current("training"),
    muscleGroups: ["Chest", "Legs", "Core"],
    durationMinutes: 45,
    daysPerWeek: 5,
    skillLevel: "intermediate",
    location: "gym",
    seed: 1,
  })) as { readonly id: string; readonly days: readonly { readonly exercises: readonly { readonly exerciseId: string }[] }[] };
  const training = plan.days.filter((day) => day.exercises.length > 0);
  for (let week = 0; week < 5; week += 1) {
    for (const [index, day] of training.entries()) {
      const date = new Date(Date.now() - (week * 7 + index * 2) * 86_400_000).toISOString().slice(0, 10);
      for (const { exerciseId } of day.exercises.slice(0, 4)) {
        await send("PUT", `/api/training/completions/${crypto.randomUUID()}`, {
          date,
          exerciseId,
          planId: plan.id,
          minutes: 9,
          sets: [0, 1, 2].map((set) => ({ weightKg: 60 - week * 2.5 + set * 2.5, reps: 8 })),
        });
      }
    }
  }
  const meals = (await send("POST", "/api/nutrition/plans", {
    replaces: await current("nutrition"),
    preference: "mediterranean",
    dailyCalories: 2000,
    planDays: 7,
    prepStyle: "quick",
    allergies: [],
    mealsPerDay: 4,
    seed: 1,
  })) as { readonly id: string; readonly startsOn: string };
  await send("PUT", `/api/nutrition/log/${crypto.randomUUID()}`, {
    date: meals.startsOn,
    mealType: "Breakfast",
    source: { type: "meal", planId: meals.id, mealId: "d1-breakfast" },
  });
}
