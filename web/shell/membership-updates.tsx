import { useLiveQueries } from "../live/live.ts";

/** Reads a member's membership again, on any page, when it changes elsewhere. */
export function MembershipUpdates() {
  useLiveQueries({ "membership.changed": () => [["membership"]], "family.changed": () => [["membership"]] });
  return null;
}
