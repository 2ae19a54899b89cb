import type { FamilyGroceries } from "@lockstep/contract/groceries.ts";
import { useEffect, useRef, useState } from "react";
import { describeChanges } from "./describe-changes.ts";
import type { SharedList } from "./use-shared-list.ts";

/** What others just changed, for screen readers, and how to remove items so that one's own removals aren't among it. */
export function useAnnouncements(me: string, { items, remove }: SharedList, people: FamilyGroceries["people"]) {
  const [said, setSaid] = useState("");
  const before = useRef(items);
  const removed = useRef(new Set<string>());
  useEffect(() => {
    const nameOf = (id: string | null) => people.find((person) => person.id === id)?.username ?? "Someone";
    const words = describeChanges(before.current, items, { me, nameOf, isOwnRemoval: (id) => removed.current.has(id) });
    before.current = items;
    if (words !== "") setSaid(words);
  }, [items, me, people]);
  const removeOwn: SharedList["remove"] = (gone, done) => {
    for (const { id } of gone) removed.current.add(id);
    remove(gone, done);
  };
  return { said, remove: removeOwn };
}
