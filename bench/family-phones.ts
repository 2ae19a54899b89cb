import { randomUUID } from "node:crypto";
import type { FamilyGroceries, FamilyGrocery } from "@lockstep/contract/groceries.ts";
import type { ItemFields, SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { unknownItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { Person } from "../server/testing/start-server.ts";
import { ApiError } from "../web/api/client.ts";
import { changeOf, removalOf, SHARED_LIST, withChanges } from "../web/features/groceries/shared-list.ts";
import type { GroceryChange } from "../web/features/groceries/shared-list.ts";
import { createOutbox } from "../web/offline/outbox.ts";
import type { Outbox, OutboxEntry, SendResult, Write } from "../web/offline/outbox.ts";
import { resultOfFailure } from "../web/offline/send-result.ts";
import { entriesOf } from "../web/offline/write-kind.ts";

/** A phone's app as long as it isn't killed: what it does afterwards reaches nothing. */
interface App {
  readonly outbox: Outbox;
  isAlive: boolean;
}

/** A phone with the family's list: the pages' own outbox and overlay, on a store and a network that the test holds. */
export class Phone {
  readonly person: Person;
  isOnline = true;
  /** Every change that was made on it. */
  readonly made: GroceryChange[] = [];
  readonly #number: () => number;
  readonly #stored = new Map<string, OutboxEntry>();
  /** What the service worker keeps: the list as it was read last. */
  #kept: readonly FamilyGrocery[] = [];
  #clock: number;
  #sending: Promise<void> = Promise.resolve();
  #app: App;

  /** `startMs` is what its clock says, right or wrong. */
  constructor(person: Person, number: () => number, startMs: number) {
    this.person = person;
    this.#number = number;
    this.#clock = startMs;
    this.#app = this.#start();
  }

  /** The list as its page shows it. */
  get shown(): readonly SharedItem[] {
    const entries = entriesOf<GroceryChange>(SHARED_LIST, this.person.id, this.#app.outbox.entries());
    const pending = entries.filter(({ state }) => state !== "refused").map(({ change }) => change);
    return withChanges(this.#kept, pending, this.person.id);
  }

  get refusals(): readonly string[] {
    return [...this.#stored.values()].flatMap(({ refusal }) => refusal ?? []);
  }

  get unsent(): number {
    return [...this.#stored.values()].filter(({ state }) => state === "waiting").length;
  }

  async add(fields: Pick<ItemFields, "name"> & Partial<ItemFields>): Promise<void> {
    await this.#write(changeOf(unknownItem(randomUUID()), fields));
  }

  async change(item: SharedItem, fields: Partial<ItemFields>): Promise<void> {
    await this.#write(changeOf(item, fields));
  }

  async remove({ id }: SharedItem): Promise<void> {
    await this.#write(removalOf(id));
  }

  /** Ends the app wherever it is, with requests under way, and opens it again. */
  async kill(): Promise<void> {
    this.#app.isAlive = false;
    this.#sending = Promise.resolve();
    this.#app = this.#start();
    await this.#app.outbox.load();
  }

  /** Sends what waits, reads the list, and lets go of what was laid over it. */
  async sync(): Promise<void> {
    const { outbox } = this.#app;
    await outbox.flush(this.person.id, { force: true });
    const own = () => entriesOf<GroceryChange>(SHARED_LIST, this.person.id, outbox.entries());
    const answered = own().filter(({ state }) => state === "sent");
    if (!this.isOnline) return;
    const { body, status } = await this.person.call("GET", "/api/family/groceries");
    if (status !== 200) throw new Error(`The list answered ${status}.`);
    this.#kept = (body as unknown as FamilyGroceries).items;
    if (own().every(({ state }) => state !== "waiting")) await outbox.settle(answered.map(({ place }) => place));
  }

  async #write(change: GroceryChange): Promise<void> {
    this.made.push(change);
    const id = randomUUID();
    await this.#app.outbox.add({
      id,
      key: `${SHARED_LIST.kind}:${SHARED_LIST.about?.(change, id)}`,
      owner: this.person.id,
      ...SHARED_LIST.request(change, id),
      change,
    });
  }

  #start(): App {
    const app: { outbox: Outbox | null; isAlive: boolean } = { outbox: null, isAlive: true };
    const list = () => [...this.#stored.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const never = <T>() => new Promise<T>(() => undefined);
    app.outbox = createOutbox({
      store: {
        list: async () => list(),
        change: async (make) => {
          if (!app.isAlive) return never();
          const changes = make(list());
          for (const [place, entry] of changes) {
            if (entry === null) this.#stored.delete(place);
            else this.#stored.set(place, structuredClone(entry));
          }
          return changes;
        },
      },
      send: (write) => (app.isAlive ? this.#send(write) : never()),
      exclusively: async (work) => {
        const run = this.#sending.then(work);
        this.#sending = run.catch(() => undefined);
        await run;
      },
      notifyTabs: () => undefined,
      now: () => (this.#clock += 1),
      isOnline: () => this.isOnline,
      // The test sends when it wants to.
      schedule: () => () => undefined,
    });
    return app as App;
  }

  /** One request in four is lost, half of these on the way back. */
  async #send({ method, path, body }: Write): Promise<SendResult> {
    const luck = this.#number();
    if (!this.isOnline || luck < 0.12) return { kind: "retry" };
    const answer = await this.person.call(method, path, body);
    if (luck < 0.25) return { kind: "retry" };
    if (answer.status === 200) return { kind: "sent" };
    return resultOfFailure(
      new ApiError({ code: "UNREADABLE", message: JSON.stringify(answer.body), status: answer.status }),
      method,
    );
  }
}
