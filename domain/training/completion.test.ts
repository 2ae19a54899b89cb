import { describe, expect, it } from "vitest";
import { mayReplace } from "./completion.ts";

const record = (id: string, sets: number) => ({ id, sets: Array.from({ length: sets }) });

describe("two records of one exercise on one day", () => {
  it.each([
    ["a correction may take sets away", record("a", 3), record("a", 0), true],
    ["another record without sets leaves the logged ones", record("a", 3), record("b", 0), false],
    ["another record with fewer sets leaves the logged ones", record("a", 3), record("b", 2), false],
    ["of equally full ones the later stands", record("a", 3), record("b", 3), true],
    ["a fuller one stands", record("a", 0), record("b", 1), true],
    ["without sets on either side the later stands", record("a", 0), record("b", 0), true],
  ])("%s", (_name, standing, incoming, expected) => {
    expect(mayReplace(standing, incoming)).toBe(expected);
  });
});
