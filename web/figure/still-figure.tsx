import type { DrawOptions } from "@lockstep/figure/draw.ts";
import { lazy, use, useEffect, useRef, useState } from "react";
import { LazyPart } from "../ui/lazy-part.tsx";
import { stillAddress } from "./still-address.ts";

const Poster = lazy(() => import("./figure-poster.tsx"));

export interface StillProps {
  movement: string;
  variant: string;
  lit?: DrawOptions["lit"];
  /** 0 start to 1 far end. */
  phase?: number;
  head?: DrawOptions["head"];
  view?: DrawOptions["view"];
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
const drawer = import.meta.env.SSR ? import("@lockstep/figure/draw.ts") : null;
const finder = import.meta.env.SSR ? import("@lockstep/figure/demonstrations.ts") : null;

function drawnAtBuild({ movement, variant, phase = 1, ...options }: StillProps): string {
  if (!drawer || !finder) return "";
  const demo = use(finder).findDemonstration(movement, variant);
  return demo ? use(drawer).posterSvg(demo, { ...options, phase, className: "figure-svg" }) : "";
}

/**
 * One still of the figure. The server draws it, coloured by the page's own custom properties, and the browser fetches it when it comes
 * near the window; give it the address as key. Where it can't be fetched (a gym without a signal), the drawing engine that the device keeps draws it;
 * where that isn't there either, the row stays without a picture.
 */
export function StillFigure(props: StillProps) {
  const address = stillAddress(props);
  const [text, setText] = useState(() => drawings.get(address) ?? "");
  const [failed, setFailed] = useState(false);
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
      } catch {
        if (!fetching.signal.aborted) setFailed(true);
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
  if (failed)
    return (
      <LazyPart>
        <Poster {...props} />
      </LazyPart>
    );
  return (
    <span
      ref={place}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawnAtBuild(props) : text }}
    />
  );
}
