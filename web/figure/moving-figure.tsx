import { drawFrame } from "@lockstep/figure/draw.ts";
import type { DrawOptions } from "@lockstep/figure/draw.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { cycleSeconds, phaseAt } from "@lockstep/figure/timeline.ts";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";

/** Drawings a second: the eye is content, and a phone keeps its battery. */
const FRAME_MS = 1000 / 30;

/**
 * The figure in motion while `playing`; a pause keeps its moment. `onTime` receives the seconds within the repetition. With `clock` it shows the seconds that
 * it answers instead of its own; keep it constant.
 */
export function MovingFigure({
  demo,
  options,
  playing,
  onTime,
  clock,
}: {
  demo: Demo;
  options: DrawOptions;
  playing: boolean;
  onTime?: (seconds: number) => void;
  clock?: () => number;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const seconds = useRef(0);
  const first = useMemo(() => drawFrame(demo, { ...options, phase: phaseAt(demo, clock?.() ?? 0) }), [demo, options, clock]);
  // Another view of a paused figure shows the moment it was paused at.
  useLayoutEffect(() => {
    if (svg.current && seconds.current > 0)
      svg.current.innerHTML = drawFrame(demo, { ...options, phase: phaseAt(demo, seconds.current) }).body;
  }, [demo, options]);
  const tell = useRef(onTime);
  useEffect(() => {
    tell.current = onTime;
  });
  useEffect(() => {
    if (!playing) return;
    let request = 0;
    let last = performance.now();
    let drawn = 0;
    const tick = (now: number) => {
      request = requestAnimationFrame(tick);
      seconds.current = (clock?.() ?? seconds.current + Math.min(100, now - last) / 1000) % cycleSeconds(demo);
      last = now;
      if (now - drawn < FRAME_MS - 4) return;
      drawn = now;
      if (svg.current) svg.current.innerHTML = drawFrame(demo, { ...options, phase: phaseAt(demo, seconds.current) }).body;
      tell.current?.(seconds.current);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [demo, options, playing, clock]);
  return (
    <svg
      ref={svg}
      className="figure-svg"
      viewBox={first.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: first.body }}
    />
  );
}
