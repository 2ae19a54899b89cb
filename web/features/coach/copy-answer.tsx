import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { plainText } from "./markdown.ts";

/** SPEC 9: "Copied!" shows for two seconds. */
const COPIED_MS = 2000;

const LABELS = { idle: "Copy", copied: "Copied!", refused: "Your browser won't let us copy" } as const;

/** Copies an answer as plain text. */
export function CopyAnswer({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setState("copied");
    } catch (error) {
      logFailure("An answer wasn't copied", error);
      setState("refused");
    }
  };
  return (
    <button type="button" className="coach-copy" onClick={() => void copy()}>
      {state === "copied" ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      <span aria-live="polite">{LABELS[state]}</span>
    </button>
  );
}
