import { drawBodyMap } from "@lockstep/figure/bodymap.ts";
import { useMemo } from "react";
import type { MuscleLoad } from "./body-map.tsx";

export default function BodyMapDrawing({ load }: { load: MuscleLoad }) {
  const { viewBox, body } = useMemo(() => drawBodyMap({ load }), [load]);
  return <svg className="figure-svg" viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: body }} />;
}
