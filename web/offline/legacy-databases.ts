import type { StoreName } from "./database.ts";
import { inTransaction, resultOf } from "./indexed-db.ts";
import { kindOf } from "./outbox.ts";
import type { OutboxEntry, Write } from "./outbox.ts";

/**
 * Until November 2026 there were nine databases: the outbox, two of guests, and one for what each feature showed before the server answered. Their
 * rows move once. An old tab may still be open and write to them, so a row leaves its old database only when the new one has it, and an old
 * database goes only when it's empty and no tab holds it open.
 */
interface Source {
  readonly name: string;
  readonly store: string;
}
const OUTBOX: Source = { name: "lockstep-outbox", store: "entries" };
const GUESTS: ReadonlyArray<Source & { to: StoreName }> = [
  { name: "lockstep-guest", store: "training", to: "guest-training" },
  { name: "lockstep-guest-meals", store: "nutrition", to: "guest-meals" },
];
/** The kinds of the writes in each; those of the community say theirs themselves, as do those of training. */
const PENDING: ReadonlyArray<Source & { kindOf: (write: LegacyPending) => string }> = [
  { name: "lockstep-pending", store: "training", kindOf: ({ kind }) => (kind === "favorite" ? "favorites" : "completions") },
  { name: "lockstep-pending-nutrition-log", store: "nutrition-log", kindOf: () => "nutrition-log" },
  { name: "lockstep-pending-nutrition-groceries", store: "nutrition-groceries", kindOf: () => "groceries" },
  { name: "lockstep-pending-meal-reminders", store: "meal-reminders", kindOf: () => "meal-reminders" },
  { name: "lockstep-pending-recipe-favorites", store: "recipe-favorites", kindOf: () => "recipe-favorites" },
  { name: "lockstep-pending-community", store: "community", kindOf: ({ kind = "like" }) => kind },
];
const MOVING = "lockstep-legacy-move";
/** Held until the old databases are deleted: as long as an old tab is open, nobody else could open them. */
const DELETING = "lockstep-legacy-delete";

interface LegacyEntry extends Omit<Write, "change"> {
  readonly place: string;
  readonly attempts: number;
  readonly heldBack?: OutboxEntry["heldBack"];
  readonly refused?: string;
}
/** What a page laid over the server's answers; the community's have the id of their entry in the outbox. */
interface LegacyPending {
  readonly owner: string;
  readonly kind?: string;
  readonly id?: string;
  readonly refused?: string;
}

type Rows = Map<IDBValidKey, unknown>;

/** Opens a database that is there; null when it isn't, without making it. */
async function openExisting(name: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(name);
  request.addEventListener("upgradeneeded", () => request.transaction?.abort());
  return resultOf(request).catch(() => null);
}

/** Works on one store of an old database; null when it isn't there. */
async function withOldStore<Result>(
  { name, store }: Source,
  mode: "readonly" | "readwrite",
  work: (rows: IDBObjectStore) => Promise<Result>,
): Promise<Result | null> {
  const database = await openExisting(name);
  try {
    if (!database?.objectStoreNames.contains(store)) return null;
    return await inTransaction(database, store, mode, (transaction) => work(transaction.objectStore(store)));
  } finally {
    database?.close();
  }
}

async function readRows(source: Source): Promise<Rows> {
  const read = await withOldStore(source, "readonly", async (rows) => {
    const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll() as IDBRequest<unknown[]>)]);
    return new Map(keys.map((key, index) => [key, values[index]]));
  });
  return read ?? new Map();
}

/** Takes rows that have moved out of their old database, unless an old tab has changed them since. */
async function removeRows(source: Source, moved: Rows): Promise<void> {
  await withOldStore(source, "readwrite", async (rows) => {
    for (const [key, value] of moved)
      if (JSON.stringify(await resultOf(rows.get(key))) === JSON.stringify(value)) rows.delete(key);
  });
}

/** Deletes an old database once no tab holds it open, if it's empty then: opening a higher version waits for that, and keeps everyone else out. */
async function deleteWhenEmpty({ name }: Source): Promise<void> {
  const request = indexedDB.open(name, 2);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => {
    const { result: database, transaction } = request;
    if (oldVersion === 0) transaction?.abort();
    for (const store of database.objectStoreNames) {
      const counting = transaction?.objectStore(store).count();
      counting?.addEventListener("success", () => {
        if (counting.result > 0) transaction?.abort();
      });
    }
  });
  try {
    (await resultOf(request)).close();
    await resultOf(indexedDB.deleteDatabase(name));
  } catch {
    // Something was written meanwhile: the next start moves it.
  }
}

