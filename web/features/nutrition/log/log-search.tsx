import type { FoodSummary, RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchBox, useSearchText } from "../../../ui/search-box.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { foodsOptions, recipesOptions } from "../queries.ts";
import { energyText, macroText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { Loggable } from "./amounts.ts";

const RECIPES_SHOWN = 6;
const FOODS_SHOWN = 12;

function Hit({ name, note, onPick }: { name: string; note: string; onPick: () => void }) {
  return (
    <li>
      <button type="button" className="log-hit" onClick={onPick}>
        <span className="min-w-0">
          <span className="block font-name">{name}</span>
          <span className="block text-14 text-fg-2">{note}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </li>
  );
}

function Hits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="text-14 font-label text-fg-2">{title}</h3>
      <ul className="mt-1">{children}</ul>
    </section>
  );
}

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** "389 kcal, 17 g protein in 100 g", without the calories where they are hidden. */
function noteOf(figures: FoodSummary["per100g"], per: string, settings: FoodSettings): string {
  const energy = energyText(figures.calories, settings);
  return `${energy === null ? "" : `${energy}, `}${macroText(figures.protein)} protein ${per}`;
}

/** Recipes and foods by their names, to pick one. */
export function LogSearch({ settings, onPick }: { settings: FoodSettings; onPick: (picked: Loggable) => void }) {
  const [query, setQuery] = useState("");
  const { text, setText } = useSearchText(query, setQuery);
  const recipes = useInfiniteQuery({ ...recipesOptions({ query }), placeholderData: keepPreviousData, enabled: query !== "" });
  const foods = useInfiniteQuery({ ...foodsOptions(query), placeholderData: keepPreviousData, enabled: query !== "" });
  const foundRecipes: readonly RecipeSummary[] = recipes.data?.pages[0]?.items ?? [];
  const foundFoods: readonly FoodSummary[] = foods.data?.pages[0]?.items ?? [];
  const failed = recipes.error !== null && foods.error !== null;
  const pending = query !== "" && (recipes.isPending || foods.isPending) && !failed;
  // While the next answer is on its way, the last one stays on screen: it says nothing about the new word yet.
  const settled = query !== "" && !pending && !failed && !foods.isPlaceholderData && !recipes.isPlaceholderData;
  const lacksFood = settled && foundFoods.length === 0;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the sheet has put the focus on its first control.
    const frame = requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="mt-4" ref={box}>
      <SearchBox label="Search recipes and foods" text={text} onChange={setText} />
      <div className="log-results" aria-live="polite" aria-busy={pending || undefined}>
        {query === "" ? <p className="mt-4 text-fg-2">Search for what you ate: "dal", "banana", "Greek yogurt".</p> : null}
        {pending ? (
          <Loading label="Searching" className="mt-5 grid gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </Loading>
        ) : null}
        {failed ? (
          <div className="mt-5">
            <Alert tone="error">
              <p>We couldn't search right now.</p>
              <Button
                size="sm"
                look="secondary"
                className="mt-3"
                onClick={() => {
                  void recipes.refetch();
                  void foods.refetch();
                }}
              >
                Try again
              </Button>
            </Alert>
          </div>
        ) : null}
        {lacksFood ? (
          <p className="mt-4 text-fg-2">
            "{query.trim()}" isn't in our food table.{" "}
            {foundRecipes.length > 0 ? "These recipes match:" : `Try a simpler word, like "rice", or log its ingredients.`}
          </p>
        ) : null}
        {query !== "" && foundFoods.length > 0 ? (
          <Hits title="Foods">
            {foundFoods.slice(0, FOODS_SHOWN).map((food) => (
              <Hit
                key={food.id}
                name={capital(food.name)}
                note={noteOf(food.per100g, "per 100 g", settings)}
                onPick={() => onPick({ kind: "food", food })}
              />
            ))}
          </Hits>
        ) : null}
        {query !== "" && foundRecipes.length > 0 ? (
          <Hits title="Recipes">
            {foundRecipes.slice(0, RECIPES_SHOWN).map((recipe) => (
              <Hit
                key={recipe.id}
                name={recipe.name}
                note={noteOf(recipe.figures, "a serving", settings)}
                onPick={() => onPick({ kind: "recipe", recipe })}
              />
            ))}
          </Hits>
        ) : null}
      </div>
    </div>
  );
}
