import type { PersonName } from "@lockstep/figure/body/people.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { View } from "@lockstep/figure/movement.ts";
import { use, useEffect, useRef, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { stillAddress } from "./still-address.ts";

export interface StillProps {
  movement: string;
  variant: string;
  lit?: LitMuscles;
  /** 0 start to 1 far end, which is the default. */
  phase?: number;
  person?: PersonName;
  view?: View;
  aspect?: number;
  floor?: boolean;
}

/** Drawings of this visit by address: a figure that comes back is there at once. */
const drawings = new Map<string, string>();

/** How far outside the window a still is fetched already. */
const AHEAD = "500px";

async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`No drawing at ${address}: ${response.status}`);
  return response.text();
}

/** Drawn where pages are written at build time; the browser never carries this way. */
const drawer = import.meta.env.SSR ? import("@lockstep/figure/ink/poster.ts") : null;
const finder = import.meta.env.SSR ? import("@lockstep/figure/demonstrations.ts") : null;

function drawnAtBuild({ movement, variant, ...options }: StillProps): string {
  if (!drawer || !finder) return "";
  const demo = use(finder).findDemonstration(movement, variant);
  return demo ? use(drawer).posterSvg(demo, { ...options, className: "figure-svg" }) : "";
}

/**
 * One still of the figure. The server draws it, coloured by the page's own custom properties, and the browser fetches it when it comes
 * near the window; give it the address as key. Where it can't be fetched (a gym without a signal) and wasn't kept, the row stays without a picture.
 */
export function StillFigure(props: StillProps) {
  const address = stillAddress(props);
  const [text, setText] = useState(() => drawings.get(address) ?? "");
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const written = place.current?.innerHTML;
    const room = place.current?.parentElement;
    if (!room || drawings.has(address)) return;
    // A page that was written at build time has it already.
    if (written) {
      drawings.set(address, written);
      setText(written);
      return;
    }
    const fetching = new AbortController();
    const get = async () => {
      try {
        const drawing = await fetchDrawing(address, fetching.signal);
        drawings.set(address, drawing);
        setText(drawing);
      } catch (error) {
        if (!fetching.signal.aborted) logFailure("A still didn't come", error);
      }
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        void get();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(room);
    return () => {
      watcher.disconnect();
      fetching.abort();
    };
  }, [address]);
  return (
    <span
      ref={place}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawnAtBuild(props) : text }}
    />
  );
}
