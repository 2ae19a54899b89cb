import { useEffect, useState, useSyncExternalStore } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { canNotify } from "./may-notify.ts";

/** `unsupported`: this browser shows no notifications. Null until the page is in a browser. */
export type Permission = "default" | "granted" | "denied" | "unsupported";

function read(): Permission {
  return canNotify() ? Notification.permission : "unsupported";
}

/** Listens for changes where the browser announces them; coming back to the page checks again everywhere. */
function subscribe(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let gone = false;
  const watch = async (): Promise<void> => {
    const found = await navigator.permissions.query({ name: "notifications" });
    if (gone) return;
    status = found;
    status.addEventListener("change", listener);
  };
  if ("permissions" in navigator) void watch().catch(() => undefined);
  document.addEventListener("visibilitychange", listener);
  return () => {
    gone = true;
    status?.removeEventListener("change", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** What the browser says now about notifications, also when someone changes it in the browser's own settings. */
export function usePermission(): { permission: Permission | null; asking: boolean; ask: () => Promise<Permission> } {
  const permission = useSyncExternalStore(subscribe, read, () => null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!canNotify()) logFailure("This browser can't show notifications", null);
  }, []);
  const ask = async (): Promise<Permission> => {
    setAsking(true);
    try {
      return await Notification.requestPermission();
    } finally {
      setAsking(false);
    }
  };
  return { permission, asking, ask };
}
