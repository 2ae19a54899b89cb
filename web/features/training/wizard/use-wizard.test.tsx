import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "./answers.ts";
import { useWizard } from "./use-wizard.ts";

type Wizard = ReturnType<typeof useWizard>;

let root: Root;
let wizard: Wizard;
let moves: Array<Step | null>;

function seen(current: Wizard) {
  wizard = current;
}

function Probe() {
  const current = useWizard((to) => moves.push(to));
  useEffect(() => seen(current));
  return null;
}

/** Mounts the wizard again, as a reload does. */
function open() {
  moves = [];
  root = createRoot(document.createElement("div"));
  act(() => root.render(<Probe />));
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  open();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the wizard's focus", () => {
  it("moves on half a second after the first value, not earlier", () => {
    act(() => wizard.answer({ muscleGroups: ["Back"] }, "muscleGroups"));
    wait(499);
    expect(moves).toEqual([]);
    wait(1);
    expect(moves).toEqual(["durationMinutes"]);
  });

  it("waits for whoever is still choosing, and stays when they come back to change something", () => {
    act(() => wizard.answer({ muscleGroups: ["Back"] }, "muscleGroups"));
    wait(400);
    act(() => wizard.answer({ muscleGroups: ["Back", "Legs"] }, "muscleGroups"));
    wait(400);
    expect(moves).toEqual([]);
    wait(100);
    act(() => wizard.answer({ muscleGroups: ["Legs"] }, "muscleGroups"));
    wait(1000);
    expect(moves).toEqual(["durationMinutes"]);
  });

  it("waits until a press is over, and a press that answers the next question keeps the page where it is", () => {
    act(() => wizard.answer({ muscleGroups: ["Back"] }, "muscleGroups"));
    dispatchEvent(new Event("pointerdown"));
    wait(2000);
    expect(moves).toEqual([]);
    dispatchEvent(new Event("pointerup"));
    wait(0);
    expect(moves).toEqual(["durationMinutes"]);

    act(() => wizard.answer({ durationMinutes: 30 }, "durationMinutes"));
    dispatchEvent(new Event("pointerdown"));
    wait(2000);
    dispatchEvent(new Event("pointerup"));
    act(() => wizard.answer({ skillLevel: "beginner" }, "skillLevel"));
    wait(0);
    expect(moves).toEqual(["durationMinutes"]);
  });

  it("doesn't move when the value is taken back in time, and moves again after it was open", () => {
    act(() => wizard.answer({ durationMinutes: 15 }, "durationMinutes"));
    act(() => wizard.answer({ durationMinutes: 0 }, "durationMinutes"));
    wait(1000);
    expect(moves).toEqual([]);
    act(() => wizard.answer({ durationMinutes: 30 }, "durationMinutes"));
    wait(500);
    expect(moves).toEqual(["daysPerWeek"]);
  });

  it("ends at Generate, and remembers the location for the plan page", () => {
    act(() => wizard.answer({ location: "home" }, "location"));
    wait(500);
    expect(moves).toEqual([null]);
    expect(localStorage.getItem("workoutLocation")).toBe("home");
  });
});

it("keeps the answers through a reload, and doesn't lead through done steps again", () => {
  act(() => wizard.answer({ muscleGroups: ["Core"], daysPerWeek: 5 }, "muscleGroups"));
  act(() => root.unmount());
  open();
  expect(wizard.answers).toMatchObject({ muscleGroups: ["Core"], daysPerWeek: 5 });
  act(() => wizard.answer({ muscleGroups: ["Core", "Arms"] }, "muscleGroups"));
  wait(1000);
  expect(moves).toEqual([]);
});
