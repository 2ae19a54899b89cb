import sharp, { type Metadata, type Sharp } from "sharp";
import { imageKind, type ImageKind } from "./image-kind.ts";

/** Most pixels of a picture, of all its frames together: what opens to more is a bomb, not a photo. */
export const MOST_PIXELS = 40_000_000;
/** Most frames of a moving picture. */
export const MOST_FRAMES = 200;
/** A picture that takes longer than this is given up. */
const MOST_SECONDS = 20;

// One picture at a time (see the work line), each on one thread, nothing kept: a web process stays small.
sharp.concurrency(1);
sharp.cache(false);

/** What becomes of a picture. */
export interface Shape {
  /** Longest side of the large one, or the side of a square that is cut from the middle. */
  readonly large: number;
  readonly small: number;
  readonly isSquare: boolean;
  /** Whether a moving picture goes on moving. */
  readonly mayMove: boolean;
}

export interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture made again from another's pixels: nothing else of the file is left. */
export interface RemadeImage {
  readonly large: Picture;
  readonly small: Picture;
  readonly extension: "jpg" | "png" | "gif" | "webp";
}

/** Why a file is no picture for us: `kind` is anything but the four kinds or damaged, `pixels` too many of them, `frames` too many of those. */
export type ImageRefusal = { readonly refused: "kind" | "pixels" | "frames" };

/**
 * Decodes a picture by its content and makes it again in two sizes: turned upright, in sRGB, without position, camera, comments or colour profile.
 * The large one keeps its kind; the small one is WEBP.
 */
export async function remakeImage(data: Uint8Array, shape: Shape): Promise<RemadeImage | ImageRefusal> {
  const kind = imageKind(data);
  if (kind === null) return { refused: "kind" };
  try {
    const header = await sharp(data, { limitInputPixels: false }).metadata();
    const refusal = refuseByHeader(header, kind);
    if (refusal !== null) return refusal;
    const moves = shape.mayMove && (header.pages ?? 1) > 1;
    const made = kind === "gif" && !moves ? "png" : kind;
    const [large, small] = moves ? await makeMoving(data, shape, made) : await makeStill(data, shape, made);
    return { large, small, extension: made === "jpeg" ? "jpg" : made };
  } catch {
    // libvips says what is wrong with a file in words for its own people: cut off, damaged, not decodable.
    return { refused: "kind" };
  }
}

/** By what the file says of itself, before a single pixel is opened. */
function refuseByHeader(header: Metadata, kind: ImageKind): ImageRefusal | null {
  if (header.format !== kind) return { refused: "kind" };
  const frames = header.pages ?? 1;
  if (frames > MOST_FRAMES) return { refused: "frames" };
  if (header.width * (header.pageHeight ?? header.height) * frames > MOST_PIXELS) return { refused: "pixels" };
  return null;
}

type Pair = readonly [large: Picture, small: Picture];

/** Opened once: the small one is made from the large one's pixels. */
async function makeStill(data: Uint8Array, shape: Shape, kind: ImageKind): Promise<Pair> {
  const opened = fit(open(data, false), shape, shape.large).toColourspace("srgb");
  const { data: pixels, info } = await opened.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const again = () => sharp(pixels, { raw: { width, height, channels } });
  return [await encode(again(), kind), await encode(fit(again(), shape, shape.small), "webp")];
}

async function makeMoving(data: Uint8Array, shape: Shape, kind: ImageKind): Promise<Pair> {
  const make = (side: number, made: ImageKind) => encode(fit(open(data, true), shape, side).toColourspace("srgb"), made);
  return [await make(shape.large, kind), await make(shape.small, "webp")];
}

function open(data: Uint8Array, moves: boolean): Sharp {
  return sharp(data, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: moves })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient();
}

function fit(image: Sharp, shape: Shape, side: number): Sharp {
  return image.resize({
    width: side,
    height: side,
    ...(shape.isSquare ? { fit: "cover" as const } : { fit: "inside" as const, withoutEnlargement: true }),
  });
}

async function encode(image: Sharp, kind: ImageKind): Promise<Picture> {
  const encoded =
    kind === "jpeg"
      ? image.jpeg({ quality: 82, progressive: true })
      : kind === "png"
        ? image.png({ compressionLevel: 8 })
        : kind === "gif"
          ? image.gif({ effort: 3 })
          : image.webp({ quality: 80, effort: 3 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? info.height };
}
