import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Hono } from "hono";
import type { ErrorCode } from "@lockstep/contract/errors.ts";
import { ERRORS } from "@lockstep/contract/errors.ts";
import { ApiError } from "../http/api-error.ts";
import { parseJson, readLimited } from "../http/read-body.ts";
import { isOwnPage } from "./is-own-page.ts";
import type { AppContext, AppEnvironment } from "../http/request-context.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import { ADDRESS_HEADER, type Auth } from "./auth.ts";
import type { ActorFinder } from "./actor-finder.ts";
import { createKnownDevices } from "./known-devices.ts";

/** Paths that must not tell a known address from an unknown one by the time they take. */
const EVEN_PATHS = new Set(["/api/auth/sign-up/email", "/api/auth/request-password-reset", "/api/auth/send-verification-email"]);

/** Failed sign-ins to one account in a window, from all devices nobody has signed in with before together, and from each other one alone. */
const ATTEMPTS = 30;
const ATTEMPTS_WINDOW_SECONDS = 15 * 60;

export interface AuthRoutesOptions {
  readonly auth: Auth;
  readonly actors: ActorFinder;
  readonly publicKey: string;
  readonly appUrl: string;
  /** Signs the cookie of known devices. */
  readonly secret: string;
  readonly limiter: RateLimiter;
  /** Every answer of a path that must not tell comes after this long or a multiple of it: a busy machine must not tell either. 0 in tests. */
  readonly evenMs: number;
}

/** `/api/auth/*`: better-auth's own routes, with this API's limits and errors. */
export function mountAuth(app: Hono<AppEnvironment>, options: AuthRoutesOptions): void {
  const isRoute = routesOf(options.auth);
  const devices = createKnownDevices(options.secret, options.appUrl.startsWith("https:"));
  app.on(["GET", "POST"], "/api/auth/*", async (context) => {
    if (!isRoute(context.req.path)) throw new ApiError("NOT_FOUND");
    const begun = performance.now();
    const request = await prepare(context, options.publicKey, options.appUrl);
    const isSignIn = context.req.method === "POST" && context.req.path === "/api/auth/sign-in/email";
    const email = isSignIn ? await emailIn(request) : null;
    const cookies = request.headers.get("cookie");
    const isEven = EVEN_PATHS.has(context.req.path);
    const ask = () => answerOf(options.auth, request);
    const answer = await (email === null
      ? ask()
      : options.limiter.attempt(
          attemptsKey(email, devices.find(cookies, email)),
          ATTEMPTS,
          ATTEMPTS_WINDOW_SECONDS,
          ask,
          isWrongPassword,
        ));
    if (email !== null && answer.status === 200) answer.headers.append("Set-Cookie", devices.remember(cookies, email));
    if (isEven && options.evenMs > 0) await pause(options.evenMs - ((performance.now() - begun) % options.evenMs));
    if (context.req.method === "POST" || context.req.path === "/api/auth/verify-email") options.actors.forget();
    if (answer.status < 400) return withoutTokens(answer, context);
    return inContractForm(answer, context.get("requestId"));
  });
}

/** What gives out the token of a session when asked to: each takes the password. */
const BEARER_PATHS = new Set(["/api/auth/sign-in/email", "/api/auth/change-password"]);

/** A program without cookies asks for its token with `X-Session: bearer`. */
function wantsBearer(context: AppContext): boolean {
  return BEARER_PATHS.has(context.req.path) && context.req.header("x-session")?.toLowerCase() === "bearer";
}

/** A script on a page must not learn what opens the account elsewhere: tokens leave in the cookie alone, or signed in the header a program asked for. */
async function withoutTokens(answer: Response, context: AppContext): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The browser's cache goes with the session. Storage and cookies stay: what is kept there isn't this person's alone.
  if (context.req.path === "/api/auth/sign-out") headers.set("Clear-Site-Data", '"cache"');
  headers.set("Cache-Control", "no-store");
  headers.delete("Access-Control-Expose-Headers");
  if (!wantsBearer(context)) headers.delete("set-auth-token");
  const isJson = headers.get("content-type")?.startsWith("application/json") === true;
  const text = isJson ? await answer.text() : "";
  if (text === "") return new Response(answer.body, { status: answer.status, headers });
  headers.delete("Content-Length");
  const body = JSON.stringify(JSON.parse(text, (name, value: unknown) => (name === "token" ? undefined : value)));
  return new Response(body, { status: answer.status, headers });
}

const LONGEST_PATH = 300;

