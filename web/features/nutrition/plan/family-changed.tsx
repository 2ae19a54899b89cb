import type { MealChoices } from "@lockstep/contract/nutrition.ts";
import { areAmountsOutdated, eatersNotKept } from "@lockstep/domain/nutrition/eaters.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useEaters } from "../../family/index.ts";

/** Says when a plan was made for other people than those who eat in the family now: its dishes may have what someone doesn't eat. */
export function FamilyChanged({ userId, choices }: { userId: string; choices: MealChoices }) {
  const known = useEaters(userId);
  if (known === null) return null;
  // Whoever hasn't said how they eat is in their own plan with what they chose for it.
  const own = { name: "", diet: choices.preference, allergies: choices.allergies, portion: 1 };
  const now = known.some((eater) => eater.userId === userId) ? known : [own, ...known];
  const notKept = eatersNotKept(choices, now);
  if (notKept.length === 0 && !areAmountsOutdated(choices, now)) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-4">
      <p className="max-w-[56ch] wrap-anywhere">
        <span className="font-name">Who eats in your family has changed.</span>{" "}
        {notKept.length > 0
          ? `This plan wasn't made for how ${joinNames(notKept.map(({ name }) => name))} ${notKept.length === 1 ? "eats" : "eat"} now. Check before you cook, or make a new plan.`
          : "This plan's amounts are for the people and portions you had before."}
      </p>
      <LinkButton to="/meal-plan-setup" size="sm">
        Make a new plan
      </LinkButton>
    </div>
  );
}
