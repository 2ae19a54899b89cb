import type { ExerciseSummary, listExercises as route } from "@lockstep/contract/training.ts";
import type { RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Tier } from "@lockstep/domain/billing/entitlements.ts";
import { LEVELS, type Exercise } from "@lockstep/domain/training/exercise.ts";
import { nameMuscles } from "@lockstep/domain/training/describe-exercise.ts";
import { MUSCLE_GROUP_OF } from "@lockstep/domain/training/muscles.ts";
import { EXERCISES, isLocked } from "./catalogue.ts";
import { presentSummary } from "./present-exercise.ts";

type Query = RouteParsed<typeof route>["query"];

const PAGE_SIZE = 24;

/** A page of the library from after the cursor: what the membership opens first, each part by name. A level shows what suits it: that level and below. */
export function listExercises(query: Query, tier: Tier): RouteOutput<typeof route> {
  const found = inOrder(tier).filter((exercise) => matches(exercise, query));
  const rest =
    query.cursor === undefined ? found : found.filter((exercise) => compare(sortKey(exercise, tier), query.cursor ?? "") > 0);
  const items: ExerciseSummary[] = rest.slice(0, PAGE_SIZE).map((exercise) => presentSummary(exercise, isLocked(exercise, tier)));
  const last = rest[PAGE_SIZE - 1];
  return { items, nextCursor: rest.length > PAGE_SIZE && last !== undefined ? sortKey(last, tier) : null, total: found.length };
}

const orders = new Map<Tier, readonly Exercise[]>();

function inOrder(tier: Tier): readonly Exercise[] {
  const known = orders.get(tier) ?? EXERCISES.toSorted((a, b) => compare(sortKey(a, tier), sortKey(b, tier)));
  orders.set(tier, known);
  return known;
}

function sortKey(exercise: Exercise, tier: Tier): string {
  // Two spaces, so that a name comes before those that go on where it ends.
  return `${isLocked(exercise, tier) ? 1 : 0} ${exercise.name.toLowerCase()}  ${exercise.id}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function matches(exercise: Exercise, query: Query): boolean {
  // A drill is the same in both places: where no place is asked for, one of its two copies stands for both.
  if (query.location === undefined && exercise.kind === "mobility" && exercise.location === "gym") return false;
  if (query.muscleGroup !== undefined && MUSCLE_GROUP_OF[exercise.group] !== query.muscleGroup) return false;
  if (query.group !== undefined && exercise.group !== query.group) return false;
  if (query.location !== undefined && exercise.location !== query.location) return false;
  if (query.level !== undefined && LEVELS.indexOf(exercise.level) > LEVELS.indexOf(query.level)) return false;
  if (query.equipment === "none" && exercise.needs.length > 0) return false;
  if (query.equipment !== undefined && query.equipment !== "none" && !exercise.needs.includes(query.equipment)) return false;
  return query.query === undefined || matchesWords(exercise, query.query);
}

/** Every word must stand in the name, the equipment or a muscle. */
function matchesWords(exercise: Exercise, words: string): boolean {
  const muscles = nameMuscles([...exercise.targets, ...exercise.synergists]);
  const text = [exercise.name, exercise.equipment, exercise.group, ...muscles].join(" ").toLowerCase().replaceAll("-", " ");
  return words
    .toLowerCase()
    .replaceAll("-", " ")
    .split(/\s+/)
    .every((word) => text.includes(word));
}
