import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { recipeOptions } from "../queries.ts";

/** The recipes with these ids, as far as they are available. */
export function useRecipes(ids: readonly string[]): {
  readonly recipes: ReadonlyMap<string, RecipeDetail>;
  readonly pending: boolean;
  readonly failed: boolean;
} {
  const results = useQueries({ queries: ids.map((id) => recipeOptions(id)) });
  const loaded = results.map(({ data }) => data);
  // The list is new on every render, so its contents are compared.
  const key = loaded.map((each) => each?.id ?? "").join(" ");
  const recipes = useMemo(
    () => new Map(loaded.flatMap((each): [string, RecipeDetail][] => (each ? [[each.id, each]] : []))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `loaded`
    [key],
  );
  return { recipes, pending: results.some((each) => each.isPending), failed: results.some((each) => each.isError) };
}

/** Fetches a plan's recipes one after the other while nothing else happens, so that they are there in a kitchen without a network. */
export function useWholePlan(ids: readonly string[]): void {
  const queryClient = useQueryClient();
  const key = ids.join(" ");
  useEffect(() => {
    let gone = false;
    const fetchAll = async () => {
      for (const id of new Set(key.split(" "))) {
        if (gone || !navigator.onLine || id === "") return;
        await queryClient.prefetchQuery(recipeOptions(id));
      }
    };
    const timer = setTimeout(() => void fetchAll(), 2000);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, queryClient]);
}
