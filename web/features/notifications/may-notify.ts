/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return typeof window !== "undefined" && "Notification" in window && "serviceWorker" in navigator;
}

/** Whether the person permitted them. */
export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}
