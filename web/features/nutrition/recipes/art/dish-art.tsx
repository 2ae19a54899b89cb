import { useId, useMemo } from "react";
import { cx } from "../../../../ui/cx.ts";
import { drawDish } from "@lockstep/figure/dish/dish-drawing.ts";
import type { DrawnRecipe, DrawnShape } from "@lockstep/figure/dish/dish-drawing.ts";
import "./dish-art.css";

function Shapes({ shapes }: { shapes: readonly DrawnShape[] }) {
  return shapes.map(({ d, fill }, index) => <path key={index} d={d} fill={fill} />);
}

/** A recipe's dish, drawn from its foods. Decoration: the name is beside it. */
export function DishArt({ recipe, className }: { recipe: DrawnRecipe; className?: string }) {
  const clip = useId();
  const { vessel, inside, food, over } = useMemo(() => drawDish(recipe), [recipe]);
  return (
    <svg viewBox="0 0 120 100" className={cx("dish-art", className)} aria-hidden="true">
      <clipPath id={clip}>
        <path d={inside} />
      </clipPath>
      <Shapes shapes={vessel} />
      <g clipPath={`url(#${clip})`}>
        <Shapes shapes={food} />
      </g>
      <Shapes shapes={over} />
    </svg>
  );
}
