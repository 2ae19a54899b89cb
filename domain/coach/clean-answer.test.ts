import { expect, test } from "vitest";
import { cleanAnswer } from "./clean-answer.ts";

const SITE = "https://fit.example";

test.each([
  ["Do **3 sets** of [squats](/exercises/g-squat).", "Do **3 sets** of [squats](/exercises/g-squat)."],
  [`See [your plan](${SITE}/workout-plan).`, "See [your plan](/workout-plan)."],
  [`See ${SITE}/faq#cancel now.`, "See /faq#cancel now."],
  ["Call [988](tel:988).", "Call [988](tel:988)."],
  ["Buy [this](https://evil.example/x) now.", "Buy this now."],
  ["[x](//evil.example)", "x"],
  ["[x](/\\evil.example)", "x"],
  ["[x](javascript:alert(1))", "x"],
  ["[x](https://fit.example.evil.example/)", "x"],
  ['[x](/ok "title")', "[x](/ok)"],
  ["![a cat](https://evil.example/p.png?q=secret)", "a cat"],
  ["![a cat][1]\n\n[1]: https://evil.example/p.png", "a cat"],
  ["Go to https://evil.example/a?b=c and www.evil.example.", "Go to  and"],
  ["<https://evil.example>", ""],
  ["Hi<script>alert(1)</script> there", "Hi there"],
  ["Hi<script>alert(1)", "Hi"],
  ["<scr<b>ipt>alert(1)</script>", ""],
  ['<img src=x onerror="alert(1)">Hello', "Hello"],
  ['<img src=x onerror="alert(1)"', ""],
  ["<!-- hidden -->Seen", "Seen"],
  ["Fewer than 5 < 8 reps, more than 3 > 2.", "Fewer than 5 < 8 reps, more than 3 > 2."],
  ["a\u202Eb\u200Bc", "abc"],
  ["  a\n\n\n\nb  ", "a\n\nb"],
])("%j becomes %j", (text, clean) => expect(cleanAnswer(text, SITE)).toBe(clean));

test("what's clean stays as it is", () => {
  const text = "1. Warm up for 5 minutes.\n2. Do [push-ups](/exercises/h-push-up): 3 × 10.\n\n*Rest 60 s* between sets.";
  expect(cleanAnswer(text, SITE)).toBe(text);
  expect(cleanAnswer(cleanAnswer("<<b>i>x</<b>i>", SITE), SITE)).toBe(cleanAnswer("<<b>i>x</<b>i>", SITE));
});
