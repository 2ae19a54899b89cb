import type { TimeoutProvider } from "@tanstack/react-query";
import { callAfter } from "../ui/call-after.ts";

const cancels = new Map<number, () => void>();
let last = 0;

/** The query library's timeouts, on the page's one timer: each answer has two or three, of a minute to a day, and a page's are all set in one go. */
export const queryTimers: TimeoutProvider<number> = {
  setTimeout: (callback, delay) => {
    last += 1;
    const id = last;
    const leave = callAfter(delay, () => {
      cancels.delete(id);
      callback();
    });
    cancels.set(id, leave);
    return id;
  },
  clearTimeout: (id) => {
    if (id === undefined) return;
    cancels.get(id)?.();
    cancels.delete(id);
  },
  setInterval: (callback, delay) => window.setInterval(callback, delay),
  clearInterval: (id) => window.clearInterval(id),
};
