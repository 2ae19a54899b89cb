import type { RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { listOfAnswers, listOfPages } from "../../../catalogue/catalogue-list.ts";
import type { CatalogueList } from "../../../catalogue/catalogue-list.ts";
import { recipeOptions, recipesOptions } from "../queries.ts";
import { askedFor, suits } from "./filters.ts";
import type { RecipesState } from "./filters.ts";

/** The recipes that are asked for: of the whole book, or of the favourites. The list before stays until the new one is there. */
export function useRecipes(state: RecipesState, favorites: readonly string[]): CatalogueList<RecipeSummary> {
  const { saved } = state;
  const book = useInfiniteQuery({ ...recipesOptions(askedFor(state)), placeholderData: keepPreviousData, enabled: !saved });
  const answers = useQueries({ queries: (saved ? favorites : []).map((id) => recipeOptions(id)) });
  return saved ? listOfAnswers(answers, (recipe) => suits(recipe, state)) : listOfPages(book);
}
