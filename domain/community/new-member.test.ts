import { expect, test } from "vitest";
import { isNewMember, mayWriteMore } from "./new-member.ts";

const SINCE = new Date("2026-03-04T12:00:00Z");
const after = (hours: number) => new Date(SINCE.getTime() + hours * 3_600_000);

test("someone is new for a day", () => {
  expect(isNewMember(SINCE, SINCE)).toBe(true);
  expect(isNewMember(SINCE, after(23.99))).toBe(true);
  expect(isNewMember(SINCE, after(24))).toBe(false);
});

test.each([
  ["the fifth post", false, "post", 4, 1, true],
  ["the sixth post", false, "post", 5, 1, false],
  ["the sixth post a day later", false, "post", 5, 24, true],
  ["a new moderator's sixth post", true, "post", 5, 1, true],
  ["the twentieth comment", false, "comment", 19, 1, true],
  ["the twenty-first comment", false, "comment", 20, 1, false],
] as const)("%s", (_name, isModerator, what, written, hours, may) => {
  expect(mayWriteMore({ isModerator, memberSince: SINCE }, what, written, after(hours))).toBe(may);
});
