import { describe, expect, it } from "vitest";
import { planName, progressionFor, reasonFor } from "./explain.ts";
import type { NextWeek } from "./explain.ts";
import type { Exercise } from "./exercise.ts";
import type { TrainingChoices } from "./plan.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";

const choices: TrainingChoices = {
  muscleGroups: ["Chest"],
  durationMinutes: 30,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "home",
};

function named(id: string): Exercise {
  const exercise = TABLE_CATALOGUE.find((candidate) => candidate.id === id);
  if (exercise === undefined) throw new Error(`The table has no ${id}`);
  return exercise;
}

it("names a plan by groups, days and place", () => {
  expect(planName({ ...choices, muscleGroups: ["Chest", "Core"], location: "gym" })).toBe("Chest and Core, 3 days at the gym");
});

describe("reasonFor", () => {
  const tell = (id: string, role: "chosen" | "balance" | "light", opens = false): string =>
    reasonFor({ exercise: named(id), role, opens });

  it.each([
    ["h-incline-push-up", "chosen", false, "Pressing, for your chest."],
    ["h-incline-push-up", "chosen", true, "Main lift for your chest."],
    ["h-curl", "chosen", false, "Direct work for your biceps."],
    ["h-lateral-raise", "chosen", false, "Side shoulders, which presses barely hit."],
    ["h-plank", "chosen", false, "Keeps your lower back still."],
    ["h-door-row", "balance", false, "Your middle back, to balance the rest."],
    ["h-door-row", "balance", true, "Your middle back, to balance the rest."],
    ["h-crunch", "light", false, "Easy work for your abdominals that shouldn't tire you out."],
    ["h-cat-cow", "light", true, "Mobility for your lower back."],
    ["h-brisk-march", "light", false, "Conditioning: gets your heart and lungs going."],
  ] as const)("says plainly why there's %s as %s work (opening: %s)", (id, role, opens, reason) => {
    expect(tell(id, role, opens)).toBe(reason);
  });
});

describe("progressionFor", () => {
  const NEXT: NextWeek = { skillLevel: "beginner", pace: "growing", harder: null };

  it("names the next exercise where the body alone is the load", () => {
    const push = { ...named("h-incline-push-up"), needs: [], loadModel: "body-weight" as const };
    expect(progressionFor(push, push.dose, { ...NEXT, harder: "Push-Up" })).toContain(", then move on to Push-Up.");
    const plank = named("h-side-plank");
    expect(progressionFor(plank, plank.dose, { ...NEXT, harder: "Long-Lever Plank" })).toContain(
      "from 35 s, move on to Long-Lever Plank.",
    );
  });

  it("asks for nothing more on a light day and in pregnancy", () => {
    const crunch = named("h-crunch");
    expect(progressionFor(crunch, crunch.dose, { ...NEXT, pace: "light" })).toMatch(/^The same every week/u);
    expect(progressionFor(crunch, crunch.dose, { ...NEXT, pace: "pregnancy" })).toMatch(/^Keep it comfortable/u);
  });

  it.each([
    [
      "h-incline-push-up",
      "beginner",
      /until every set reaches 12 with clean form, then take three seconds on the way down and go back to 8\.$/u,
    ],
    [
      "h-dumbbell-press",
      "intermediate",
      /until every set reaches 10 with a rep or two to spare, then take the next heavier dumbbell and go back to 6\.$/u,
    ],
    ["h-bird-dog", "beginner", /then hold the top of each rep for two seconds and go back to/u],
    ["h-palm-press", "beginner", /^Next week: hold 25 s/u],
    ["h-carry", "beginner", /^Next week: 35 s, if every set felt steady; from 45 s, carry more\.$/u],
    ["h-march", "beginner", /^Next week: 45 s, .* from 55 s, add a set\.$/u],
    ["h-side-plank", "beginner", /^Next week: hold 25 s, .* stayed still; from 35 s, add a set\.$/u],
    ["h-cat-cow", "beginner", /a little deeper/u],
  ] as const)("%s for a %s", (id, level, text) => {
    const exercise = named(id);
    expect(progressionFor(exercise, exercise.dose, { skillLevel: level, pace: "growing", harder: null })).toMatch(text);
  });

  it.each([
    ["rotation", /then hold the end of each rep for a second and go back to/u],
    ["trunk-extension", /then hold the top of each rep for two seconds and go back to/u],
    ["squat", /then take three seconds on the way down and go back to/u],
  ] as const)("makes it harder without weight by what the movement is: %s", (pattern, text) => {
    const crunch = { ...named("h-crunch"), pattern };
    expect(progressionFor(crunch, crunch.dose, NEXT)).toMatch(text);
  });

  it("asks a machine's work to go faster, and a burpee's for one more", () => {
    const march = { ...named("h-brisk-march"), level: "intermediate" as const };
    expect(progressionFor({ ...march, needs: ["cardio-machine"] }, march.dose, NEXT)).toBe(
      "Keep the time and go a little faster.",
    );
    expect(progressionFor(march, march.dose, NEXT)).toContain("one more clean rep a round");
  });

  it.each<[string, Partial<Exercise>, string]>([
    [
      "a pair of dumbbells",
      { needs: ["dumbbell"], loadModel: "per-hand", equipment: "Dumbbells" },
      "take the next heavier dumbbells",
    ],
    [
      "a kettlebell",
      { needs: ["kettlebell"], loadModel: "total", equipment: "One kettlebell" },
      "take the next heavier kettlebell",
    ],
    ["a barbell", { needs: ["barbell"], loadModel: "total", equipment: "Barbell" }, "add 2-5%"],
    ["a machine", { needs: ["machine"], loadModel: "stack", equipment: "Machine" }, "move the pin down one plate"],
    ["a machine that helps", { needs: ["machine"], loadModel: "assistance", equipment: "Machine" }, "use less assistance"],
    ["a band", { needs: ["band"], loadModel: "none", equipment: "Resistance band" }, "use a stronger band"],
    ["added weight", { needs: ["pull-up-bar", "dumbbell"], loadModel: "added", equipment: "Pull-up bar" }, "add 2-5%"],
    ["a backpack", { needs: [], loadModel: "total", equipment: "A backpack with books" }, "pack the backpack a little heavier"],
    ["bottles", { needs: [], loadModel: "per-hand", equipment: "Two water bottles" }, "use fuller or bigger bottles"],
  ])("steps up by what makes it harder: %s", (_, change, step) => {
    const press = { ...named("h-incline-push-up"), ...change };
    expect(progressionFor(press, press.dose, NEXT)).toContain(`, then ${step} and go back to 8.`);
    const hold = { ...named("h-side-plank"), ...change, compound: true };
    expect(progressionFor(hold, hold.dose, NEXT)).toContain(`; from 35 s, ${step}.`);
  });
});
