import { isEntitled, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import { useQuery } from "@tanstack/react-query";
import { membershipQuery } from "./membership.ts";

/**
 * Whether a person's membership includes a feature, and room for `count` where it's counted: by the server's last answer, which the device keeps for
 * when it's offline. A visitor's is Free. Null while it isn't known: then nothing looks locked, and the server decides.
 */
export function useFeature(userId: string | null, feature: PaidFeature, count = 1): boolean | null {
  const { data } = useQuery(membershipQuery(userId));
  if (userId === null) return isEntitled("free", feature, count);
  if (data === undefined) return null;
  const included = data.features[feature];
  return typeof included === "number" ? count <= included : included;
}
