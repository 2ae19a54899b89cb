import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

/** SPEC 9: "Copied!" stands for two seconds. */
const COPIED_MS = 2000;

/** A link to hand on, with the button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setRefused(false);
    } catch {
      // Without the right to the clipboard the link stays marked, to be copied by hand.
      setRefused(true);
    }
  };
  return (
    <div className="grid gap-3">
      <label className="field">
        <span className="field-label">{label}</span>
        <input ref={box} className="input" readOnly value={text} onFocus={(event) => event.target.select()} />
      </label>
      <Button
        look="secondary"
        className="justify-self-start"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? "Copied!" : "Copy Link"}</span>
      </Button>
      {refused ? <Alert tone="info">Your browser won't let us copy. It's selected, so you can copy it yourself.</Alert> : null}
    </div>
  );
}
