import type { BlockWeek } from "@lockstep/domain/training/block.ts";
import { weekWords } from "@lockstep/domain/training/block-words.ts";
import { LEAST_HEAVY_RESERVE, type Trainee } from "@lockstep/domain/training/reserve.ts";
import { Chip } from "../../../ui/chip.tsx";

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All weeks of a block: what's ahead, and what the effort means. */
export default function BlockWeeks({ at, trainee }: { at: BlockWeek; trainee: Trainee }) {
  const { week, weeks, phase } = at;
  const isRunning = phase === "hard" || phase === "lighter";
  return (
    <>
      <p className="mt-2 text-fg-2">
        {`${weeks - 1} weeks with the same main lifts, a little harder as you go, then a lighter week to recover. After that you choose your next block.`}
      </p>
      <ol className="mt-4 border-b-[1.5px] border-line">
        {Array.from({ length: weeks }, (_, index) => index + 1).map((each) => (
          <li
            key={each}
            className="flex min-h-12 items-center gap-3 border-t-[1.5px] border-line py-2"
            aria-current={isRunning && each === week ? "step" : undefined}
          >
            <span className="w-17 shrink-0 font-label">Week {each}</span>
            <span className="min-w-0 flex-1 text-fg-2">{capitalized(weekWords({ week: each, weeks }, trainee))}</span>
            {isRunning && each === week ? <Chip look="volt">Now</Chip> : null}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-fg-2">
        {trainee.skillLevel === "beginner"
          ? "Count only reps with clean form. If a set left you with more than that, add a little weight next time. If it left you with less, take some off."
          : `Reps in reserve are the reps you could still have done with good form. On squats and deadlifts, always leave at least ${LEAST_HEAVY_RESERVE}.`}
      </p>
    </>
  );
}
