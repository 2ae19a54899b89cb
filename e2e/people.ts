import type { Page } from "@playwright/test";
import type { Viewer } from "./pages.ts";

/** The sample people's password. */
export const PASSWORD = "Lockstep!2026";

/** A sample member without a paid membership. */
export const ALEX = "alex@example.com";

/** Signs in on the login page and waits until the app shows the person's menu. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Comes in as a visitor (nothing to do), as a guest who looks around, or as a sample member. */
export async function enterAs(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === "guest") {
    await page.goto("/login");
    await page.getByRole("button", { name: "Look around first" }).click();
    await page.waitForURL((url) => url.pathname !== "/login");
  }
  if (viewer === "member") await signIn(page, ALEX);
}

/** Gives the sample member a plan and a few completed exercises through the API, so that the pages have something to show. */
export async function preparePlan(url: string): Promise<void> {
  const headers = { "content-type": "application/json", origin: url };
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: ALEX, password: PASSWORD }),
  });
  if (!signedIn.ok) throw new Error(`The sample member cannot sign in: ${signedIn.status} ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(url + path, { method, headers: { ...headers, cookie }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const plan = (await send("POST", "/api/training/plans", {
    muscleGroups: ["Chest", "Legs", "Core"],
    durationMinutes: 45,
    daysPerWeek: 4,
    skillLevel: "intermediate",
    location: "gym",
    seed: 1,
  })) as { readonly id: string; readonly days: readonly { readonly exercises: readonly { readonly exerciseId: string }[] }[] };
  const today = Date.now();
  const training = plan.days.filter((day) => day.exercises.length > 0);
  for (let week = 0; week < 5; week += 1) {
    for (const [index, day] of training.entries()) {
      const date = new Date(today - (week * 7 + index * 2) * 86_400_000).toISOString().slice(0, 10);
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
}
