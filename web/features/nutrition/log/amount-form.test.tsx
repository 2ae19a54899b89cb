// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { locks } from "node:worker_threads";
import type { LogEntry } from "@lockstep/contract/nutrition.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { outbox } from "../../../offline/browser-outbox.ts";
import type { MealPerson } from "../person.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { AmountForm } from "./amount-form.tsx";
import type { Loggable } from "./amounts.ts";
import type { LogChange } from "./use-log.ts";

/** On a busy machine too. */
const PATIENT = { timeout: 20_000 };

const RICE: Loggable = {
  kind: "food",
  food: {
    id: "white-rice",
    name: "white rice",
    per100g: { calories: 365, protein: 7, carbs: 80, fat: 0.7, fibre: 1.3 },
    measures: [{ one: "cup", many: "cups", grams: 185 }],
  },
};

function person(settings: Partial<FoodSettings> = {}): MealPerson {
  const today = parseCalendarDay("2026-11-20");
  if (today === null) throw new Error("A day.");
  return {
    userId: "me",
    settings: { hideCalories: false, energyUnit: "kcal", foodUnits: "metric", ...settings },
    bodyUnits: "kg",
    timeZone: "UTC",
    today,
    pending: false,
  };
}

let host: HTMLDivElement;
let done = 0;
/** What reached the server. */
let sent: { readonly method: string | undefined; readonly path: string; readonly body: unknown }[];
/** What the page shows at once. */
const logged = () => (outbox?.entries() ?? []).map(({ change }) => (change as LogChange).entry);

async function show(who: MealPerson, known: LogEntry | null = null) {
  const root = createRoot(host);
  await act(async () =>
    root.render(<AmountForm person={who} what={RICE} known={known} date={who.today} onBack={null} onDone={() => (done += 1)} />),
  );
}

async function type(field: string, value: string) {
  const label = [...host.querySelectorAll("label")].find((each) => each.textContent === field);
  const control = host.querySelector<HTMLInputElement | HTMLSelectElement>(`[id="${label?.htmlFor ?? ""}"]`);
  if (!control) throw new Error(field);
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
    set?.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

const submit = () => act(async () => host.querySelector("form")?.requestSubmit());

/** Submits, and waits until the device has stored it and the server has it. */
async function log() {
  await submit();
  await act(async () => vi.waitFor(() => expect(done).toBe(1), PATIENT));
  await vi.waitFor(() => expect(outbox?.state("me").unsent).toBe(0), PATIENT);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The simulated document has none.
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    sent.push({ method, path, body: JSON.parse(String(body)) });
    return Response.json({});
  });
  host = document.body.appendChild(document.createElement("div"));
  sent = [];
  done = 0;
});
afterEach(async () => {
  host.remove();
  await outbox?.clear("me");
  vi.unstubAllGlobals();
});

it("refuses 40 kg of rice in words and sends nothing", async () => {
  await show(person());
  await type("Unit", "weight");
  await type("Amount", "40000");
  await submit();
  expect(host.textContent).toContain("No more than 3 kg at once.");
  expect(logged()).toEqual([]);
  expect(sent).toEqual([]);
  expect(done).toBe(0);
});

it("logs a measured amount with its figures", async () => {
  await show(person());
  await type("Amount", "1,5");
  await log();
  const [entry] = logged();
  const date = "2026-11-20";
  const source = { type: "food", foodId: "white-rice", grams: 277.5 };
  expect(entry).toMatchObject({ date, name: "1 1/2 cups white rice", source, calories: 1012.9 });
  const body = { date, mealType: entry?.mealType, source };
  expect(sent).toEqual([{ method: "PUT", path: `/api/nutrition/log/${entry?.id}`, body }]);
});

const known: LogEntry = {
  id: "5f2b9dc4-1c3f-4e8e-9d5a-3a2a7f0c1b11",
  date: "2026-11-18",
  mealType: "Dinner",
  name: "80 g white rice",
  source: { type: "food", foodId: "white-rice", grams: 80 },
  loggedAt: "2026-11-18T18:00:00Z",
  calories: 292,
  protein: 5.6,
  carbs: 64,
  fat: 0.6,
  fibre: 1,
};

it("names the entry that is changed in the person's units", async () => {
  await show(person({ foodUnits: "us" }), known);
  expect(host.textContent).toContain("2.8 oz white rice");
  expect(host.textContent).not.toMatch(/\b80 g\b/);
});

it("keeps the id of an entry that is changed, and its amount to begin with", async () => {
  await show(person(), known);
  expect(host.querySelector<HTMLInputElement>("input[inputmode=decimal]")?.value).toBe("80");
  await type("Amount", "120");
  await log();
  expect(logged()).toMatchObject([{ id: known.id, date: known.date, mealType: "Dinner", name: "120 g white rice" }]);
  const body = { date: known.date, mealType: "Dinner", source: { type: "food", foodId: "white-rice", grams: 120 } };
  expect(sent).toEqual([{ method: "PUT", path: `/api/nutrition/log/${known.id}`, body }]);
});

it("shows no energy where calories are hidden", async () => {
  await show(person({ hideCalories: true }));
  expect(host.textContent).toContain("13 g protein");
  expect(host.textContent).not.toMatch(/kcal|kJ|calor/i);
});
