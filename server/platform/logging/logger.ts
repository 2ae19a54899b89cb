import { pino } from "pino";

/** Structured log lines on standard output. Nothing that opens an account goes in: no bodies, no cookies, no query strings. */
export type Logger = pino.Logger;

/** Makes the process's logger. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "cookie", "authorization", "*.password", "*.token", "*.cookie", "*.authorization", "headers"],
      censor: "[hidden]",
    },
    serializers: { error: serializeError },
  });
}

/** Database drivers hang the statement's values on their errors; those stay out of the log. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const message = error.message.replace(/\nparams:[\s\S]*$/, "");
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack?.replace(error.message, message),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
