import { useSyncExternalStore } from "react";

/** For a store that doesn't change while the page is open. */
export const never = () => () => undefined;

/**
 * False in a prerendered page until its scripts run. Until then a form's button may not submit: the browser itself would send the form,
 * and write the password into the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
