import { createHash, createHmac } from "node:crypto";
import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";

/** No token that better-auth makes contains a colon: a stored hash is never taken for a token. */
const PREFIX = "sha256:";

/** The form of a session's token in the database: whoever reads a dump can't sign in with it. Migration 0011 writes the same. */
export function hashSessionToken(token: string): string {
  return PREFIX + createHash("sha256").update(token).digest("base64");
}

/** A session's token as cookies and Bearer headers carry it: with its signature. */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;
}

/** better-auth's adapter, with tokens of sessions hashed on their way into the database. better-auth itself has no option for it. */
export function withHashedSessionTokens(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options);
    return {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((inner) => work(hashing(inner))),
    };
  };
}

/** `transaction` is left as it is. */
function hashing<Adapter extends DBAdapter | DBTransactionAdapter>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    async create(input) {
      if (input.model !== "session") return adapter.create(input);
      const token = tokenOf(input.data);
      const data = token === null ? input.data : { ...input.data, token: hashSessionToken(token) };
      return withToken(await adapter.create({ ...input, data }), token);
    },
    async findOne(input) {
      if (input.model !== "session") return adapter.findOne(input);
      const { where, token } = hashWhere(input.where, false);
      return withToken(await adapter.findOne({ ...input, where }), token);
    },
    async findMany(input) {
      if (input.model !== "session" || input.where === undefined) return adapter.findMany(input);
      return adapter.findMany({ ...input, where: hashWhere(input.where, true).where });
    },
    async update(input) {
      if (input.model !== "session") return adapter.update(input);
      const { where, token } = hashWhere(input.where, false);
      const renewed = tokenOf(input.update);
      const update = renewed === null ? input.update : { ...input.update, token: hashSessionToken(renewed) };
      return withToken(await adapter.update({ ...input, where, update }), renewed ?? token);
    },
    delete: (input) =>
      adapter.delete(input.model === "session" ? { ...input, where: hashWhere(input.where, true).where } : input),
    deleteMany: (input) =>
      adapter.deleteMany(input.model === "session" ? { ...input, where: hashWhere(input.where, true).where } : input),
  };
}

/**
 * Hashes the tokens that a condition names. Sessions that better-auth listed carry their hashes, by which it may end them (`mayBeHash`); nobody is
 * recognised by a hash.
 */
function hashWhere(where: readonly Where[], mayBeHash: boolean): { readonly where: Where[]; readonly token: string | null } {
  let token: string | null = null;
  const hash = (value: unknown): unknown => {
    if (typeof value !== "string" || (mayBeHash && value.startsWith(PREFIX))) return value;
    token = value;
    return hashSessionToken(value);
  };
  const hashed = where.map((one) =>
    one.field === "token" ? { ...one, value: (Array.isArray(one.value) ? one.value.map(hash) : hash(one.value)) as string } : one,
  );
  return { where: hashed, token };
}

function tokenOf(data: Readonly<Record<string, unknown>>): string | null {
  return typeof data["token"] === "string" ? data["token"] : null;
}

/** better-auth goes on working with the token it knows: it signs the cookie with it. */
function withToken<Row>(row: Row, token: string | null): Row {
  return row === null || token === null ? row : { ...row, token };
}
