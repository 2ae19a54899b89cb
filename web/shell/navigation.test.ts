import { expect, it } from "vitest";
import { appPlaces, areaOf, isPublicPage } from "./navigation.ts";

it.each([
  ["/", "home"],
  ["/today", "home"],
  ["/workout-plan", "workouts"],
  ["/recipes/x", "meals"],
  ["/posts/8", "community"],
  ["/members/marta_lindqvist", "community"],
  ["/groups/8/settings", "community"],
  ["/settings", null],
])("%s belongs to %s", (path, area) => expect(areaOf(path)).toBe(area));

it.each([
  ["/", true],
  ["/login", true],
  ["/faq/", true],
  ["/shared/abc", true],
  ["/community", false],
  ["/exercises/g-squat", false],
  ["/loginx", false],
])("%s ends with the whole footer: %s", (path, whole) => {
  expect(isPublicPage(path)).toBe(whole);
});

it("takes a membership for no member's page", () => {
  expect([areaOf("/members/marta"), areaOf("/membership")]).toEqual(["community", null]);
});

it("leads a member home to their day, and a visitor to the landing page", () => {
  expect([appPlaces(true)[0]?.to, appPlaces(false)[0]?.to]).toEqual(["/today", "/"]);
});
