import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** The width of an element in CSS pixels, as it changes; `before` until it is measured. Charts draw in real pixels, so that their words keep their size on a phone. */
export function useWidth<Box extends HTMLElement>(before: number): { box: RefObject<Box | null>; width: number } {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
