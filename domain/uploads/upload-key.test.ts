import { describe, expect, test } from "vitest";
import { mayUpload } from "./policy.ts";
import { uploadKey, uploadTimestamp } from "./upload-key.ts";

const RANDOM = "Zm9vYmFyLWZvb2Jhci1fXw";
const ID = "0b5d1f7e-2c0a-4f6b-9f3e-5a1d2c3b4e5f";

describe("the key of a picture", () => {
  test.each([
    [{ bucket: "post-images", userId: ID, random: RANDOM }, "jpg", `${ID}/1700000000123-${RANDOM}.jpg`],
    [{ bucket: "avatars", userId: ID }, "png", `${ID}/avatar-1700000000123.png`],
    [{ bucket: "groups", groupId: ID, random: RANDOM }, "webp", `group-covers/${ID}/1700000000123-${RANDOM}.webp`],
  ] as const)("%o ends in .%s", (place, extension, key) => {
    expect(uploadKey(place, 1_700_000_000_123, extension)).toBe(key);
    expect(uploadTimestamp(place.bucket, key)).toBe(1_700_000_000_123);
  });

  test.each([
    ["post-images", `${ID}/1700000000123.jpg`],
    ["groups", `group-covers/${ID}/1700000000123.webp`],
  ] as const)("of an earlier release in %s is one, too: %s", (bucket, key) => {
    expect(uploadTimestamp(bucket, key)).toBe(1_700_000_000_123);
  });

  test.each([
    ["post-images", `${ID}/1700000000123-${RANDOM.slice(1)}.jpg`],
    ["avatars", `${ID}/avatar-1700000000123-${RANDOM}.png`],
    ["post-images", `${ID}/avatar-1700000000123.png`],
    ["avatars", `${ID}/1700000000123.png`],
    ["groups", `${ID}/1700000000123.png`],
    ["post-images", `${ID}/1700000000123.svg`],
    ["post-images", `${ID}/1700000000123.jpg.w480`],
    ["post-images", `../${ID}/1700000000123.jpg`],
    ["post-images", `${ID}/../${ID}/1700000000123.jpg`],
    ["post-images", `${ID}/1700000000123.jpg\n`],
    ["post-images", ""],
  ] as const)("is nothing else in %s: %s", (bucket, key) => {
    expect(uploadTimestamp(bucket, key)).toBeNull();
  });
});

test("covers are sent in by the group's admins only", () => {
  expect(mayUpload("groups", { isGroupAdmin: false })).toBe(false);
  expect(mayUpload("groups", { isGroupAdmin: true })).toBe(true);
  expect(mayUpload("post-images", { isGroupAdmin: false })).toBe(true);
  expect(mayUpload("avatars", { isGroupAdmin: false })).toBe(true);
});
