import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { inSessionOrder } from "./session-order.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

describe("inSessionOrder", () => {
  const item = (id: string, change: Partial<Exercise> = {}) => {
    const exercise = TABLE_CATALOGUE.find((each) => each.id === id);
    if (exercise === undefined) throw new Error(`The catalogue has no ${id}`);
    return { exercise: { ...exercise, ...change }, role: "main" as const, isChosen: true, superset: null };
  };
  const towel = item("h-pulldown", { equipment: "A towel" });
  const order = (...items: readonly ReturnType<typeof item>[]): readonly string[] =>
    inSessionOrder(items).map(({ exercise }) => exercise.id);

  it("leads with what's loaded, and with a towel only where nothing is", () => {
    expect(order(towel, item("h-dumbbell-row"))).toEqual(["h-dumbbell-row", "h-pulldown"]);
    // A towel that's pulled down is a second pull.
    expect(order(towel, item("h-door-row"))).toEqual(["h-door-row", "h-pulldown"]);
  });

  it("bends and straightens the hips under load before it bridges or curls the legs", () => {
    const bridge = item("h-push-up", {
      id: "bridge",
      pattern: "hip-extension",
      group: "Legs",
      targets: ["glutes"],
      compound: true,
    });
    const curl = item("h-push-up", {
      id: "curl",
      pattern: "knee-flexion",
      group: "Legs",
      targets: ["hamstrings"],
      compound: false,
    });
    const hinge = item("h-push-up", { id: "hinge", pattern: "hinge", group: "Legs", targets: ["hamstrings"], compound: true });
    expect(order(curl, bridge, hinge)).toEqual(["hinge", "bridge", "curl"]);
  });

  it("lifts from the floor before it rows bent over", () => {
    const row = item("h-dumbbell-row", { id: "row", loads: ["lower-back"] });
    const hinge = item("h-dumbbell-row", { id: "hinge", pattern: "hinge", group: "Legs", targets: ["hamstrings"] });
    expect(order(row, item("h-push-up"), hinge)).toEqual(["h-push-up", "hinge", "row"]);
    expect(order(row, item("h-push-up"))).toEqual(["row", "h-push-up"]);
  });

  it("leaves main lifts in the order of their slots", () => {
    expect(order(item("h-push-up"), item("h-dumbbell-row"))).toEqual(["h-push-up", "h-dumbbell-row"]);
  });
});
