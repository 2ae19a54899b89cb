import "fake-indexeddb/auto";
import type { PlanPreview } from "@lockstep/contract/training.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, calendarDayIn } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { testPage } from "../../../testing/test-page.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { planned, week as weekWith } from "../board/week.fixture.ts";
import { guestCompletions, guestTraining } from "../guest-plan.ts";
import type { Units } from "../units.ts";
import { PlanScreen } from "./plan-screen.tsx";

const SUNDAY = calendarDayIn("UTC", new Date("2026-11-22T12:00:00Z"));
const [MONDAY, TUESDAY] = [addDays(SUNDAY, 1), addDays(SUNDAY, 2)];

const [squat, row] = [
  { ...planned("g-squat"), superset: 1 },
  { ...planned("g-row"), superset: 1 },
];
const plan: PlanPreview = {
  name: "Mine",
  choices: { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "beginner", location: "gym" },
  days: weekWith({ Wednesday: [squat, row], Sunday: [squat, row] }),
  notes: [],
};

const { page, show } = testPage();
let client: QueryClient;
/** What the server answers to a question for completions. */
let answers: () => Response | Promise<Response>;

interface Opened {
  today: CalendarDay;
  units?: Units;
  userId?: string | null;
}
const opened = ({ today, units = "kg", userId = null }: Opened) =>
  show(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <PlanScreen
            shown={{ kind: "guest", id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111", plan }}
            userId={userId}
            units={units}
            today={today}
            signInTo="/login"
          />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

/** Lets what was asked of the device and the server arrive. */
const until = (holds: () => void) => act(async () => vi.waitFor(holds, { timeout: 20_000 }));
const labelled = (label: string) => page.querySelector<HTMLElement>(`[aria-label="${label}"]`);
function press(found: HTMLElement | null | undefined): void {
  if (!found) throw new Error("There is nothing to press.");
  act(() => found.click());
}
const rowOf = (name: string) =>
  [...page.querySelectorAll<HTMLElement>(".exercise-row")].find((each) => each.textContent.includes(name));
const openSquat = () => press(rowOf(squat.name));
const mark = () => labelled(`Mark as completed: ${squat.name}`);
const completed = () => labelled(`Completed: ${squat.name}`);
function weight(units: Units = "kg"): HTMLInputElement {
  const input = page.querySelector<HTMLInputElement>(`[aria-label="Weight of set 1 in ${units}"]`);
  if (!input) throw new Error("There is no box for the weight.");
  return input;
}
function type(text: string): void {
  const input = weight();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const keptByDevice = () => act(async () => client.fetchQuery(guestCompletions.options()));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answers = () => Response.json({ items: [] });
  vi.stubGlobal("fetch", async (path: string) => {
    const asked = new URL(path, "http://localhost");
    return asked.pathname === "/api/training/completions" ? answers() : new Response(null, { status: 503 });
  });
});
afterEach(async () => {
  sessionStorage.clear();
  client.clear();
  await act(async () => guestTraining.clear(client));
  vi.useRealTimers();
});

describe("pressed twice", () => {
  it.each([
    ["at once", () => Promise.resolve()],
    ["once it shows", () => until(() => expect(completed()).not.toBeNull())],
  ])("marking keeps the sets that were typed (%s)", async (_name, between) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    opened({ today: SUNDAY });
    openSquat();
    type("80");
    press(mark());
    await between();
    press(mark() ?? completed());
    await until(() => expect(completed()).not.toBeNull());
    expect(weight().value).toBe("80");
    expect((await keptByDevice()).map((each) => each.sets)).toEqual([[{ weightKg: 80, reps: 12 }]]);
  });

  it("taking back doesn't mark again; pressed later it does, and is taken back", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    opened({ today: SUNDAY });
    openSquat();
    press(mark());
    await until(() => expect(completed()).not.toBeNull());
    vi.advanceTimersByTime(2000);
    press(completed());
    await until(() => expect(mark()).not.toBeNull());
    press(mark());
    // What is written after it has arrived: it wasn't written.
    press(labelled(`Save to favorites: ${squat.name}`));
    await until(() => expect(page.textContent).toContain("saved to your favorites"));
    expect(await keptByDevice()).toEqual([]);
    vi.advanceTimersByTime(2000);
    press(mark());
    await until(() => expect(completed()).not.toBeNull());
  });

  it("other sets are saved however soon they come", async () => {
    opened({ today: SUNDAY });
    openSquat();
    press(mark());
    await until(() => expect(completed()).not.toBeNull());
    type("80");
    press(labelled(`Save these sets: ${squat.name}`));
    await until(() => expect(completed()).not.toBeNull());
    expect((await keptByDevice()).map((each) => each.sets)).toEqual([[{ weightKg: 80, reps: 12 }]]);
  });
});

describe("weights that were typed", () => {
  it("stay the same weight when the units change", async () => {
    opened({ today: SUNDAY });
    openSquat();
    type("100");
    opened({ today: SUNDAY, units: "lb" });
    expect(weight("lb").value).toBe("220.5");
    show(null);
    opened({ today: SUNDAY, units: "lb" });
    openSquat();
    expect(weight("lb").value).toBe("220.5");
    press(mark());
    await until(() => expect(completed()).not.toBeNull());
    expect((await keptByDevice())[0]?.sets[0]?.weightKg).toBeCloseTo(100, 1);
  });

  it("are as they were typed when the units are back, also what is no number yet", () => {
    opened({ today: SUNDAY });
    openSquat();
    type("61.3");
    opened({ today: SUNDAY, units: "lb" });
    opened({ today: SUNDAY });
    expect(weight().value).toBe("61.3");
    type("heavy");
    opened({ today: SUNDAY, units: "lb" });
    expect(weight("lb").value).toBe("heavy");
  });
});

