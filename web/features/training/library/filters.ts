import type { ExerciseSummary } from "@lockstep/contract/training.ts";
import { EQUIPMENT_NAMES } from "@lockstep/domain/training/equipment-names.ts";
import { EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import type { Equipment } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_GROUPS, TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import type { ExerciseFilters } from "../queries.ts";

/** What the library shows, as the address says it. */
export interface LibraryState {
  readonly filters: ExerciseFilters;
  /** Only what can be done at home with the person's own equipment. */
  readonly owned: boolean;
  /** Only the favourites. */
  readonly saved: boolean;
}

const EQUIPMENT_VALUES = ["none", ...EQUIPMENT] as const;

const NAMES_OF_EQUIPMENT: Readonly<Record<(typeof EQUIPMENT_VALUES)[number], string>> = {
  none: "None, or household items",
  ...EQUIPMENT_NAMES,
};

/** The filters a person picks from lists: the name in the address, the words above the list, its values. */
export const FACETS = [
  { key: "group", label: "Trains", any: "Everything", values: TRAINING_GROUPS, name: (value: string) => value },
  { key: "muscleGroup", label: "Body area", any: "Whole body", values: MUSCLE_GROUPS, name: (value: string) => value },
  { key: "location", label: "Location", any: "Home and gym", values: LOCATIONS, name: capital },
  { key: "level", label: "Level", any: "Any level", values: LEVELS, name: capital },
  {
    key: "equipment",
    label: "Equipment",
    any: "Any equipment",
    values: EQUIPMENT_VALUES,
    name: (value: string) => nameOf(value),
  },
] as const;

export type FacetKey = (typeof FACETS)[number]["key"];

function capital(value: string): string {
  return value.slice(0, 1).toUpperCase() + value.slice(1);
}

function nameOf(value: string): string {
  const known = EQUIPMENT_VALUES.find((each) => each === value);
  return known === undefined ? value : NAMES_OF_EQUIPMENT[known];
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** Reads the address; what it doesn't know counts as not asked for. */
export function readLibrary(params: URLSearchParams): LibraryState {
  const query = (params.get("q") ?? "").trim().slice(0, 80);
  const group = oneOf(TRAINING_GROUPS, params.get("group"));
  const muscleGroup = oneOf(MUSCLE_GROUPS, params.get("muscleGroup"));
  const location = oneOf(LOCATIONS, params.get("location"));
  const level = oneOf(LEVELS, params.get("level"));
  const equipment = oneOf(EQUIPMENT_VALUES, params.get("equipment"));
  return {
    filters: {
      ...(query ? { query } : {}),
      ...(group ? { group } : {}),
      ...(muscleGroup ? { muscleGroup } : {}),
      ...(location ? { location } : {}),
      ...(level ? { level } : {}),
      ...(equipment ? { equipment } : {}),
    },
    owned: params.get("owned") === "1",
    saved: params.get("saved") === "1",
  };
}

/** The address of another choice; an empty value takes the filter away. */
export function changeParams(params: URLSearchParams, key: FacetKey | "q" | "saved" | "owned", value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === "") next.delete(key);
  else next.set(key, value);
  return next;
}

/** Whether an exercise is what the filters ask for: the favourites are few and are filtered here, as the server filters the library. */
export function suits(
  exercise: Pick<
    ExerciseSummary,
    | "name"
    | "aliases"
    | "equipment"
    | "group"
    | "muscleGroup"
    | "location"
    | "level"
    | "needs"
    | "targetMuscles"
    | "synergistMuscles"
  >,
  filters: ExerciseFilters,
): boolean {
  const { query, group, muscleGroup, location, level, equipment, owned } = filters;
  if (group && exercise.group !== group) return false;
  if (muscleGroup && exercise.muscleGroup !== muscleGroup) return false;
  if (location && exercise.location !== location) return false;
  if (level && LEVELS.indexOf(exercise.level) > LEVELS.indexOf(level)) return false;
  if (equipment === "none" && exercise.needs.length > 0) return false;
  if (equipment && equipment !== "none" && !exercise.needs.some((need: Equipment) => need === equipment)) return false;
  const own = owned?.split(",");
  if (own && (exercise.location !== "home" || !exercise.needs.every((need) => own.includes(need)))) return false;
  const text = plain(
    [
      exercise.name,
      ...exercise.aliases,
      exercise.equipment,
      exercise.group,
      ...exercise.targetMuscles,
      ...exercise.synergistMuscles,
    ].join(" "),
  );
  return plain(query ?? "")
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("-", " ").trim();
}
