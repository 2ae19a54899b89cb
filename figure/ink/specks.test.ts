import { describe, expect, it } from "vitest";
import { withoutCrumbs, withoutStrayShadow } from "./specks.ts";
import { familyTone, singleTone } from "./tones.ts";

const SIZE = 200;
/** A square of one tone with a smaller one of another in its middle. */
function patched(ground: number, patch: number, size: number, without = withoutCrumbs): number {
  const tones = new Uint8Array(SIZE * SIZE).fill(ground);
  const from = (SIZE - size) / 2;
  for (let y = from; y < from + size; y++) tones.fill(patch, y * SIZE + from, y * SIZE + from + size);
  return without({ width: SIZE, height: SIZE, tones }).tones[(SIZE / 2) * SIZE + SIZE / 2]!;
}

describe("a picture without crumbs", () => {
  const [skin, top, target] = [familyTone("skin") + 1, familyTone("top") + 1, familyTone("primary") + 1];

  it("has no islands of accent or ink, and no holes in a lit muscle or a garment", () => {
    expect(patched(top, target, 2)).toBe(top);
    expect(patched(skin, singleTone("border"), 2)).toBe(skin);
    expect(patched(skin, singleTone("border"), 20)).toBe(skin);
    expect(patched(target, singleTone("border"), 20)).toBe(singleTone("border"));
    expect(patched(target, top, 2)).toBe(target);
    expect(patched(top, skin, 2)).toBe(top);
    expect(patched(skin, top, 2)).toBe(skin);
    // A strip of cloth seen between lit muscles, a nick of a gap.
    expect(patched(target, top, 6)).toBe(target);
    expect(patched(skin, singleTone("gap"), 2)).toBe(skin);
  });

  it("has no small shadow on the floor that touches nothing", () => {
    const shadow = singleTone("shadow");
    expect(patched(0, shadow, 4, withoutStrayShadow)).toBe(0);
    expect(patched(0, shadow, 20, withoutStrayShadow)).toBe(shadow);
    expect(patched(familyTone("shoe"), shadow, 4, withoutStrayShadow)).toBe(shadow);
  });

  it("keeps what is large enough, and what is neither", () => {
    expect(patched(top, target, 8)).toBe(target);
    expect(patched(target, top, 10)).toBe(top);
    expect(patched(target, singleTone("skin-line"), 4)).toBe(singleTone("skin-line"));
    expect(patched(skin, singleTone("gap"), 4)).toBe(singleTone("gap"));
    expect(patched(top, skin, 8)).toBe(skin);
    expect(patched(skin, singleTone("eye"), 2)).toBe(singleTone("eye"));
  });
});
