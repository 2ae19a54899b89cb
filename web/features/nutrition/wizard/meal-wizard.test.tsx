import { featuresOf } from "@lockstep/domain/billing/entitlements.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MealUser } from "../person.ts";
import { MealWizard } from "./meal-wizard.tsx";

let root: Root;
let page: HTMLElement;
let requests: Array<{ path: string; body: unknown }>;
let answer: () => Response;

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

function refusal(code: string, paths: readonly string[], message = "No plan fits all of these choices."): Response {
  return json(422, { error: { code, message, issues: paths.map((path) => ({ path, message })) }, requestId: "r" });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  requests = [];
  answer = () => refusal("PLAN_IMPOSSIBLE", ["mealsPerDay", "preference"]);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    requests.push({ path, body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    return Promise.resolve(answer());
  });
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement("div"));
  open();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(user: MealUser | null = null) {
  root = createRoot(page);
  const client = new QueryClient();
  if (user !== null) client.setQueryData(["membership", user.id], { tier: "free", features: featuresOf("free") });
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <MealWizard user={user} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

function one<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = page.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`${selector} is not there.`);
  return found;
}

function button(text: string): HTMLButtonElement {
  const found = [...page.querySelectorAll("button")].find((each) => each.textContent.includes(text));
  if (found === undefined) throw new Error(`There is no button ${text}.`);
  return found;
}

const pick = (value: string) => act(() => one(`input[value="${value}"]`, HTMLInputElement).click());
const chooseCalories = (label: string) => act(() => button(label).click());
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
      vi.advanceTimersByTime(1);
    }
  });

function setRange(value: string) {
  const range = one('input[type="range"]', HTMLInputElement);
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    setter?.call(range, value);
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

describe("Generate", () => {
  it("needs a preference and calories above 0, and closes again at 0", () => {
    expect(button("Generate my plan").disabled).toBe(true);
    pick("vegan");
    expect(button("Generate my plan").disabled).toBe(true);
    chooseCalories("2000");
    expect(button("Generate my plan").disabled).toBe(false);
    setRange("0");
    expect(button("Generate my plan").disabled).toBe(true);
    expect(page.textContent).toContain("Still needed: daily amount");
  });

  it("waits below 1,200 for medical supervision to be confirmed", () => {
    pick("vegan");
    setRange("1000");
    expect(button("Generate my plan").disabled).toBe(true);
    expect(page.textContent).toContain("Only go below 1,200 kcal a day under medical supervision");
    const box = [...page.querySelectorAll("label")].find((each) => each.textContent.includes("I'm under medical supervision"));
    act(() => box?.querySelector("input")?.click());
    expect(button("Generate my plan").disabled).toBe(false);
    setRange("1500");
    setRange("1000");
    expect(button("Generate my plan").disabled).toBe(true);
  });
});

describe("the focus", () => {
  it("goes from the preference to the amount and on to the configuration, half a second after each", () => {
    pick("keto");
    wait(499);
    expect(document.activeElement?.id).not.toBe("setup-amount");
    wait(1);
    expect(document.activeElement?.id).toBe("setup-amount");
    chooseCalories("2500");
    wait(500);
    expect(document.activeElement?.id).toBe("setup-configuration");
  });

  it("stays with whoever went on by themselves within that half second", () => {
    pick("keto");
    wait(300);
    const summary = one("summary", HTMLElement);
    summary.focus();
    wait(2000);
    expect(document.activeElement).toBe(summary);
  });

  it("stays in the configuration while parts of it are set", () => {
    pick("keto");
    chooseCalories("2500");
    wait(600);
    const before = document.activeElement;
    pick("gourmet");
    pick("Soy");
    wait(2000);
    expect(document.activeElement).toBe(before);
  });
});

it("keeps the choices through a reload", () => {
  pick("paleo");
  chooseCalories("3000");
  pick("Sesame");
  act(() => root.unmount());
  open();
  expect(page.textContent).toContain("Paleo, 3,000 kcal, 7 days, 3 meals a day");
  expect(one('input[value="Sesame"]', HTMLInputElement).checked).toBe(true);
});

it("sends what was chosen, shows why it can't be, and one tap changes that and tries again", async () => {
  pick("vegan");
  chooseCalories("2000");
  pick("Nuts");
  act(() => button("Generate my plan").click());
  await settle();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    path: "/api/nutrition/preview",
    body: { preference: "vegan", dailyCalories: 2000, planDays: 7, prepStyle: "quick", allergies: ["Nuts"], mealsPerDay: 3 },
  });
  expect(page.querySelector("[role=alert]")?.textContent).toContain("No plan fits all of these choices.");
  expect(one("#setup-part-mealsPerDay", HTMLElement).textContent).toContain("Changing this helps");
  expect(one("#setup-part-allergies", HTMLElement).textContent).not.toContain("Changing this helps");
  expect(document.activeElement?.contains(page.querySelector("[role=alert]"))).toBe(true);

  answer = () => refusal("PLAN_IMPOSSIBLE", ["preference"]);
  act(() => button("4 meals a day").click());
  await settle();
  expect(requests[1]?.body).toMatchObject({ mealsPerDay: 4, preference: "vegan" });

  // What was refused were other choices: changing one by hand takes the words away.
  pick("Soy");
  expect(page.querySelector("[role=alert]")).toBeNull();
});

