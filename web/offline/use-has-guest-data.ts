import { useEffect, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { hasGuestData } from "./guest-store.ts";

/** Whether this device keeps anything from before the member signed in; false until that's known, and for nobody. */
export function useHasGuestData(userId: string | null): boolean {
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    hasGuestData().then(
      (has) => setOwner(has ? userId : null),
      (error: unknown) => logFailure("The device's own plans weren't read", error),
    );
  }, [userId]);
  return userId !== null && owner === userId;
}
