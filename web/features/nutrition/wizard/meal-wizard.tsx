import { DIETS } from "@lockstep/domain/nutrition/diets.ts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { SetupDock } from "../../../plans/setup/setup-dock.tsx";
import { focusOn, SetupStep } from "../../../plans/setup/setup-step.tsx";
import { useAutoAdvance } from "../../../plans/setup/use-auto-advance.ts";
import { useSetup } from "../../../plans/setup/use-setup.ts";
import { RadioCards } from "../../../ui/choice.tsx";
import { lacksRoom } from "../../../plans/setup/no-room.tsx";
import { useFeature } from "../../../shell/use-feature.ts";
import { useWhoEats } from "../../family/index.ts";
import { useMealPerson } from "../person.ts";
import type { MealUser } from "../person.ts";
import { currentMealPlanOptions } from "../queries.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { isBelowFloor, isStepDone, openSteps, RULES, STEPS, toChoices } from "./answers.ts";
import type { MealAnswers, Step } from "./answers.ts";
import { CaloriesStep } from "./calories-step.tsx";
import { Configuration, partId } from "./configuration.tsx";
import { DietGlyph, DietLegend } from "./diet-glyph.tsx";
import { useGenerateMeals } from "./generate.ts";
import { MealProblem, refusedChoices } from "./meal-problem.tsx";
import { amountInLine, DIET_TEXTS, MARK_TEXT, STEP_TEXTS } from "./setup-texts.ts";
import "./meal-wizard.css";

/** "Vegan, 2,000 kcal, 7 days, 3 meals a day". */
function summary(answers: MealAnswers, settings: FoodSettings): string {
  const parts = [
    answers.preference ? DIET_TEXTS[answers.preference].name : "",
    amountInLine(answers.dailyCalories, settings),
    `${answers.planDays} days`,
    `${answers.mealsPerDay} meals a day`,
  ];
  return parts.filter(Boolean).join(", ");
}

function missing(open: readonly Step[], answers: MealAnswers): string {
  const names = open.map((step) =>
    step === "amount" && isBelowFloor(answers.dailyCalories) ? "medical supervision" : STEP_TEXTS[step].open,
  );
  return `Still needed: ${names.join(", ")}`;
}

/** Two questions, and a third part that has its answers already. Nothing is lost by going back or reloading. */
export function MealWizard({ user }: { user: MealUser | null }) {
  const navigate = useNavigate();
  const person = useMealPerson(user);
  const generate = useGenerateMeals(person.userId, person.today);
  const { generateButton, advance } = useAutoAdvance(RULES);
  const { answers, answer } = useSetup(RULES, advance);
  const eaters = useWhoEats(person.userId);
  const open = openSteps(answers);
  const marked = new Set<string>(refusedChoices(generate.error));
  const step = (name: Step) => ({
    step: name,
    steps: STEPS,
    title: STEP_TEXTS[name].title,
    hint: STEP_TEXTS[name].hint,
    done: isStepDone(answers, name),
    marked: marked.has(name === "amount" ? "dailyCalories" : name) ? MARK_TEXT : null,
  });
  const change = (next: Partial<MealAnswers>, of: Step | null) => {
    // What was refused was another set of choices.
    if (generate.error !== null) generate.reset();
    answer(next, of);
  };
  const { data: current } = useQuery({ ...currentMealPlanOptions(), enabled: lacksRoom(generate.error) });
  const forPeople = useFeature(person.userId, "people", 2);
  const inBatches = useFeature(person.userId, "batchCooking");
  const make = (asked: MealAnswers, replaces?: string) => {
    const given = {
      ...asked,
      people: forPeople === false ? 1 : asked.people,
      batchCooking: inBatches !== false && asked.batchCooking,
    };
    if (toChoices(given) !== null) generate.mutate({ answers: given, replaces }, { onSuccess: () => navigate("/meal-plan") });
  };
  const relax = (next: Partial<MealAnswers>) => {
    answer(next);
    make({ ...answers, ...next });
  };

  return (
    <div>
      <SetupStep {...step("preference")}>
        <RadioCards
          legend="Dietary preference"
          hideLegend
          className="setup-diets sm:grid-cols-2 lg:grid-cols-3"
          value={answers.preference}
          options={DIETS.map((diet) => ({
            value: diet,
            label: DIET_TEXTS[diet].name,
            note: DIET_TEXTS[diet].note,
            art: <DietGlyph diet={diet} />,
          }))}
          onChange={(preference) => change({ preference }, "preference")}
        />
        <DietLegend />
      </SetupStep>

      <SetupStep {...step("amount")}>
        <CaloriesStep answers={answers} person={person} onChange={(next) => change(next, "amount")} />
      </SetupStep>

      <SetupStep {...step("configuration")}>
        <Configuration
          answers={answers}
          today={person.today}
          marked={marked}
          locked={{ people: forPeople === false, batchCooking: inBatches === false }}
          eaters={eaters}
          // Whoever sets one part isn't led away from the others.
          onChange={(next) => change(next, null)}
        />
      </SetupStep>

      <MealProblem
        error={generate.error}
        answers={answers}
        settings={person.settings}
        current={current ?? null}
        onReplace={(id) => make(answers, id)}
        onRelax={relax}
        onReview={(name) => focusOn(partId(name))}
      />

      <SetupDock
        line={open.length > 0 ? missing(open, answers) : summary(answers, person.settings)}
        total={STEPS.length}
        done={STEPS.length - open.length}
        ready={open.length === 0}
        busy={generate.isPending}
        buttonRef={generateButton}
        onGenerate={() => make(answers)}
      />
    </div>
  );
}
