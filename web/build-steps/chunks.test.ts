import { expect, it } from "vitest";
import { staticallyBelow } from "./chunks.ts";

const IMPORTS: Readonly<Record<string, string[]>> = {
  root: ["react", "theme"],
  theme: ["react", "root"],
  react: ["scheduler"],
  page: ["react", "slider"],
};

it("finds what is imported along the way, circles included, and nothing of a page that isn't asked for", () => {
  const found = staticallyBelow(["root"], (id) => ({ importedIds: IMPORTS[id] ?? [] }));
  expect([...found].toSorted()).toEqual(["react", "root", "scheduler", "theme"]);
});

it("takes a module without information as the end of the way", () => {
  expect([...staticallyBelow(["lost"], () => null)]).toEqual([]);
});
