import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.ts";

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lockstep-lock-"));
  lock = join(folder, ".building");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("one works after the other, and nothing is left", async () => {
  const order: string[] = [];
  const work = (name: string) =>
    withLock(lock, "waiting", async () => {
      order.push(`${name} begins`);
      await readdir(folder);
      order.push(`${name} ends`);
    });
  await Promise.all([work("one"), work("two")]);
  expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect(await readdir(folder)).toEqual([]);
});

test("a failure gives the lock back", async () => {
  await expect(withLock(lock, "waiting", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readdir(folder)).toEqual([]);
});

test.runIf(process.platform === "linux")(
  "what was killed in a container, where its number is our own now, holds nothing",
  async () => {
    symlinkSync(`${process.pid}-1`, lock);
    expect(await withLock(lock, "waiting", async () => "done")).toBe("done");
  },
);

test.each(["", String(process.pid)])("what an earlier release left holds nothing (pid %j)", async (pid) => {
  mkdirSync(lock);
  writeFileSync(join(lock, "pid"), pid);
  expect(await withLock(lock, "waiting", async () => "done")).toBe("done");
  expect(await readdir(folder)).toEqual([]);
});
