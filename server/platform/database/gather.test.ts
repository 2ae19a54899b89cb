import { describe, expect, test } from "vitest";
import { gather } from "./gather.ts";

/** Answers each ask with its name in capitals; runs wait until they are let go, so that the test decides what comes close together. */
function desk(
  options: { readonly most?: number; readonly leaves?: readonly string[]; readonly breaks?: readonly string[] } = {},
) {
  const runs: (string | readonly string[])[] = [];
  const gates = new Map<string | readonly string[], () => void>();
  const gate = (run: string | readonly string[]) => {
    runs.push(run);
    return new Promise<void>((resolve) => void gates.set(run, resolve));
  };
  const ask = gather<string, string>({
    most: options.most ?? 10,
    async together(names) {
      await gate(names);
      if (names.some((name) => options.breaks?.includes(name))) throw new Error("all of them");
      return names.map((name) => (options.leaves?.includes(name) === true ? undefined : name.toUpperCase()));
    },
    async alone(name) {
      await gate(name);
      if (options.breaks?.includes(name) === true) throw new Error(`no ${name}`);
      return name.toUpperCase();
    },
  });
  /** Lets runs of several go; those who go alone only when `all`. */
  const letGo = async (all: boolean): Promise<void> => {
    for (const [run, open] of gates) {
      if (!all && typeof run === "string") continue;
      gates.delete(run);
      open();
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async <T>(asked: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> => {
    const settled = Promise.allSettled(asked);
    for (let round = 0; round < 10; round += 1) await letGo(true);
    return settled;
  };
  return { ask, runs, letGo, finish };
}

const values = (results: readonly PromiseSettledResult<string>[]): string[] =>
  results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)));

describe("gather", () => {
  test("one goes at once, and so does the next", async () => {
    const { ask, runs, finish } = desk();
    expect(values(await finish([ask("a")]))).toEqual(["A"]);
    expect(values(await finish([ask("b")]))).toEqual(["B"]);
    expect(runs).toEqual([["a"], ["b"]]);
  });

  test("what comes while one is under way goes together, each with its own answer", async () => {
    const { ask, runs, finish } = desk();
    const asked = ["a", "b", "c", "d"].map(ask);
    expect(runs).toEqual([["a"]]);
    expect(values(await finish(asked))).toEqual(["A", "B", "C", "D"]);
    expect(runs).toEqual([["a"], ["b", "c", "d"]]);
  });

  test("never more than the most at once, none left behind", async () => {
    const { ask, runs, finish } = desk({ most: 2 });
    expect(values(await finish(["a", "b", "c", "d", "e"].map(ask)))).toEqual(["A", "B", "C", "D", "E"]);
    expect(runs).toEqual([["a"], ["b", "c"], ["d", "e"]]);
  });

  test("what is left goes alone, and nobody waits for it, be it the only one", async () => {
    const { ask, runs, letGo, finish } = desk({ leaves: ["a", "c"] });
    const asked = ["a", "b", "c", "d"].map(ask);
    await letGo(false);
    await letGo(false);
    expect(await Promise.all([asked[1], asked[3]])).toEqual(["B", "D"]);
    const later = ask("e");
    await letGo(false);
    expect(await later).toBe("E");
    expect(runs).toEqual([["a"], "a", ["b", "c", "d"], "c", ["e"]]);
    expect(values(await finish(asked))).toEqual(["A", "B", "C", "D"]);
  });

  test("one that breaks takes nobody with it", async () => {
    const { ask, runs, finish } = desk({ breaks: ["a", "c"] });
    expect(values(await finish(["a", "b", "c", "d"].map(ask)))).toEqual(["Error: no a", "B", "Error: no c", "D"]);
    expect(runs).toEqual([["a"], "a", ["b", "c", "d"], "b", "c", "d"]);
    expect(values(await finish([ask("e")]))).toEqual(["E"]);
  });
});
