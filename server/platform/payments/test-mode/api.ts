import { Hono } from "hono";
import { createHash, randomBytes } from "node:crypto";
import { readLimited } from "../../http/read-body.ts";
import { ApiError } from "../../http/api-error.ts";
import { sql, type Db } from "../../database/sql.ts";
import { expand } from "./expand.ts";
import { readParameters } from "./parameters.ts";
import type { Provider } from "./provider.ts";
import { readForm, type FormValue } from "./read-form.ts";
import { Refusal } from "./refusal.ts";
import { CALLS, type Call } from "./calls.ts";

/** Stripe's HTTP interface, as far as the product calls it. */
export function createPaymentsApi(provider: Provider): Hono {
  const api = new Hono();
  api.use(async (context, next) => {
    const key = /^Bearer (?:sk|rk)_test_\S+$/.test(context.req.header("authorization") ?? "");
    if (!key) throw new Refusal("Invalid API Key provided. This is test mode: use a key like sk_test_...", { status: 401 });
    await next();
  });
  for (const call of CALLS) {
    api.on(call.method, call.path, async (context) => {
      const { raw } = context.req;
      const requestId = `req_${randomBytes(8).toString("hex")}`;
      const text = [new URL(raw.url).search.slice(1), await readLimited(raw)].filter((part) => part !== "").join("&");
      const key = call.method === "POST" ? (context.req.header("idempotency-key") ?? null) : null;
      const answer = await answerCall(provider, call, {
        id: context.req.param("id") ?? "",
        text,
        path: context.req.path,
        key,
        requestId,
      });
      return context.json(answer, 200, { "Request-Id": requestId, "Stripe-Version": provider.apiVersion });
    });
  }
  api.notFound((context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    return context.json(new Refusal(message, { status: 404 }).body(), 404);
  });
  api.onError((error, context) => {
    const refusal =
      error instanceof Refusal
        ? error
        : error instanceof ApiError
          ? new Refusal(error.message, { status: error.status })
          : new Refusal("An unknown error occurred.", { status: 500, type: "api_error" });
    if (refusal.status === 500) provider.log.error({ error }, "the built-in payment provider failed");
    return Response.json(refusal.body(), {
      status: refusal.status,
      headers: { "Request-Id": context.req.header("x-request-id") ?? "req" },
    });
  });
  return api;
}

interface Request {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly key: string | null;
  readonly requestId: string;
}

async function answerCall(provider: Provider, call: Call, request: Request): Promise<object> {
  const { expand: wanted, ...parameters } = readForm(request.text);
  const paths = readPaths(wanted);
  const input: unknown = readParameters(call.schema, parameters);
  if (call.method === "GET") {
    return provider.read(async (ledger) => expand(ledger.db, await call.run(ledger, input, request.id), paths));
  }
  const answer = await provider.change(
    async (ledger) => {
      const run = async (): Promise<object> => expand(ledger.db, await call.run(ledger, input, request.id), paths);
      return request.key === null ? run() : once(ledger.db, request.key, request, run);
    },
    { id: request.requestId, key: request.key },
  );
  // Not waited for: whoever called may hold rows that the webhook needs.
  provider.deliverSoon();
  return answer;
}

/** For a day the same key gets the same answer; with something else to do it's refused. What was refused may be tried again: nothing had happened. */
async function once(db: Db, key: string, request: Request, run: () => Promise<object>): Promise<object> {
  if (key.length > 255) throw new Refusal("Idempotency keys can't be longer than 255 characters.", { type: "idempotency_error" });
  await db.run(sql`delete from test_payment_answers where created_at < now() - interval '1 day'`);
  const hash = createHash("sha256").update(`${request.path}\n${request.text}`).digest("hex");
  const known = await db.first<{ request_hash: string; answer: object }>(
    sql`select request_hash, answer from test_payment_answers where key = ${key}`,
  );
  if (known !== null) {
    if (known.request_hash === hash) return known.answer;
    throw new Refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  const answer = await run();
  await db.run(sql`insert into test_payment_answers (key, request_hash, answer) values (${key}, ${hash}, ${sql.json(answer)})`);
  return answer;
}

function readPaths(wanted: FormValue | undefined): readonly string[] {
  if (wanted === undefined) return [];
  if (!Array.isArray(wanted) || !wanted.every((path) => typeof path === "string")) {
    throw new Refusal("Invalid array", { param: "expand" });
  }
  return wanted;
}
