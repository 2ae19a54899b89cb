import { Check, Copy, Mail, MessageSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

/** SPEC 9: "Copied!" shows for two seconds. */
const COPIED_MS = 2000;

/** A link with the button that copies it; it stays selected, for copying by hand, where the browser doesn't let the page copy. */
export function CopyLink({ url, label = "Link" }: { url: string; label?: string }) {
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
      await navigator.clipboard.writeText(url);
    } catch {
      // Without the right to the clipboard the older way still copies the selection.
      if (!document.execCommand("copy")) {
        setRefused(true);
        return;
      }
    }
    setRefused(false);
    setCopied(true);
  };
  return (
    <div className="grid gap-3">
      <label className="field">
        <span className="field-label">{label}</span>
        <input ref={box} className="input" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <Button icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? "Copied!" : "Copy Link"}</span>
      </Button>
      {refused ? (
        <Alert tone="info">Your browser won't let us copy the link. It's selected, so you can copy it yourself.</Alert>
      ) : null}
    </div>
  );
}

/** Sends a link by mail or text message. */
export function ShareWays({ url, title }: { url: string; title: string }) {
  const text = `${title}: ${url}`;
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <a className="btn btn-secondary" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}>
        <Mail aria-hidden="true" /> Email
      </a>
      <a className="btn btn-secondary" href={`sms:?&body=${encodeURIComponent(text)}`}>
        <MessageSquare aria-hidden="true" /> SMS
      </a>
    </div>
  );
}

/** True when the device took the link, or the person closed its dialog: either way there's nothing more to ask. */
export async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
