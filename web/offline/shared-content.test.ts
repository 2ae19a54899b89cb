import { expect, test } from "vitest";
import { sharedText } from "./shared-content.ts";

const read = (shared: Partial<Record<"title" | "text" | "url", unknown>>) => sharedText((name) => shared[name] ?? null);

test.each([
  [{ text: "Look at this" }, "Look at this"],
  [
    { title: "A long run", text: "42 km today", url: "https://example.com/run" },
    "A long run\n42 km today\nhttps://example.com/run",
  ],
  [
    { title: "A long run", text: "A long run: https://example.com/run", url: "https://example.com/run" },
    "A long run: https://example.com/run",
  ],
  [{ title: " Same ", text: "Same" }, "Same"],
  [{ title: "", text: "  ", url: undefined }, ""],
  [{ text: new Blob(["x"]), title: "Only this" }, "Only this"],
])("%o is %s", (shared, expected) => {
  expect(read(shared)).toBe(expected);
});
