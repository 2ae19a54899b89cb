/** A box on a page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An SVG as the figure writes it in the colours of a file: paths, filled and stroked, in groups that are moved and scaled. */
export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

const PART = /<(path|g) ([^>]*?)\/?>|<\/g>/g;
const MOVED = /^translate\(([-\d.]+) ([-\d.]+)\)scale\(([\d.]+)\)$/;
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
  let pen = "1";
  for (const [, tag, text = ""] of body.matchAll(PART)) {
    const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
    if (tag === undefined) doc.restore();
    else if (tag === "g") {
      doc.save();
      const [, dx, dy, size] = MOVED.exec(attributes.get("transform") ?? "") ?? [];
      if (size !== undefined) doc.translate(Number(dx), Number(dy)).scale(Number(size));
      pen = attributes.get("stroke-width") ?? pen;
    } else paintPath(doc, attributes, pen, replace);
  }
  doc.restore();
}

function paintPath(
  doc: PDFKit.PDFDocument,
  attributes: ReadonlyMap<string, string>,
  pen: string,
  replace: (colour: string) => string,
): void {
  const fill = attributes.get("fill") ?? "#000000";
  const stroke = attributes.get("stroke");
  doc.path(attributes.get("d") ?? "");
  if (stroke === undefined) {
    doc.fill(replace(fill));
    return;
  }
  doc.lineWidth(Number(attributes.get("stroke-width") ?? pen));
  doc.lineCap(attributes.get("stroke-linecap") === "round" ? "round" : "butt").lineJoin("round");
  if (fill === "none") doc.stroke(replace(stroke));
  else doc.fillAndStroke(replace(fill), replace(stroke));
}
