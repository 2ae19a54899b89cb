import type { CatalogueExercise } from "@lockstep/contract/training.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { catalogueOptions } from "./queries.ts";

const NONE: readonly CatalogueExercise[] = [];
const NO_WORDS = {};

/** The library on the device; empty while it isn't there. */
export function useCatalogue() {
  const { data, isPending, error, refetch } = useQuery(catalogueOptions());
  const items = data?.items ?? NONE;
  const byId = useMemo(() => new Map(items.map((exercise) => [exercise.id, exercise])), [items]);
  return { items, byId, muscleWords: data?.muscleWords ?? NO_WORDS, isPending, error, retry: () => void refetch() };
}
