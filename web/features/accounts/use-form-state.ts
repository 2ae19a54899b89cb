import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** What a form shows after an attempt: one message for the whole, messages for fields. */
export interface FormProblem {
  message?: string;
  fields?: Readonly<Record<string, string>>;
}

/** Busy flag and problem of a form. A new problem moves the focus to the first marked field, or else to the message. */
export function useFormState(): {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  problem: FormProblem;
  /** Runs one attempt; a second one while it runs is ignored. The attempt answers its problem, or null. */
  run: (attempt: () => Promise<FormProblem | null>) => Promise<void>;
  clear: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem>({});
  useEffect(() => {
    if (!problem.message && !problem.fields) return;
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (marked ?? form.current?.querySelector<HTMLElement>("[data-form-message]"))?.focus();
  }, [problem]);
  const run = useCallback(async (attempt: () => Promise<FormProblem | null>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem({});
    try {
      const found = await attempt();
      if (found) setProblem(found);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setProblem({}), []);
  return { form, busy, problem, run, clear };
}
