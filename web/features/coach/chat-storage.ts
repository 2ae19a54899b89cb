import { DRAFT_PREFIX } from "../../offline/device-keys.ts";
import { COACH_VIEW_KEY } from "../../shell/coach-view.ts";
import type { CoachView } from "../../shell/coach-view.ts";
import type { Turn } from "./conversation.ts";

/** Whose conversation: a member's id, or null for a visitor, whose chat lives in the tab. */
export type Owner = string | null;

/** What the tab remembers of a conversation. */
export interface KeptChat {
  readonly turns: readonly Turn[];
  /** Ids of suggestions that were declined. */
  readonly declined: readonly string[];
}

const NOTHING: KeptChat = { turns: [], declined: [] };
/** More than that nobody reads again. */
const MOST_TURNS = 50;
const CHAT = "lockstep.coach-chat.";

const chatKey = (owner: Owner): string => CHAT + (owner ?? "visitor");
/** With what else a member began to write; signing out forgets those (offline/device-keys.ts). */
const draftKey = (owner: Owner): string => `${DRAFT_PREFIX}${owner ?? "visitor"}.coach`;
const draftStorage = (owner: Owner): Storage => (owner === null ? sessionStorage : localStorage);

function isTurn(value: unknown): value is Turn {
  if (typeof value !== "object" || value === null) return false;
  const { id, question, at, text, proposals } = value as Partial<Record<keyof Turn, unknown>>;
  return (
    typeof id === "string" &&
    typeof question === "string" &&
    typeof at === "number" &&
    typeof text === "string" &&
    Array.isArray(proposals)
  );
}

/** An answer that was under way when the page was left is one that was stopped. */
const interrupted = (turn: Turn): Turn => (turn.state === "waiting" ? { ...turn, state: "stopped" } : turn);

/** What the tab remembers; whatever doesn't look like it is nothing. */
export function readChat(owner: Owner): KeptChat {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(chatKey(owner)) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { turns, declined } = kept as Partial<Record<keyof KeptChat, unknown>>;
    return {
      turns: Array.isArray(turns) ? turns.filter(isTurn).map(interrupted) : [],
      declined: Array.isArray(declined) ? declined.filter((id) => typeof id === "string") : [],
    };
  } catch {
    return NOTHING;
  }
}

/** Of a member's turns only the unanswered ones: the server keeps the others. */
export function keepChat(owner: Owner, { turns, declined }: KeptChat): void {
  const unsaved = owner === null ? turns : turns.filter(({ state }) => state !== "answered");
  try {
    if (unsaved.length + declined.length === 0) sessionStorage.removeItem(chatKey(owner));
    else sessionStorage.setItem(chatKey(owner), JSON.stringify({ turns: unsaved.slice(-MOST_TURNS), declined }));
  } catch {
    // Without room it lives as long as the page.
  }
}

/** What someone has begun to write. A member's outlives the tab. */
export function readCoachDraft(owner: Owner): string {
  try {
    return draftStorage(owner).getItem(draftKey(owner)) ?? "";
  } catch {
    return "";
  }
}

export function keepCoachDraft(owner: Owner, text: string): void {
  try {
    if (text === "") draftStorage(owner).removeItem(draftKey(owner));
    else draftStorage(owner).setItem(draftKey(owner), text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}

/** Forgets what this tab keeps of everyone but this person. */
export function forgetOtherChats(owner: Owner): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
    for (const name of names) if (name.startsWith(CHAT) && name !== chatKey(owner)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept then.
  }
}

/** A reload shows the panel as it was (coach-launcher.tsx). */
export function keepView(view: CoachView): void {
  try {
    if (view === "closed") sessionStorage.removeItem(COACH_VIEW_KEY);
    else sessionStorage.setItem(COACH_VIEW_KEY, view);
  } catch {
    // Then a reload closes it.
  }
}
