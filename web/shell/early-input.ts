import { useEffect } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

declare global {
  interface Window {
    /** Buttons and choices pressed on a prerendered page before its scripts had arrived. */
    earlyClicks?: HTMLElement[];
    /** What its fields and lists held by then. */
    earlyTexts?: Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>;
  }
}

/**
 * Runs in the document itself, before anything can be pressed: a prerendered page looks ready a moment before it is, and a press on a button or a
 * choice in that moment must not be lost, and neither may what's typed. Links need nothing: they work without scripts.
 */
export const EARLY_INPUT_SCRIPT = `(function(d){addEventListener("click",function(v){if(d.dataset.live)return;var b=v.target instanceof Element&&v.target.closest("button,[type=radio],[type=checkbox]");if(b){v.preventDefault();v.stopPropagation();(window.earlyClicks=window.earlyClicks||[]).push(b)}},true);["input","change"].forEach(function(n){addEventListener(n,function(v){var t=v.target;if(d.dataset.live||/^(checkbox|radio|file)$/.test(t.type))return;v.stopPropagation();(window.earlyTexts=window.earlyTexts||new Map).set(t,t.value)},true)})})(document.documentElement)`;

/** Once the page is alive, does what was chosen, typed and pressed before. A component of its own: nothing else is rendered again for it. */
export function EarlyInput(): null {
  // Until then a form's button is no submit button yet.
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    document.documentElement.dataset["live"] = "1";
    void catchUp();
  }, [hydrated]);
  return null;
}

async function catchUp(): Promise<void> {
  const typed = window.earlyTexts ?? [];
  delete window.earlyTexts;
  for (const [field, value] of typed) {
    // React passes over a value that it set itself, so that this one goes past it.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
    // A form takes in one field before the next.
    await Promise.resolve();
  }
  // A picture that was chosen is still in its field.
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=file]"))
    if (field.files !== null && field.files.length > 0) field.dispatchEvent(new Event("change", { bubbles: true }));
  const pressed = window.earlyClicks?.splice(0) ?? [];
  // One press of each: an impatient second one would undo the first.
  for (const button of new Set(pressed)) if (button.isConnected) button.click();
}
