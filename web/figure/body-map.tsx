/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the figure is drawn, there's no picture file */
import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { lazy, Suspense, useRef } from "react";
import { cx } from "../ui/cx.ts";
import { useNearWindow } from "./use-near-window.ts";

const Drawing = lazy(() => import("./body-map-drawing.tsx"));

/** How much each muscle is lit, 0 to 1. */
export type MuscleLoad = Readonly<Partial<Record<Muscle, number>>>;

/** The front and the back of a standing body with its muscles lit, drawn when it comes near the window; `label` says the same in words. Keep `load` stable. */
export function BodyMap({ load, label, className }: { load: MuscleLoad; label: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearWindow(place);
  return (
    <div ref={place} role="img" aria-label={label} className={cx("aspect-[1.17]", className)}>
      {isNear ? (
        <Suspense>
          <Drawing load={load} />
        </Suspense>
      ) : null}
    </div>
  );
}
