import { randomBytes } from "node:crypto";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isEntitled, lowestTierWith } from "@lockstep/domain/billing/entitlements.ts";
import type { Tier } from "@lockstep/domain/billing/subscription.ts";
import { mayUsePlan } from "@lockstep/domain/plans/access.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { RecordEvent } from "../../platform/events/outbox.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { currentTier, hasEntitlement, membershipRequired } from "../billing/index.ts";
import { PlanStore, type NewPlanRow, type PlanContent, type PlanRow, type PlanTable } from "./plan-store.ts";

const PAGE_SIZE = 20;
/** As long as a name may be. */
const LONGEST_NAME = 80;

/** What differs between workout plans and meal plans. */
export interface PlanKind<Row extends PlanRow, Plan, Summary, Shared> extends PlanTable<Row> {
  /** The kind in the names of its events: `training-plan.created`. */
  readonly event: "training-plan" | "meal-plan";
  /** What distinguishes its links from those of other kinds. */
  readonly tokenPrefix: string;
  /** A plan for its owner, now. */
  readonly present: (platform: Platform, actor: Actor, row: Row) => Promise<Plan> | Plan;
  /** A plan in its owner's list. */
  readonly summarize: (row: Row) => Summary;
  /** A plan for whoever has its link: nothing of its owner goes with it. */
  readonly presentShared: (row: Row) => Shared;
  /** What a copy that's made at a moment has otherwise than the plan. */
  readonly renew?: (row: Row, now: Date) => Partial<Row>;
  /** Throws when a change can't be made. */
  readonly check?: (tx: Db, platform: Platform, actor: Actor, change: PlanChange<Row>) => Promise<void>;
}

/** Another name, the current one, or another date of its own. */
export type PlanChange<Row extends PlanRow> = { readonly name?: string; readonly isCurrent?: true } & Partial<
  Omit<Row, keyof PlanRow>
>;

/** Saving, naming, choosing, sharing and versions of one kind of plan. */
export class SavedPlans<Row extends PlanRow, Plan, Summary, Shared> {
  readonly store: PlanStore<Row>;
  readonly #kind: PlanKind<Row, Plan, Summary, Shared>;

  constructor(kind: PlanKind<Row, Plan, Summary, Shared>) {
    this.#kind = kind;
    this.store = new PlanStore(kind);
  }

  /** The person's own plan. Another person's is as missing as one that never was. */
  async getOwn(db: Db, actor: Actor, id: string): Promise<Row> {
    const plan = await this.store.find(db, id);
    if (plan === null || !mayUsePlan(actor, plan)) throw new ApiError("NOT_FOUND");
    return plan;
  }

  /** As {@link getOwn}; CONFLICT when it was changed since `version`. */
  async getVersion(db: Db, actor: Actor, id: string, version: number): Promise<Row> {
    const plan = await this.getOwn(db, actor, id);
    if (plan.version !== version) throw new ApiError("CONFLICT");
    return plan;
  }

  /** Writes changed content; CONFLICT when the plan was changed since `fromVersion`. */
  async putVersion(tx: Db, id: string, fromVersion: number, content: PlanContent<Row>): Promise<Row> {
    const written = await this.store.updateContent(tx, id, fromVersion, content);
    if (written === null) throw new ApiError("CONFLICT");
    return written;
  }

  /** Records that another plan, or a changed one, is the person's now. */
  async recordChange(record: RecordEvent, actor: Actor, planId: string | null): Promise<void> {
    await record({ type: `${this.#kind.event}.changed`, actorId: actor.userId, payload: { planId } });
  }

  async get(platform: Platform, actor: Actor, id: string): Promise<Plan> {
    return this.#kind.present(platform, actor, await this.getOwn(platform.db, actor, id));
  }

  async getCurrent(platform: Platform, actor: Actor): Promise<Plan | null> {
    const plan = await this.store.findCurrent(platform.db, actor.userId);
    return plan === null ? null : this.#kind.present(platform, actor, plan);
  }

