import { useSearchParams } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

const NONE = new URLSearchParams();

/** The address's parameters. A prerendered document knows of none, so there are none until its scripts have taken over. */
export function useHydratedSearch(): URLSearchParams {
  const [search] = useSearchParams();
  return useHydrated() ? search : NONE;
}
