import { ALLERGENS } from "@lockstep/domain/nutrition/diets.ts";
import { useSearchParams } from "react-router";
import { collectionTitle, nameDiet } from "@lockstep/domain/nutrition/name-plan.ts";
import { DownloadPdfButton } from "../../../shell/download-pdf.tsx";
import { CatalogueResults, NothingFound } from "../../../catalogue/catalogue-results.tsx";
import { CatalogueSearch } from "../../../catalogue/catalogue-search.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field.tsx";
import { Page } from "../../../ui/page.tsx";
import { useSearchText } from "../../../ui/search-box.tsx";
import { useMealPerson } from "../person.ts";
import type { MealUser, SessionCheck } from "../person.ts";
import { useRecipeFavorites } from "../recipe-favorites.ts";
import { DishArt } from "./art/dish-art.tsx";
import { changeParams, countPicked, FACETS, pickedValue, readRecipes } from "./filters.ts";
import type { RecipeParam, RecipesState } from "./filters.ts";
import { RecipeTile } from "./recipe-tile.tsx";
import { useRecipes } from "./use-recipes.ts";
import "./recipes.css";

/** An empty bowl: nothing is in the list. */
const EMPTY_DISH = { id: "empty-bowl", name: "", course: "main", mainFoods: [] } as const;

/** Diet, meal and time from lists; the allergens it must be free of as switches. */
function Facets({ state, onSet }: { state: RecipesState; onSet: (key: RecipeParam, value: string) => void }) {
  const { without } = state;
  return (
    <>
      <div className="recipe-facets">
        {FACETS.map(({ key, label, any, values, name }) => (
          <Select key={key} label={label} value={pickedValue(state, key)} onChange={(event) => onSet(key, event.target.value)}>
            <option value="">{any}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {name(value)}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <fieldset className="mt-4 min-w-0">
        <legend className="field-label mb-2">Free of</legend>
        <div className="flex flex-wrap gap-2">
          {ALLERGENS.map((allergen) => {
            const on = without.includes(allergen);
            const next = on ? without.filter((each) => each !== allergen) : [...without, allergen];
            return (
              <ToggleChip key={allergen} pressed={on} onClick={() => onSet("without", next.join(","))}>
                {allergen}
              </ToggleChip>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}

/** The recipe book: searched and filtered; the address keeps what was asked. Everyone may read it. */
export function RecipesPage({ user, session }: { user: MealUser | null; session: SessionCheck }) {
  const [params, setParams] = useSearchParams();
  const state = readRecipes(params);
  const set = (key: RecipeParam, value: string) =>
    setParams(changeParams(params, key, value), { replace: true, preventScrollReset: true });
  const { text, setText } = useSearchText(state.filters.query ?? "", (next) => set("q", next));
  const { userId, settings, pending } = useMealPerson(user, session);
  const { ids } = useRecipeFavorites(userId);
  const list = useRecipes(state, ids);
  const diet = state.filters.diet ?? "standard";
  const picked = countPicked(state);
  const filtered = picked > 0 || state.filters.query !== undefined;
  const reset = () => {
    setText("");
    setParams(new URLSearchParams(), { replace: true, preventScrollReset: true });
  };
  return (
    <Page title="Recipes" intro="Every dish behind your plans, weighed to the gram.">
      <CatalogueSearch
        name="Recipes"
        searchLabel="Search by name, ingredient or cuisine"
        text={text}
        onText={setText}
        picked={picked}
        saved={state.saved}
        onSaved={(on) => set("saved", on ? "1" : "")}
        onReset={filtered ? reset : null}
        found={list.total === null ? "" : list.total === 1 ? "1 recipe" : `${list.total} recipes`}
      >
        <Facets state={state} onSet={set} />
      </CatalogueSearch>
      <div className="mb-6">
        <DownloadPdfButton
          path={`/api/recipes/collections/${diet}/pdf`}
          what={`${collectionTitle(diet).replace("The", "the")} as a booklet`}
          userId={userId}
          feature="recipeCollection"
        >
          {diet === "standard" ? "All recipes as PDF" : `${nameDiet(diet)} recipes as PDF`}
        </DownloadPdfButton>
      </div>
      <div className="recipe-book">
        <CatalogueResults
          list={list}
          name="recipes"
          skeleton="aspect-[0.82]"
          empty={
            <NothingFound
              one="a recipe"
              many="recipes"
              instead="an ingredient"
              art={<DishArt recipe={EMPTY_DISH} className="max-w-[180px]" />}
              saved={state.saved}
              filtered={filtered}
              onReset={reset}
            />
          }
        >
          {(recipe) => (
            <RecipeTile key={recipe.id} recipe={recipe} favorite={ids.includes(recipe.id)} settings={pending ? null : settings} />
          )}
        </CatalogueResults>
      </div>
    </Page>
  );
}
