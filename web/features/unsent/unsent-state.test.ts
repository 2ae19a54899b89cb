import { expect, test } from "vitest";
import { unsentState } from "./unsent-state.ts";

const now = Date.UTC(2026, 10, 24, 12);
const waiting = { state: "waiting", attempts: 0 } as const;
const heldBack = (ms: number) => ({ words: "Too many requests.", until: now + ms });

test.each([
  ["just added", waiting, true, "Sending"],
  ["without a connection", waiting, false, "Waiting for a connection"],
  ["tried in vain", { ...waiting, attempts: 2 }, true, "Can't reach Lockstep. We'll keep trying."],
  ["too much at once", { ...waiting, attempts: 1, heldBack: heldBack(30_000) }, true, "Too many requests. Next try in a minute."],
  ["for longer", { ...waiting, attempts: 1, heldBack: heldBack(700_000) }, true, "Too many requests. Next try in 12 minutes."],
  ["its pause is over", { ...waiting, attempts: 1, heldBack: heldBack(-5) }, true, "Too many requests. Next try in a minute."],
  ["refused", { ...waiting, state: "refused", refusal: "Join the group to post in it." }, false, "Join the group to post in it."],
  ["refused without words", { ...waiting, state: "refused" }, true, "Lockstep didn't accept this change."],
] as const)("%s", (_name, entry, online, expected) => {
  expect(unsentState(entry, { online, now })).toBe(expected);
});
