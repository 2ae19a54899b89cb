import type { ExerciseSummary, listExercises as route } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { LEVELS, type Exercise } from "@lockstep/domain/training/exercise.ts";
import { nameMuscles } from "@lockstep/domain/training/describe-exercise.ts";
import { MUSCLE_GROUP_OF } from "@lockstep/domain/training/muscles.ts";
import type { Platform } from "../../platform/platform.ts";
import { hasEntitlement } from "../billing/index.ts";
import { EXERCISES } from "./catalogue.ts";
import { presentSummary } from "./present-exercise.ts";

type Query = RouteFields<typeof route>;

const PAGE_SIZE = 24;

/** A page of the library from after the cursor: what the membership opens first, each part by name. A level shows what suits it: that level and below. */
export async function listExercises(platform: Platform, actor: Actor | null, query: Query): Promise<RouteOutput<typeof route>> {
  const isFull = await hasEntitlement(platform, actor, "fullLibrary");
  const found = inOrder(isFull).filter((exercise) => matches(exercise, query));
  const rest =
    query.cursor === undefined ? found : found.filter((exercise) => compare(sortKey(exercise, isFull), query.cursor ?? "") > 0);
  const items: ExerciseSummary[] = rest
    .slice(0, PAGE_SIZE)
    .map((exercise) => presentSummary(exercise, isLocked(exercise, isFull)));
  const last = rest[PAGE_SIZE - 1];
  return { items, nextCursor: rest.length > PAGE_SIZE && last !== undefined ? sortKey(last, isFull) : null, total: found.length };
}

const orders = new Map<boolean, readonly Exercise[]>();

function inOrder(isFull: boolean): readonly Exercise[] {
  const known = orders.get(isFull) ?? EXERCISES.toSorted((a, b) => compare(sortKey(a, isFull), sortKey(b, isFull)));
  orders.set(isFull, known);
  return known;
}

function isLocked(exercise: Exercise, isFull: boolean): boolean {
  return !isFull && exercise.tier !== "free";
}

function sortKey(exercise: Exercise, isFull: boolean): string {
  // Two spaces, so that a name comes before those that go on where it ends.
  return `${isLocked(exercise, isFull) ? 1 : 0} ${exercise.name.toLowerCase()}  ${exercise.id}`;
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
  return query.query === undefined || matchesWords(exercise, query.query);
}

/** Every word must be in the name, the equipment or a muscle. */
function matchesWords(exercise: Exercise, words: string): boolean {
  const muscles = nameMuscles([...exercise.targets, ...exercise.synergists]);
  const text = [exercise.name, exercise.equipment, exercise.group, ...muscles].join(" ").toLowerCase().replaceAll("-", " ");
  return words
    .toLowerCase()
    .replaceAll("-", " ")
    .split(/\s+/)
    .every((word) => text.includes(word));
}
