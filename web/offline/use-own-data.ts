import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { GuestValue } from "./guest-store.ts";
import { usePendingWrites } from "./use-pending-writes.ts";
import { addWrite } from "./write-kind.ts";
import type { WriteKind } from "./write-kind.ts";

/** What a person keeps and changes: in the account as a member, on this device as a guest. Keep it constant. */
export interface OwnData<Data, Change> extends WriteKind<Change> {
  /** The data after a change: as a page shows it until the server's has it, and as a guest's device keeps it. */
  readonly apply: (data: Data, change: Change) => Data;
  readonly guest: GuestValue<Data>;
}

const always = () => true;

/**
 * The data with every change so far, `member` being what the server has; and how to change it. Rejects when the device can't store the change.
 * `isShown` tells the changes of this data from those of other data of the kind; keep it constant.
 */
export function useOwnData<Data, Change>(
  own: OwnData<Data, Change>,
  userId: string | null,
  member: UseQueryResult<Data>,
  isShown: (change: Change) => boolean = always,
) {
  const queryClient = useQueryClient();
  const pending = usePendingWrites(own, userId);
  const guest = useQuery({ ...own.guest.options(), enabled: userId === null });
  const query = userId === null ? guest : member;
  const data = useMemo(
    () => pending.filter(isShown).reduce(own.apply, query.data ?? own.guest.nothing),
    [own, pending, isShown, query.data],
  );
  const change = useCallback(
    (made: Change): Promise<unknown> =>
      userId === null ? own.guest.change(queryClient, (kept) => own.apply(kept, made)) : addWrite(own, userId, made),
    [own, userId, queryClient],
  );
  return { data, change, query };
}
