import { Check } from "lucide-react";
import type { ReactNode } from "react";
import "./setup.css";

export function stepHeadingId(step: string): string {
  return `setup-${step}`;
}

/**
 * Puts the keyboard on a heading or a part of the wizard and scrolls there: its step to the top, or with `nearest` no further than it takes to
 * see the heading.
 */
export function focusOn(id: string, block: "start" | "nearest" = "start"): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  const shown = block === "start" ? target?.closest(".setup-step") : target;
  shown?.scrollIntoView({ block, behavior: "smooth" });
}

/** One question of a wizard. Its heading takes the focus when the step before it is done. */
export function SetupStep({
  step,
  steps,
  title,
  hint,
  done,
  marked = null,
  children,
}: {
  step: string;
  steps: readonly string[];
  title: string;
  hint: ReactNode;
  done: boolean;
  /** What a refusal says about this step. */
  marked?: string | null;
  children: ReactNode;
}) {
  const number = steps.indexOf(step) + 1;
  return (
    <section aria-labelledby={stepHeadingId(step)} className="setup-step" data-done={done}>
      <div className="mb-5 flex items-start gap-4">
        <span className="setup-number n" data-done={done} aria-hidden="true">
          <span>{done ? <Check size={20} strokeWidth={3} /> : number}</span>
        </span>
        <div className="min-w-0">
          <h2 id={stepHeadingId(step)} tabIndex={-1} className="d2 text-26 md:text-32">
            {title}
            <span className="visually-hidden">{`, step ${number} of ${steps.length}, ${done ? "done" : "open"}`}</span>
          </h2>
          <p className="mt-1 text-fg-2">{hint}</p>
          {marked === null ? null : <p className="setup-mark mt-2 text-14 font-label">{marked}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
