import type { Demo } from "@lockstep/figure/movement.ts";
import { cycleSeconds, phaseAt } from "@lockstep/figure/timeline.ts";
import { useEffect, useState } from "react";
import type { MovingFigureOptions } from "./moving-figure.tsx";
import { stillAddress } from "./still-address.ts";
import { StillFigure } from "./still-figure.tsx";

/** The start of a movement as its poster; while `playing` start and far end take turns, for devices that can't draw the figure in motion. */
export function FlippingStills({ demo, options, playing }: { demo: Demo; options: MovingFigureOptions; playing: boolean }) {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let seconds = 0;
    const step = 0.25;
    const timer = setInterval(() => {
      seconds = (seconds + step) % cycleSeconds(demo);
      setFar(phaseAt(demo, seconds) >= 0.5);
    }, step * 1000);
    return () => clearInterval(timer);
  }, [playing, demo]);
  const still = { movement: demo.movement, variant: demo.variant, ...options, phase: isFar ? (demo.cycle ? 0.5 : 1) : 0 };
  return <StillFigure key={stillAddress(still)} {...still} />;
}
