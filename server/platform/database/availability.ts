import { StartupError } from "../config/startup-error.ts";

const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Shutting down, crashed, starting up, too many connections, its disk full, read-only after a fail-over. */
const SERVER_CODES = new Set(["57P01", "57P02", "57P03", "53300", "53100", "25006"]);
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error|client has encountered a connection error|cannot use a pool after|connection timeout/i;

/** Whether an error, or what caused it, means that the database can't be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    const code = errorCode(current);
    if (code !== null && (SERVER_CODES.has(code) || code.startsWith("08"))) return true;
    const system =
      code !== null &&
      SYSTEM_CODES.has(code) &&
      "syscall" in current &&
      (current.syscall === "connect" ||
        current.syscall === "read" ||
        current.syscall === "write" ||
        String(current.syscall).startsWith("getaddr"));
    if (system || DRIVER_MESSAGES.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** The SQLSTATE or system code of an error or its cause. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? null : errorCode(error.cause);
}

/** The name of the constraint that a write ran into, or null. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return error.cause === undefined ? null : violatedConstraint(error.cause);
}

/** One line about a DATABASE_URL that doesn't work; the password stays out of it. */
export function explainConnectionError(error: unknown, databaseUrl: string): StartupError {
  const url = new URL(databaseUrl);
  const where = `${url.hostname}${url.port === "" ? "" : `:${url.port}`}${url.pathname}`;
  const code = errorCode(error) ?? "";
  const reasons: Readonly<Record<string, string>> = {
    "28P01": "the password is wrong",
    "28000": "this user may not sign in",
    "3D000": "this database does not exist",
    ENOTFOUND: "this host is not known",
    EAI_AGAIN: "this host is not known",
    ECONNREFUSED: "nothing listens there",
  };
  return new StartupError(
    `DATABASE_URL: cannot use ${where}: ${reasons[code] ?? (error instanceof Error ? error.message.split("\n")[0] : String(error))}.`,
  );
}

const START_REFUSALS: Readonly<Record<string, string>> = {
  "42501": "this user may not read, change or create what Lockstep keeps there: let it own the database",
  "25006": "this database can only be read, as a replica can: Lockstep needs the one that is written to",
  "42P07": "this database holds tables of something else: give Lockstep an empty one",
};

/** What an outside database refused while starting, in one line; any other error as it is. */
export function explainStartRefusal(error: unknown, databaseUrl: string | null): Error {
  const reason = START_REFUSALS[errorCode(error) ?? ""];
  if (databaseUrl !== null && reason !== undefined) return new StartupError(`DATABASE_URL: ${reason}.`);
  return error instanceof Error ? error : new Error(String(error));
}
