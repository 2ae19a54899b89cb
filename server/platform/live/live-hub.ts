import { setImmediate as nextTurn } from "node:timers/promises";
import type { SessionActor } from "../auth/session-actor.ts";
import type { Db } from "../database/sql.ts";
import { ApiError } from "../http/api-error.ts";
import type { Logger } from "../logging/logger.ts";
import { formatResume, isAfter, parseResume, startOf, type Position, type Resume } from "./position.ts";
import { KEPT_MINUTES, RIGHTS_CHANGED, listValidSessions, readAfter, readMissed, type LiveRow } from "./store.ts";
import { LiveStream, type Written } from "./live-stream.ts";

/** What someone may receive besides public messages, and from whom never. */
export interface StreamPermissions {
  readonly groupIds: readonly string[];
  /** Everyone in a block with them, whoever made it. */
  readonly blockedIds: readonly string[];
}

export interface LiveHubOptions {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly readRights: (userId: string) => Promise<StreamPermissions>;
  /** Open streams of one person, and of one address without a session; null for no limit. */
  readonly limits: { readonly person: number; readonly address: number } | null;
}

export interface OpenOptions {
  readonly actor: SessionActor | null;
  readonly address: string;
  /** The browser's last position, if it gives one. */
  readonly lastEventId: string | null;
  readonly abort: () => void;
}

/** Read and sent at once; streams take them before the next ones. */
const BATCH = 100;
/** More than this was missed: reading everything again is less. */
const MOST_MISSED = 500;
const HEARTBEAT_SECONDS = 20;
/** A lost signal costs this long. */
const POLL_MS = 1000;
const SESSION_CHECK_MS = 60_000;
/** Signals within this time are one. */
const FOLD_MS = 15;
/** Taken off the hour that messages are kept, for transactions that took long. */
const MARGIN_SECONDS = 5 * 60;
const RETRY_MS = 3000;

/** A person with open streams: their permissions are read once for all of them. */
interface Person {
  readonly streams: Set<LiveStream>;
  groupIds: ReadonlySet<string>;
  blockedIds: ReadonlySet<string>;
  loaded: Promise<void>;
}

const encoder = new TextEncoder();
const HEARTBEAT = encoder.encode(": here\n\n");

/** All open event streams of this process, fed by one reader of the table. */
export class LiveHub {
  readonly #options: LiveHubOptions;
  readonly #streams = new Set<LiveStream>();
  readonly #people = new Map<string, Person>();
  readonly #visitors = new Map<string, number>();
  #cursor: Position | null = null;
  #reading: Promise<void> | null = null;
  #isAsked = false;
  #isClosed = false;
  #opened = 0;
  #second = 0;
  readonly #timers: NodeJS.Timeout[] = [];
  #fold: NodeJS.Timeout | null = null;

  constructor(options: LiveHubOptions) {
    this.#options = options;
  }

  /** Open streams now. */
  get size(): number {
    return this.#streams.size;
  }

  start(): void {
    const every = (ms: number, work: () => void): void => {
      const timer = setInterval(work, ms);
      timer.unref();
      this.#timers.push(timer);
    };
    every(POLL_MS, () => this.wake());
    // Each second the streams whose turn it is, instead of all at once every twenty.
    every(1000, () => this.#beat());
    every(SESSION_CHECK_MS, () => void this.checkSessions());
  }

  /** Ends all streams and takes no more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#fold !== null) clearTimeout(this.#fold);
    for (const stream of this.#streams) stream.end();
  }

  /** There may be something to deliver. */
  wake(): void {
    if (this.#fold !== null || this.#isClosed || this.#streams.size === 0) return;
    this.#fold = setTimeout(() => {
      this.#fold = null;
      void this.readNow();
    }, FOLD_MS);
    this.#fold.unref();
  }

