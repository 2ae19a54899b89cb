import type { DayOffer, Plan, PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { calendarDayIn } from "../../../plans/today.ts";
import { testPage } from "../../../testing/test-page.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { currentPlanOptions, trainingKeys } from "../queries.ts";
import { useShownPlan } from "../use-plan.ts";
import { WeekBoard } from "./week-board.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { useBoard } from "./use-board.ts";
import { planned, week } from "./week.fixture.ts";

const user = { id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f222", name: "Bo" };
const today = calendarDayIn("UTC", new Date("2026-11-17T12:00:00Z"));
const { page, show } = testPage();
let stored: Plan;
let sent: PlanEdit[];
let answers: (() => void)[];
let client: QueryClient;
/** What the server offers for a day that takes too long; null without a connection. */
let offers: DayOffer[] | null = [];
/** What the server says that a change costs. */
let warnings: string[] = [];

/** The day after a change, as far as the board's presses need it. */
function changed(day: PlannedDay, edit: PlanEdit): PlannedDay {
  if (edit.type === "move-day" || edit.day !== day.day) return day;
  if (edit.type === "restore-day")
    return {
      ...day,
      isRest: false,
      focus: edit.focus,
      exercises: edit.exercises.map((each) => ({ ...planned(each.exerciseId), ...each })),
    };
  const exercises = [...day.exercises];
  const place = "exerciseId" in edit ? exercises.findIndex((each) => each.exerciseId === edit.exerciseId) : -1;
  if (edit.type === "set-sets") exercises.splice(place, 1, { ...exercises[place]!, sets: edit.sets });
  if (edit.type === "swap-exercise") exercises.splice(place, 1, planned(edit.withExerciseId));
  if (edit.type === "remove-exercise") exercises.splice(place, 1);
  if (edit.type === "move-exercise") exercises.splice(edit.toIndex, 0, ...exercises.splice(place, 1));
  return { ...day, isRest: exercises.length === 0, exercises };
}

/** Two days that change places. */
function moved(days: readonly PlannedDay[], edit: PlanEdit): PlannedDay[] {
  if (edit.type !== "move-day") return days.map((day) => changed(day, edit));
  const of = (name: string) => days.find(({ day }) => day === name)!;
  return days.map((day) => {
    if (day.day === edit.from) return { ...of(edit.to), day: edit.from };
    return day.day === edit.to ? { ...of(edit.from), day: edit.to } : day;
  });
}

/** The server: answers an edit when the test lets it, and refuses one that was made on an older week. */
async function fetched(path: string, init: RequestInit): Promise<Response> {
  if (path.endsWith("/preview/offers"))
    return offers === null ? Promise.reject(new TypeError("Failed to fetch")) : Response.json({ offers });
  if (!path.endsWith("/edits"))
    return Response.json({ error: { code: "NOT_FOUND", message: "Not here.", issues: [] } }, { status: 404 });
  const { version, edit } = JSON.parse(String(init.body)) as { version: number; edit: PlanEdit };
  sent.push(edit);
  await new Promise<void>((resolve) => answers.push(resolve));
  if (version !== stored.version)
    return Response.json({ error: { code: "CONFLICT", message: "Newer.", issues: [] } }, { status: 409 });
  stored = { ...stored, version: version + 1, days: moved(stored.days, edit) };
  return Response.json({ plan: stored, warnings });
}

/** Lets the server answer all that waits, one after the other, until nothing is on its way. */
async function settle(count: number) {
  for (let answered = 0; answered < count; answered += 1) {
    await act(() => vi.waitFor(() => expect(answers.length).toBeGreaterThan(0)));
    await act(async () => answers.shift()?.());
  }
  await act(() => vi.waitFor(() => expect(client.getQueryData<Plan>(trainingKeys.current)?.version).toBe(stored.version)));
}

let ownDoses: boolean | null = true;

function Sheet() {
  const { shown } = useShownPlan(user);
  return shown ? <Acts shown={shown} /> : null;
}

function Acts({ shown }: { shown: NonNullable<ReturnType<typeof useShownPlan>["shown"]> }) {
  const board = useBoard(shown);
  const [day] = board.days;
  const exercise = day?.exercises.find(({ exerciseId }) => exerciseId === "g-a");
  if (!day || !exercise) return null;
  return (
    <ExerciseActions
      exercise={exercise}
      day={day}
      board={board}
      ownDoses={ownDoses}
      onDone={(edit, said) => void board.change({ edit, said })}
      onPick={() => undefined}
    />
  );
}

function Week() {
  const { shown } = useShownPlan(user);
  return shown ? <WeekBoard shown={shown} today={today} ownDoses={ownDoses} /> : null;
}

function open(what: "sheet" | "week") {
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>{what === "sheet" ? <Sheet /> : <Week />}</ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function button(name: string): HTMLButtonElement {
  const found = [...page.querySelectorAll("button")].find((each) =>
    (each.getAttribute("aria-label") ?? each.textContent).includes(name),
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}

const monday = () => stored.days[0]?.exercises.map(({ exerciseId, sets }) => `${exerciseId} ${sets}`);

beforeEach(() => {
  [sent, answers, offers, warnings] = [[], [], [], []];
  ownDoses = true;
  stored = {
    id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111",
    version: 1,
    isCurrent: true,
    createdAt: "2026-11-17T10:00:00Z",
    updatedAt: "2026-11-17T10:00:00Z",
    shareToken: null,
    name: "Mine",
    choices: { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "beginner", location: "gym" },
    days: week({ Monday: [planned("g-a"), planned("g-b"), planned("g-c")] }),
    notes: [],
    block: { startsOn: "2026-11-16", weeks: 7, week: 1, before: null },
  };
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentPlanOptions().queryKey, stored);
  vi.stubGlobal("fetch", fetched);
});

it("sets a custom rest and superset, and without the membership says what they'd take", async () => {
  open("sheet");
  const rest = stored.days[0]?.exercises[0]?.restSeconds ?? 0;
  await act(async () => button("Rest: more").click());
  await settle(1);
  await act(async () => button("Superset Name of g-a with Name of g-b").click());
  await settle(1);
  expect(sent).toMatchObject([
    { type: "set-dose", exerciseId: "g-a", restSeconds: rest + 15 },
    { type: "pair-exercises", exerciseId: "g-a", withExerciseId: "g-b" },
  ]);
  ownDoses = false;
  open("sheet");
  expect(page.textContent).toContain("Building your own supersets and sets is included in Premium.");
  expect(page.querySelector("[aria-label='Rest: more']")).toBeNull();
});

it("counts every press of One set more, however slow the answers", async () => {
  open("sheet");
  act(() => [1, 2, 3].forEach(() => button("Add a set").click()));
  await settle(3);
  expect(monday()).toEqual(["g-a 6", "g-b 3", "g-c 3"]);
  act(() => [1, 2, 3].forEach(() => button("Remove a set").click()));
  await settle(3);
  expect(monday()).toEqual(["g-a 3", "g-b 3", "g-c 3"]);
});

it("moves as many places as Later was pressed, and not past the end", async () => {
  open("sheet");
  act(() => [1, 2, 3].forEach(() => button("Later").click()));
  await settle(2);
  expect(monday()).toEqual(["g-b 3", "g-c 3", "g-a 3"]);
  expect(sent).toHaveLength(2);
  expect(page.querySelector('[role="alert"]')).toBeNull();
});

it("takes a change back by restoring the day", async () => {
  open("sheet");
  act(() => button("Remove from Monday").click());
  await settle(1);
  expect(monday()).toEqual(["g-b 3", "g-c 3"]);
  act(() => button("Undo").click());
  await settle(1);
  expect(monday()).toEqual(["g-a 3", "g-b 3", "g-c 3"]);
  expect(sent.at(-1)?.type).toBe("restore-day");
});

it("moves by keys what was pressed, wherever the presses before have brought it, and keeps the browser's Back out", async () => {
  Object.assign(window, { innerWidth: 1440 });
  open("week");
  const press = (place: string, key: string) => {
    const event = new KeyboardEvent("keydown", { key, altKey: true, bubbles: true, cancelable: true });
    page.querySelector(place)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let taken: boolean[] = [];
  act(() => {
    taken = [
      press('[data-col="0"][data-row="1"]', "ArrowDown"),
      press('[data-col="0"][data-row="1"]', "ArrowDown"),
      press('[data-col="0"][data-row="1"]', "ArrowLeft"),
      press('[data-col="0"][data-row="0"]', "ArrowLeft"),
    ];
  });
  expect(taken).toEqual([true, true, true, true]);
  await settle(2);
  expect(monday()).toEqual(["g-b 3", "g-c 3", "g-a 3"]);
  act(() => [1, 2].forEach(() => press('[data-col="0"][data-row="0"]', "ArrowRight")));
  await settle(2);
  expect(stored.days.map(({ isRest }) => isRest)).toEqual([true, true, false, true, true, true, true]);

  // Three toasts stand; the oldest Undo takes back what was made on top of its change as well.
  act(() => button("Undo").click());
  await settle(3);
  expect(sent.slice(-3).map(({ type }) => type)).toEqual(["move-day", "move-day", "restore-day"]);
  expect(monday()).toEqual(["g-b 3", "g-a 3", "g-c 3"]);
});

const offered = (message: string, edit: PlanEdit, overMinutes = 0): DayOffer => ({ message, savesMinutes: 5, overMinutes, edit });

it("says that a day takes too long, makes what is offered with one press, and takes it back", async () => {
  stored = { ...stored, days: week({ Tuesday: [planned("g-a", 10), planned("g-b", 6), planned("g-c")] }) };
  client.setQueryData(currentPlanOptions().queryKey, stored);
  offers = [
    offered("Do 2 sets of B", { type: "set-sets", day: "Tuesday", exerciseId: "g-b", sets: 2 }),
    offered("Drop C", { type: "remove-exercise", day: "Tuesday", exerciseId: "g-c" }, 3),
  ];
  Object.assign(window, { innerWidth: 390 });
  open("week");
  expect(page.textContent).toContain("This day takes 44 minutes, 14 over your 30.");
  await act(() => vi.waitFor(() => button("Do 2 sets of B")));
  expect(button("Do 2 sets of B").textContent).toBe("Do 2 sets of B. Saves 5 min, then it fits");
  expect(button("Drop C").textContent).toBe("Drop C. Saves 5 min, still 3 over");
  act(() => {
    button("Do 2 sets of B").click();
    button("Drop C").click();
  });
  await settle(1);
  expect(sent).toEqual([offers[0]?.edit]);
  await act(() => vi.waitFor(() => button("Undo")));
  act(() => button("Undo").click());
  await settle(1);
  expect(sent.at(-1)?.type).toBe("restore-day");
  expect(stored.days[1]?.exercises.map(({ sets }) => sets)).toEqual([10, 6, 3]);
});

it("says only once that a day takes too long", async () => {
  stored = { ...stored, days: week({ Tuesday: [planned("g-a", 10), planned("g-b", 9)] }) };
  client.setQueryData(currentPlanOptions().queryKey, stored);
  warnings = ["Tuesday takes longer than the 30 minutes you chose.", "Name of g-a comes up more than twice this week."];
  offers = [offered("Do 8 sets of B", { type: "set-sets", day: "Tuesday", exerciseId: "g-b", sets: 8 }, 11)];
  Object.assign(window, { innerWidth: 390 });
  open("week");
  await act(() => vi.waitFor(() => button("Do 8 sets of B")));
  act(() => button("Do 8 sets of B").click());
  await settle(1);
  const notes = [...page.querySelectorAll("[role=status] li")].map((each) => each.textContent);
  expect(notes).toEqual(["Name of g-a comes up more than twice this week."]);
  expect(page.textContent).toContain("This day takes 42 minutes, 12 over your 30.");
});

it("still says what a day takes without a connection", async () => {
  stored = { ...stored, days: week({ Tuesday: [planned("g-a", 10), planned("g-b", 10)] }) };
  client.setQueryData(currentPlanOptions().queryKey, stored);
  offers = null;
  Object.assign(window, { innerWidth: 390 });
  open("week");
  await act(() => vi.waitFor(() => expect(page.querySelector('.board-fit [role="status"]')).toBeNull()));
  expect(page.querySelector(".board-fit")?.textContent).toMatch(/^This day takes \d+ minutes, \d+ over your 30\.$/);
});

it("ends the sheet by its first press: the second of a double click makes no other change", async () => {
  stored = {
    ...stored,
    days: week({ Monday: [{ ...planned("g-a"), substitutes: [{ exerciseId: "g-x", name: "Another" }] }, planned("g-b")] }),
  };
  client.setQueryData(currentPlanOptions().queryKey, stored);
  Object.assign(window, { innerWidth: 1440 });
  open("week");
  await act(async () => button("Name of g-a").click());
  const swap = () => document.querySelector<HTMLElement>('[aria-label="Swap Name of g-a for Another"]');
  // The sheet's script comes with its first opening.
  await act(async () => import("../../../ui/sheet-popup.tsx"));
  expect(swap()).not.toBeNull();
  act(() => swap()?.click());
  expect(swap(), "The sheet is still closing.").not.toBeNull();
  act(() => swap()?.click());
  await settle(1);
  expect(sent.map(({ type }) => type)).toEqual(["swap-exercise"]);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
