import { ArrowRight } from "lucide-react";
import { FigurePoster } from "../figure/figure-player.tsx";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import { describePage } from "../shell/describe-page.ts";
import { LinkCard } from "../ui/card.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () =>
  describePage({
    title: "Choose a plan · Lockstep",
    description: "Start with a training week or a meal plan, made for you in about a minute.",
    path: "/plan-selection",
  });

const LIT: LitMuscles = { shoulders: "primary", triceps: "secondary" };

/** Plate, knife and fork in the product's own flat shapes; meals have no figure. */
function PlateArt() {
  return (
    <svg viewBox="0 0 240 200" className="h-full" aria-hidden="true">
      <circle cx="120" cy="100" r="76" fill="none" stroke="var(--line)" strokeWidth="20" />
      <circle
        cx="120"
        cy="100"
        r="76"
        fill="none"
        stroke="var(--protein)"
        strokeWidth="20"
        strokeDasharray="150 478"
        transform="rotate(-90 120 100)"
      />
      <circle
        cx="120"
        cy="100"
        r="76"
        fill="none"
        stroke="var(--carbs)"
        strokeWidth="20"
        strokeDasharray="196 478"
        strokeDashoffset="-154"
        transform="rotate(-90 120 100)"
      />
      <circle
        cx="120"
        cy="100"
        r="76"
        fill="none"
        stroke="var(--fat)"
        strokeWidth="20"
        strokeDasharray="116 478"
        strokeDashoffset="-354"
        transform="rotate(-90 120 100)"
      />
      <path
        d="M101 62v22a10 10 0 0 0 7 9.500V140h8V93.500a10 10 0 0 0 7-9.500V62h-5v21h-3V62h-6v21h-3V62zM131 62v78h8v-28h5V84c0-12-5-20-13-22z"
        fill="var(--fg)"
      />
    </svg>
  );
}

const CARD = "group relative grid min-h-72 content-between overflow-hidden p-6! sm:min-h-96 md:p-9!";

/** Two doors. */
export default function PlanSelection() {
  return (
    <Page title="What do you want to plan?" intro="Start with one. You can add the other anytime.">
      <div className="grid gap-4 sm:grid-cols-2">
        <LinkCard to="/workout-setup" className={`${CARD} on-volt`}>
          <div className="relative z-1">
            <h2 className="d text-40 md:text-56">Workouts</h2>
            <p className="mt-3 max-w-[17ch] text-17 sm:max-w-[26ch]">Five questions, and your training week is ready.</p>
          </div>
          <div className="pointer-events-none absolute right-0 bottom-0 w-3/5 max-w-80">
            <FigurePoster movement="overhead-press" variant="dumbbells" lit={LIT} person="andre" />
          </div>
          <span className="relative z-1 mt-24 inline-flex items-center gap-2 font-button">
            Plan workouts <ArrowRight size={20} aria-hidden="true" />
          </span>
        </LinkCard>
        <LinkCard to="/meal-plan-setup" className={CARD}>
          <div className="relative z-1">
            <h2 className="d text-40 md:text-56">Meals</h2>
            <p className="mt-3 max-w-[17ch] text-17 text-fg-2 sm:max-w-[26ch]">
              Your diet, your allergies, two to six meals a day.
            </p>
          </div>
          <div className="pointer-events-none absolute right-3 bottom-4 h-32 sm:h-1/2">
            <PlateArt />
          </div>
          <span className="relative z-1 mt-24 inline-flex items-center gap-2 font-button">
            Plan meals <ArrowRight size={20} aria-hidden="true" />
          </span>
        </LinkCard>
      </div>
    </Page>
  );
}
