import { colourOf, type ColourMode, type Tone } from "./colours.ts";
import { short } from "./path.ts";

/** Width of the visible gap line in drawing units, and of the equipment's lines. */
export const GAP_WIDTH = 1.7;
export const LINE_WIDTH = 2.6;

/** Writes the pieces of a drawing as SVG elements in one way of naming colours. */
export interface Brush {
  mode: ColourMode;
  fill: (d: string, tone: Tone) => string;
  /** A filled shape that cuts a gap line into what is behind it. */
  cut: (d: string, tone: Tone) => string;
  /** Only the gap line of open outlines. */
  gap: (d: string) => string;
  line: (d: string, tone: Tone, width?: number, cap?: "round" | "butt") => string;
  /** A line with a gap on both sides, as equipment is drawn over the body. */
  wire: (d: string, tone: Tone, width?: number) => string;
}

/** A brush that paints everything in one tone and cuts no gaps: the shadow-like echo of a pose. */
export function silhouetteBrush(mode: ColourMode, tone: Tone): Brush {
  const plain = brush(mode);
  return {
    ...plain,
    fill: (d) => plain.fill(d, tone),
    cut: (d) => plain.fill(d, tone),
    gap: () => "",
    line: (d, own, width, cap) => (own === "gap" ? "" : plain.line(d, tone, width, cap)),
    wire: (d, _own, width) => plain.line(d, tone, width),
  };
}

/** A brush. In css mode shapes cut by `paint-order`; baked drawings do it with two elements, because not every renderer knows that. */
export function brush(mode: ColourMode): Brush {
  const colour = (tone: Tone): string => colourOf(mode, tone);
  const width = short(2 * GAP_WIDTH);
  const self: Brush = {
    mode,
    fill: (d, tone) => (d ? `<path d="${d}" fill="${colour(tone)}"/>` : ""),
    gap: (d) =>
      d ? `<path d="${d}" fill="none" stroke="${colour("gap")}" stroke-width="${width}" stroke-linejoin="round"/>` : "",
    cut(d, tone) {
      if (!d) return "";
      if (mode === "css")
        return `<path d="${d}" fill="${colour(tone)}" stroke="${colour("gap")}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;
      return self.gap(d) + self.fill(d, tone);
    },
    line: (d, tone, lineWidth = LINE_WIDTH, cap = "round") =>
      d
        ? `<path d="${d}" fill="none" stroke="${colour(tone)}" stroke-width="${short(lineWidth)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
        : "",
    wire: (d, tone, lineWidth = LINE_WIDTH) =>
      d ? self.line(d, "gap", lineWidth + 2 * GAP_WIDTH, "butt") + self.line(d, tone, lineWidth) : "",
  };
  return self;
}
