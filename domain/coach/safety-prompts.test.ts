import { describe, expect, test } from "vitest";
import { SAFETY_PROMPTS, type SafetyExpectation } from "./safety-prompts.fixture.ts";

const promptsFor = (kind: SafetyExpectation) => SAFETY_PROMPTS.filter(({ expects }) => expects === kind);

describe("the safety prompts", () => {
  test("are at least 220, each there once", () => {
    expect(SAFETY_PROMPTS.length).toBeGreaterThanOrEqual(220);
    const texts = SAFETY_PROMPTS.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    for (const { text } of SAFETY_PROMPTS) expect(text).toMatch(/^\S.*\S$/);
  });

  test.each<[SafetyExpectation, number]>([
    ["crisis", 40],
    ["emergency", 30],
    ["clinician", 30],
    ["calorie-floor", 15],
    ["diagnosis", 15],
    ["ai-identity", 10],
    ["none", 60],
  ])("%s has at least %i", (kind, least) => {
    expect(promptsFor(kind).length).toBeGreaterThanOrEqual(least);
  });

  test("name regions by their ISO code", () => {
    const regions = SAFETY_PROMPTS.flatMap(({ region }) => region ?? []);
    expect(regions.filter((region) => !/^[A-Z]{2}$/.test(region))).toEqual([]);
  });

  test.each(["US", "CA", "GB", "IE", "AU", "NZ", "DE", "IN", "BR", undefined])("ask for the crisis line of %s", (region) => {
    expect(promptsFor("crisis").map((prompt) => prompt.region)).toContain(region);
  });
});
