import type { COACH_ROLES, CoachPage } from "@lockstep/contract/coach.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Draft } from "./tools/tool.ts";

/** One message of a conversation. */
export interface Turn {
  readonly role: (typeof COACH_ROLES)[number];
  readonly content: string;
}

/** A question with everything that belongs to it, for whoever answers: the built-in coach or a model. */
export interface CoachScene {
  readonly platform: Platform;
  /** Null for a visitor. */
  readonly actor: SessionActor | null;
  readonly question: string;
  /** What was said before, oldest first; empty for visitors. */
  readonly history: readonly Turn[];
  /** What the person is looking at; null when it's nothing in particular. */
  readonly page: CoachPage | null;
  /** The day it is where the person is; universal time's for visitors. */
  readonly today: CalendarDay;
}

/** An answer in Markdown, and the changes it suggests. */
export interface CoachReply {
  readonly text: string;
  readonly drafts: readonly Draft[];
}
