import { describe, expect, test } from "vitest";
import { isSpam, spamSigns, wordsOf, type ContactFacts, type SpamSign } from "./contact.ts";

const fine: ContactFacts = {
  name: "Ada Lovelace",
  message: "I changed my card last week and the invoice still shows the old one. Can you have a look?",
  trap: "",
  elapsedMs: 40_000,
  copies: 0,
  ownOrigin: "https://lockstep.example",
};

test.each<[string, Partial<ContactFacts>, SpamSign[]]>([
  ["an ordinary message", {}, []],
  ["one sent by a program that says no time", { elapsedMs: null }, []],
  ["one with two links", { message: "It's this one: https://a.example/1 and www.b.example." }, []],
  [
    "one with links to the site",
    { message: "https://lockstep.example/1 https://lockstep.example/2 https://lockstep.example/3" },
    [],
  ],
  ["a short question that others asked too", { message: "How do I cancel?", copies: 9 }, []],
  ["a name in another script", { name: "Ирина 李" }, []],
  ["the hidden field filled", { trap: "http://x.example" }, ["trap"]],
  ["a message written in a second", { elapsedMs: 900 }, ["too-fast"]],
  ["three links", { message: "http://a.example http://b.example http://c.example" }, ["links"]],
  ["a link for a name", { name: "www.casino.example" }, ["links"]],
  ["BBCode", { message: "Hello [url=http://a.example]here[/url]" }, ["markup"]],
  ["HTML", { message: 'Hello <a href="http://a.example">here</a>' }, ["markup"]],
  ["the same words from another address", { copies: 1 }, ["copy"]],
  ["the same words over and over", { message: "buy now ".repeat(20) }, ["repetition"]],
  ["one letter held down", { message: "Hello aaaaaaaaaaaaaaaaaaaaaaaa" }, ["repetition"]],
  ["an offer", { message: "We sell backlinks and guest posts for your site." }, ["advertising"]],
  ["one word of an offer", { message: "Do you have an SEO team? I'd like to work for you." }, []],
])("%s", (_, change, signs) => {
  expect(spamSigns({ ...fine, ...change })).toEqual(signs);
  // The pattern for links is used again and again.
  expect(spamSigns({ ...fine, ...change })).toEqual(signs);
});

describe("what is spam", () => {
  test.each<[SpamSign[], boolean, boolean]>([
    [[], false, false],
    [["too-fast"], false, false],
    [["links"], true, false],
    [["too-fast", "links"], true, true],
    [["trap"], true, true],
    [["links", "markup"], true, true],
  ])("%j: of a visitor %s, of a member %s", (signs, visitor, member) => {
    expect(isSpam(signs, false)).toBe(visitor);
    expect(isSpam(signs, true)).toBe(member);
  });
});

test("messages are compared by their words", () => {
  expect(wordsOf("  Hello,\n WORLD! ")).toBe(wordsOf("hello world"));
  expect(wordsOf("Grüße 2")).toBe("grüße 2");
});
