import { describe, expect, test } from "vitest";
import { gather } from "./gather.ts";

/** Answers each ask with its name in capitals; runs wait until they are let go, so that the test decides what comes close together. */
function desk(
  options: { readonly most?: number; readonly leaves?: readonly string[]; readonly breaks?: readonly string[] } = {},
) {
  const runs: (string | readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const gate = () => new Promise<void>((resolve) => void gates.push(resolve));
  const ask = gather<string, string>({
    most: options.most ?? 10,
    async one(name) {
      runs.push(name);
      await gate();
      if (options.breaks?.includes(name) === true) throw new Error(`no ${name}`);
      return name.toUpperCase();
    },
    async several(names) {
      runs.push(names);
      await gate();
      if (names.some((name) => options.breaks?.includes(name))) throw new Error("all of them");
      return names.map((name) => (options.leaves?.includes(name) === true ? undefined : name.toUpperCase()));
    },
  });
  const letGo = async (): Promise<void> => {
    gates.splice(0).forEach((open) => open());
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async <T>(all: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> => {
    const settled = Promise.allSettled(all);
    for (let round = 0; round < 10; round += 1) await letGo();
    return settled;
  };
  return { ask, runs, letGo, finish };
}

const values = (results: readonly PromiseSettledResult<string>[]): string[] =>
  results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)));

describe("gather", () => {
  test("one alone goes at once and by itself, and so does the next", async () => {
    const { ask, runs, finish } = desk();
    expect(values(await finish([ask("a")]))).toEqual(["A"]);
    expect(values(await finish([ask("b")]))).toEqual(["B"]);
    expect(runs).toEqual(["a", "b"]);
  });

  test("what comes while one is under way goes together, each with its own answer", async () => {
    const { ask, runs, finish } = desk();
    const asked = ["a", "b", "c", "d"].map(ask);
    expect(runs).toEqual(["a"]);
    expect(values(await finish(asked))).toEqual(["A", "B", "C", "D"]);
    expect(runs).toEqual(["a", ["b", "c", "d"]]);
  });

  test("never more than the most at once, none left behind", async () => {
    const { ask, runs, finish } = desk({ most: 2 });
    expect(values(await finish(["a", "b", "c", "d", "e", "f"].map(ask)))).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(runs).toEqual(["a", ["b", "c"], ["d", "e"], "f"]);
  });

  test("what several leave is asked alone, and nobody waits for it", async () => {
    const { ask, runs, letGo, finish } = desk({ leaves: ["b"] });
    const asked = ["a", "b", "c"].map(ask);
    await letGo();
    await letGo();
    expect(await asked[2]).toBe("C");
    expect(runs).toEqual(["a", ["b", "c"], "b"]);
    const later = ask("d");
    expect(runs.at(-1)).toBe("d");
    expect(values(await finish([...asked, later]))).toEqual(["A", "B", "C", "D"]);
  });

  test("one that breaks takes nobody with it", async () => {
    const { ask, runs, finish } = desk({ breaks: ["a", "c"] });
    expect(values(await finish(["a", "b", "c", "d"].map(ask)))).toEqual(["Error: no a", "B", "Error: no c", "D"]);
    expect(runs).toEqual(["a", ["b", "c", "d"], "b", "c", "d"]);
    expect(values(await finish([ask("e")]))).toEqual(["E"]);
  });
});
