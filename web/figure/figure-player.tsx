/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the figure is drawn, there's no picture file */
import { lazy } from "react";
import type { CSSProperties } from "react";
import { cx } from "../ui/cx.ts";
import { LazyPart } from "../ui/lazy-part.tsx";
import type { GuidedFigureProps } from "./guided-figure.tsx";
import type { FigureStageProps } from "./figure-stage.tsx";
import { stillAddress } from "./still-address.ts";
import { StillFigure, type StillProps } from "./still-figure.tsx";

const Stage = lazy(() => import("./figure-stage.tsx"));
const Guided = lazy(() => import("./guided-figure.tsx"));
const Poster = lazy(() => import("./figure-poster.tsx"));

/** The room of a demonstration that hasn't arrived: as tall as it will be, so nothing below moves when it comes. */
export function FigureRoom({ aspect = 1.25, plain = false }: Pick<FigureStageProps, "aspect" | "plain">) {
  return (
    <div aria-hidden="true">
      <div className={cx("stage", !plain && "stage-room")} style={{ "--stage-aspect": aspect } as CSSProperties}>
        <div className="stage-picture" />
      </div>
      {plain ? null : (
        <div className="mt-2">
          <div className="tempo">
            <span />
          </div>
          <p className="mt-1 text-13">&nbsp;</p>
        </div>
      )}
    </div>
  );
}

/**
 * The demonstration of an exercise: poster, play and pause in place, three views, tempo, lit muscles. With reduced motion it shows start and
 * end side by side. The drawing arrives in its own chunk; until then, and where it doesn't arrive, the stage keeps its room.
 */
export function FigurePlayer(props: FigureStageProps) {
  const room = <FigureRoom aspect={props.aspect} plain={props.plain} />;
  return (
    <LazyPart waiting={room} missing={room}>
      <Stage {...props} />
    </LazyPart>
  );
}

/**
 * One still of the figure, or a moving one while `moving`; for rows, cards and empty states. Decoration: the words beside it say what it is.
 * Only what moves loads the drawing engine, and the still stands until it's there.
 */
export function FigurePoster({ className, moving = false, ...props }: StillProps & { className?: string; moving?: boolean }) {
  const still = <StillFigure key={stillAddress(props)} {...props} />;
  return (
    <span className={cx("block", className)} style={{ aspectRatio: props.aspect ?? 1 }} aria-hidden="true">
      <LazyPart waiting={moving ? still : null} missing={still}>
        {moving ? <Poster {...props} /> : still}
      </LazyPart>
    </span>
  );
}

/** The figure of a guided session: it follows the session's clock and fills its room. */
export function GuidedFigure(props: GuidedFigureProps) {
  return (
    <LazyPart>
      <Guided {...props} />
    </LazyPart>
  );
}

/** The figure of the landing page's tour: it moves while the tour runs, without controls of its own. */
export function TourStage({
  figure,
  playing,
}: {
  figure: { movement: string; variant: string; name: string; lit: Readonly<Record<string, "primary" | "secondary">> };
  playing: boolean;
}) {
  const still = stillAddress({ movement: figure.movement, variant: figure.variant, lit: figure.lit, phase: 0 });
  return (
    <div
      className="stage stage-picture on-sunken"
      role="img"
      aria-label={`${figure.name}, shown by the moving figure`}
      style={{ "--stage-aspect": 1 } as CSSProperties}
    >
      <LazyPart>
        {playing ? (
          <Poster movement={figure.movement} variant={figure.variant} lit={figure.lit} />
        ) : (
          <StillFigure key={still} movement={figure.movement} variant={figure.variant} lit={figure.lit} phase={0} />
        )}
      </LazyPart>
    </div>
  );
}
