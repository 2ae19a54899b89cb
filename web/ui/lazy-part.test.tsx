import { act, lazy } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { testPage } from "../testing/test-page.ts";
import { LazyPart } from "./lazy-part.tsx";

const { page, show } = testPage();

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

it("leaves the page standing when the part's file doesn't load, and says so once", async () => {
  const Lost = lazy(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  const onMissing = vi.fn();
  show(
    <>
      <h1>Community</h1>
      <LazyPart waiting="Waiting" missing="Did not load" onMissing={onMissing}>
        <Lost />
      </LazyPart>
    </>,
  );
  expect(page.textContent).toBe("CommunityWaiting");
  await act(async () => {});
  expect(page.textContent).toBe("CommunityDid not load");
  expect(onMissing).toHaveBeenCalledTimes(1);
});

it("shows the part when it arrives", async () => {
  const Part = lazy(async () => ({ default: () => "Here" }));
  show(
    <LazyPart waiting="Waiting" missing="Did not load">
      <Part />
    </LazyPart>,
  );
  await act(async () => {});
  expect(page.textContent).toBe("Here");
});