  /** Reads and delivers what's there; called during a read, it reads again afterwards. */
  readNow(): Promise<void> {
    this.#isAsked = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async open({ actor, address, lastEventId, abort }: OpenOptions): Promise<ReadableStream<Uint8Array>> {
    if (this.#isClosed) throw new ApiError("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "2" } });
    this.#refuseTooMany(actor, address);
    this.#opened += 1;
    const stream = new LiveStream({
      actor,
      address,
      slot: this.#opened % HEARTBEAT_SECONDS,
      abort,
      onEnd: (over) => this.#remove(over),
    });
    const person = this.#add(stream);
    try {
      await Promise.all([person?.loaded, actor === null ? null : this.#refuseIfOver(actor)]);
      // Without streams nobody was reading: it starts at the table's current end.
      if (this.#cursor === null) await this.readNow();
      const upTo = this.#cursor ?? startOf(0n);
      await this.#greet(stream, person, upTo, lastEventId === null ? null : parseResume(lastEventId));
    } catch (error) {
      stream.end();
      throw error;
    }
    return stream.readable;
  }

  /** Ends the streams of sessions that are over: one person's, or everyone's. */
  async checkSessions(userId?: string): Promise<void> {
    const streams = userId === undefined ? [...this.#streams] : [...(this.#people.get(userId)?.streams ?? [])];
    const ids = streams.flatMap(({ actor }) => (actor === null ? [] : [actor.sessionId]));
    if (ids.length === 0) return;
    try {
      const standing = await listValidSessions(this.#options.db, [...new Set(ids)], this.#options.now());
      for (const stream of streams) if (stream.actor !== null && !standing.has(stream.actor.sessionId)) stream.end();
    } catch (error) {
      this.#options.log.debug({ error }, "sessions of open streams could not be checked");
      // Whether they still stand can't be known: whoever it was for comes back with what they have.
      if (userId !== undefined) for (const stream of streams) stream.end();
    }
  }

  /** Reads everyone's rights again: signals of sessions may have been missed. */
  async recheck(): Promise<void> {
    await this.checkSessions();
    this.wake();
  }

  /** Who asks was known for up to five seconds; from here on signals tell of an end. */
  async #refuseIfOver({ sessionId }: SessionActor): Promise<void> {
    const standing = await listValidSessions(this.#options.db, [sessionId], this.#options.now());
    if (!standing.has(sessionId)) throw new ApiError("NOT_SIGNED_IN");
  }

  #refuseTooMany(actor: SessionActor | null, address: string): void {
    const { limits } = this.#options;
    if (limits === null) return;
    const open = actor === null ? (this.#visitors.get(address) ?? 0) : (this.#people.get(actor.userId)?.streams.size ?? 0);
    if (open >= (actor === null ? limits.address : limits.person))
      throw new ApiError("RATE_LIMITED", { headers: { "Retry-After": "30" } });
  }

  #add(stream: LiveStream): Person | null {
    this.#streams.add(stream);
    const { actor, address } = stream;
    if (actor === null) {
      this.#visitors.set(address, (this.#visitors.get(address) ?? 0) + 1);
      return null;
    }
    const known = this.#people.get(actor.userId);
    if (known !== undefined) {
      known.streams.add(stream);
      return known;
    }
    const person: Person = { streams: new Set([stream]), groupIds: new Set(), blockedIds: new Set(), loaded: Promise.resolve() };
    this.#people.set(actor.userId, person);
    person.loaded = this.#load(actor.userId, person);
    // Whoever opens the stream gets the failure.
    person.loaded.catch(() => undefined);
    return person;
  }

  #remove(stream: LiveStream): void {
    if (!this.#streams.delete(stream)) return;
    const { actor, address } = stream;
    if (actor === null) {
      const left = (this.#visitors.get(address) ?? 1) - 1;
      if (left === 0) this.#visitors.delete(address);
      else this.#visitors.set(address, left);
    } else {
      const person = this.#people.get(actor.userId);
      person?.streams.delete(stream);
      if (person?.streams.size === 0) this.#people.delete(actor.userId);
    }
    // Nobody listens: reading stops, and the next stream starts at the table's end then.
    if (this.#streams.size === 0) this.#cursor = null;
  }

  async #load(userId: string, person: Person): Promise<void> {
    const rights = await this.#options.readRights(userId);
    person.groupIds = new Set(rights.groupIds);
    person.blockedIds = new Set(rights.blockedIds);
  }

  /** Tells a new stream its place, and what it missed since the one it names. */
  async #greet(stream: LiveStream, person: Person | null, upTo: Position, resume: Resume | null): Promise<void> {
    const hello = { person: stream.actor?.userId ?? null };
    stream.send(encoder.encode(`retry: ${RETRY_MS}\nid: ${this.#idOf(upTo)}\nevent: ready\ndata: ${JSON.stringify(hello)}\n\n`));
    if (resume === null) return stream.catchUp(upTo);
    const isTooOld = this.#seconds() - resume.toldAt > KEPT_MINUTES * 60 - MARGIN_SECONDS;
    const hearing = stream.actor === null ? null : { userId: stream.actor.userId, groupIds: [...(person?.groupIds ?? [])] };
    const missed = await readMissed(this.#options.db, { after: resume.after, upTo }, hearing, MOST_MISSED);
    // A position that this database hasn't reached came from another.
    if (isTooOld || missed.rows.length === MOST_MISSED || resume.after.transaction > missed.edge) {
      stream.send(this.#write({ type: "reset" }, upTo));
      return stream.catchUp(upTo);
    }
    for (const row of missed.rows) if (!isSilenced(person, row)) stream.send(this.#written(row).bytes);
    stream.catchUp(isAfter(resume.after, upTo) ? resume.after : upTo);
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false;
        await this.#readOnce();
        if (this.#isAsked) await nextTurn();
      }
    } catch (error) {
      this.#options.log.debug({ error }, "live messages could not be read");
      if (this.#cursor === null) throw error;
    }
  }

  async #readOnce(): Promise<void> {
    const from = this.#cursor;
    if (from === null) {
      const { edge } = await readAfter(this.#options.db, startOf(0n), 0);
      this.#cursor = startOf(edge);
      return;
    }
    const { rows, edge } = await readAfter(this.#options.db, from, BATCH);
    if (edge < from.transaction) {
      // Another database is behind the same address (a backup was restored): earlier positions no longer count.
      this.#cursor = startOf(edge);
      const reset = this.#write({ type: "reset" }, this.#cursor);
      for (const stream of this.#streams) stream.send(reset);
      return;
    }
    for (const row of rows) {
      this.#cursor = row.at;
      if (row.type === RIGHTS_CHANGED) await this.#reload(row.audienceId ?? "");
      else this.#deliver(this.#written(row));
    }
    if (rows.length === BATCH) this.#isAsked = true;
    else if (this.#streams.size > 0) this.#cursor = startOf(edge);
  }

  async #reload(userId: string): Promise<void> {
    const person = this.#people.get(userId);
    if (person === undefined) return;
    person.loaded = person.loaded.catch(() => undefined).then(() => this.#load(userId, person));
    // While rights can't be read, nothing more is delivered.
    await person.loaded.catch(() => [...person.streams].forEach((stream) => stream.end()));
  }

  #deliver(written: Written): void {
    const { row } = written;
    if (row.audience === "person") {
      const person = this.#people.get(row.audienceId ?? "");
      if (person !== undefined && !isSilenced(person, row)) for (const stream of person.streams) stream.publish(written);
      return;
    }
    for (const stream of this.#streams) {
      const person = stream.actor === null ? null : (this.#people.get(stream.actor.userId) ?? null);
      const hears = row.audience === "public" || person?.groupIds.has(row.audienceId ?? "") === true;
      if (hears && !isSilenced(person, row)) stream.publish(written);
    }
  }

  #written(row: LiveRow): Written {
    return { row, bytes: this.#write({ type: row.type, ...row.payload }, row.at) };
  }

  #write(message: object, at: Position): Uint8Array {
    return encoder.encode(`id: ${this.#idOf(at)}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  #idOf(after: Position): string {
    return formatResume({ after, toldAt: this.#seconds() });
  }

  #seconds(): number {
    return Math.floor(this.#options.now().getTime() / 1000);
  }

  #beat(): void {
    this.#second = (this.#second + 1) % HEARTBEAT_SECONDS;
    for (const stream of this.#streams) if (stream.slot === this.#second) stream.send(HEARTBEAT);
  }
}

/** Whether a block is between someone and whose doing it is. */
function isSilenced(person: Person | null, row: LiveRow): boolean {
  return row.actorId !== null && person?.blockedIds.has(row.actorId) === true;
}
