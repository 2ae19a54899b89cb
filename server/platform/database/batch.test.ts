import { describe, expect, test } from "vitest";
import { batch } from "./batch.ts";

/** A batch that answers each name in capitals. Runs wait until the test releases them, so it decides what arrives together. */
function setUp(
  options: { readonly maxSize?: number; readonly leaves?: readonly string[]; readonly breaks?: readonly string[] } = {},
) {
  const runs: (string | readonly string[])[] = [];
  const gates = new Map<string | readonly string[], () => void>();
  const gate = (run: string | readonly string[]) => {
    runs.push(run);
    return new Promise<void>((resolve) => void gates.set(run, resolve));
  };
  const ask = batch<string, string>({
    maxSize: options.maxSize ?? 10,
    async runTogether(names) {
      await gate(names);
      if (names.some((name) => options.breaks?.includes(name))) throw new Error("all of them");
      return names.map((name) => (options.leaves?.includes(name) === true ? undefined : name.toUpperCase()));
    },
    async runAlone(name) {
      await gate(name);
      if (options.breaks?.includes(name) === true) throw new Error(`no ${name}`);
      return name.toUpperCase();
    },
  });
  /** Releases batches; single runs only when `all`. */
  const release = async (all: boolean): Promise<void> => {
    for (const [run, open] of gates) {
      if (!all && typeof run === "string") continue;
      gates.delete(run);
      open();
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finish = async <T>(asked: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> => {
    const settled = Promise.allSettled(asked);
    for (let round = 0; round < 10; round += 1) await release(true);
    return settled;
  };
  return { ask, runs, release, finish };
}

const values = (results: readonly PromiseSettledResult<string>[]): string[] =>
  results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)));

describe("batch", () => {
  test("a single request runs immediately, and so does the next", async () => {
    const { ask, runs, finish } = setUp();
    expect(values(await finish([ask("a")]))).toEqual(["A"]);
    expect(values(await finish([ask("b")]))).toEqual(["B"]);
    expect(runs).toEqual([["a"], ["b"]]);
  });

  test("requests that arrive during a run go together, each with its own result", async () => {
    const { ask, runs, finish } = setUp();
    const asked = ["a", "b", "c", "d"].map(ask);
    expect(runs).toEqual([["a"]]);
    expect(values(await finish(asked))).toEqual(["A", "B", "C", "D"]);
    expect(runs).toEqual([["a"], ["b", "c", "d"]]);
  });

  test("a batch never exceeds its size, and no request is left behind", async () => {
    const { ask, runs, finish } = setUp({ maxSize: 2 });
    expect(values(await finish(["a", "b", "c", "d", "e"].map(ask)))).toEqual(["A", "B", "C", "D", "E"]);
    expect(runs).toEqual([["a"], ["b", "c"], ["d", "e"]]);
  });

  test("a request that can't be batched runs alone, and no other waits for it", async () => {
    const { ask, runs, release, finish } = setUp({ leaves: ["a", "c"] });
    const asked = ["a", "b", "c", "d"].map(ask);
    await release(false);
    await release(false);
    expect(await Promise.all([asked[1], asked[3]])).toEqual(["B", "D"]);
    const later = ask("e");
    await release(false);
    expect(await later).toBe("E");
    expect(runs).toEqual([["a"], "a", ["b", "c", "d"], "c", ["e"]]);
    expect(values(await finish(asked))).toEqual(["A", "B", "C", "D"]);
  });

  test("one that fails takes no other with it", async () => {
    const { ask, runs, finish } = setUp({ breaks: ["a", "c"] });
    expect(values(await finish(["a", "b", "c", "d"].map(ask)))).toEqual(["Error: no a", "B", "Error: no c", "D"]);
    expect(runs).toEqual([["a"], "a", ["b", "c", "d"], "b", "c", "d"]);
    expect(values(await finish([ask("e")]))).toEqual(["E"]);
  });
});
