import { useEffect } from "react";

/** Tells the bell how many notices are unread, and none once whoever they were for is gone. */
export function useTellUnread(unread: number, onUnread: (unread: number) => void): void {
  useEffect(() => {
    onUnread(unread);
    return () => onUnread(0);
  }, [unread, onUnread]);
}
