import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import type { CoachScene } from "../coach-scene.ts";
import { readMyLog } from "../tools/read-my-log.ts";
import { readMyMeals } from "../tools/read-my-meals.ts";
import { readMyMembership } from "../tools/read-my-membership.ts";
import { readMyPlan } from "../tools/read-my-plan.ts";
import { readMyProfile } from "../tools/read-my-profile.ts";
import { readMyStreaks } from "../tools/read-my-streaks.ts";

/** Whoever asks: what is theirs, read when an answer needs it and once. Everything is null for visitors. */
export class Person {
  readonly #scene: CoachScene;
  readonly #read = new Map<string, Promise<unknown>>();

  constructor(scene: CoachScene) {
    this.#scene = scene;
  }

  /** Null for a visitor. */
  get actor(): SessionActor | null {
    return this.#scene.actor;
  }

  plan() {
    return this.#once("plan", (actor) => readMyPlan.run(this.#scene.platform, actor, {}));
  }

  profile() {
    return this.#once("profile", (actor) => readMyProfile.run(this.#scene.platform, actor, {}));
  }

  streaks() {
    return this.#once("streaks", (actor) => readMyStreaks.run(this.#scene.platform, actor, {}));
  }

  membership() {
    return this.#once("membership", (actor) => readMyMembership.run(this.#scene.platform, actor, {}));
  }

  meals(daysAhead = 0) {
    return this.#once(`meals ${daysAhead}`, (actor) => readMyMeals.run(this.#scene.platform, actor, { daysAhead }));
  }

  /** The sets of one exercise, or of all of the last days; the latest first. */
  log({ exerciseId, days }: { readonly exerciseId?: string; readonly days?: number } = {}) {
    return this.#once(`log ${exerciseId} ${days}`, (actor) =>
      readMyLog.run(this.#scene.platform, actor, {
        ...(exerciseId === undefined ? {} : { exerciseId }),
        ...(days === undefined ? {} : { days }),
      }),
    );
  }

  async #once<Answer>(key: string, read: (actor: SessionActor) => Promise<Answer>): Promise<Answer | null> {
    const { actor } = this.#scene;
    if (actor === null) return null;
    const known = this.#read.get(key) ?? read(actor);
    this.#read.set(key, known);
    return known as Promise<Answer>;
  }
}

/** The energy in figures, whole kcal; those of someone who hides calories have none, and it's 0. */
export function kcalOf(figures: object): number {
  return "calories" in figures && typeof figures.calories === "number" ? Math.round(figures.calories) : 0;
}
