import type { ExerciseSummary, listExercises as route } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import { LEVELS, RANKS, type Exercise } from "@lockstep/domain/training/exercise.ts";
import { isLift } from "@lockstep/domain/training/movements.ts";
import { MUSCLE_GROUP_OF } from "@lockstep/domain/training/muscles.ts";
import { exerciseSummary } from "@lockstep/domain/training/exercise-answer.ts";
import { exerciseSearch, type Found } from "@lockstep/domain/training/search-exercises.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { EXERCISES } from "./catalogue.ts";

type Query = RouteFields<typeof route>;

const PAGE_SIZE = 24;

/** Every exercise, as a search for nothing finds it. */
const ALL: readonly Found<Exercise>[] = EXERCISES.map((exercise) => ({ exercise, score: 0 }));

let search: ((query: string) => readonly Found<Exercise>[]) | null = null;

/** What the words find; the index is made with the first search. */
function searched(words: string): readonly Found<Exercise>[] {
  search ??= exerciseSearch(EXERCISES, MUSCLE_WORDS);
  return search(words);
}

/**
 * A page of the library from after the cursor. A search begins with what is called so; then comes what the membership opens, staples first and of
 * them the lifts, with a bar before others, each part by name. A level shows what suits it: that level and below.
 */
export async function listExercises(platform: Platform, actor: Actor | null, query: Query): Promise<RouteOutput<typeof route>> {
  const isFull = await hasEntitlement(platform, actor, "fullLibrary");
  const words = query.query ?? "";
  const found = (words === "" ? ALL : searched(words))
    .filter(({ exercise }) => matches(exercise, query))
    .map(({ exercise, score }) => ({ exercise, key: sortKey(exercise, score, isFull) }))
    .sort((a, b) => compare(a.key, b.key));
  const rest = query.cursor === undefined ? found : found.filter(({ key }) => compare(key, query.cursor ?? "") > 0);
  const items: ExerciseSummary[] = rest
    .slice(0, PAGE_SIZE)
    .map(({ exercise }) => exerciseSummary(exercise, isLocked(exercise, isFull)));
  const last = rest[PAGE_SIZE - 1];
  return { items, nextCursor: rest.length > PAGE_SIZE && last !== undefined ? last.key : null, total: found.length };
}

function isLocked(exercise: Exercise, isFull: boolean): boolean {
  return !isFull && exercise.tier !== "free";
}

function sortKey(exercise: Exercise, score: number, isFull: boolean): string {
  const rank = RANKS.indexOf(exercise.rank);
  // What most people come for: squats, presses and pulls with a bar.
  const kind = !isLift(exercise) ? 2 : exercise.needs.includes("barbell") ? 0 : 1;
  // Two spaces, so that a name comes before those that go on where it ends.
  return `${score} ${isLocked(exercise, isFull) ? 1 : 0} ${rank} ${kind} ${exercise.name.toLowerCase()}  ${exercise.id}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function matches(exercise: Exercise, query: Query): boolean {
  // A drill is the same in both places: without a location filter one of its two copies represents both.
  if (query.location === undefined && exercise.kind === "mobility" && exercise.location === "gym") return false;
  if (query.muscleGroup !== undefined && MUSCLE_GROUP_OF[exercise.group] !== query.muscleGroup) return false;
  if (query.group !== undefined && exercise.group !== query.group) return false;
  if (query.location !== undefined && exercise.location !== query.location) return false;
  if (query.level !== undefined && LEVELS.indexOf(exercise.level) > LEVELS.indexOf(query.level)) return false;
  if (query.equipment === "none" && exercise.needs.length > 0) return false;
  if (query.equipment !== undefined && query.equipment !== "none" && !exercise.needs.includes(query.equipment)) return false;
  if (query.owned === undefined) return true;
  const owned: readonly string[] = query.owned.split(",");
  return exercise.location === "home" && exercise.needs.every((need) => owned.includes(need));
}
