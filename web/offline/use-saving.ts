import { useCallback } from "react";
import { failureText } from "../api/failure-text.ts";
import { useToast } from "../ui/toast.tsx";
import type { ToastRequest } from "../ui/toast.tsx";

/** Says what became of a change that is stored on this device: `done` once it is, or that it couldn't be. Resolves to whether it was. */
export function useSaving(): (saving: Promise<unknown>, done?: ToastRequest) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (saving, done) => {
      try {
        await saving;
      } catch (error) {
        toast({ message: failureText(error, "We couldn't save this on your device. Please try again."), tone: "error" });
        return false;
      }
      if (done) toast(done);
      return true;
    },
    [toast],
  );
}
