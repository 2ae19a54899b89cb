import { describe, expect, test } from "vitest";
import { notificationPath, NOTIFICATION_TYPES } from "./notification.ts";
import { decideRequest, mayUseNotification } from "./policy.ts";
import { isQuiet } from "./quiet-hours.ts";
import * as texts from "./texts.ts";

const ID = "0b5a1f6e-8c54-4f0e-9a54-0f3a6d1f2b3c";

describe("where a notification leads", () => {
  test.each([
    ["group_post", ID, "group", `/groups/${ID}`],
    ["group_post", null, null, null],
    ["achievement", "first-workout", "achievement", "/profile"],
    ["achievement", null, null, "/profile"],
    ["challenge", ID, "group", `/groups/${ID}`],
    ["challenge", null, null, "/challenges"],
    ["group_invite", ID, "group", `/groups/${ID}`],
    ["other", ID, "post", `/posts/${ID}`],
    ["other", ID, "member", "/members/ana"],
    ["other", ID, "group", null],
    ["other", null, "post", null],
    ["other", null, "contact", "/moderation/contact"],
    ["streak", ID, "post", null],
    ["system", ID, "post", null],
    ["group_post", "../settings", "group", null],
    ["other", `${ID}/../..`, "post", null],
    ["challenge", "//evil.example", "group", "/challenges"],
  ] as const)("%s about %s (%s): %s", (type, referenceId, referenceType, path) => {
    expect(notificationPath({ type, referenceId, referenceType, actorUsername: "ana" })).toBe(path);
  });

  test("a follower who is gone leads nowhere", () => {
    expect(notificationPath({ type: "other", referenceId: ID, referenceType: "member", actorUsername: null })).toBeNull();
  });
});

describe("quiet hours", () => {
  const night = { from: 22 * 60, to: 7 * 60 };
  const noon = { from: 12 * 60, to: 13 * 60 };
  test.each([
    [night, 21 * 60 + 59, false],
    [night, 22 * 60, true],
    [night, 23 * 60 + 59, true],
    [night, 0, true],
    [night, 6 * 60 + 59, true],
    [night, 7 * 60, false],
    [night, 12 * 60, false],
    [noon, 11 * 60 + 59, false],
    [noon, 12 * 60, true],
    [noon, 12 * 60 + 59, true],
    [noon, 13 * 60, false],
    [{ from: 0, to: 0 }, 0, true],
    [{ from: 540, to: 540 }, 300, true],
    [{ from: 0, to: 1439 }, 1439, false],
    [{ from: 1439, to: 0 }, 1439, true],
    [{ from: 1439, to: 0 }, 0, false],
    [null, 0, false],
  ])("%o at minute %i: %s", (quiet, minute, isIt) => {
    expect(isQuiet(minute, quiet)).toBe(isIt);
  });

  test("turned round, they hold at exactly the other minutes", () => {
    for (const [from, to] of [
      [0, 1],
      [1, 0],
      [60, 1380],
      [1380, 60],
      [719, 720],
    ] as const) {
      for (let minute = 0; minute < 1440; minute += 1)
        expect(isQuiet(minute, { from, to })).toBe(!isQuiet(minute, { from: to, to: from }));
    }
  });
});

describe("texts", () => {
  test.each([
    ["ana", 0, "ana liked your post"],
    ["ana", 1, "ana and 1 other liked your post"],
    ["ana", 2, "ana and 2 others liked your post"],
    [null, 0, "Someone liked your post"],
    [null, 41, "Someone and 41 others liked your post"],
  ])("%s and %i others", (name, others, message) => {
    expect(texts.likeNotification(ID, name, others).message).toBe(message);
  });

  test("those of SPEC 7", () => {
    expect(texts.commentNotification(ID, "ana").message).toBe("ana commented on your post");
    expect(texts.commentNotification(ID, null).message).toBe("Someone commented on your post");
    expect(texts.publishedNotification(ID).message).toBe("Your post was published!");
  });

  test("new posts of a group count from the second on", () => {
    const group = { id: ID, name: "Early Birds" };
    expect(texts.groupPostNotification(group, "ana", 1).message).toBe("ana posted in Early Birds");
    expect(texts.groupPostNotification(group, "ana", 3).message).toBe("3 new posts in Early Birds");
  });

  test("a suspension says until when and why, or that it's for good", () => {
    expect(texts.suspendedNotification("May 5, 2026", "Spam").message).toBe(
      "You can't post, comment or like until May 5, 2026. Reason: Spam",
    );
    expect(texts.suspendedNotification(null, " ").message).toBe("You can't post, comment or like anymore.");
  });

  test("every notice fits its columns, whatever it is about", () => {
    const long = "🏋️‍♀️".repeat(2000);
    const group = { id: ID, name: long };
    const all = [
      texts.groupPostNotification(group, long, 1),
      texts.joinedNotification(group, long, 3),
      texts.requestedNotification(group, long, 3),
      texts.acceptedNotification(group),
      texts.invitedNotification(group, long),
      texts.promotedNotification(group),
      texts.achievementNotification(long, long),
      texts.challengeNotification(long, null),
      texts.warnedNotification(long),
      texts.suspendedNotification(null, long),
    ];
    for (const { title, message, referenceId, activityType } of all) {
      expect(Array.from(title).length).toBeLessThanOrEqual(200);
      expect(Array.from(message).length).toBeLessThanOrEqual(1000);
      expect(Array.from(referenceId ?? "").length).toBeLessThanOrEqual(200);
      expect(activityType.length).toBeLessThanOrEqual(40);
    }
  });

  test.each([
    ["post", "other"],
    ["like", "other"],
    ["comment", "other"],
    ["group_created", "group_post"],
    ["group_join", "group_post"],
  ] as const)("a request of type %s is stored as %s", (requested, stored) => {
    expect(texts.storedType(requested)).toBe(stored);
  });

  test("types of SPEC 3 are stored as they are", () => {
    for (const type of NOTIFICATION_TYPES) expect(texts.storedType(type)).toBe(type);
  });
});

describe("rights", () => {
  const actor = { userId: "a", role: "member" } as const;
  const moderator = { userId: "m", role: "moderator" } as const;
  test("a notice is its receiver's alone", () => {
    expect(mayUseNotification(actor, { userId: "a" })).toBe(true);
    expect(mayUseNotification(actor, { userId: "b" })).toBe(false);
    expect(mayUseNotification(moderator, { userId: "b" })).toBe(false);
  });

  test.each([
    ["check_achievements", null, "refused"],
    ["update_streak", null, "refused"],
    ["create", "like", "check"],
    ["create", "comment", "check"],
    ["create", "post", "refused"],
    ["create", "system", "refused"],
    ["create", "achievement", "refused"],
    ["create", "group_join", "refused"],
    ["create", null, "refused"],
    ["check_achievements", "like", "refused"],
  ] as const)("%s of type %s: own always, for another %s", (action, type, forOther) => {
    expect(decideRequest(actor, { action, userId: "a", type })).toBe("own");
    expect(decideRequest(actor, { action, userId: "b", type })).toBe(forOther);
    expect(decideRequest(moderator, { action, userId: "b", type })).toBe(forOther);
  });
});
