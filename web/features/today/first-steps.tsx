import type { Today } from "@lockstep/contract/today.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

interface Step {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** What someone hasn't set up yet, the most useful first. */
export function stepsLeft({ hasTrainingPlan, mealPlan, following }: Pick<Today, "hasTrainingPlan" | "mealPlan" | "following">) {
  const steps: Step[] = [];
  if (!hasTrainingPlan)
    steps.push({ to: "/workout-setup", title: "Make your training plan", text: "Five questions, and your week is set." });
  if (mealPlan === "none")
    steps.push({ to: "/meal-plan-setup", title: "Plan your meals", text: "Dishes that fit your calories, with a grocery list." });
  if (following === 0)
    steps.push({
      to: "/community",
      title: "Find people to train with",
      text: "Follow someone, and you'll see here when they train.",
    });
  return steps;
}

/** The way to a home with something on it: numbered for someone new, plain rows for what's left. */
export function FirstSteps({ steps, isNew }: { steps: readonly Step[]; isNew: boolean }) {
  return (
    <section aria-labelledby="steps-heading">
      <h2 id="steps-heading" className={isNew ? "d text-36 md:text-52" : "d2 text-22"}>
        {isNew ? "Let's get you started" : "Set up next"}
      </h2>
      <ol className={isNew ? "mt-5 grid gap-2" : "mt-3 grid gap-2"}>
        {steps.map(({ to, title, text }, index) => (
          <li key={to}>
            <Link to={to} className="today-row" data-first={isNew && index === 0}>
              {isNew ? (
                <span className="n w-8 text-34" aria-hidden="true">
                  {index + 1}
                </span>
              ) : null}
              <span className="min-w-0 flex-1">
                <span className="block font-name text-17">{title}</span>
                <span className="block text-14 text-fg-2">{text}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
