import { startAndEnd } from "@lockstep/figure/draw.ts";
import type { DrawOptions } from "@lockstep/figure/draw.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { useMemo } from "react";

/** Start and end side by side, for people who prefer reduced motion. */
export function StillEnds({ demo, options }: { demo: Demo; options: DrawOptions }) {
  const { start, end } = useMemo(() => startAndEnd(demo, { ...options, aspect: 0.7 }), [demo, options]);
  return (
    <div className="stage-ends h-full">
      {[
        { label: "Start", frame: start },
        { label: "End", frame: end },
      ].map(({ label, frame }) => (
        <div key={label} className="grid grid-rows-[minmax(0,1fr)_auto]">
          <svg
            className="figure-svg"
            viewBox={frame.viewBox}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: frame.body }}
          />
          <span className="pb-2 text-center text-13 font-label text-fg-2">{label}</span>
        </div>
      ))}
    </div>
  );
}
