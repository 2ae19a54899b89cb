import { segmentsOf } from "@lockstep/domain/community/safe-text.ts";
import { expect, it } from "vitest";
import { completeMention, mentionAt } from "./mention-at.ts";

it.each([
  ["@m", { from: 0, prefix: "m" }],
  ["Thanks @Mar", { from: 7, prefix: "mar" }],
  ["(@marta_l", { from: 1, prefix: "marta_l" }],
  ["first\n@a1", { from: 6, prefix: "a1" }],
])("knows the name that is being written in %j", (text, mention) => {
  expect(mentionAt(text, text.length)).toEqual(mention);
});

it.each(["", "@", "marta@exam", "@@mar", "https://a.example/@mar", "@marta ", "@1st", `@${"a".repeat(31)}`, "@márta"])(
  "finds no name at the end of %j",
  (text) => expect(mentionAt(text, text.length)).toBeNull(),
);

it("goes by the caret: none in the middle of a name, one before what is no part of it", () => {
  expect(mentionAt("@marta", 3)).toBeNull();
  expect(mentionAt("@mar, hello", 4)).toEqual({ from: 0, prefix: "mar" });
});

it("writes the name out with one space behind it", () => {
  const mention = { from: 3, prefix: "mar" };
  expect(completeMention("Hi @mar", mention, "marta_lindqvist")).toEqual({ text: "Hi @marta_lindqvist ", caret: 20 });
  expect(completeMention("Hi @mar and all", mention, "marta_lindqvist").text).toBe("Hi @marta_lindqvist and all");
  expect(completeMention("Hi @mar!", mention, "marta_lindqvist")).toEqual({ text: "Hi @marta_lindqvist !", caret: 20 });
});

it("what it writes is read as that member's name", () => {
  const { text } = completeMention("Hi @m", { from: 3, prefix: "m" }, "marta_lindqvist");
  expect(segmentsOf(text)).toContainEqual({ kind: "mention", text: "@marta_lindqvist", username: "marta_lindqvist" });
});
