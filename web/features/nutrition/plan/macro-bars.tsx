import type { MealFigures } from "@lockstep/contract/nutrition.ts";
import type { CSSProperties } from "react";
import "./macro-bars.css";

const MACROS = [
  { key: "protein", name: "Protein", color: "var(--protein)" },
  { key: "carbs", name: "Carbs", color: "var(--carbs)" },
  { key: "fat", name: "Fat", color: "var(--fat)" },
] as const;

/** What to aim for, in grams; one without a target is null. */
export type MacroTargets = Readonly<Record<(typeof MACROS)[number]["key"], number | null>>;

/** Protein, carbohydrate and fat against what the day plans; without a target the grams alone, the bar as long as its share of the three. */
export function MacroBars({
  figures,
  of = null,
  large = false,
}: {
  figures: MealFigures;
  of?: MacroTargets | null;
  large?: boolean;
}) {
  const whole = figures.protein + figures.carbs + figures.fat;
  return (
    <dl className="macro-bars" data-large={large}>
      {MACROS.map(({ key, name, color }) => {
        const value = Math.round(figures[key]);
        const goal = of?.[key] ?? null;
        const target = goal === null ? null : Math.round(goal);
        const share = target === null ? (whole === 0 ? 0 : figures[key] / whole) : target === 0 ? 0 : Math.min(1, value / target);
        return (
          <div key={key}>
            <dt className="text-14 font-label">{name}</dt>
            <dd>
              <span className="whitespace-nowrap">
                <span className={large ? "n text-48" : "n text-32"}>{value}</span>
                <span className="text-14 text-fg-2">{target === null ? " g" : `/${target} g`}</span>
              </span>
              <span className="macro-bar" aria-hidden="true" style={{ "--fill": share, "--macro": color } as CSSProperties}>
                <i />
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The grams of one meal in a line: "28 g protein, 54 g carbs, 12 g fat", each with its colour beside it. */
export function MacroLine({ figures }: { figures: MealFigures }) {
  return (
    <span className="macro-line">
      {MACROS.map(({ key, name, color }) => (
        <span key={key}>
          <i aria-hidden="true" style={{ background: color }} />
          {Math.round(figures[key])} g<span className="visually-hidden"> {name.toLowerCase()},</span>
        </span>
      ))}
    </span>
  );
}
