import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropPersonCaches, keepPersonCaches } from "./person-caches.ts";

let names: string[] = [];
beforeEach(() => {
  localStorage.clear();
  names = ["lockstep-person-answers", "lockstep-assets"];
  vi.stubGlobal("caches", {
    keys: async () => names,
    delete: async (name: string) => {
      names = names.filter((each) => each !== name);
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("lets go of what was kept for one person when another one signs in, and of nothing else", async () => {
  await keepPersonCaches("ana");
  names = ["lockstep-person-answers", "lockstep-assets"];
  await keepPersonCaches("ana");
  expect(names).toContain("lockstep-person-answers");
  await keepPersonCaches("ben");
  expect(names).toEqual(["lockstep-assets"]);
});

it("lets go of them once nobody is there anymore, and keeps what nobody reads after that", async () => {
  await keepPersonCaches("ana");
  names = ["lockstep-person-answers", "lockstep-person-pictures", "lockstep-assets"];
  await keepPersonCaches(null);
  expect(names).toEqual(["lockstep-assets"]);
  names = ["lockstep-person-answers", "lockstep-assets"];
  await keepPersonCaches(null);
  expect(names).toContain("lockstep-person-answers");
  await keepPersonCaches("ana");
  expect(names).toEqual(["lockstep-assets"]);
});

it("tries again when the browser didn't let go of them", async () => {
  await keepPersonCaches("ana");
  names = ["lockstep-person-answers"];
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("caches", { keys: async () => Promise.reject(new Error("no")) });
  await keepPersonCaches(null);
  vi.stubGlobal("caches", {
    keys: async () => names,
    delete: async () => {
      names = [];
      return true;
    },
  });
  await keepPersonCaches(null);
  expect(names).toEqual([]);
});

it("lets go of them at sign-out", async () => {
  await dropPersonCaches();
  expect(names).toEqual(["lockstep-assets"]);
});
