import type { Demo } from "@lockstep/figure/movement.ts";
import type { MovingFigureOptions } from "./moving-figure.tsx";
import { stillAddress } from "./still-address.ts";
import { StillFigure } from "./still-figure.tsx";

/** Start and end side by side, for people who prefer reduced motion. */
export function StillEnds({ demo, options }: { demo: Demo; options: MovingFigureOptions }) {
  const { movement, variant } = demo;
  return (
    <div className="stage-ends h-full">
      {[
        { label: "Start", still: { movement, variant, ...options, aspect: 0.7, phase: 0 } },
        { label: "End", still: { movement, variant, ...options, aspect: 0.7, phase: demo.cycle ? 0.5 : 1 } },
      ].map(({ label, still }) => (
        <div key={label} className="grid grid-rows-[minmax(0,1fr)_auto]">
          <div className="min-h-0">
            <StillFigure key={stillAddress(still)} {...still} />
          </div>
          <span className="pb-2 text-center text-13 font-label text-fg-2">{label}</span>
        </div>
      ))}
    </div>
  );
}
