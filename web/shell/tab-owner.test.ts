import { beforeEach, expect, test } from "vitest";
import { forgetTabs, keepTab } from "./tab-owner.ts";

const SETUP = "lockstep.meal-setup";

beforeEach(() => sessionStorage.clear());

test("what a guest began goes with whoever signs in, and stays theirs through a session that ended", () => {
  sessionStorage.setItem(SETUP, "answers");
  keepTab("one");
  keepTab("one");
  expect(sessionStorage.getItem(SETUP)).toBe("answers");
});

test("another person finds nothing of the one before", () => {
  keepTab("one");
  sessionStorage.setItem(SETUP, "answers");
  keepTab("two");
  expect(sessionStorage.getItem(SETUP)).toBeNull();
});

test("signing out leaves nothing of ours, and leaves alone what isn't", () => {
  keepTab("one");
  sessionStorage.setItem(SETUP, "answers");
  sessionStorage.setItem("elsewhere", "kept");
  forgetTabs();
  expect(Object.keys(sessionStorage)).toEqual(["elsewhere"]);
});
