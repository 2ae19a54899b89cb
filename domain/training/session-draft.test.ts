import { describe, expect, it } from "vitest";
import type { Exercise } from "./exercise.ts";
import { servingOf, SessionDraft } from "./session-draft.ts";
import type { DraftFrame, WantedSlot } from "./session-draft.ts";
import { splitWeek } from "./split.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { MAX_SESSION_SETS } from "./volume.ts";
import { WeekLedger } from "./week-ledger.ts";

describe("addSets", () => {
  const of = (id: string, change: Partial<Exercise>): Exercise => {
    const found = TABLE_CATALOGUE.find((exercise) => exercise.id === id);
    if (found === undefined) throw new Error(`The catalogue has no ${id}`);
    return { ...found, ...change };
  };
  const row = of("h-door-row", { targets: ["middle-back"], synergists: [] });
  const press = of("h-overhead-press", { synergists: ["traps"] });
  /** A superset of a row and a press that helps it, on a day that has so many sets for the back beside them. */
  const paired = (before: number): { readonly sets: readonly number[]; readonly back: number } => {
    const ledger = new WeekLedger("intermediate", 3);
    const choices = {
      muscleGroups: ["Full-Body"],
      durationMinutes: 60,
      daysPerWeek: 3,
      skillLevel: "intermediate",
      location: "home",
      goal: "lose-weight",
    } as const;
    const serving = servingOf([row, press], choices);
    const frame: DraftFrame = { choices, serving, places: new Map(), ledger, finisherSeconds: 0 };
    const [day] = splitWeek(3, ["Full-Body"]);
    if (day === undefined) throw new Error("no day");
    const draft = new SessionDraft(day, frame);
    const slot = { role: "secondary", isOwed: false, isNeeded: false, isChosen: true } as const;
    for (const movement of ["row", "overhead-press"] as const) draft.take({ ...slot, movement } satisfies WantedSlot);
    draft.pairAll();
    ledger.enter(day.index, row, before);
    draft.addSets(() => true);
    return { sets: draft.items.map(({ sets }) => sets), back: ledger.inWeek("back") };
  };

  it("gives both of a superset a fourth set, or neither where together they'd be too much for a muscle they share", () => {
    expect(paired(4)).toEqual({ sets: [4, 4], back: MAX_SESSION_SETS });
    expect(paired(4.5)).toEqual({ sets: [3, 3], back: 9 });
  });
});
