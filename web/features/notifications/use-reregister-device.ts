import { useEffect } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { mayNotify } from "./may-notify.ts";

/** Once per page load: the server may have dropped this browser with an older session. */
export function useReregisterDevice(userId: string): void {
  useEffect(() => {
    if (!mayNotify()) return;
    import("./device.ts")
      .then(({ keepDevice }) => keepDevice(userId))
      .catch((error: unknown) => logFailure("This device was not registered again", error));
  }, [userId]);
}
