import { expect, test } from "vitest";
import { mailHtml } from "./mail-html.ts";

const url = "https://lockstep.example/reset-password?token=a&b=1";
const text = `Hello Ada,\n\nUse this link:\n\n${url}\n\nIt works <once>.\n\nYour workouts, locked in for you.\nLockstep`;

test("a mail's action is a button with its words, and its link below for who can't press it", () => {
  const html = mailHtml({ subject: "Choose a new password", text, action: { label: "Choose it", url } });
  expect(html).toMatch(/<a href="https:\/\/lockstep\.example\/reset-password\?token=a&amp;b=1"[^>]*>Choose it<\/a>/);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain(">Choose a new password</h1>");
});

test("what others wrote stays text, nothing is loaded, and dark clients get dark colours", () => {
  const html = mailHtml({ subject: "<b>Hi</b>", text: `<img src=x>\n\n${url}\n\nLockstep` });
  expect(html).not.toMatch(/<img|<b>|url\(/);
  expect(html).toContain("&lt;img src=x&gt;");
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html.match(/<a /g)).toHaveLength(1);
});
