import { useLiveQueries } from "../../live/live.ts";
import { groupKeys } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";

/** Reads a group again when someone changed it: its text, its members, one's own place in it. */
export function useLiveGroup(viewer: Viewer, groupId: string): void {
  useLiveQueries({
    "group.changed": (event) =>
      event === null || event.groupId === groupId
        ? [groupKeys.ones(viewer, groupId), groupKeys.members(viewer, groupId), groupKeys.requests(viewer, groupId)]
        : [],
  });
}
