/** The result of a request, as a promise. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database refused.")));
  });
}

/** Runs one transaction and resolves with the work's result once it's committed. The work may await only requests of this transaction. */
export async function inTransaction<Result>(
  database: IDBDatabase,
  stores: string | string[],
  mode: "readonly" | "readwrite",
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(stores, mode);
  const committed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The transaction was aborted.")));
  });
  const [result] = await Promise.all([work(transaction), committed]);
  return result;
}
