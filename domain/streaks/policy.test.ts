import { describe, expect, test } from "vitest";
import { addDays, parseCalendarDay } from "../calendar/calendar.ts";
import type { CalendarDay } from "../calendar/calendar.ts";
import { mayJoinChallenge, mayLeaveChallenge, mayReadChallenge, mayReadLeaderboard } from "./policy.ts";
import type { ChallengeStanding } from "./policy.ts";

const monday = parseCalendarDay("2026-03-02") ?? ("" as CalendarDay);
const open: ChallengeStanding = {
  weekStart: monday,
  thisMonday: monday,
  isGroupMember: null,
  isJoined: false,
  isCompleted: false,
};

describe("a challenge", () => {
  test.each<[string, Partial<ChallengeStanding>, [read: boolean, others: boolean, join: boolean, leave: boolean]]>([
    ["open, not joined", {}, [true, true, true, false]],
    ["open, joined", { isJoined: true }, [true, true, true, true]],
    ["completed", { isJoined: true, isCompleted: true }, [true, true, true, false]],
    ["of last week", { weekStart: addDays(monday, -7), isJoined: true }, [true, true, false, false]],
    ["of next week", { weekStart: addDays(monday, 7) }, [true, true, false, false]],
    ["of a group, for a member", { isGroupMember: true }, [true, true, true, false]],
    ["of a group, for an outsider", { isGroupMember: false }, [false, false, false, false]],
    ["of a group that was left", { isGroupMember: false, isJoined: true }, [true, false, false, true]],
  ])("%s", (_name, part, expected) => {
    const standing = { ...open, ...part };
    const rights = [mayReadChallenge, mayReadLeaderboard, mayJoinChallenge, mayLeaveChallenge].map((may) => may(standing));
    expect(rights).toEqual(expected);
  });
});
