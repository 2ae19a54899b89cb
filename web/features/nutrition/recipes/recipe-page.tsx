import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ChefHat, Plus, Printer } from "lucide-react";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { DownloadPdfIcon } from "../../../shell/download-pdf.tsx";
import { FavoriteButton } from "../../../catalogue/favorite.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { usePrinting } from "../../../plans/use-printing.ts";
import { recipeLines } from "@lockstep/domain/nutrition/recipe-lines.ts";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { cookingOfRecipe } from "../cook/cook-steps.ts";
import { useMealPerson } from "../person.ts";
import type { MealPerson, MealUser, SessionCheck } from "../person.ts";
import { recipeOptions } from "../queries.ts";
import { useRecipeFavorites } from "../recipe-favorites.ts";
import { energyNumber, inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import { DishArt } from "./art/dish-art.tsx";
import { NutritionTable, ReferenceRows } from "./nutrition-table.tsx";
import { RecipeSheet } from "./recipe-sheet.tsx";
import { allergenText, dietNames, keepsText, minutesText, servingsText } from "@lockstep/domain/nutrition/recipe-words.ts";
import { LazyPart } from "../../../ui/lazy-part.tsx";
import "../../../plans/print.css";
import "./recipes.css";

const LogSheet = lazy(() => import("../log/log-sheet.tsx").then((module) => ({ default: module.LogSheet })));
const CookMode = lazy(() => import("../cook/cook-mode.tsx").then((module) => ({ default: module.CookMode })));

const MOST_SERVINGS = 12;

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t-[1.5px] border-line pt-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="d2 text-22">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Numeral({ value, unit }: { value: ReactNode; unit: string }) {
  return (
    <div>
      <dd className="n text-48 sm:text-64">{value}</dd>
      <dt className="mt-2 text-14 font-label text-fg-2">{unit}</dt>
    </div>
  );
}

function Numbers({ recipe, person }: { recipe: RecipeDetail; person: MealPerson }) {
  const energy = person.pending ? null : energyNumber(recipe.figures.calories, person.settings);
  const work = recipe.handsOnMinutes === recipe.totalMinutes ? "" : `${minutesText(recipe.handsOnMinutes)} hands-on. `;
  return (
    <div>
      <dl className="flex flex-wrap gap-x-9 gap-y-5">
        <Numeral value={recipe.totalMinutes} unit="minutes" />
        {energy === null ? null : <Numeral value={energy} unit={person.settings.energyUnit} />}
        <Numeral value={Math.round(recipe.figures.protein)} unit="g protein" />
      </dl>
      <p className="mt-3 text-14 text-fg-2">{work}Per serving.</p>
    </div>
  );
}

function Favorite({ userId, recipe }: { userId: string | null; recipe: RecipeDetail }) {
  const { ids, setFavorite } = useRecipeFavorites(userId);
  const on = ids.includes(recipe.id);
  return <FavoriteButton name={recipe.name} on={on} onToggle={() => setFavorite(recipe.id, !on)} />;
}

/** What someone who can't eat everything looks for first. */
function SafeToEat({ recipe }: { recipe: RecipeDetail }) {
  return (
    <div className="panel grid gap-1">
      <p className="font-label">{allergenText(recipe)}</p>
      {recipe.coconut ? <p>Contains coconut. We don't count it as a nut.</p> : null}
      <p className="text-14 text-fg-2">Based on every ingredient, including label warnings. Brands differ: read the label.</p>
    </div>
  );
}

function Ingredients({
  recipe,
  servings,
  onServings,
  person,
}: {
  recipe: RecipeDetail;
  servings: number;
  onServings: (servings: number) => void;
  person: MealPerson;
}) {
  return (
    <Part
      title="Ingredients"
      aside={
        <Stepper
          label="Servings"
          value={servings}
          min={1}
          max={MOST_SERVINGS}
          words={servingsText(servings)}
          onChange={onServings}
        />
      }
    >
      <ul className="recipe-lines">
        {recipeLines(recipe, servings / recipe.servings, person.settings.foodUnits).map((line, index) => (
          <li key={recipe.ingredients[index]?.foodId ?? line}>{line}</li>
        ))}
      </ul>
      {recipe.equipment.length > 0 ? (
        <p className="mt-4">
          <span className="font-label">Get ready:</span> {recipe.equipment.join(", ")}.
        </p>
      ) : null}
    </Part>
  );
}

function Method({ recipe, person }: { recipe: RecipeDetail; person: MealPerson }) {
  return (
    <Part title="Method">
      <ol className="recipe-method max-w-[65ch]">
        {recipe.steps.map((step, index) => (
          <li key={index}>
            {inFoodUnits(stepText(step.text), person.settings.foodUnits)}
            {step.minutes === null ? null : <span className="block text-14 text-fg-2">{minutesText(step.minutes)}</span>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Leftovers({ recipe, person }: { recipe: RecipeDetail; person: MealPerson }) {
  const { store, reheat } = recipe.leftovers;
  const words = (text: string) => inFoodUnits(stepText(text), person.settings.foodUnits);
  return (
    <Part title="Leftovers">
      <p className="font-label">{keepsText(recipe.leftovers)}</p>
      <p className="mt-1 max-w-[60ch]">{words(store)}</p>
      {reheat === null ? null : <p className="mt-1 max-w-[60ch]">{words(reheat)}</p>}
    </Part>
  );
}

function Everything({
  recipe,
  user,
  person,
  signInTo,
}: {
  recipe: RecipeDetail;
  user: MealUser | null;
  person: MealPerson;
  signInTo: string;
}) {
  const [servings, setServings] = useState(recipe.servings);
  const [cooking, setCooking] = useState(false);
  /** Null until the sheet is first opened. */
  const [logging, setLogging] = useState<boolean | null>(null);
  const cookButton = useRef<HTMLButtonElement>(null);
  const printing = usePrinting();
  const units = person.settings.foodUnits;
  const cook = useMemo(() => cookingOfRecipe(recipe, servings, units), [recipe, servings, units]);
  return (
    <>
      <title>{`${recipe.name} · Lockstep`}</title>
      {printing ? (
        <div className="print-sheet">
          <RecipeSheet recipe={recipe} servings={servings} settings={person.settings} />
        </div>
      ) : null}
      <div className="mb-7">
        <h1 className="d text-40 md:text-64">{recipe.name}</h1>
        <ul className="mt-4 flex flex-wrap gap-2" aria-label="At a glance">
          {[recipe.meals.join(" or "), recipe.cuisine, ...dietNames(recipe.diets)].map((word) => (
            <li key={word}>
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className="recipe-detail">
        <div className="recipe-stage">
          <DishArt recipe={recipe} />
        </div>
        <div className="grid content-start gap-6">
          <p className="max-w-[65ch] text-17">{recipe.description}</p>
          <Numbers recipe={recipe} person={person} />
          <div className="flex flex-wrap gap-2">
            <Button ref={cookButton} size="lg" icon={<ChefHat aria-hidden="true" />} onClick={() => setCooking(true)}>
              Start cooking
            </Button>
            {user === null ? (
              <LinkButton to={signInTo} look="secondary" size="lg">
                Sign in to log it
              </LinkButton>
            ) : (
              <Button look="secondary" size="lg" icon={<Plus aria-hidden="true" />} onClick={() => setLogging(true)}>
                Log a serving
              </Button>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Favorite userId={person.userId} recipe={recipe} />
            <IconButton label="Print the recipe" look="secondary" size="md" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
            </IconButton>
            <DownloadPdfIcon
              look="secondary"
              path={`/api/recipes/${recipe.id}/pdf?servings=${servings}`}
              what="this recipe as a page in your units"
              userId={person.userId}
            />
          </div>
          <SafeToEat recipe={recipe} />
        </div>
        <div className="grid min-w-0 content-start gap-7">
          <Ingredients recipe={recipe} servings={servings} onServings={setServings} person={person} />
        </div>
        <div className="grid min-w-0 content-start gap-7">
          <Method recipe={recipe} person={person} />
          <Leftovers recipe={recipe} person={person} />
        </div>
        {person.pending ? null : (
          <div className="recipe-figures">
            <Part title="One serving">
              <NutritionTable recipe={recipe} settings={person.settings} />
            </Part>
            <ReferenceRows recipe={recipe} settings={person.settings} />
          </div>
        )}
      </div>
      {cooking ? (
        <Suspense>
          <CookMode
            cooking={cook}
            onClose={() => {
              setCooking(false);
              // Once cook mode is gone, so that the keyboard goes on where it was.
              requestAnimationFrame(() => cookButton.current?.focus());
            }}
          />
        </Suspense>
      ) : null}
      {person.userId === null || logging === null ? null : (
        <LazyPart>
          <LogSheet person={person} open={logging} onClose={() => setLogging(false)} what={{ kind: "recipe", recipe }} />
        </LazyPart>
      )}
    </>
  );
}

/** Everything about one recipe, for everyone: to read, cook, print and log. */
export function RecipePage({
  id,
  user,
  session,
  signInTo,
}: {
  id: string;
  user: MealUser | null;
  session: SessionCheck;
  signInTo: string;
}) {
  const person = useMealPerson(user, session);
  const { data: recipe, error, refetch } = useQuery(recipeOptions(id));
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.status === 422 || error.status === 400)) {
    return (
      <div className="wrap page-body">
        <title>Recipe not found · Lockstep</title>
        <h1 className="d text-40 md:text-64">Recipe not found</h1>
        <p className="mt-3 mb-6 max-w-[48ch] text-17 text-fg-2">The link may be wrong, or the recipe is no longer available.</p>
        <LinkButton to="/recipes">All recipes</LinkButton>
      </div>
    );
  }
  return (
    <div className="wrap page-body page-enter">
      <Link to="/recipes" className="mb-4 inline-flex min-h-11 items-center gap-2 font-label">
        <ArrowLeft size={18} aria-hidden="true" /> All recipes
      </Link>
      {recipe ? (
        <Everything key={recipe.id} recipe={recipe} user={user} person={person} signInTo={signInTo} />
      ) : error ? (
        <ErrorView title="We couldn't load the recipe." onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      ) : (
        <Loading label="Loading the recipe">
          <Skeleton className="h-14 w-3/5" />
          <div className="recipe-detail mt-8">
            <Skeleton className="aspect-[1.3] w-full rounded-card" />
            <Skeleton className="h-64" />
          </div>
        </Loading>
      )}
    </div>
  );
}
