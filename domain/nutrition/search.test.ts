import { expect, test } from "vitest";
import { createSearch } from "./search.ts";

const TEXTS = [
  "egg",
  "eggplant",
  "baker's potatoes",
  "fresh tomatoes",
  "crème fraîche",
  "blueberries",
  "pineapple",
  "apple",
  "seeds from a sesame-free pack",
  "sesame seeds",
  "gluten-free oats",
];
const search = createSearch(new Map(TEXTS.map((text) => [text, text])));
const found = (query: string): readonly string[] => TEXTS.filter(search(query));

test.each([
  ["a word of the texts is just that word", "egg", ["egg"]],
  ["in the plural too", "EGGS", ["egg"]],
  ["a word that isn't may be half typed", "eggp", ["eggplant"]],
  ["but not in front of another", "eggp fresh", []],
  ["one or two letters are a beginning", "b", ["baker's potatoes", "blueberries"]],
  [
    "what an apostrophe leaves isn't in the way of one",
    "s",
    ["baker's potatoes", "seeds from a sesame-free pack", "sesame seeds"],
  ],
  ["accents don't matter", "creme", ["crème fraîche"]],
  ["nor does the order", "tomato fresh", ["fresh tomatoes"]],
  ["every word counts", "fresh eggs", []],
  ["two words may be one", "egg plant", ["eggplant"]],
  ["a compound is of the kind that it names", "berry", ["blueberries"]],
  ["unless its name misleads", "apple", ["apple"]],
  ["an ending alone is nothing", "plant", []],
  ["what a text is free of isn't in it", "sesame", ["sesame seeds"]],
  ["unless that's asked for", "sesame free", ["seeds from a sesame-free pack"]],
  ["nor is its beginning", "sesa", ["sesame seeds"]],
  ["gluten-free is a kind of food", "gluten", ["gluten-free oats"]],
  ["signs are no words", "🍕 %", []],
  ["nothing typed finds everything", "  ", TEXTS],
])("%s: %s", (_rule, query, expected) => expect(found(query)).toEqual(expected));

test("what isn't among the texts isn't found", () => expect(search("egg")("another")).toBe(false));
