import { logFailure } from "../api/log-failure.ts";
import { inTransaction, resultOf } from "./indexed-db.ts";

/** The one database of this browser. A new store or a changed layout raises the version and adds a step to {@link upgrade}. */
const NAME = "lockstep";
const VERSION = 1;

/** The outbox (by the entry's place), and what a guest keeps before there's an account. */
export type StoreName = "outbox" | "guest-training" | "guest-meals";

function upgrade(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1)
    for (const name of ["outbox", "guest-training", "guest-meals"] satisfies StoreName[]) database.createObjectStore(name);
}

/** What earlier versions kept in databases of their own. Loaded only where there are any; Firefox before 126 can't list them. */
async function moveLegacy(database: IDBDatabase): Promise<void> {
  const names = "databases" in indexedDB ? (await indexedDB.databases()).map(({ name = "" }) => name) : null;
  if (names !== null && !names.some((name) => name.startsWith(`${NAME}-`))) return;
  try {
    const { moveLegacyDatabases } = await import("./legacy-databases.ts");
    await moveLegacyDatabases(database, names);
  } catch (error) {
    // Nothing is lost: the next start moves it.
    logFailure("The old databases weren't moved", error);
  }
}

let opened: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => upgrade(request.result, oldVersion));
  const database = await resultOf(request);
  // A newer version in another tab isn't kept waiting; Safari sometimes closes a connection for no reason.
  const close = () => {
    database.close();
    opened = null;
  };
  database.addEventListener("versionchange", close);
  database.addEventListener("close", close);
  await moveLegacy(database);
  return database;
}

/** Works on one store in one transaction. */
export async function withStore<Result>(
  name: StoreName,
  mode: "readonly" | "readwrite",
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return inTransaction(await opened, name, mode, (transaction) => work(transaction.objectStore(name)));
}