/** better-auth counts calls by path before it knows whether there is such a route: what is made up must not reach it, nor fill its table. */
function routesOf(auth: Auth): (path: string) => boolean {
  const known = new Set(auth.paths.map((path) => `/api/auth${path}`));
  return (path) => path.length <= LONGEST_PATH && (known.has(path) || /^\/api\/auth\/reset-password\/[^/]+$/.test(path));
}

const isWrongPassword = (answer: Response): boolean => answer.status === 401;

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.clone().json();
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

/** Attempts on one account may come from many addresses, and better-auth counts by the caller's address only: the account's own counter. */
function attemptsKey(email: string, device: string | null): string {
  const hash = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  return device === null ? `sign-in:${hash}` : `sign-in:${hash}:${device}`;
}

/** A form that was sent twice at once fails on the address's uniqueness: asked again, the address is simply known. */
async function answerOf(auth: Auth, request: Request): Promise<Response> {
  const again = request.clone();
  const answer = await auth.handler(request);
  if (answer.status !== 422 || !(await answer.clone().text()).includes("FAILED_TO_CREATE_USER")) return answer;
  return auth.handler(again);
}

/** Where a link or an answer may send a person on to; better-auth would also take any host that the caller names as ours. */
const ONWARD = ["callbackURL", "redirectTo", "errorCallbackURL", "newUserCallbackURL"] as const;

function refuseWaysOut(values: Readonly<Record<string, unknown>>, appUrl: string): void {
  for (const name of ONWARD) {
    const url = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof url === "string" && !isOwnPage(url, appUrl)) throw new ApiError("FORBIDDEN");
  }
}

async function prepare(context: AppContext, publicKey: string, appUrl: string): Promise<Request> {
  const original = context.req.raw;
  const headers = new Headers(original.headers);
  headers.set(ADDRESS_HEADER, context.get("clientAddress"));
  if (headers.get("authorization")?.slice(7).trim() === publicKey) headers.delete("authorization");
  if (/%00/.test(original.url)) throw new ApiError("NOT_FOUND");
  refuseWaysOut(context.req.query(), appUrl);
  // HEAD is GET whose body is left out on the way.
  if (original.method !== "POST") return new Request(original.url, { method: "GET", headers });
  const text = await readLimited(original);
  const isJson = /^application\/json\b/i.test(headers.get("content-type") ?? "");
  if (text !== "" && !isJson) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const body: unknown = text === "" ? {} : parseJson(text);
  const said: Readonly<Record<string, unknown>> | null = typeof body === "object" && body !== null ? { ...body } : null;
  if (said !== null) refuseWaysOut(said, appUrl);
  // Calls without a body (sign-out) are taken like those with an empty one.
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  // A picture is uploaded first, and checked, where profiles are: nobody brings one along.
  const kept = said !== null && "image" in said ? JSON.stringify({ ...said, image: undefined }) : text;
  return new Request(original.url, { method: original.method, headers, body: kept === "" ? "{}" : kept });
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: "VALIDATION_FAILED",
  401: "NOT_SIGNED_IN",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "CONFLICT",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "VALIDATION_FAILED",
  429: "RATE_LIMITED",
};

/** better-auth answers `{code, message}`: those stay, and the contract's form comes beside them. */
async function inContractForm(answer: Response, requestId: string): Promise<Response> {
  const text = await answer.text();
  let said: { code?: unknown; message?: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) said = parsed;
  } catch {
    // Answers without a body are as good as those with an empty one.
  }
  if (answer.status >= 500) throw new Error(`better-auth answered ${answer.status}`);
  const isOwnCode = typeof said.code === "string" && Object.hasOwn(ERRORS, said.code);
  const code = isOwnCode ? String(said.code) : (CODES[answer.status] ?? "INTERNAL");
  const message = messageOf(answer.status, said);
  const headers = new Headers(answer.headers);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  const retryAfter = headers.get("x-retry-after");
  if (retryAfter !== null) headers.set("Retry-After", retryAfter);
  return new Response(JSON.stringify({ code: said.code ?? code, message, error: { code, message }, requestId }), {
    status: answer.status,
    headers,
  });
}

/** What better-auth says of a form is a program's sentence: "[body.email] Invalid email address". */
function messageOf(status: number, said: { readonly code?: unknown; readonly message?: unknown }): string {
  if (status === 429) return ERRORS.RATE_LIMITED.message;
  const text = typeof said.message === "string" ? said.message : null;
  const field = /^\[\w+\.(\w+)\]/.exec(text ?? "")?.[1];
  if (said.code === "INVALID_EMAIL" || field === "email" || field === "newEmail") return "Please enter a valid email address.";
  if (field !== undefined) return ERRORS.VALIDATION_FAILED.message;
  return text ?? ERRORS[CODES[status] ?? "INTERNAL"].message;
}
