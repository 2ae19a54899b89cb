import { notifyTabs, onTabMessage } from "../offline/tab-channel.ts";

const OURS = "lockstep.";
const OWNER_KEY = "lockstep.tab-owner";

function forgetHere(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
onTabMessage("sign-out", forgetHere);

/** Forgets what the tabs hold of a person: answers of the wizards (allergies are among them), sets half filled in, the place in a recipe. */
export function forgetTabs(): void {
  forgetHere();
  notifyTabs({ type: "sign-out" });
}

/**
 * Says whose tab it is from now on. A session can end without a sign-out: its person finds what they were at after signing in again, another
 * one finds nothing of it. What a guest began goes with whoever signs in.
 */
export function keepTab(userId: string): void {
  try {
    const before = sessionStorage.getItem(OWNER_KEY);
    if (before !== null && before !== userId) forgetHere();
    sessionStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Without storage nothing is kept.
  }
}
