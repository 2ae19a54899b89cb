import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rememberLike, withLaterLikes } from "./like-answers.ts";
import type { PostPage } from "./queries.ts";
import { withLikes } from "./pending-posts.ts";

const like = (postId: string, liked: boolean, state: "waiting" | "sent" | "refused" = "waiting") => ({
  owner: "me",
  id: postId,
  key: `like:${postId}`,
  method: "PUT" as const,
  path: "",
  change: { postId, liked },
  place: `${postId}${String(liked)}`,
  state,
  attempts: 0,
});

describe("a like that the server hasn't answered", () => {
  it.each([
    [{ likeCount: 4, likedByMe: false }, true, { likeCount: 5, likedByMe: true }],
    [{ likeCount: 4, likedByMe: true }, false, { likeCount: 3, likedByMe: false }],
    [{ likeCount: 4, likedByMe: true }, true, { likeCount: 4, likedByMe: true }],
    [{ likeCount: 0, likedByMe: true }, false, { likeCount: 0, likedByMe: false }],
    [{ likeCount: 4, likedByMe: false }, null, { likeCount: 4, likedByMe: false }],
  ] as const)("%o pressed to %s shows %o", (post, pressed, shown) => {
    expect(withLikes({ ...post, id: "1" }, pressed === null ? [] : [like("1", pressed)])).toEqual(shown);
  });

  it("counts for its post, the last press only, and no longer when it was refused", () => {
    const likes = [like("1", true), like("2", true), like("1", false), like("3", true, "refused")];
    const shown = ["1", "2", "3"].map((id) => withLikes({ id, likeCount: 4, likedByMe: false }, likes).likedByMe);
    expect(shown).toEqual([false, true, false]);
  });

  it("shows the last press whatever the server says meanwhile, and never counts a person twice", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50 }),
        fc.array(fc.boolean(), { minLength: 1 }),
        fc.boolean(),
        (others, presses, stored) => {
          const state = (liked: boolean) => ({ likeCount: others + (liked ? 1 : 0), likedByMe: liked });
          const last = presses.at(-1) ?? false;
          // The cache holds the answer to any earlier press; laid over it, the last press must look like its own answer.
          for (const answered of [stored, ...presses])
            expect(withLikes({ ...state(answered), id: "1" }, [like("1", last)])).toEqual(state(last));
        },
      ),
    );
  });
});

it("corrects a page that was asked for before a like was settled and came after it, and no other", () => {
  const page = { items: [{ id: "late", likeCount: 3, likedByMe: false }], nextCursor: null } as unknown as PostPage;
  const before = performance.now() - 1;
  rememberLike("late", { likeCount: 4, likedByMe: true });
  expect(withLaterLikes(page, before).items[0]).toMatchObject({ likeCount: 4, likedByMe: true });
  expect(withLaterLikes(page, performance.now() + 1).items[0]).toMatchObject({ likeCount: 3, likedByMe: false });
});

it("corrects the pinned post of a page too", () => {
  const pinned = { id: "pinned", likeCount: 3, likedByMe: false };
  const page = { items: [], nextCursor: null, pinned } as unknown as PostPage;
  const before = performance.now() - 1;
  rememberLike("pinned", { likeCount: 4, likedByMe: true });
  expect(withLaterLikes(page, before).pinned).toMatchObject({ likeCount: 4, likedByMe: true });
});
