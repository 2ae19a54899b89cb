import { expect, test } from "vitest";
import { isFitToPost } from "./fit-to-post.ts";

const DRAFT = "Sleep seven to nine hours. Rest 60 seconds between sets of 8 to 12, and check with your doctor about supplements.";

test.each([
  "Nothing beats a good night: seven to nine hours. And give each set of 8 to 12 its 60 seconds of rest.",
  "Short rests are fine. 60 seconds between sets of 8 to 12, then go again! Questions about supplements are for your doctor.",
])("may be posted: %s", (text) => expect(isFitToPost(text, DRAFT)).toBe(true));

test.each([
  ["too short", "Sleep well."],
  ["too long", "Sleep well tonight. ".repeat(60)],
  ["a link", "Sleep seven to nine hours, and read more at https://sleep.example/now for free."],
  ["a bare address", "Sleep seven to nine hours, and read more at bestsleep.com for free today."],
  ["a mention", "Sleep seven to nine hours, like @priya_lifts does every single night."],
  ["Markdown", "**Sleep** seven to nine hours, and rest 60 seconds between your sets."],
  ["a number of its own", "Sleep seven to nine hours, and rest 45 seconds between your sets today."],
  ["a calorie plan", "Sleep seven to nine hours, and keep to few calories while you rest today."],
  ["a cure", "Sleep seven to nine hours: it cures nearly everything, as everyone knows."],
  ["a word about itself", "As an AI, I'd say sleep seven to nine hours and rest between your sets."],
  ["a preface", "Here's your post: sleep seven to nine hours and rest between your sets."],
  ["words for a moderator", "Sleep seven to nine hours, or kill yourself trying to lift without it today."],
])("isn't posted: %s", (_, text) => expect(isFitToPost(text, DRAFT)).toBe(false));
