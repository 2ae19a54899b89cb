import type { PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { Check, ChevronDown, CookingPot, Heart, Lock, LockOpen, RotateCcw, Shuffle } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { energyNumber, energyText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { MacroLine } from "./macro-bars.tsx";
import type { MealActions } from "./meal-actions.ts";
import { MealDetails } from "./meal-details.tsx";
import { MealGlyph } from "./meal-glyph.tsx";

interface Props {
  meal: PlannedMeal;
  /** "Monday's dinner", for a planned leftover. */
  leftover: string | null;
  acts: MealActions;
  settings: FoodSettings;
  expanded: boolean;
  onToggle: () => void;
  /** The next meal of today stands out, with its acts available. */
  isNext: boolean;
}

/** The one tap that logs a meal, and takes it back. */
function LogCheck({ meal, acts }: { meal: PlannedMeal; acts: MealActions }) {
  if (!acts.log) return null;
  const logged = acts.log.entryOf(meal) !== null;
  return (
    <button
      type="button"
      className="meal-check"
      aria-pressed={logged}
      aria-label={logged ? `Logged: ${meal.name}` : `Log ${meal.name}`}
      onClick={() => acts.log?.toggle(meal)}
    >
      <span>
        <Check size={18} strokeWidth={3} aria-hidden="true" />
      </span>
    </button>
  );
}

/** Why a meal can't be swapped as it is; null when it can. */
export function whyNoSwap(meal: PlannedMeal, isLogged: boolean, mayUnlock = true): string | null {
  if (isLogged) return "Logged. Undo it to swap it.";
  if (!meal.locked) return null;
  return mayUnlock ? "Locked. Unlock it to swap it." : "Locked. Unlocking it is included in Premium.";
}

function MainActs({ meal, acts, leads }: { meal: PlannedMeal; acts: MealActions; leads: boolean }) {
  const id = useId();
  const logged = acts.log !== null && acts.log.entryOf(meal) !== null;
  const hindrance = acts.swap ? whyNoSwap(meal, logged, !acts.lockNeedsPremium) : null;
  return (
    <>
      <div className="meal-actions">
        {acts.log ? (
          <Button
            look={logged ? "quiet" : leads ? "primary" : "secondary"}
            aria-pressed={logged}
            icon={logged ? <RotateCcw aria-hidden="true" /> : <Check aria-hidden="true" />}
            onClick={() => acts.log?.toggle(meal)}
          >
            {logged ? "Undo" : "Log it"}
          </Button>
        ) : null}
        {acts.swap ? (
          <Button
            look="quiet"
            icon={<Shuffle aria-hidden="true" />}
            disabled={hindrance !== null}
            aria-describedby={hindrance === null ? undefined : id}
            onClick={() => acts.swap?.(meal)}
          >
            Swap
          </Button>
        ) : null}
      </div>
      {hindrance === null ? null : (
        <p id={id} className="text-14 text-fg-2">
          {hindrance}
        </p>
      )}
    </>
  );
}

function FurtherActs({ meal, acts }: { meal: PlannedMeal; acts: MealActions }) {
  const favorite = acts.isFavorite(meal.recipeId);
  const main = meal.dishes[0];
  return (
    <div className="flex items-center gap-2">
      <Button
        look="secondary"
        className="min-w-0 grow px-2"
        icon={<CookingPot aria-hidden="true" />}
        onClick={() => acts.cook(meal)}
      >
        Cook mode
      </Button>
      {acts.lock ? (
        <IconButton
          look="quiet"
          size="md"
          label={meal.locked ? `Unlock ${meal.name}` : `Lock ${meal.name} so it stays when the rest is regenerated`}
          aria-pressed={acts.lockNeedsPremium ? undefined : meal.locked}
          aria-haspopup={acts.lockNeedsPremium ? "dialog" : undefined}
          aria-busy={acts.locking === meal.id || undefined}
          onClick={() => acts.lock?.(meal, !meal.locked)}
        >
          {meal.locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        </IconButton>
      ) : null}
      {acts.setFavorite && main ? (
        <IconButton
          look="quiet"
          size="md"
          label={favorite ? `Remove ${main.name} from your favorites` : `Save ${main.name} to your favorites`}
          aria-pressed={favorite}
          onClick={() => acts.setFavorite?.({ id: main.recipeId, name: main.name }, !favorite)}
        >
          <Heart fill={favorite ? "currentColor" : "none"} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}

/** A meal of a day: a row that opens to everything about it. */
export function MealCard({ meal, leftover, acts, settings, expanded, onToggle, isNext }: Props) {
  const id = useId();
  const energy = energyNumber(meal.calories, settings);
  const sides = joinNames(meal.dishes.slice(1).map(({ name }) => name));
  return (
    <li className="meal" data-next={isNext} data-open={expanded}>
      <div className="flex items-stretch">
        <h3 className="min-w-0 flex-1">
          <button type="button" className="meal-row" aria-expanded={expanded} aria-controls={id} onClick={onToggle}>
            <MealGlyph type={meal.type} figures={meal} />
            <span className="min-w-0 flex-1">
              <span className="block text-14 text-fg-2">
                <span className={isNext ? "font-label text-fg" : undefined}>
                  {clockTime(meal.time)}, {meal.type}
                </span>
                {isNext ? <span className="visually-hidden">, next</span> : null}
                {meal.locked ? (
                  <>
                    <Lock size={14} className="ml-2 inline-block align-[-2px]" aria-hidden="true" />
                    <span className="visually-hidden">, locked</span>
                  </>
                ) : null}
              </span>
              <span className="mt-0.5 block font-name text-17 leading-tight">{meal.dishes[0]?.name ?? meal.name}</span>
              {sides === "" ? null : <span className="mt-0.5 block text-15 leading-tight">with {sides}</span>}
              {leftover ? <span className="mt-1 block text-14 text-fg-2">Leftovers from {leftover}</span> : null}
            </span>
            {energy === null ? null : (
              <span className="n text-26" aria-hidden="true">
                {energy}
              </span>
            )}
            {energy === null ? null : <span className="visually-hidden">{energyText(meal.calories, settings)}</span>}
            <ChevronDown className={acts.log ? "chevron chevron-quiet" : "chevron"} size={20} aria-hidden="true" />
          </button>
        </h3>
        {isNext && !expanded ? null : <LogCheck meal={meal} acts={acts} />}
      </div>
      {isNext && !expanded ? (
        <div className="grid gap-3 px-4 pb-4">
          <MacroLine figures={meal} />
          <MainActs meal={meal} acts={acts} leads />
        </div>
      ) : null}
      <div id={id} hidden={!expanded}>
        {expanded ? (
          <div className="meal-open">
            <div className="grid gap-2">
              <MainActs meal={meal} acts={acts} leads={isNext} />
              <FurtherActs meal={meal} acts={acts} />
              {acts.signInTo ? (
                <p className="text-14 text-fg-2">
                  <Link className="link" to={acts.signInTo}>
                    Sign in
                  </Link>{" "}
                  to log what you eat and see your day add up.
                </p>
              ) : null}
            </div>
            <MealDetails meal={meal} settings={settings} />
            <div className="flex flex-wrap gap-2">
              {meal.dishes.map((dish) => (
                <LinkButton key={dish.recipeId} to={`/recipes/${dish.recipeId}`} look="secondary" size="sm">
                  {meal.dishes.length > 1 ? dish.name : "Open recipe"}
                </LinkButton>
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}
