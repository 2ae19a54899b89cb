import { tabChannel } from "../../plans/tab-channel.ts";
import { guestKeys } from "./guest-plan.ts";
import { trainingKeys } from "./queries.ts";

const { tell, useReread } = tabChannel("lockstep-training");
const KEYS = [trainingKeys.all, guestKeys.all];

/** After a change of the plan, the completions or the favourites: what other tabs show is old now. */
export const tellOtherTabs = tell;

/** Reads the training again when another tab changed it, so that two open tabs never contradict each other. */
export function useOtherTabs(): void {
  useReread(KEYS);
}