  /** A page of the person's plans, newest first. */
  async list(
    platform: Platform,
    actor: Actor,
    cursor?: string,
  ): Promise<{ items: Summary[]; nextCursor: string | null; total: number; canAdd: boolean }> {
    const { db } = platform;
    const total = await this.store.count(db, actor.userId);
    const canAdd = await hasEntitlement(platform, actor, "savedPlans", total + 1);
    const found = await this.store.list(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1);
    const { rows, nextCursor } = cutPage(found, PAGE_SIZE, ({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
    return { items: rows.map((row) => this.#kind.summarize(row)), nextCursor, total, canAdd };
  }

  /**
   * Saves a plan, which becomes the current one, in the place of the plan `replaces` where one is named: the number of plans stays the same then, so
   * a membership that has no room for one more allows it. The same id again answers the plan that was saved the first time. `make` is called before
   * anything is held, and only for a new plan: it may take long. `also` writes what belongs to a new plan with it.
   */
  async create(
    platform: Platform,
    actor: Actor,
    { id, replaces }: { readonly id: string; readonly replaces?: string | undefined },
    make: () => Promise<Omit<NewPlanRow<Row>, "id" | "userId">>,
    also?: (tx: Db) => Promise<void>,
  ): Promise<Plan> {
    const { db } = platform;
    const { store } = this;
    const tier = await currentTier(platform, actor);
    const isKnown = (await store.find(db, id)) !== null;
    if (!isKnown && replaces === undefined) await this.#requireRoom(db, actor, tier, id);
    const made = isKnown ? null : await make();
    const row = await platform.write(async (tx, record) => {
      await store.lock(tx, actor.userId);
      const known = await store.find(tx, id);
      if (known !== null) {
        if (!mayUsePlan(actor, known)) throw new ApiError("ID_TAKEN");
        return known;
      }
      // It was there a moment ago: removed meanwhile.
      if (made === null) throw new ApiError("CONFLICT");
      const old = replaces === undefined ? null : await store.find(tx, replaces);
      if (old !== null && mayUsePlan(actor, old)) await store.delete(tx, old.id);
      else await this.#requireRoom(tx, actor, tier, id);
      const saved = await store.insert(tx, { ...made, id, userId: actor.userId } as NewPlanRow<Row>);
      if (saved === null) throw new ApiError("ID_TAKEN");
      await store.setCurrent(tx, actor.userId, id);
      await also?.(tx);
      await record({ type: `${this.#kind.event}.created`, actorId: actor.userId, payload: { planId: id } });
      return { ...saved, isCurrent: true };
    });
    return this.#kind.present(platform, actor, row);
  }

  /**
   * Refuses a new plan where the membership has no room for it. Plans of a membership that ended stay, however many. The plan itself isn't counted: the
   * same form sent a second time may just have saved it.
   */
  async #requireRoom(db: Db, actor: Actor, tier: Tier, id: string): Promise<void> {
    const plans = (await this.store.countOthers(db, actor.userId, id)) + 1;
    if (isEntitled(tier, "savedPlans", plans)) return;
    if (lowestTierWith("savedPlans", plans) === null) throw new ApiError("TOO_MANY_PLANS");
    throw membershipRequired("savedPlans", plans);
  }

  /** Saves a copy under the id `as`; the current plan stays the current one. The same `as` again answers the copy that was made. */
  async duplicate(platform: Platform, actor: Actor, { id, as }: { readonly id: string; readonly as: string }): Promise<Plan> {
    const { store } = this;
    const tier = await currentTier(platform, actor);
    const row = await platform.write(async (tx) => {
      await store.lock(tx, actor.userId);
      const known = await store.find(tx, as);
      if (known !== null) {
        if (!mayUsePlan(actor, known)) throw new ApiError("ID_TAKEN");
        return known;
      }
      const plan = await this.getOwn(tx, actor, id);
      await this.#requireRoom(tx, actor, tier, as);
      const renewed = this.#kind.renew?.(plan, platform.now());
      const saved = await store.insert(tx, { ...plan, ...renewed, id: as, name: nameOfCopy(plan.name) });
      if (saved === null) throw new ApiError("ID_TAKEN");
      return saved;
    });
    return this.#kind.present(platform, actor, row);
  }

  /** Renames a plan, makes it the current one, changes its own date, or all of it. */
  async change(platform: Platform, actor: Actor, change: PlanChange<Row> & { readonly id: string }): Promise<Plan> {
    const { store } = this;
    const { id } = change;
    const row = await platform.write(async (tx, record) => {
      await store.lock(tx, actor.userId);
      await this.getOwn(tx, actor, id);
      if (change.isCurrent === true) {
        await store.setCurrent(tx, actor.userId, id);
        await this.recordChange(record, actor, id);
      }
      await this.#kind.check?.(tx, platform, actor, change);
      return store.update(tx, id, change);
    });
    return this.#kind.present(platform, actor, row);
  }

  /** Deletes a plan; when it was the current one, the newest of the others takes its place. What was done by it stays. */
  async remove(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
    const { store } = this;
    await platform.write(async (tx, record) => {
      await store.lock(tx, actor.userId);
      const plan = await this.getOwn(tx, actor, id);
      await store.delete(tx, id);
      if (!plan.isCurrent) return;
      const [next = null] = await store.list(tx, actor.userId, null, 1);
      await store.setCurrent(tx, actor.userId, next?.id ?? null);
      await this.recordChange(record, actor, next?.id ?? null);
    });
    return { ok: true };
  }

  /** The plan's link: made at the first call, the same one until it is revoked. */
  async share(platform: Platform, actor: Actor, id: string): Promise<{ token: string; url: string }> {
    const token = await platform.write(async (tx) => {
      await this.store.lock(tx, actor.userId);
      const plan = await this.getOwn(tx, actor, id);
      if (plan.shareToken !== null) return plan.shareToken;
      const fresh = this.#kind.tokenPrefix + randomBytes(24).toString("base64url");
      await this.store.setShareToken(tx, id, fresh);
      return fresh;
    });
    return { token, url: new URL(`/shared/${token}`, platform.appUrl).href };
  }

  /** Revokes the link; the next one is another. */
  async unshare(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
    await platform.write(async (tx) => {
      await this.store.lock(tx, actor.userId);
      await this.getOwn(tx, actor, id);
      await this.store.setShareToken(tx, id, null);
    });
    return { ok: true };
  }

  /** The plan behind a link. */
  async getShared({ db }: Platform, _actor: Actor | null, token: string): Promise<Shared> {
    const plan = await this.store.findByToken(db, token);
    if (plan === null) throw new ApiError("NOT_FOUND", { message: "This plan is no longer shared." });
    return this.#kind.presentShared(plan);
  }
}

/** "Spring copy": a long name gives way to the word. */
function nameOfCopy(name: string): string {
  const ending = " copy";
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(name)) {
    if (kept.length + segment.length > LONGEST_NAME - ending.length) break;
    kept += segment;
  }
  return `${kept.trimEnd()}${ending}`;
}
