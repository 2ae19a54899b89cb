import type { CatalogueExercise, getCatalogue as route } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { EXERCISES } from "./catalogue.ts";

const muscleWords = Object.fromEntries(Object.entries(MUSCLE_WORDS).map(([word, muscles]) => [word, [...muscles]]));

/** Every exercise without its texts; what the caller's membership doesn't open is marked. */
export async function getCatalogue(platform: Platform, actor: Actor | null): Promise<RouteOutput<typeof route>> {
  const isFull = await hasEntitlement(platform, actor, "fullLibrary");
  return { items: EXERCISES.map((exercise) => present(exercise, !isFull && exercise.tier !== "free")), muscleWords };
}

function present(exercise: Exercise, locked: boolean): CatalogueExercise {
  const { description: _, instructions: _i, commonMistakes: _c, modifications: _m, videoUrl: _v, ...facts } = exercise;
  return {
    ...facts,
    locked,
    aliases: [...facts.aliases],
    targets: [...facts.targets],
    synergists: [...facts.synergists],
    needs: [...facts.needs],
    loads: [...facts.loads],
    dose: { ...facts.dose },
    demonstration: { ...facts.demonstration },
  };
}
