import { describe, expect, it } from "vitest";
import { pluralOf, scaleLine, singularOf } from "./scale-line.ts";

const line = (display: string, text = display) => ({ display, line: text });

describe("a line of ingredients for more people", () => {
  it("counts pieces and keeps their words right", () => {
    expect(scaleLine(line("1 medium egg"), 3)).toBe("3 medium eggs");
    expect(scaleLine(line("1/2 avocado"), 4)).toBe("2 avocados");
    expect(scaleLine(line("1 medium pepper", "1 medium red bell pepper"), 2)).toBe("2 medium red bell peppers");
    expect(scaleLine(line("1 slice", "1 slice wholemeal bread"), 2)).toBe("2 slices wholemeal bread");
    expect(scaleLine(line("2 medium eggs"), 2.5)).toBe("5 medium eggs");
    expect(scaleLine(line("1/2 can", "1/2 can chickpeas"), 2)).toBe("1 can chickpeas");
    expect(scaleLine(line("1 piece a hand long", "1 piece a hand long kombu"), 2)).toBe("2 pieces a hand long kombu");
  });
  it("weighs, pours and spoons", () => {
    expect(scaleLine(line("80 g", "80 g rolled oats"), 3)).toBe("240 g rolled oats");
    expect(scaleLine(line("500 g", "500 g potatoes"), 3)).toBe("1.5 kg potatoes");
    expect(scaleLine(line("240 ml", "240 ml milk"), 6)).toBe("1.44 l milk");
    expect(scaleLine(line("1 tsp", "1 tsp olive oil"), 3)).toBe("1 tbsp olive oil");
    expect(scaleLine(line("1/4 tsp", "1/4 tsp cumin"), 2)).toBe("1/2 tsp cumin");
    expect(scaleLine(line("1 1/2 tbsp", "1 1/2 tbsp soy sauce"), 2)).toBe("3 tbsp soy sauce");
    expect(scaleLine(line("2 tsp", "2 tsp vinegar"), 4)).toBe("2 tbsp and 2 tsp vinegar");
    expect(scaleLine(line("a pinch", "a pinch of salt"), 4)).toBe("4 pinches of salt");
  });
  it("goes down to one", () => {
    expect(scaleLine(line("4 medium eggs"), 0.25)).toBe("1 medium egg");
    expect(scaleLine(line("2 small potatoes"), 0.5)).toBe("1 small potato");
    expect(scaleLine(line("2 leaves", "2 leaves bay"), 0.5)).toBe("1 leaf bay");
    expect(scaleLine(line("1 medium apple"), 1)).toBe("1 medium apple");
  });
});

it("knows the plurals of the book's measures, both ways", () => {
  const pairs = [
    ["egg", "eggs"],
    ["leaf", "leaves"],
    ["bunch", "bunches"],
    ["potato", "potatoes"],
    ["tomato", "tomatoes"],
    ["mango", "mangoes"],
    ["half", "halves"],
    ["radish", "radishes"],
    ["squash", "squashes"],
    ["peach", "peaches"],
    ["pinch", "pinches"],
    ["celeriac", "celeriac"],
    ["grapefruit", "grapefruit"],
    ["avocado", "avocados"],
    ["olive", "olives"],
    ["clove", "cloves"],
    ["date", "dates"],
    ["orange", "oranges"],
    ["chilli", "chillis"],
    ["tortilla", "tortillas"],
  ] as const;
  for (const [one, many] of pairs) {
    expect(pluralOf(one)).toBe(many);
    expect(singularOf(many)).toBe(one);
  }
});
