import type { FamilyGroceries } from "@lockstep/contract/groceries.ts";
import { unknownItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { ItemFields, SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { newId } from "../../api/new-id.ts";
import { useLiveQueries } from "../../live/live.ts";
import { usePendingWrites } from "../../offline/use-pending-writes.ts";
import { useSaving } from "../../offline/use-saving.ts";
import { addWrite } from "../../offline/write-kind.ts";
import type { ToastRequest } from "../../ui/toast.tsx";
import { groceryKeys, sharedListOptions } from "./queries.ts";
import { changeOf, removalOf, SHARED_LIST, withChanges } from "./shared-list.ts";

/** A family's list with what this person changed, and how to change it: at once, with or without a connection. */
export interface SharedList {
  readonly query: UseQueryResult<FamilyGroceries | null>;
  readonly items: readonly SharedItem[];
  readonly add: (fields: Pick<ItemFields, "name"> & Partial<ItemFields>) => void;
  readonly change: (item: SharedItem, fields: Partial<ItemFields>) => void;
  /** Undo adds the same again as new items. */
  readonly remove: (items: readonly SharedItem[], done: string) => void;
}

export function useSharedList(userId: string): SharedList {
  const query = useQuery(sharedListOptions());
  useLiveQueries({ "groceries.changed": () => [groceryKeys.list], "family.changed": () => [groceryKeys.list] });
  const pending = usePendingWrites(SHARED_LIST, userId);
  const saving = useSaving();
  const known = query.data?.items;
  const items = useMemo(() => (known === undefined ? [] : withChanges(known, pending, userId)), [known, pending, userId]);
  return useMemo(() => {
    const write = async (item: SharedItem, fields: Partial<ItemFields>): Promise<void> =>
      addWrite(SHARED_LIST, userId, changeOf(item, fields));
    const add: SharedList["add"] = (fields) => void saving(write(unknownItem(newId()), fields));
    return {
      query,
      items,
      add,
      change: (item, fields) => void saving(write(item, fields)),
      remove(removed, message) {
        const undo: ToastRequest = { message, onUndo: () => removed.forEach((item) => add(fieldsOf(item))) };
        const writes = removed.map(({ id }) => addWrite(SHARED_LIST, userId, removalOf(id)));
        void saving(Promise.all(writes), undo);
      },
    };
  }, [query, items, saving, userId]);
}

function fieldsOf({ name, aisle, display, checked }: SharedItem): ItemFields {
  return { name: name.value, aisle: aisle.value, display: display.value, checked: checked.value };
}
