import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSustained } from "./use-sustained.ts";

const place = document.createElement("div");
let root: Root;

function Probe({ now }: { now: boolean }) {
  return useSustained(now, 5000) ? "lasting" : "not yet";
}

function show(now: boolean): string {
  act(() => root.render(<Probe now={now} />));
  return place.textContent ?? "";
}

function after(milliseconds: number): string {
  act(() => void vi.advanceTimersByTime(milliseconds));
  return place.textContent ?? "";
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says nothing of what passes quickly", () => {
  expect(show(true)).toBe("not yet");
  expect(after(4000)).toBe("not yet");
  expect(show(false)).toBe("not yet");
  show(true);
  expect(after(4000)).toBe("not yet");
});

it("is true once it has lasted, and false when it ends", () => {
  show(true);
  expect(after(5000)).toBe("lasting");
  expect(show(false)).toBe("not yet");
  expect(show(true)).toBe("not yet");
});
