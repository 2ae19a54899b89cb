import { describe, expect, it } from "vitest";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { poseAt } from "@lockstep/figure/pose.ts";
import { solveSkeleton, type Skeleton } from "@lockstep/figure/skeleton.ts";
import { dot, subtract } from "@lockstep/figure/vector.ts";

function filmOf(id: string): { demo: Demo; bodies: Skeleton[] } {
  const exercise = EXERCISES.find((each) => each.id === id);
  const demo = exercise && findDemonstration(exercise.demonstration.movement, exercise.demonstration.variant);
  if (!demo) throw new Error(`No film of ${id}`);
  return { demo, bodies: [0, 0.25, 0.5, 0.75, 1].map((phase) => solveSkeleton(poseAt(demo, phase), demo.equipment)) };
}

const knees = ({ legs }: Skeleton): number[] => [legs.right.kneeDegrees, legs.left.kneeDegrees];
const elbows = ({ arms }: Skeleton): number[] => [arms.right.elbowDegrees, arms.left.elbowDegrees];
const gripWidth = ({ arms }: Skeleton): number => arms.right.grip[2];
function end(bodies: readonly Skeleton[], at: 0 | -1): Skeleton {
  const body = bodies.at(at);
  if (!body) throw new Error("A film without frames");
  return body;
}
const first = (bodies: readonly Skeleton[]): Skeleton => end(bodies, 0);
const last = (bodies: readonly Skeleton[]): Skeleton => end(bodies, -1);

