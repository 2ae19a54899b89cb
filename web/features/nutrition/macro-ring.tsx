import type { ReactNode } from "react";

/** The macros in the order of every ring and bar, with the energy of a gram and their colours. */
export const MACROS = [
  { key: "protein", kcal: 4, color: "var(--protein)" },
  { key: "carbs", kcal: 4, color: "var(--carbs)" },
  { key: "fat", kcal: 9, color: "var(--fat)" },
] as const;

export type MacroShares = Readonly<Record<(typeof MACROS)[number]["key"], number>>;

/** What each macro adds to the energy, as shares that sum to 1; zeros for nothing. */
export function sharesOf(grams: MacroShares): MacroShares {
  const whole = MACROS.reduce((sum, { key, kcal }) => sum + grams[key] * kcal, 0);
  const share = (of: number, kcal: number) => (whole === 0 ? 0 : (of * kcal) / whole);
  return { protein: share(grams.protein, 4), carbs: share(grams.carbs, 4), fat: share(grams.fat, 9) };
}

const RADIUS = 21;
const LENGTH = 2 * Math.PI * RADIUS;
const GAP = 2.5;

/** A flat-ended ring of protein, carbohydrate and fat around an icon. Decoration: grams are in words elsewhere. */
export function MacroRing({ shares, size, children }: { shares: MacroShares; size: number; children: ReactNode }) {
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 52 52" width={size} height={size} className="absolute inset-0 -rotate-90">
        {MACROS.map(({ key, color }, index) => (
          <circle
            key={key}
            cx="26"
            cy="26"
            r={RADIUS}
            fill="none"
            stroke={color}
            strokeWidth="6.5"
            strokeDasharray={`${Math.max(0, shares[key] * LENGTH - GAP)} ${LENGTH}`}
            strokeDashoffset={-MACROS.slice(0, index).reduce((sum, before) => sum + shares[before.key], 0) * LENGTH}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
