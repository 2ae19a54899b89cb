import type { PlannedDay } from "@lockstep/contract/training.ts";
import { lasting } from "@lockstep/domain/training/preparation-words.ts";
import { Fold } from "../../../ui/fold.tsx";

type Step = PlannedDay["warmUp"][number];

function minutes(steps: readonly Step[]): number {
  return Math.max(1, Math.round(steps.reduce((sum, step) => sum + step.seconds, 0) / 60));
}

/** Warm-up or cool-down: how long, and its movements by name. */
export function Preparation({ title, steps }: { title: string; steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <Fold
      className="rounded-card border-t-0! bg-surface px-4"
      title={
        <>
          {title} <span className="font-normal text-fg-2">{minutes(steps)} min</span>
        </>
      }
    >
      <ul className="grid gap-3">
        {steps.map((step) => (
          <li key={step.exerciseId} className="grid grid-cols-[64px_1fr] gap-x-3">
            <span className="n pt-1 text-20">{lasting(step.seconds)}</span>
            <span>
              <span className="block font-name">{step.name}</span>
              <span className="block text-fg-2">{step.cue}</span>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