const isPending = (value: unknown): value is LegacyPending => typeof value === "object" && value !== null && "owner" in value;

/**
 * The entries of the outbox as they are now. An old pending write of the community belongs to the entry with its id. The others named no entry: they
 * become `sent` entries of their own, which are shown until nothing of their kind waits and the server was read.
 */
export function entriesFromLegacy(
  outbox: ReadonlyArray<LegacyEntry>,
  pending: ReadonlyArray<{ readonly kind: string; readonly write: LegacyPending }>,
): OutboxEntry[] {
  const byId = new Map(pending.map(({ write }) => [`${write.owner}|${write.id}`, write]));
  const isText = (kind: string) => kind === "post" || kind === "comment";
  const waiting = outbox.map(({ refused, ...entry }): OutboxEntry => {
    const kind = kindOf(entry);
    const write = byId.get(`${entry.owner}|${entry.id}`) ?? null;
    // A post without the words it shows still has them in its request.
    const change = write ?? (isText(kind) ? { ...(entry.body as object), createdAt: new Date(0).toISOString() } : null);
    return {
      ...entry,
      change,
      ...(refused === undefined ? { state: "waiting" } : { state: "refused", refusal: refused }),
    };
  });
  const known = new Set(outbox.map(({ owner, id }) => `${owner}|${id}`));
  const rest = pending.flatMap(({ kind, write }, index): OutboxEntry[] => {
    const { owner, refused, id = String(index) } = write;
    if (known.has(`${owner}|${id}`)) return [];
    const isLeft = isText(kind) && refused !== undefined;
    // Likes and texts that the server accepted while no page was open.
    if (!isLeft && (isText(kind) || kind === "like")) return [];
    // The same at each attempt, so that one that was cut short doubles nothing.
    const place = `${String(0).padStart(15, "0")}-${owner}-${kind}-${id}`;
    const entry = { id, key: kind, owner, method: "PUT", path: "", change: write, place, attempts: 0 } as const;
    return [isLeft ? { ...entry, state: "refused", refusal: refused, isSeen: true } : { ...entry, state: "sent" }];
  });
  return [...waiting, ...rest];
}

async function move(into: IDBDatabase, sources: ReadonlyArray<Source>): Promise<void> {
  const rows = new Map<string, Rows>();
  for (const source of sources) rows.set(source.name, await readRows(source));
  const pending = PENDING.flatMap(({ name, kindOf: kindOfWrite }) => {
    const writes = rows.get(name)?.get("writes");
    return Array.isArray(writes) ? writes.filter(isPending).map((write) => ({ kind: kindOfWrite(write), write })) : [];
  });
  const entries = entriesFromLegacy([...(rows.get(OUTBOX.name)?.values() ?? [])] as LegacyEntry[], pending);
  await inTransaction(into, ["outbox", "guest-training", "guest-meals"], "readwrite", async (transaction) => {
    const put = async (store: StoreName, key: IDBValidKey, value: unknown) => {
      const target = transaction.objectStore(store);
      if ((await resultOf(target.getKey(key))) === undefined) target.put(value, key);
    };
    for (const entry of entries) await put("outbox", entry.place, entry);
    for (const { name, to } of GUESTS) for (const [key, value] of rows.get(name) ?? []) await put(to, key, value);
  });
  for (const source of sources) await removeRows(source, rows.get(source.name) ?? new Map());
}

/**
 * Moves what the old databases hold into the new one; `names` of those that are there, or null where they can't be listed. Cut short at any point, it
 * finishes at the next start.
 */
export async function moveLegacyDatabases(into: IDBDatabase, names: ReadonlyArray<string> | null): Promise<void> {
  // The outbox last: cut short, the rows of the others still find their entries there.
  const sources = [...PENDING, ...GUESTS, OUTBOX].filter(({ name }) => names === null || names.includes(name));
  // Without locks (a plain http address at home) the empty databases stay.
  if (!("locks" in navigator)) return move(into, sources);
  const { locks } = navigator;
  // Two tabs at once would bring back what one of them has already sent.
  await locks.request(MOVING, () =>
    locks.request(DELETING, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await move(into, sources);
    }),
  );
  void locks.request(DELETING, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await Promise.all(sources.map(deleteWhenEmpty));
  });
}
