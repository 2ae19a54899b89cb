import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RULES } from "./answers.ts";
import { CustomizePlan } from "./customize-plan.tsx";

const ADA = { id: "ada", name: "Ada" };
const CHOICES = {
  muscleGroups: ["Back", "Core"],
  durationMinutes: 45,
  daysPerWeek: 4,
  skillLevel: "intermediate",
  location: "home",
  avoid: ["knee"],
  equipment: ["mat"],
};

let root: Root;
let page: HTMLElement;
/** The plan that the server answers. */
let current: unknown;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path.includes("/profile") ? { avoid: [], equipment: [], goal: null, workoutMinutes: null } : current),
  );
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <CustomizePlan user={ADA} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await vi.waitUntil(() => page.querySelector("#setup-avoid button:not(:disabled), [id=setup-muscleGroups]") !== null);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
}

const chosen = () => [...page.querySelectorAll<HTMLInputElement>("input:checked")].map((each) => each.parentElement?.textContent);
const generate = () => [...page.querySelectorAll("button")].find((each) => each.textContent.includes("Generate my plan"));

it("begins with the answers of the plan, though this device has never seen the wizard", async () => {
  current = { id: "p", choices: CHOICES };
  await open();
  expect(chosen().join()).toMatch(/Back.*Core.*4.*Intermediate.*home/i);
  expect(generate()?.disabled).toBe(false);
});

it("keeps the answers that this session has", async () => {
  current = { id: "p", choices: CHOICES };
  sessionStorage.setItem(RULES.key, JSON.stringify({ ...CHOICES, muscleGroups: ["Chest"], avoid: {}, equipment: {} }));
  await open();
  expect(chosen().join()).toMatch(/Chest/);
  expect(chosen().join()).not.toMatch(/Back/);
});

it("begins empty without a plan", async () => {
  current = null;
  await open();
  expect(generate()?.disabled).toBe(true);
});

it("scrolls to the question that takes the focus, only until its heading shows after the muscle groups", async () => {
  current = null;
  await open();
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, options) {
    scrolled.push([this.id || this.className, options]);
  });
  vi.useFakeTimers();
  act(() => page.querySelector<HTMLInputElement>("input[type=checkbox]")?.click());
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  expect(document.activeElement?.id).toBe("setup-durationMinutes");
  expect(scrolled).toEqual([["setup-durationMinutes", { block: "nearest", behavior: "smooth" }]]);
});
