import type { Exercise, HomeEquipment } from "@lockstep/domain/training/exercise.ts";
import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import type { TrainingChoices } from "@lockstep/domain/training/plan.ts";
import { pick, seededNumbers } from "./seeded.ts";

/** The parts of the sweep: every combination with all exercises, with the Free ones, and a sample with wishes on top. */
export const SWEEP_PARTS = ["whole", "free", "wishes"] as const;
export type SweepPart = (typeof SWEEP_PARTS)[number];

/** One plan to make and check. */
export interface SweepCase {
  readonly part: SweepPart;
  readonly choices: TrainingChoices;
}

/** The exercises a part of the sweep plans with. */
export function catalogueOf(part: SweepPart, catalogue: readonly Exercise[]): readonly Exercise[] {
  return part === "free" ? catalogue.filter((exercise) => exercise.tier === "free") : catalogue;
}

/** The 63 choices of groups that aren't empty. */
export function groupSets(): readonly (readonly TrainingGroup[])[] {
  return Array.from({ length: 2 ** TRAINING_GROUPS.length - 1 }, (_, at) =>
    TRAINING_GROUPS.filter((_group, bit) => ((at + 1) & (1 << bit)) !== 0),
  );
}

/** All 9,072 combinations of the wizard. */
export function allChoices(): readonly TrainingChoices[] {
  return groupSets().flatMap((muscleGroups) =>
    DURATIONS.flatMap((durationMinutes) =>
      DAYS_PER_WEEK.flatMap((daysPerWeek) =>
        LEVELS.flatMap((skillLevel) =>
          LOCATIONS.map((location) => ({ muscleGroups, durationMinutes, daysPerWeek, skillLevel, location })),
        ),
      ),
    ),
  );
}

/** How often each single thing and each pair of things to avoid is tried, and how many lists of equipment. */
const TRIES_PER_AVOIDANCE = 24;
const EQUIPMENT_LISTS = 480;

/** A seeded sample of wishes: every single thing to avoid and every pair, and lists of equipment (at a gym too, to be ignored). */
export function wishes(seed: number): readonly TrainingChoices[] {
  const number = seededNumbers(seed);
  const all = allChoices();
  const equipment = (): readonly HomeEquipment[] => HOME_EQUIPMENT.filter(() => number() < 0.4);
  const avoided = AVOIDANCES.flatMap((one, at) => [[one], ...AVOIDANCES.slice(at + 1).map((other) => [one, other])]);
  const avoiding = avoided.flatMap((avoid) =>
    Array.from({ length: TRIES_PER_AVOIDANCE }, (_, at) => ({
      ...pick(all, number),
      avoid,
      ...(at % 4 === 0 ? { equipment: equipment() } : {}),
      seed: at,
    })),
  );
  const equipped = Array.from({ length: EQUIPMENT_LISTS }, (_, at) => ({
    ...pick(all, number),
    equipment: equipment(),
    seed: at,
  }));
  return [...avoiding, ...equipped];
}

/**
 * Every case of the sweep; with `sample`, that many of each part. The seed draws the samples, and it's the seed of every plan too:
 * whichever exercises a seed chooses, the rules hold.
 */
export function sweepCases(sample: number | null, seed: number): readonly SweepCase[] {
  const number = seededNumbers(seed);
  return SWEEP_PARTS.flatMap((part) => {
    const all = part === "wishes" ? wishes(seed) : allChoices();
    const drawn = sample === null ? all : Array.from({ length: sample }, () => pick(all, number));
    return drawn.map((choices) => ({ part, choices: { ...choices, seed: seed + (choices.seed ?? 0) } }));
  });
}

/** A case in one line, for messages. */
export function describeCase({ part, choices }: SweepCase): string {
  const wish = [
    choices.avoid === undefined ? "" : ` avoid ${choices.avoid.join("+")}`,
    choices.equipment === undefined ? "" : ` with ${choices.equipment.join("+") || "nothing"}`,
    (choices.seed ?? 0) === 0 ? "" : ` seed ${choices.seed}`,
  ].join("");
  const { muscleGroups, daysPerWeek, durationMinutes, skillLevel, location } = choices;
  return `${part}: ${muscleGroups.join("+")} ${daysPerWeek}x${durationMinutes} ${skillLevel} ${location}${wish}`;
}