/** What a text promises to a joint, or what makes the exercise itself and not its neighbour, holds in the film too. */
describe("the film of", () => {
  it("a high wall sit bends the knees by 30 to 45 degrees", () => {
    for (const body of filmOf("h-high-wall-sit").bodies)
      for (const degrees of knees(body)) {
        expect(degrees).toBeGreaterThanOrEqual(30);
        expect(degrees).toBeLessThanOrEqual(45);
      }
  });

  it("a seated low raise sits and stays below the shoulder", () => {
    for (const body of filmOf("h-low-lateral-raise").bodies) {
      expect(Math.min(...knees(body))).toBeGreaterThan(70);
      expect(body.arms.right.elevation).toBeLessThan(60);
    }
  });

  it.each(["h-donkey-kick", "h-quadruped-leg-reach"])("%s leans on the forearms", (id) => {
    for (const { arms } of filmOf(id).bodies) expect(Math.max(arms.right.elbow[1], arms.left.elbow[1])).toBeLessThan(0.05);
  });

  it("a bird dog on dumbbells leans on a fist round a handle", () => {
    const { demo, bodies } = filmOf("g-bird-dog-on-dumbbells");
    expect(demo.equipment.dbAt).toBeDefined();
    for (const { arms } of bodies) expect(arms.left.mode).toBe("grip");
  });

  it("a finger curl keeps the wrist still and opens the fingers", () => {
    const { demo, bodies } = filmOf("h-bottle-finger-curl");
    for (const { arms } of bodies) expect(dot(arms.right.fore, arms.right.hand)).toBeGreaterThan(0.99);
    expect(demo.keys.map((key) => key.ho)).toEqual([1, 0]);
  });

  it.each(["h-ankle-rock", "g-ankle-rock"])("%s stands before a wall", (id) => {
    const { demo, bodies } = filmOf(id);
    expect(demo.equipment.wall).toBeDefined();
    for (const { legs } of bodies) expect(Math.min(legs.right.knee[1], legs.left.knee[1])).toBeGreaterThan(0.15);
  });

  it("a push press dips between straight legs", () => {
    const { bodies } = filmOf("g-push-press");
    expect(Math.max(...bodies.flatMap(knees))).toBeGreaterThan(35);
    expect(Math.max(...knees(last(bodies)))).toBeLessThan(20);
  });

  it("a band leg curl bends both knees from a seat", () => {
    const { bodies } = filmOf("g-band-leg-curl");
    expect(Math.max(...knees(first(bodies)))).toBeLessThan(15);
    expect(Math.min(...knees(last(bodies)))).toBeGreaterThan(80);
  });

  it("a hack squat leans back on its sledge", () => {
    const { demo, bodies } = filmOf("g-hack-squat");
    expect(demo.equipment.bar).toBeUndefined();
    for (const { chest } of bodies) expect(chest.up[0]).toBeLessThan(-0.4);
  });

  it.each([
    ["g-close-grip-bench-press", 0.11],
    ["h-close-wall-push-up", 0.06],
    ["g-close-grip-pulldown", 0.06],
  ])("%s has the hands no further than %f from the middle, the elbows near the ribs", (id, most) => {
    for (const body of filmOf(id).bodies) {
      expect(gripWidth(body)).toBeLessThanOrEqual(most);
      expect(body.arms.right.elbow[2]).toBeLessThan(0.15);
    }
  });

  it("a triceps dip stays upright", () => {
    for (const { chest } of filmOf("g-triceps-dip").bodies) expect(chest.up[1]).toBeGreaterThan(Math.cos(Math.PI / 18));
  });

  it.each(["h-hamstring-bridge", "h-backpack-hamstring-bridge", "h-hamstring-bridge-march", "h-sofa-hamstring-bridge"])(
    "%s has the heels far out and the toes up",
    (id) => {
      const { legs } = last(filmOf(id).bodies);
      expect(legs.right.kneeDegrees).toBeLessThan(60);
      expect(legs.right.raise).toBeLessThan(0);
    },
  );

  it.each(["h-bottle-reverse-curl", "h-bottle-reverse-wrist-curl"])("%s turns the palms down", (id) => {
    for (const key of filmOf(id).demo.keys) expect(key.palm).toBe("down");
  });

  it("a lean-back hold keeps the arms long", () => {
    for (const body of filmOf("h-towel-lean-back-hold").bodies) expect(Math.max(...elbows(body))).toBeLessThan(30);
  });

  it("a heavy bag hold stands still", () => {
    const ankles = filmOf("h-heavy-bag-hold").bodies.map(({ legs }) => [legs.right.ankle, legs.left.ankle]);
    for (const each of ankles) expect(each).toEqual(ankles[0]);
  });

  it("a sit-to-stand never sinks below its bench", () => {
    const { demo, bodies } = filmOf("g-sit-to-stand-and-reach");
    const [, seat = 1] = demo.equipment.bench ?? [];
    for (const { hip } of bodies) expect(hip[1]).toBeGreaterThan(seat);
  });

  it("an overhead extension on a bench sits", () => {
    for (const body of filmOf("g-dumbbell-overhead-extension").bodies) expect(Math.min(...knees(body))).toBeGreaterThan(70);
  });

  it("a towel curl lifts the thigh that is in the towel", () => {
    const { demo, bodies } = filmOf("h-towel-leg-biceps-curl");
    expect(demo.equipment.towel).toBe("thigh");
    expect(last(bodies).legs.right.knee[1] - first(bodies).legs.right.knee[1]).toBeGreaterThan(0.05);
  });

  it.each(["g-inverted-row", "h-table-row"])("%s ends with the chest at the bar", (id) => {
    const { hip, shoulders, chest, arms } = last(filmOf(id).bodies);
    const toBar = subtract(arms.right.grip, hip);
    const trunk = subtract(shoulders, hip);
    expect(dot(toBar, trunk) / dot(trunk, trunk)).toBeLessThan(0.95);
    expect(dot(toBar, chest.front)).toBeLessThan(0.14);
  });

  it("a table row is on flat feet with bent knees", () => {
    for (const { legs } of filmOf("h-table-row").bodies) {
      expect(legs.right.raise).toBe(0);
      expect(legs.right.kneeDegrees).toBeGreaterThan(50);
    }
  });

  it.each(["g-assisted-pull-up", "h-assisted-pull-up"])("%s brings the chin over the bar, from straight arms", (id) => {
    const { demo, bodies } = filmOf(id);
    expect(Math.max(...elbows(first(bodies)))).toBeLessThan(15);
    expect(last(bodies).head[1] - (demo.equipment.pull ?? 0)).toBeGreaterThan(0.05);
  });

  it("an assisted pull-up has its platform in the gym and its band at home", () => {
    expect(filmOf("g-assisted-pull-up").demo.equipment.sled).toBeDefined();
    expect(filmOf("h-assisted-pull-up").demo.equipment).toMatchObject({ band: expect.anything(), bandTo: "knee" });
  });

  it("a single-leg extension moves one leg, the pad on its shin alone", () => {
    const { demo, bodies } = filmOf("g-single-leg-extension");
    expect(demo.equipment.one).toBe("right");
    expect(first(bodies).legs.right.kneeDegrees - last(bodies).legs.right.kneeDegrees).toBeGreaterThan(60);
    for (const { legs } of bodies) expect(legs.left.kneeDegrees).toBeGreaterThan(80);
  });

  it.each(["g-dumbbell-kickback", "g-cable-kickback"])("%s works one arm and leans on the other", (id) => {
    const { demo, bodies } = filmOf(id);
    expect(demo.equipment.one).toBe("right");
    expect(elbows(first(bodies))[0]).toBeGreaterThan(80);
    expect(elbows(last(bodies))[0]).toBeLessThan(15);
    for (const { arms } of bodies) expect(arms.left.target).not.toBeNull();
  });

  it("a doorway chest stretch leans one arm on the frame and turns away from it", () => {
    const { bodies } = filmOf("g-chest-stretch");
    for (const { arms } of bodies) expect(arms.left.target).toBeNull();
    expect(last(bodies).chest.front[2]).toBeLessThan(-0.2);
  });

  it.each(["h-standing-knee-lift", "g-standing-knee-lift"])("%s lifts the same leg each time", (id) => {
    const { demo, bodies } = filmOf(id);
    expect(demo.cycle).toBe(false);
    expect(last(bodies).legs.right.knee[1]).toBeGreaterThan(last(bodies).hip[1] - 0.03);
    for (const { legs } of bodies) expect(legs.left.raise).toBe(0);
  });

  it.each(["h-uneven-bag-carry", "g-uneven-farmers-carry"])("%s has a smaller weight on one side", (id) => {
    expect(filmOf(id).demo.equipment.lighter).toBeLessThan(0.8);
  });

  it("a backpack shrug holds the pack in both hands", () => {
    expect(filmOf("h-backpack-shrug").demo.equipment.pack).toBe("mid");
  });

  it.each([
    ["g-goblet-squat", { db: expect.any(Number), one: "mid" }],
    ["h-goblet-squat", { db: expect.any(Number), one: "mid" }],
    ["g-weighted-pull-up", { belt: expect.any(Number) }],
    ["h-dumbbell-row", { chair: expect.anything(), db: expect.any(Number), one: "right" }],
    ["h-one-arm-backpack-row", { chair: expect.anything(), pack: "hands", one: "right" }],
    ["g-dumbbell-floor-fly", { db: expect.any(Number) }],
    ["g-single-leg-calf-raise", { box: expect.anything() }],
    ["g-kettlebell-farmers-carry", { kb: "hands" }],
    ["h-farmers-carry", { pack: "hands" }],
    ["h-suitcase-carry", { pack: "hands", one: "right" }],
    ["g-weighted-back-extension", { plate: expect.any(Number) }],
    ["h-slow-lowering-calf-raise", { box: expect.anything() }],
    ["h-backpack-seated-calf-raise", { chair: expect.anything(), pack: "mid" }],
    ["g-elevated-kettlebell-deadlift", { box: expect.anything(), kb: "mid" }],
  ])("%s has the equipment of its text", (id, equipment) => {
    expect(filmOf(id).demo.equipment).toMatchObject(equipment);
  });

  it.each(["h-dumbbell-row", "h-one-arm-backpack-row"])("%s stands in a stride", (id) => {
    for (const { legs } of filmOf(id).bodies) expect(legs.left.ankle[0] - legs.right.ankle[0]).toBeGreaterThan(0.1);
  });
});
