import type { Level } from "@lockstep/domain/training/exercise.ts";
import { FEELINGS } from "@lockstep/domain/training/find-weight.ts";
import { MOST_RIR } from "@lockstep/domain/training/set-limits.ts";
import type { EffortScale } from "@lockstep/domain/training/training-preferences.ts";
import { ToggleChip } from "../../../ui/chip.tsx";

type Answer = readonly [rir: number, words: string];

const FEELING_WORDS: Readonly<Record<(typeof FEELINGS)[number]["id"], string>> = {
  "very-easy": "Very easy",
  easy: "4 or more",
  right: "2 or 3",
  hard: "0 or 1",
};

function answersFor(scale: EffortScale, level: Level): readonly Answer[] {
  if (level === "beginner")
    return [
      [2, "Yes"],
      [1, "No"],
    ];
  const reserves = Array.from({ length: MOST_RIR + 1 }, (_, rir) => rir);
  return scale === "rir"
    ? reserves.map((rir) => [rir, rir === MOST_RIR ? `${rir}+` : String(rir)])
    : reserves.toReversed().map((rir) => [rir, String(10 - rir)]);
}

/** How hard a set was: in reps left or as RPE, beginners are asked in plain words, and a first weight is looked for in coarse steps (reference/coaching.md, section 2). */
export function EffortQuestion({
  level,
  scale,
  isFinding,
  rir,
  onAnswer,
}: {
  level: Level;
  scale: EffortScale;
  /** The first weight of the exercise is still being looked for. */
  isFinding: boolean;
  rir: number | null;
  onAnswer: (rir: number) => void;
}) {
  const answers = isFinding ? FEELINGS.map(({ id, rir: left }): Answer => [left, FEELING_WORDS[id]]) : answersFor(scale, level);
  const question = isFinding
    ? "How many more could you have done?"
    : level === "beginner"
      ? "Could you have done two more?"
      : scale === "rir"
        ? "Reps left?"
        : "RPE?";
  return (
    <fieldset className="effort" data-wide={isFinding}>
      <legend className="text-14 text-fg-2">{question}</legend>
      <span className="flex flex-wrap gap-1">
        {answers.map(([left, words]) => (
          <ToggleChip key={left} pressed={rir === left} onClick={() => onAnswer(left)}>
            {words}
          </ToggleChip>
        ))}
      </span>
    </fieldset>
  );
}

/** A set's effort in a word or two, for its line. */
export function effortText(rir: number | null, scale: EffortScale): string {
  if (rir === null) return "";
  return scale === "rir" ? `${rir} left` : `RPE ${10 - rir}`;
}
