/** Drawings that were made before, by what they show. */
export interface Shelf {
  /** The drawing, or undefined when it has to be made. */
  readonly find: (key: string) => string | undefined;
  /** Takes in a drawing that had to be made. */
  readonly keep?: (key: string, drawing: string) => void;
}

/** Kept beside the module: a page that's written at build time has a copy of its own, in the same process. */
const PLACE = Symbol.for("lockstep.figure.shelf");
const room = globalThis as { [PLACE]?: Shelf };

/** From now on posters are taken from this shelf where it has them. Servers and builds set it once, before the first picture. */
export function setShelf(shelf: Shelf): void {
  room[PLACE] = shelf;
}

/** The drawing of this key from the shelf, or made now and shown to the shelf. */
export function shelved(key: string, make: () => string): string {
  const shelf = room[PLACE];
  const found = shelf?.find(key);
  if (found !== undefined) return found;
  const made = make();
  shelf?.keep?.(key, made);
  return made;
}

/** What a file of drawings begins with: the edition of the figure that drew them, and where each lies behind this list. */
export interface ShelfIndex {
  readonly edition: string;
  readonly drawings: readonly (readonly [key: string, start: number, length: number])[];
}

/** Bytes of the length of the list, at the start of the file. */
const LENGTH_BYTES = 4;

/** A file of drawings: the length of its index, the index, then the drawings one after another, each compressed on its own. */
export function packShelf(edition: string, packed: ReadonlyMap<string, Uint8Array>): Uint8Array {
  let start = 0;
  const drawings: [string, number, number][] = [];
  for (const [key, bytes] of packed) {
    drawings.push([key, start, bytes.length]);
    start += bytes.length;
  }
  const list = Uint8Array.from(JSON.stringify({ edition, drawings } satisfies ShelfIndex), (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(LENGTH_BYTES + list.length + start);
  new DataView(file.buffer).setUint32(0, list.length);
  file.set(list, LENGTH_BYTES);
  for (const [key, from] of drawings) file.set(packed.get(key) ?? [], LENGTH_BYTES + list.length + from);
  return file;
}

/** Reads a file of drawings; `unpack` is the opposite of how each was packed, `packed` gives one as it lies there. Throws for a file that isn't one. */
export function openShelf(
  file: Uint8Array,
  unpack: (bytes: Uint8Array) => string,
): Shelf & { readonly edition: string; keys: () => string[]; packed: (key: string) => Uint8Array | undefined } {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0);
  // Keys and editions are ASCII.
  const list = Array.from(file.subarray(LENGTH_BYTES, LENGTH_BYTES + length), (code) => String.fromCharCode(code)).join("");
  const { edition, drawings } = JSON.parse(list) as ShelfIndex;
  const places = new Map(drawings.map(([key, start, size]) => [key, [start, size] as const]));
  const base = LENGTH_BYTES + length;
  const packed = (key: string): Uint8Array | undefined => {
    const place = places.get(key);
    return place && file.subarray(base + place[0], base + place[0] + place[1]);
  };
  return {
    edition,
    keys: () => [...places.keys()],
    packed,
    find(key) {
      const bytes = packed(key);
      return bytes && unpack(bytes);
    },
  };
}
