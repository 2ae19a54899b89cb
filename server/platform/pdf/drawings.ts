/** A box on a page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An SVG's paths, as the figure writes them in the colours of a file: filled or stroked, nothing else. */
export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

const PATH = /<path ([^>]*)\/>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

/** Puts a drawing into a box, as large as it fits, in the middle of its foot. `replace` gives a colour for each of the drawing's. */
export function drawPaths(
  doc: PDFKit.PDFDocument,
  { viewBox, body }: Drawing,
  { x, y, width, height }: Box,
  replace: (colour: string) => string = (colour) => colour,
): void {
  const [left = 0, top = 0, wide = 1, high = 1] = viewBox.split(" ").map(Number);
  const scale = Math.min(width / wide, height / high);
  doc
    .save()
    .translate(x + (width - wide * scale) / 2 - left * scale, y + height - high * scale - top * scale)
    .scale(scale);
  for (const [, text = ""] of body.matchAll(PATH)) {
    const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
    const [fill, stroke] = [attributes.get("fill"), attributes.get("stroke")];
    doc.path(attributes.get("d") ?? "");
    if (stroke === undefined) doc.fill(replace(fill ?? "#000000"));
    else {
      doc.lineWidth(Number(attributes.get("stroke-width") ?? 1));
      doc.lineCap(attributes.get("stroke-linecap") === "round" ? "round" : "butt").lineJoin("round");
      doc.stroke(replace(stroke));
    }
  }
  doc.restore();
}
