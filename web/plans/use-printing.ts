import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the browser prints right now, whoever asked for it: what is only for paper is in the page only then, and print.css hides all else. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after this event: the sheet must be there by then.
    const before = () => {
      flushSync(() => setPrinting(true));
      document.documentElement.dataset["printing"] = "";
    };
    const after = () => {
      setPrinting(false);
      delete document.documentElement.dataset["printing"];
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
      delete document.documentElement.dataset["printing"];
    };
  }, []);
  return printing;
}
