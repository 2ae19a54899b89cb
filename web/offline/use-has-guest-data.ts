import { useEffect, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { hasGuestData } from "./guest-store.ts";

/** Whether this device keeps anything from before the member signed in; false until that's known. */
export function useHasGuestData(userId: string): boolean {
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    hasGuestData().then(
      (has) => setOwner(has ? userId : null),
      (error: unknown) => logFailure("The device's own plans weren't read", error),
    );
  }, [userId]);
  return owner === userId;
}
