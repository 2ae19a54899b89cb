import { expect, it } from "vitest";
import { areaOf } from "./navigation.ts";

it.each([
  ["/", "home"],
  ["/workout-plan", "workouts"],
  ["/recipes/x", "meals"],
  ["/posts/8", "community"],
  ["/members/marta_lindqvist", "community"],
  ["/groups/8/settings", "community"],
  ["/settings", null],
])("%s belongs to %s", (path, area) => expect(areaOf(path)).toBe(area));
