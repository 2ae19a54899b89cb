import type { Actor } from "@lockstep/domain/accounts/actor.ts";

/** The signed-in person behind a request, as the database knew them at most five seconds ago. */
export interface SessionActor extends Actor {
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}
