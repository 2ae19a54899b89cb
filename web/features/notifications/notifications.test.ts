import { describe, expect, test } from "vitest";
import { ownAddress, readPushed, shownAs } from "../../offline/push.ts";
import { demoNotifications } from "./demo.ts";
import { newsSince, newsText } from "./news.ts";
import { allRead, asRead, without } from "./queries.ts";
import type { Notice, NotificationList } from "./queries.ts";
import { minutesOf, quietText, timeOf } from "./quiet-times.ts";

const notice = (id: string, minute: number, more: Partial<Notice> = {}): Notice => ({
  id,
  type: "other",
  kind: null,
  title: `Title ${id}`,
  message: `Message ${id}`,
  referenceId: null,
  referenceType: null,
  activityType: null,
  isRead: false,
  createdAt: new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString(),
  path: null,
  ...more,
});
const list = (...items: Notice[]): NotificationList => ({
  items,
  nextCursor: null,
  unreadCount: items.filter(({ isRead }) => !isRead).length,
});
const ids = (notices: readonly Notice[]): string[] => notices.map(({ id }) => id);

describe("news", () => {
  const before = list(notice("b", 5), notice("a", 1, { isRead: true }));
  test.each([
    ["the first reading", undefined, list(notice("a", 1)), []],
    ["nothing new", before, before, []],
    ["one on top", before, list(notice("c", 6), ...before.items), ["c"]],
    ["the first of all", list(), list(notice("a", 1)), ["a"]],
    ["told again on top", before, list(notice("a", 7), notice("b", 5)), ["a"]],
    ["told again, still unread", before, list(notice("b", 8, { message: "b and 1 other" }), notice("a", 1)), ["b"]],
    ["reworded without moving up", before, list(notice("b", 5, { message: "less" })), []],
    ["read elsewhere already", before, list(notice("c", 6, { isRead: true }), ...before.items), []],
    ["moved up from below the fifty", before, list(notice("b", 5), notice("z", 0)), []],
  ] as const)("%s", (_name, old, now, news) => {
    expect(ids(newsSince(old, now))).toEqual(news);
  });

  test("are said in words", () => {
    expect(newsText([])).toBe("");
    expect(newsText([notice("a", 1)])).toBe("New notification: Title a. Message a");
    expect(newsText([notice("a", 1), notice("b", 2)])).toBe("2 new notifications");
  });
});

describe("the list after an act", () => {
  const now = list(notice("b", 5), notice("a", 1, { isRead: true }));
  test("read counts once, and not what was read", () => {
    expect(asRead(now, "b")).toMatchObject({ unreadCount: 0, items: [{ isRead: true }, { isRead: true }] });
    expect(asRead(now, "a")).toBe(now);
    expect(asRead(now, "x")).toBe(now);
  });
  test("more may be unread than the list shows", () => {
    expect(asRead({ ...now, unreadCount: 70 }, "b").unreadCount).toBe(69);
    expect(allRead({ ...now, unreadCount: 70 }).unreadCount).toBe(0);
  });
  test("removed, an unread one no longer counts", () => {
    expect(without(now, "b")).toMatchObject({ unreadCount: 0, items: [{ id: "a" }] });
    expect(without(now, "a")).toMatchObject({ unreadCount: 1, items: [{ id: "b" }] });
  });
});

test("examples are for guests, and called so", () => {
  const demo = demoNotifications(Date.now());
  expect(demo.unreadCount).toBe(demo.items.length);
  for (const { id, message } of demo.items) {
    expect(id).toMatch(/^demo-/);
    expect(message).toMatch(/^Example: /);
  }
});

describe("what is pushed", () => {
  const pushed = { id: "1", title: "New like", body: "ana liked your post", path: "/posts/1", tag: "notice-1" };
  test.each([
    [pushed, pushed],
    [
      { ...pushed, path: null },
      { ...pushed, path: null },
    ],
    [
      { ...pushed, path: 5 },
      { ...pushed, path: null },
    ],
    [{ ...pushed, extra: "x" }, pushed],
    [{ title: "x" }, null],
    ["text", null],
    [null, null],
    [undefined, null],
  ])("%o is read as %o", (value, read) => {
    expect(readPushed(value)).toEqual(read);
  });

  test.each([
    ["/posts/1", "https://lockstep.test/posts/1"],
    ["/groups/1?x=1#y", "https://lockstep.test/groups/1?x=1#y"],
    ["//evil.example/x", null],
    ["/\\evil.example", null],
    ["/\t/evil.example", null],
    ["https://evil.example/", null],
    ["javascript:alert(1)", null],
    ["posts/1", null],
    ["", null],
    [null, null],
  ])("%s leads to %s", (path, address) => {
    expect(ownAddress(path, "https://lockstep.test")).toBe(address);
  });

  test("is shown with the 192px icon, and takes its own place", () => {
    const [title, options] = shownAs(pushed);
    expect(title).toBe("New like");
    expect(options).toEqual({
      body: "ana liked your post",
      tag: "notice-1",
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: pushed,
    });
  });
});

describe("times of quiet hours", () => {
  test.each([
    [0, "00:00"],
    [425, "07:05"],
    [1439, "23:59"],
  ])("%i is %s and back", (minutes, time) => {
    expect(timeOf(minutes)).toBe(time);
    expect(minutesOf(time)).toBe(minutes);
  });
  test.each([["24:00"], ["7:05"], ["12:60"], [""], ["noon"]])("%s is no time", (time) => {
    expect(minutesOf(time)).toBeNull();
  });
  test("are told in words", () => {
    expect(quietText({ from: 1320, to: 420 }, timeOf)).toBe(
      "No push from 22:00 to 07:00 the next day. You'll still find everything under the bell.",
    );
    expect(quietText({ from: 720, to: 780 }, timeOf)).toBe(
      "No push from 12:00 to 13:00. You'll still find everything under the bell.",
    );
    expect(quietText({ from: 60, to: 60 }, timeOf)).toBe("Push is muted all day.");
  });
});
