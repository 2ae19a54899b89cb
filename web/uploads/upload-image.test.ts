import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { imageProblem, uploadImage } from "./upload-image.ts";

const MB = 1024 * 1024;

describe("what a browser can tell of a file", () => {
  test.each([
    ["post-images", "image/jpeg", 5 * MB, null],
    ["post-images", "image/jpeg", 5 * MB + 1, "Image size must be less than 5MB"],
    ["groups", "image/webp", 6 * MB, "Image size must be less than 5MB"],
    ["avatars", "image/gif", 2 * MB, null],
    ["avatars", "image/png", 2 * MB + 1, "Image size must be less than 2MB"],
    ["post-images", "image/svg+xml", 10, "Only JPEG, PNG, GIF and WEBP images are supported"],
    ["post-images", "", 10, "Only JPEG, PNG, GIF and WEBP images are supported"],
    ["avatars", "image/heic", 9 * MB, "Only JPEG, PNG, GIF and WEBP images are supported"],
  ] as const)("%s, %s, %d bytes", (bucket, type, size, problem) => {
    expect(imageProblem(bucket, { type, size })).toBe(problem);
  });
});

/** The browser's side of a call, played by the test. */
class PlayedCall extends EventTarget {
  static latest: PlayedCall | null = null;
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  sent: FormData | null = null;
  path = "";
  constructor() {
    super();
    PlayedCall.latest = this;
  }
  open(_: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(): void {}
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.end("abort");
  }
  end(type: "load" | "error" | "abort"): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event("loadend"));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.end("load");
  }
}
const call = (): PlayedCall => {
  if (PlayedCall.latest === null) throw new Error("Nothing was sent.");
  return PlayedCall.latest;
};
beforeEach(() => vi.stubGlobal("XMLHttpRequest", PlayedCall));
afterEach(() => vi.unstubAllGlobals());
const file = new File(["x"], "me.png", { type: "image/png" });

describe("sending a picture", () => {
  test("reports progress and, at the end, the address", async () => {
    const parts: number[] = [];
    const sending = uploadImage("groups", file, { groupId: "g", onProgress: (part) => parts.push(part) });
    expect([call().path, call().sent?.get("groupId"), call().sent?.get("file")]).toEqual(["/api/uploads/groups", "g", file]);
    call().upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: 5, total: 10 }));
    const upload = { url: "/files/groups/group-covers/g/1.png", width: 3, height: 2 };
    call().answer(201, upload);
    expect([await sending, parts]).toEqual([upload, [0.5]]);
  });

  test.each([
    [
      413,
      { error: { code: "IMAGE_TOO_LARGE", message: "Image size must be less than 2MB" } },
      "Image size must be less than 2MB",
    ],
    [415, { error: { code: "IMAGE_REFUSED", message: "Only these" } }, "Only these"],
    [
      500,
      { error: { code: "INTERNAL", message: "Something went wrong on our side." } },
      "Failed to upload image. Please try again.",
    ],
    [502, "<html>Bad gateway</html>", "Failed to upload image. Please try again."],
    [201, "{}", "Failed to upload image. Please try again."],
  ])("an answer of %d is told in words", async (status, body, message) => {
    const sending = uploadImage("avatars", file);
    call().answer(status, body);
    await expect(sending).rejects.toMatchObject({ name: "ApiError", status, message });
  });

  test("without a connection it failed, and can be tried again", async () => {
    const sending = uploadImage("avatars", file);
    call().end("error");
    await expect(sending).rejects.toMatchObject({ status: 0, message: "Failed to upload image. Please try again." });
  });

  test("stops when nobody wants it anymore", async () => {
    const wish = new AbortController();
    const sending = uploadImage("avatars", file, { signal: wish.signal });
    wish.abort();
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
    await expect(uploadImage("avatars", file, { signal: wish.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
});
