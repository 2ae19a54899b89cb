import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { STEP_TEXTS } from "./setup-texts.ts";
import { STEPS } from "./answers.ts";
import type { Step } from "./answers.ts";

export function stepHeadingId(step: Step): string {
  return `setup-${step}`;
}

/** One question. Its heading takes the focus when the step before it is done. */
export function SetupStep({ step, done, children }: { step: Step; done: boolean; children: ReactNode }) {
  const texts = STEP_TEXTS[step];
  const number = STEPS.indexOf(step) + 1;
  return (
    <section aria-labelledby={stepHeadingId(step)} className="setup-step" data-done={done}>
      <div className="mb-5 flex items-start gap-4">
        <span className="setup-number n" data-done={done} aria-hidden="true">
          <span>{done ? <Check size={20} strokeWidth={3} /> : number}</span>
        </span>
        <div className="min-w-0">
          <h2 id={stepHeadingId(step)} tabIndex={-1} className="d2 text-26 md:text-32">
            {texts.title}
            <span className="visually-hidden">{`, step ${number} of ${STEPS.length}, ${done ? "done" : "open"}`}</span>
          </h2>
          <p className="mt-1 text-fg-2">{texts.hint}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
