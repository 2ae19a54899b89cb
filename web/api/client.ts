import type { ErrorCode, Issue } from "@lockstep/contract/errors.ts";
import type { Method, Route, RouteInput, RouteOutput } from "@lockstep/contract/route.ts";
import { cacheAnswer, CACHED_ANSWER } from "./cached-answer.ts";
import { dropPageData, takePageData } from "./page-data.ts";

/** What went wrong with a call: the server's code and words; `OFFLINE` without a network, `UNREACHED` when there's one but no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode | "OFFLINE" | "UNREACHED" | "UNREADABLE";
  readonly status: number;
  readonly issues: ReadonlyArray<Issue>;
  readonly requestId: string | null;
  /** The sign-in service's own code, finer than `code`; null for every other call. */
  readonly authCode: string | null;
  /** The pause that the server asks for before the next attempt; null when it names none. */
  readonly retryAfterMs: number | null;

  constructor(failure: {
    code: ApiError["code"];
    message: string;
    status: number;
    issues?: ReadonlyArray<Issue>;
    authCode?: string | null;
    requestId?: string | null;
    retryAfterMs?: number | null;
  }) {
    super(failure.message);
    this.name = "ApiError";
    this.code = failure.code;
    this.status = failure.status;
    this.issues = failure.issues ?? [];
    this.authCode = failure.authCode ?? null;
    this.requestId = failure.requestId ?? null;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }

  /** The message of the field at this dotted path, for a form. */
  issueOf(path: string): string | null {
    return this.issues.find((issue) => issue.path === path)?.message ?? null;
  }
}

export const OFFLINE_MESSAGE = "You seem to be offline. Check your connection and try again.";

let onUnauthorized: (() => void) | null = null;

/** Tells the session when any call finds that there is none anymore: it ended while the page was open. */
export function whenUnauthorized(listener: () => void): void {
  onUnauthorized = listener;
}

/** Only what the route defines has to be given. */
type Given<T> = { [Key in keyof T as unknown extends T[Key] ? never : Key]: T[Key] };
type CallInput<R> = Given<RouteInput<R>>;

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Fills `{name}` in a path. */
function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? "")));
}

function queryString(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === "") continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The server writes whole seconds. */
function retryAfterMsOf(response: Response): number | null {
  const seconds = response.headers.get("retry-after") ?? "";
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}

export async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body["error"]) ? body["error"] : null;
  return new ApiError({
    // The codes are a closed list that the server keeps; a newer server's unknown code still carries its message.
    code: typeof error?.["code"] === "string" ? (error["code"] as ErrorCode) : "UNREADABLE",
    message: typeof error?.["message"] === "string" ? error["message"] : "Something went wrong on our side. Please try again.",
    status: response.status,
    issues: Array.isArray(error?.["issues"]) ? (error["issues"] as Issue[]) : [],
    authCode: isRecord(body) && typeof body["code"] === "string" ? body["code"] : null,
    retryAfterMs: retryAfterMsOf(response),
    requestId: isRecord(body) && typeof body["requestId"] === "string" ? body["requestId"] : response.headers.get("x-request-id"),
  });
}

export function unreached(): ApiError {
  return navigator.onLine
    ? new ApiError({
        code: "UNREACHED",
        message: "Can't reach Lockstep right now. Please try again in a moment.",
        status: 0,
      })
    : new ApiError({ code: "OFFLINE", message: OFFLINE_MESSAGE, status: 0 });
}

let keptAnswers = 0;

/** Reads what has to be the server's own state: fails as without a connection when an answer that the device kept took its place. */
export async function fromServer<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  const before = keptAnswers;
  const answer = await read();
  if (keptAnswers !== before) throw unreached();
  return answer;
}

/** Whether everything that was read came from the server itself. */
export function isFromServer(read: () => Promise<unknown>): Promise<boolean> {
  return fromServer(read).then(
    () => true,
    () => false,
  );
}

/** One call by method and path. Prefer {@link callApi}; this one is for the shell, which must not carry the schemas. */
export async function request<Output>(
  method: Method,
  path: string,
  options: Loose & { signal?: AbortSignal } = {},
): Promise<Output> {
  const url = fillPath(path, options.params) + queryString(options.query);
  if (method === "GET") {
    const early = takePageData(url);
    if (early !== undefined) return early as Output;
  } else {
    dropPageData();
  }
  // A page makes many calls at once: each gets its own task, so that clicks are handled in between.
  if (method === "GET" && "scheduler" in globalThis && "yield" in scheduler) await scheduler.yield();
  const hasBody = options.body !== undefined;
  const init: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { accept: "application/json", ...(hasBody ? { "content-type": "application/json" } : {}) },
    ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const isUnseen = method === "GET" && navigator.serviceWorker?.controller === null;
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreached();
  }
  if (response.headers.has(CACHED_ANSWER)) keptAnswers += 1;
  if (response.status === 401) onUnauthorized?.();
  if (!response.ok) throw await failureOf(response);
  // The outputs are typed by the contract and checked against it on the server's side.
  const answer = (response.status === 204 ? undefined : await response.json()) as Output;
  if (isUnseen) void cacheAnswer(url, answer);
  return answer;
}

const FILE_NAME = /filename\*=UTF-8''([^;]+)/;

/** Gets a file that the server makes for whoever is signed in. Throws {@link ApiError}. */
export async function fetchFile(path: string): Promise<File> {
  let response: Response;
  let bytes: Blob;
  try {
    response = await fetch(path, { credentials: "same-origin" });
    if (response.status === 401) onUnauthorized?.();
    if (!response.ok) throw await failureOf(response);
    bytes = await response.blob();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : unreached();
  }
  const name = FILE_NAME.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return new File([bytes], name === undefined ? "Lockstep.pdf" : decodeURIComponent(name), { type: bytes.type });
}

/** Calls an operation of the contract: `callApi(getExercise, { params: { id } })`. Throws {@link ApiError}. */
export function callApi<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: { signal?: AbortSignal } = {},
): Promise<RouteOutput<R>> {
  return request<RouteOutput<R>>(route.method, route.path, { ...(input as Loose), ...options });
}
