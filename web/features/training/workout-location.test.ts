import { beforeEach, expect, it } from "vitest";
import { readWorkoutLocation, storeWorkoutLocation, WORKOUT_LOCATION_KEY } from "./workout-location.ts";

beforeEach(() => localStorage.clear());

it("is the gym until something valid is stored", () => {
  expect(readWorkoutLocation()).toBe("gym");
  for (const odd of ["", "moon", "HOME", "null"]) {
    localStorage.setItem(WORKOUT_LOCATION_KEY, odd);
    expect(readWorkoutLocation()).toBe("gym");
  }
});

it("comes back as stored", () => {
  storeWorkoutLocation("home");
  expect(localStorage.getItem("workoutLocation")).toBe("home");
  expect(readWorkoutLocation()).toBe("home");
});
