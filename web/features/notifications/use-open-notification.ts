import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { ownAddress, readPushed } from "../../offline/push.ts";

/** Opens what the service worker was asked to open: a notification of the device was pressed. */
export function useOpenNotification(read: (notice: { id: string; isRead: boolean }) => void): void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, read });
  useEffect(() => {
    latest.current = { navigate, read };
  });
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const worker = navigator.serviceWorker;
    const onMessage = (event: MessageEvent<unknown>) => {
      const { data } = event;
      if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "open-notice") return;
      const notice = readPushed("notice" in data ? data.notice : null);
      if (notice === null) return;
      event.ports[0]?.postMessage("opened");
      latest.current.read({ id: notice.id, isRead: false });
      const address = ownAddress(notice.path, window.location.origin);
      if (address !== null) void latest.current.navigate(address.slice(window.location.origin.length));
    };
    worker.addEventListener("message", onMessage);
    worker.startMessages();
    return () => worker.removeEventListener("message", onMessage);
  }, []);
}
