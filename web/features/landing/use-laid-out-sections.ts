import { useEffect } from "react";

/** Lays out what lies below the first screen (ui/base.css), a section a frame: all at once would hold up a press on a slow phone. */
export function useLaidOutSections(): void {
  useEffect(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>(".section")];
    let frame = requestAnimationFrame(function layOutNext() {
      const section = waiting.shift();
      if (section === undefined) return;
      section.style.contentVisibility = "visible";
      frame = requestAnimationFrame(layOutNext);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