it("says so at once without a connection, and keeps the choices", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  pick("vegan");
  chooseCalories("2000");
  act(() => button("Generate my plan").click());
  await settle();
  expect(page.querySelector("[role=alert]")?.textContent).toContain("Your choices are saved on this device");
  expect(page.textContent).toContain("Vegan, 2,000 kcal");
});

it("asks before a new plan takes the place of the one that Free has room for", async () => {
  answer = () => json(200, { hideCalories: false, energyUnit: "kcal", foodUnits: "metric", units: "kg", timeZone: "UTC" });
  act(() => root.unmount());
  open({ id: "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01", name: "Alex" });
  await settle();
  pick("vegan");
  chooseCalories("2000");
  answer = () => {
    if (requests.at(-1)?.path === "/api/nutrition/plans/current") return json(200, { id: "the-old-one", name: "Spring" });
    const message = "Saving several plans is included in Premium.";
    return json(403, {
      error: { code: "MEMBERSHIP_REQUIRED", message, issues: [{ path: "savedPlans", message }] },
      requestId: "r",
    });
  };
  act(() => button("Generate my plan").click());
  await settle();
  await settle();
  expect(page.querySelector(".alert[role=status]")?.textContent).toContain(
    'Free has room for one meal plan. Replace "Spring", or keep both',
  );
  act(() => button("Replace my plan").click());
  await settle();
  const [first, second] = requests.filter(({ path }) => path === "/api/nutrition/plans");
  expect(first?.body).not.toHaveProperty("replaces");
  expect(second?.body).toMatchObject({ preference: "vegan", replaces: "the-old-one" });
});

it("offers several people and batch cooking only to a membership that has them", () => {
  const people = [...page.querySelectorAll("fieldset")].find((each) => each.textContent.startsWith("People eating"));
  const open = [...(people?.querySelectorAll("input") ?? [])].filter(({ disabled }) => !disabled);
  expect(open.map(({ value }) => value)).toEqual(["1"]);
  expect(one('input[role="switch"][aria-label="Batch cooking"]', HTMLInputElement).disabled).toBe(true);
  expect(page.textContent).toContain("Planning for several people is included in Premium.");
  expect(page.textContent).toContain("Batch cooking is included in Premium.");
});

it("words a refusal in kJ for people who use kJ", async () => {
  answer = () => json(200, { hideCalories: false, energyUnit: "kJ", foodUnits: "metric", units: "kg", timeZone: "UTC" });
  act(() => root.unmount());
  open({ id: "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01", name: "Alex" });
  await settle();
  pick("vegan");
  chooseCalories("8370");
  const words = "500 kcal in 5 meals a day are too few. A plan becomes possible when you change the meals a day or the calories.";
  answer = () => refusal("PLAN_IMPOSSIBLE", ["mealsPerDay", "dailyCalories"], words);
  act(() => button("Generate my plan").click());
  await settle();
  const told = page.querySelector("[role=alert]")?.textContent ?? "";
  expect(told).toContain("2,090 kJ in 5 meals a day are too few.");
  expect(told).toContain("change the meals a day or the daily amount.");
  expect(told).not.toMatch(/kcal|calor/i);
});

describe("someone who hides calories", () => {
  const profile = { hideCalories: true, energyUnit: "kJ", foodUnits: "metric", units: "kg", timeZone: "UTC" };
  const reopen = async () => {
    act(() => root.unmount());
    open({ id: "1f0c7b1e-3c5d-4a0e-9d55-8a4f4c9b7c01", name: "Alex" });
    // Until the profile is there, neither word nor number is where the amount will.
    expect(page.querySelector('input[type="range"]')).toBeNull();
    await settle();
  };

  it("chooses sizes in words, and reads of calories nowhere", async () => {
    answer = () => json(200, profile);
    await reopen();
    pick("vegan");
    chooseCalories("M");
    expect(page.textContent).toContain("Vegan, size M, 7 days, 3 meals a day");
    expect(page.innerHTML).not.toMatch(/calor|kcal|kj|kilojoule|\b2,?000\b(?!\/svg)/i);
    setRange("2");
    expect(page.textContent).toContain("Only eat this little under medical supervision");
    expect(page.innerHTML).not.toMatch(/calor|kcal|kj|kilojoule|\b1,?000\b/i);
  });

  it("reads of none in a refusal either", async () => {
    answer = () => json(200, profile);
    await reopen();
    pick("vegan");
    chooseCalories("M");
    answer = () => refusal("PLAN_IMPOSSIBLE", ["dailyCalories", "preference"]);
    act(() => button("Generate my plan").click());
    await settle();
    const words = page.querySelector("[role=alert]")?.textContent ?? "";
    expect(words).toContain("You could change: the daily amount, the diet.");
    expect(words).toContain("Large");
    expect(words).not.toMatch(/calor|kcal|kj/i);
  });
});