describe("at midnight", () => {
  const shownDay = () => page.querySelector('[role="tabpanel"]')?.getAttribute("aria-label");
  const setsDone = () => page.querySelector('[role="img"][aria-label$="sets done"]')?.getAttribute("aria-label");
  const pickTab = (day: string) => press(page.querySelector<HTMLElement>(`[role="tab"][aria-label^="${day}"]`));

  it("a week that ends stays with who trains, and what is done still counts for its day", async () => {
    opened({ today: SUNDAY });
    press(rowOf(row.name));
    press(labelled(`Mark as completed: ${row.name}`));
    await until(() => expect(setsDone()).toBe("3 of 6 sets done"));
    openSquat();
    type("80");
    opened({ today: MONDAY });
    expect(shownDay()).toBe("Sunday, Upper Body");
    expect(setsDone()).toBe("3 of 6 sets done");
    expect(weight().value).toBe("80");
    expect(page.textContent).toContain("Sets logged here count for Sunday, Nov 22.");
    press(mark());
    await until(() => expect(setsDone()).toBe("4 of 6 sets done"));
    expect((await keptByDevice()).map(({ date }) => date)).toEqual([SUNDAY, SUNDAY]);
  });

  it("a week that ended is left by the tab of another day, by the week after, and when its night is over", async () => {
    const label = () => page.querySelector("fieldset p")?.textContent;
    for (const leave of [() => pickTab("Monday"), () => press(labelled("Next week")), () => opened({ today: TUESDAY })]) {
      opened({ today: SUNDAY });
      openSquat();
      opened({ today: MONDAY });
      expect(label()).toBe("Nov 16 to 22");
      leave();
      expect(label()).toBe("This week");
      expect(mark()).toBeNull();
      show(null);
    }
  });

  it("a week nobody trains in turns on its own", () => {
    opened({ today: SUNDAY });
    expect(shownDay()).toBe("Sunday, Upper Body");
    opened({ today: MONDAY });
    expect(shownDay()).toBe("Monday, Rest Day");
  });

  it("what is typed for the day ahead stays when that day comes", () => {
    opened({ today: TUESDAY });
    pickTab("Wednesday");
    openSquat();
    type("80");
    opened({ today: addDays(TUESDAY, 1) });
    expect(weight().value).toBe("80");
  });

  it("what is typed on one day isn't shown on another with the same exercise", () => {
    opened({ today: TUESDAY });
    pickTab("Wednesday");
    openSquat();
    type("80");
    pickTab("Sunday");
    openSquat();
    expect(weight().value).toBe("");
  });
});

describe("a week before", () => {
  const back = (weeks: number) => {
    for (let week = 0; week < weeks; week += 1) press(labelled("Previous week"));
  };

  it("says that it couldn't load, not that it is empty, and is there after another try", async () => {
    answers = () => new Response(null, { status: 503 });
    opened({ today: SUNDAY, userId: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a01" });
    back(1);
    await until(() => expect(page.textContent).toContain("couldn't load"));
    expect(page.textContent).not.toContain("Nothing logged that week.");
    answers = () => Response.json({ items: [] });
    press([...page.querySelectorAll("button")].find((each) => each.textContent === "Try again"));
    await until(() => expect(page.textContent).toContain("Nothing logged that week."));
  });

  it("says nothing yet while a far one is on its way, and leaves this week's record as it is", async () => {
    let asked = 0;
    let answer: (response: Response) => void = () => undefined;
    const done = { date: SUNDAY, exerciseId: squat.exerciseId, exerciseName: squat.name, planId: null, minutes: 7, sets: [] };
    const item = { ...done, id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f112", completedAt: "2026-11-22T10:00:00.000Z" };
    answers = () => {
      asked += 1;
      return asked === 1 ? Response.json({ items: [item] }) : new Promise<Response>((resolve) => (answer = resolve));
    };
    opened({ today: SUNDAY, userId: "5a3b1c6e-0d5f-4c1e-9b57-6f0e6f5d1a01" });
    const workouts = () => page.querySelector('[role="img"][aria-label$="workouts done this week"]')?.outerHTML;
    const before = workouts();
    expect(before).toContain("0 of ");
    await until(() => expect(workouts()).not.toBe(before));
    const withRecord = workouts();
    // One exercise of the day is a workout, as the progress page counts it.
    expect(withRecord).toContain("1 of ");
    back(9);
    expect(page.textContent).not.toContain("Nothing logged that week.");
    expect(workouts()).toBe(withRecord);
    answer(Response.json({ items: [{ ...item, date: addDays(SUNDAY, -63) }] }));
    await until(() => expect(page.querySelector("#plan-day")?.textContent).toContain(squat.name));
    expect(workouts()).toBe(withRecord);
  });
});

it("prints a day's only superset as the first", () => {
  opened({ today: SUNDAY });
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const cells = [...page.querySelectorAll(".print-day td:first-child")].map((each) => each.textContent);
  expect(cells).toHaveLength(4);
  for (const cell of cells) expect(cell).toContain("superset 1");
});

it("says where a training day takes place, and nothing of the kind on a rest day", () => {
  const placed = () => [...page.querySelectorAll("span")].some(({ textContent }) => textContent === "Gym");
  opened({ today: SUNDAY });
  expect(placed()).toBe(true);
  opened({ today: MONDAY });
  expect(page.querySelector("[role=tabpanel]")?.getAttribute("aria-label")).toMatch(/^Monday/);
  expect(placed()).toBe(false);
});
