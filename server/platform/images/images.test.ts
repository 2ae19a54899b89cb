import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { remakeImage, type RemadeImage, type Shape } from "./remake-image.ts";
import { createBoundedQueue } from "./bounded-queue.ts";

const POST: Shape = { large: 100, small: 40, isSquare: false, mayMove: true };

async function remade(data: Uint8Array, shape = POST): Promise<RemadeImage> {
  const made = await remakeImage(data, shape);
  if ("refused" in made) throw new Error(`refused: ${made.refused}`);
  return made;
}
async function pixel(data: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(data).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}
/** Left half red, right half blue. */
const halves = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: "#f00" } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: "#00f" } }, left: 40, top: 0 },
  ]);

describe("a picture made again", () => {
  test("stands upright, whichever way the camera was held", async () => {
    const raw = await halves().png().toBuffer();
    const upright: Record<number, readonly (readonly [number, number])[]> = {
      3: [
        [70, 5],
        [5, 5],
      ],
      6: [
        [20, 5],
        [20, 70],
      ],
      8: [
        [20, 70],
        [20, 5],
      ],
    };
    for (const [orientation, [red, blue]] of Object.entries(upright)) {
      const turned = await sharp(raw)
        .withMetadata({ orientation: Number(orientation) })
        .png()
        .toBuffer();
      const { large } = await remade(turned);
      expect(await pixel(large.data, red?.[0] ?? 0, red?.[1] ?? 0)).toEqual([255, 0, 0]);
      expect(await pixel(large.data, blue?.[0] ?? 0, blue?.[1] ?? 0)).toEqual([0, 0, 255]);
    }
  });

  test("keeps what is transparent, shrinks and never grows", async () => {
    const glass = await sharp({ create: { width: 300, height: 60, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 0.5 } } })
      .png()
      .toBuffer();
    const { large, small } = await remade(glass);
    expect([large.width, large.height, small.width, small.height]).toEqual([100, 20, 40, 8]);
    expect((await sharp(small.data).metadata()).hasAlpha).toBe(true);
    const tiny = await remade(
      await sharp({ create: { width: 3, height: 2, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    );
    expect([tiny.large.width, tiny.small.width]).toEqual([3, 3]);
  });

  test("is in sRGB, also from grey, print colours and sixteen bits", async () => {
    const grey = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#888" } })
      .greyscale()
      .png()
      .toBuffer();
    const print = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#0a0" } })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const deep = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#0a0" } })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect((await sharp(print).metadata()).space).toBe("cmyk");
    for (const data of [grey, print, deep]) {
      const { large, small } = await remade(data);
      for (const { data: made } of [large, small]) {
        const seen = await sharp(made).metadata();
        expect([seen.depth, ["srgb", "b-w"].includes(seen.space)]).toEqual(["uchar", true]);
      }
    }
  });

  test("is the same picture for everyone who looks at what is behind its end", async () => {
    const data = Buffer.concat([await halves().jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    const { large, small } = await remade(data);
    for (const made of [large, small]) expect(made.data.includes("script")).toBe(false);
  });
});

describe("the work line", () => {
  test("does one thing after the other, goes on after a failure, and is full at some point", async () => {
    const line = createBoundedQueue(3);
    const steps: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const [first, second, third] = [line.run(work("1")), line.run(work("2", true)), line.run(work("3"))];
    expect(line.run(work("4"))).toBeNull();
    await expect(second).rejects.toThrow("2");
    expect([await first, await third]).toEqual(["1", "3"]);
    expect(steps).toEqual(["1 begins", "1 ends", "2 begins", "2 ends", "3 begins", "3 ends"]);
    expect(await line.run(work("5"))).toBe("5");
  });
});
