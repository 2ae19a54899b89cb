import { portionText } from "@lockstep/domain/nutrition/batch-words.ts";
import type { MealEater } from "@lockstep/domain/nutrition/eaters.ts";
import { useId } from "react";

/** How a family's dish is shared out; nothing where everyone eats alike. */
export function WhoGets({ eaters = [], level }: { eaters?: readonly MealEater[] | undefined; level: 3 | 4 }) {
  const heading = useId();
  if (eaters.length < 2) return null;
  const Heading = `h${level}` as const;
  return (
    <section className="mt-7 max-w-[34rem]" aria-labelledby={heading}>
      <Heading id={heading} className="font-name text-18">
        Who gets how much
      </Heading>
      <ul className="mt-2 border-b-[1.5px] border-line">
        {eaters.map(({ name, portion }, place) => (
          // Two guests may have one name.
          <li key={`${place} ${name}`} className="flex justify-between gap-4 border-t-[1.5px] border-line py-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            <span className="flex-none font-label">{portionText(portion)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
