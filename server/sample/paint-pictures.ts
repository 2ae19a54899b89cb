import { createHash } from "node:crypto";
import { SAMPLE_MEMBERS, SIGN_IN_MEMBERS } from "@lockstep/content/sample/index.ts";
import type { Bucket } from "@lockstep/contract/uploads.ts";
import { uploadKey, type UploadPlace } from "@lockstep/domain/uploads/upload-key.ts";
import sharp from "sharp";
import { fileUrl, largePath, smallPath } from "../features/uploads/file-paths.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import { drawCover, drawPicture, type Drawing } from "./draw-picture.ts";
import { drawPortrait } from "./draw-portrait.ts";
import { memberId, type Story } from "./build-story.ts";

/** A picture of the sample, as `uploads` keeps it. */
export interface PaintedPicture {
  readonly bucket: Bucket;
  readonly key: string;
  readonly userId: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Addresses of what was painted: by member, group and post. */
export interface Gallery {
  readonly pictures: readonly PaintedPicture[];
  readonly avatars: ReadonlyMap<string, PaintedPicture>;
  readonly covers: ReadonlyMap<string, PaintedPicture>;
  readonly posts: ReadonlyMap<string, PaintedPicture>;
}

/** Stands in the keys in place of a moment: painting again writes the same files. */
const TIMESTAMP = 1_750_000_000_000;
const AVATAR = { large: 256, small: 96 } as const;
const SMALL_WIDTH = 480;
/** A card shows two thirds of a cover's width. */
const SMALL_COVER_WIDTH = 720;
const WEBP = { quality: 82, effort: 1 } as const;

/** Draws all pictures and stores them, in both sizes. Doing it again changes nothing. */
export async function paintPictures(story: Story, files: FileStore): Promise<Gallery> {
  const [avatars, covers, posts] = await Promise.all([
    paintAll([...SAMPLE_MEMBERS, ...SIGN_IN_MEMBERS], ({ username, portrait }) => {
      const userId = memberId(username);
      return paint(
        { id: userId, userId, place: { bucket: "avatars", userId }, svg: drawPortrait(portrait), sizes: AVATAR },
        files,
      );
    }),
    paintAll(story.groups, (group) =>
      paint(
        {
          id: group.id,
          userId: group.foundedBy,
          place: { bucket: "groups", groupId: group.id, random: randomOf(group.id) },
          ...wide(drawCover(group), SMALL_COVER_WIDTH),
        },
        files,
      ),
    ),
    paintAll(
      story.posts.filter(({ picture }) => picture !== undefined),
      ({ picture, id, userId }) => {
        if (picture === undefined) throw new Error(`Post ${id} has no picture.`);
        // One second a post: a person's pictures have keys of their own.
        const timestamp = TIMESTAMP + story.posts.findIndex((post) => post.id === id) * 1000;
        return paint(
          {
            id,
            userId,
            place: { bucket: "post-images", userId, random: randomOf(id) },
            timestamp,
            ...wide(drawPicture(picture)),
          },
          files,
        );
      },
    ),
  ]);
  return { pictures: [...avatars.values(), ...covers.values(), ...posts.values()], avatars, covers, posts };
}

/** The same at every start: sample pictures are found again by their keys. */
const randomOf = (id: string): string => createHash("sha256").update(id).digest("base64url").slice(0, 22);

async function paintAll<Item>(
  items: readonly Item[],
  one: (item: Item) => Promise<readonly [string, PaintedPicture]>,
): Promise<ReadonlyMap<string, PaintedPicture>> {
  return new Map(await Promise.all(items.map(one)));
}

const wide = ({ svg, width }: Drawing, small = SMALL_WIDTH) => ({ svg, sizes: { large: width, small } });

interface Order {
  readonly id: string;
  readonly userId: string;
  readonly place: UploadPlace;
  readonly svg: string;
  readonly sizes: { readonly large: number; readonly small: number };
  readonly timestamp?: number;
}

async function paint({ id, userId, place, svg, sizes, timestamp = TIMESTAMP }: Order, files: FileStore) {
  const at = { bucket: place.bucket, key: uploadKey(place, timestamp, "webp") };
  const drawn = Buffer.from(svg);
  const [large, small] = await Promise.all([render(drawn, sizes.large), render(drawn, sizes.small)]);
  await Promise.all([files.put(smallPath(at), small.data, "image/webp"), files.put(largePath(at), large.data, "image/webp")]);
  const { width, height } = large.info;
  const bytes = large.data.byteLength + small.data.byteLength;
  return [id, { ...at, userId, url: fileUrl(at), width, height, bytes }] as const;
}

/** Drawn at the size it's asked for: nothing is scaled afterwards but by a hair. */
async function render(svg: Buffer, width: number) {
  return sharp(svg, { density: 144 }).resize({ width }).webp(WEBP).toBuffer({ resolveWithObject: true });
}
