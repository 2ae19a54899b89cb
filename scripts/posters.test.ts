import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { drawFigure, farEnd, posterKey } from "@lockstep/figure/ink/poster.ts";
import { openShelf } from "@lockstep/figure/ink/shelf.ts";
import type { Demo } from "@lockstep/figure/movement.ts";
import { expect, it } from "vitest";
import { drawingSources } from "../web/build-steps/figure-edition.ts";
import { PAGE_ART } from "./page-art.ts";
import { ROOT } from "./process.ts";
import { IS_FULL_RUN } from "./test-sample.ts";

const file = readFileSync(join(ROOT, "figure/posters.bin"));
const shelf = openShelf(file, (bytes) => brotliDecompressSync(bytes).toString());

// When this fails, `npm run posters` draws what's missing.
it("has a poster of both ends of every exercise as it now is, and of every page's still", () => {
  const keys = new Set(shelf.keys());
  const exercises = EXERCISES.flatMap(({ id, demonstration, targets, synergists }) => {
    const demo = findDemonstration(demonstration.movement, demonstration.variant);
    if (demo === null) return [id];
    const lit = Object.fromEntries([
      ...synergists.map((muscle) => [muscle, "secondary"] as const),
      ...targets.map((muscle) => [muscle, "primary"] as const),
    ]);
    return [0, farEnd(demo)].every((phase) => keys.has(posterKey(demo, { lit, phase }))) ? [] : [id];
  });
  const pages = PAGE_ART.filter(({ movement, variant, ...options }) => {
    const demo = findDemonstration(movement, variant);
    return demo === null || !keys.has(posterKey(demo, { ...options, phase: options.phase ?? farEnd(demo) }));
  });
  expect({ exercises, pages }).toEqual({ exercises: [], pages: [] });
});

it("redraws every poster when bodies, equipment or ink change, but not when a movement does", async () => {
  const sources = await drawingSources();
  expect(sources).toEqual(
    expect.arrayContaining([
      "ink/poster.ts",
      "ink/ink-source.ts",
      "pose.ts",
      "framing.ts",
      "body/volumes.ts",
      "solids/cables.ts",
    ]),
  );
  const apart = ["demonstrations.ts", "expand.ts", "timeline.ts", "checks.ts", "contacts.ts"];
  expect(sources.filter((name) => name.startsWith("movements/") || apart.includes(name))).toEqual([]);
});

it("has a key of its own for all of a demonstration that a poster shows", () => {
  const demo = findDemonstration("split-squat", "dumbbells");
  if (demo === null) throw new Error("The demonstration is gone.");
  const read = (use: (watched: Demo) => string): Set<string> => {
    const fields = new Set<string>();
    use(new Proxy(demo, { get: (whole, name) => (fields.add(String(name)), Reflect.get(whole, name)) }));
    return fields;
  };
  const named = read((each) => posterKey(each, {}));
  expect([...read((each) => drawFigure(each, {}))].filter((field) => !named.has(field))).toEqual([]);
});

it("has what the figure draws today", () => {
  const demos = EXERCISES.filter((_, at) => at % (IS_FULL_RUN ? 20 : 300) === 7);
  for (const { id, demonstration, targets, synergists } of demos) {
    const demo = findDemonstration(demonstration.movement, demonstration.variant);
    if (demo === null) throw new Error(`${id} has no demonstration.`);
    const lit = Object.fromEntries([
      ...synergists.map((muscle) => [muscle, "secondary"] as const),
      ...targets.map((muscle) => [muscle, "primary"] as const),
    ]);
    const options = { lit, phase: farEnd(demo) };
    expect([id, shelf.find(posterKey(demo, options)) === drawFigure(demo, options)]).toEqual([id, true]);
  }
});

it("keeps posters small: 5 kB each on average, 12 MB together", () => {
  expect(file.length).toBeLessThan(12_000_000);
  expect(file.length / shelf.keys().length).toBeLessThan(5000);
});

it("holds whole drawings", () => {
  for (const key of shelf.keys().slice(0, 40)) expect(shelf.find(key)).toMatch(/^<g [^>]*>.*<path .*<\/g>$/s);
});
