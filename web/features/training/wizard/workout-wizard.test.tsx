import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RULES } from "./answers.ts";
import { WorkoutWizard } from "./workout-wizard.tsx";

const ADA = { id: "ada", name: "Ada" };
const [KNEES, BACK] = ["Knee strain", "Lower-back strain"];

let root: Root;
let page: HTMLElement;
let client: QueryClient;
/** What was avoided in the plans that were asked for, in order. */
let made: Array<readonly string[]>;
/** What was asked for last. */
let sent: { avoid?: readonly string[]; goal?: string; durationMinutes?: number };
/** What the server's profile says to avoid; null while it is slow. */
let avoided: readonly string[] | null;
let goal: string | null;
let workoutMinutes: number | null | undefined;
/** Waits for the profile. */
let waiting: Array<(profile: Response) => void>;
let planStatus: number;

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

const profileOf = (avoid: readonly string[]) => json(200, { avoid, equipment: ["dumbbell"], goal, workoutMinutes });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  made = [];
  avoided = null;
  [goal, workoutMinutes] = [null, undefined];
  waiting = [];
  planStatus = 201;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.includes("/profile"))
      return new Promise<Response>((resolve) => {
        if (avoided === null) waiting.push(resolve);
        else resolve(profileOf(avoided));
      });
    const body: unknown = JSON.parse(String(init.body));
    sent = body as typeof sent;
    made.push(sent.avoid ?? []);
    return Promise.resolve(
      planStatus === 201
        ? json(201, { id: "p" })
        : json(planStatus, {
            error: { code: "PLAN_IMPOSSIBLE", message: "No.", issues: [{ path: "avoid", message: "No." }] },
            requestId: "r",
          }),
    );
  });
  const steps = { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 3, skillLevel: "beginner", location: "gym" };
  sessionStorage.setItem(RULES.key, JSON.stringify(steps));
  page = document.body.appendChild(document.createElement("div"));
  client = new QueryClient();
  root = createRoot(page);
  open();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <WorkoutWizard user={ADA} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

function openAgain() {
  act(() => root.unmount());
  root = createRoot(page);
  open();
}

function button(text: string): HTMLButtonElement {
  const found = [...page.querySelectorAll("button")].find((each) => each.textContent.includes(text));
  if (found === undefined) throw new Error(`There is no button ${text}.`);
  return found;
}

const press = (text: string) => act(() => button(text).click());
const isPressed = (text: string) => button(text).getAttribute("aria-pressed") === "true";
const isHeld = (text: string) => button(text).matches(":disabled");
/** Lets the page live on its own until then: answers arrive whenever they do. */
async function until(holds: () => boolean) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await vi.waitUntil(holds);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
}
async function profileArrives(avoid: readonly string[]) {
  avoided = avoid;
  for (const answer of waiting) answer(profileOf(avoid));
  await until(() => !isHeld(KNEES));
}
async function generate() {
  const before = made.length;
  press("Generate my plan");
  await until(() => made.length > before && !page.textContent.includes("Making your plan"));
}

it("holds the chips until the member's profile is there", async () => {
  expect(isHeld(KNEES)).toBe(true);
  press(KNEES);
  await profileArrives(["lower-back"]);
  expect([isPressed(KNEES), isPressed(BACK)]).toEqual([false, true]);
  press(KNEES);
  await generate();
  expect(made).toEqual([["knee", "lower-back"]]);
});

it("counts what the profile says since, though a chip was pressed and pressed again", async () => {
  await profileArrives([]);
  press(KNEES);
  expect(isPressed(KNEES)).toBe(true);
  press(KNEES);
  await generate();
  // On the phone, while this page stays as it was.
  avoided = ["knee"];
  openAgain();
  expect(isPressed(KNEES)).toBe(false);
  await generate();
  expect(made).toEqual([[], ["knee"]]);
});

it("takes something off the profile's list for one plan only, and keeps what was added", async () => {
  await profileArrives(["lower-back"]);
  press(BACK);
  press(KNEES);
  await generate();
  openAgain();
  expect([isPressed(KNEES), isPressed(BACK)]).toEqual([true, true]);
  expect(made).toEqual([["knee"]]);
});

it("keeps what is pressed while the plan is being made", async () => {
  await profileArrives([]);
  press("Generate my plan");
  press(KNEES);
  await until(() => made.length > 0 && !page.textContent.includes("Making your plan"));
  expect(isPressed(KNEES)).toBe(true);
});

it("keeps the choice as it is while no plan could be made", async () => {
  planStatus = 422;
  await profileArrives(["lower-back"]);
  press(BACK);
  await generate();
  expect(isPressed(BACK)).toBe(false);
});

it("says what it takes from the profile, sends just that, and goes back to it", async () => {
  goal = "build-muscle";
  await profileArrives(["knee"]);
  const line = () => page.querySelector(".setup-profile")?.textContent ?? "";
  expect(line()).toContain("From your profile: build muscle, nothing that strains the knees.");
  expect(line()).not.toContain("Use my profile");
  await generate();
  expect([sent.goal, sent.avoid]).toEqual(["build-muscle", ["knee"]]);
  press(KNEES);
  act(() => page.querySelector<HTMLInputElement>("input[value=none]")?.click());
  expect(line()).toContain("This plan doesn't use anything from your profile.");
  await generate();
  expect([sent.goal, sent.avoid]).toEqual([undefined, undefined]);
  act(() => page.querySelector<HTMLInputElement>("input[value=endurance]")?.click());
  press("Use my profile");
  expect(line()).toContain("build muscle, nothing that strains the knees");
});

it("says nothing of a profile that has nothing for this plan", async () => {
  await profileArrives([]);
  expect(page.querySelector(".setup-profile")).toBeNull();
});

it.each([
  ["avoid", "Change things to avoid"],
  ["muscleGroups", "Change muscle groups"],
])("leads from a refusal to what can be changed: %s", async (part, label) => {
  planStatus = 422;
  await profileArrives(["knee"]);
  await generate();
  press(label);
  expect(document.activeElement?.id).toBe(`setup-${part}`);
  expect(page.textContent).not.toContain("Change equipment");
});

it("begins with the profile's minutes, until others are chosen for this plan", async () => {
  act(() => root.unmount());
  sessionStorage.setItem(RULES.key, JSON.stringify({ muscleGroups: ["Legs"], skillLevel: "beginner", location: "gym" }));
  root = createRoot(page);
  open();
  workoutMinutes = 30;
  await profileArrives([]);
  const slider = () => page.querySelector<HTMLInputElement>("input[type=range]")?.value;
  expect(slider()).toBe("30");
  expect(page.textContent).toContain("From your profile. Warm-up included.");
  expect(page.textContent).toContain("From your profile: 30-minute workouts.");
  await generate();
  expect(sent.durationMinutes).toBe(30);
  act(() => page.querySelector<HTMLElement>('[aria-label="60 minutes"]')?.click());
  expect(page.textContent).toContain("This plan doesn't use anything from your profile.");
  await generate();
  expect(sent.durationMinutes).toBe(60);
  press("Use my profile");
  expect(slider()).toBe("30");
});
