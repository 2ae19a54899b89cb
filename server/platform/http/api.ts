import type { Hono } from "hono";
import type { z } from "zod";
import type { Issue } from "@lockstep/contract/errors.ts";
import type { Method, Route } from "@lockstep/contract/route.ts";
import { FileAnswer, type StreamedFile } from "@lockstep/contract/shared.ts";
import { addressToCount } from "../config/trusted-proxies.ts";
import type { SessionActor } from "../auth/session-actor.ts";
import type { Logger } from "../logging/logger.ts";
import { ApiError } from "./api-error.ts";
import { attachment } from "./attachment.ts";
import { EVENT_STREAM_HEADERS, EventAnswer, openEventStream } from "./event-answer.ts";
import { isStorable, readJson } from "./read-body.ts";
import type { AppContext, AppEnvironment } from "./request-context.ts";
import { streamFile } from "./stream-file.ts";

/** What an operation's route hands to its handler, parsed. */
export interface Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  readonly actor: A;
  readonly requestId: string;
  readonly clientAddress: string;
  /** The request itself, for a body that's no JSON. */
  readonly request: Request;
  /** Makes a signal that's aborted when nobody waits for the answer anymore. */
  readonly signal: () => AbortSignal;
  /** The caller asked for server-sent events, and the route has them: the handler may answer an {@link EventAnswer}. */
  readonly wantsEvents: boolean;
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType, A> = (
  call: Call<P, Q, B, A>,
) => Promise<z.output<O> | EventAnswer> | z.output<O>;

export interface ApiOptions {
  /** Who a request comes from; null for visitors and for cookies that mean nothing. */
  readonly findActor: (context: AppContext) => Promise<SessionActor | null>;
  /** Counts a write, or a call that only computes (a preview), against its caller's limit; throws RATE_LIMITED. */
  readonly countCall: (
    kind: "write" | "preview",
    caller: { readonly userId: string | null; readonly address: string },
  ) => Promise<void>;
  /** Parses answers too: in tests and development. */
  readonly checkOutput: boolean;
  readonly log: Logger;
}

interface Mounted {
  readonly route: Route;
  readonly handle: (context: AppContext) => Promise<Response>;
}

/** The HTTP API: implements the contract's routes. Features add theirs, then it is mounted once. */
export class Api {
  readonly #options: ApiOptions;
  readonly #mounted: Mounted[] = [];

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  /** The routes implemented so far. */
  get routes(): readonly Route[] {
    return this.#mounted.map(({ route }) => route);
  }

  /** Implements a route that visitors may call too. */
  forAnyone<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
    route: Route<P, Q, B, O>,
    handler: Handler<P, Q, B, O, SessionActor | null>,
  ): void {
    if (route.session !== "none") throw new Error(`${route.id} needs a session: implement it with forMembers.`);
    this.#add(route, async (context, parse) =>
      this.#call(context, route, handler, await parse(), await this.#options.findActor(context)),
    );
  }

  /** Implements a route that needs a session; without one the answer is NOT_SIGNED_IN. */
  forMembers<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
    route: Route<P, Q, B, O>,
    handler: Handler<P, Q, B, O, SessionActor>,
  ): void {
    if (route.session !== "required") throw new Error(`${route.id} needs no session: implement it with forAnyone.`);
    this.#add(route, async (context, parse) => {
      const actor = await this.#options.findActor(context);
      // Before the body is looked at: a stranger learns nothing from what is wrong with it.
      if (actor === null) throw new ApiError("NOT_SIGNED_IN");
      return this.#call(context, route, handler, await parse(), actor);
    });
  }

  /** Hangs all routes into the application, fixed paths before those with parameters. */
  mount(app: Hono<AppEnvironment>): void {
    const specificity = ({ route }: Mounted): string => route.path.replaceAll("{", "\uffff");
    const sorted = this.#mounted.toSorted((a, b) => (specificity(a) < specificity(b) ? -1 : 1));
    for (const { route, handle } of sorted) app.on(route.method, honoPath(route.path), handle);
  }

  /** The methods a path takes; empty when no route has it. */
  methodsOf(path: string): readonly Method[] {
    return this.#mounted.filter(({ route }) => pathPattern(route.path).test(path)).map(({ route }) => route.method);
  }

  #add<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
    route: Route<P, Q, B, O>,
    handle: (context: AppContext, parse: () => Promise<ParsedInput<P, Q, B>>) => Promise<Response>,
  ): void {
    const taken = this.#mounted.some(
      (other) => other.route.id === route.id || (other.route.method === route.method && other.route.path === route.path),
    );
    if (taken) throw new Error(`${route.id} (${route.method} ${route.path}) is implemented twice.`);
    const mayLackBody = route.body !== undefined && isOptional(route.body);
    this.#mounted.push({ route, handle: (context) => handle(context, () => parseInput(context, route, mayLackBody)) });
  }

  async #call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType, A extends SessionActor | null>(
    context: AppContext,
    route: Route<P, Q, B, O>,
    handler: Handler<P, Q, B, O, A>,
    input: ParsedInput<P, Q, B>,
    actor: A,
  ): Promise<Response> {
    if (route.method !== "GET") {
      const caller = { userId: actor?.userId ?? null, address: addressToCount(context.get("clientAddress")) };
      await this.#options.countCall(route.stores === false ? "preview" : "write", caller);
    }
    const gone = new AbortController();
    const output = await handler({
      ...input,
      actor,
      requestId: context.get("requestId"),
      clientAddress: context.get("clientAddress"),
      request: context.req.raw,
      // A signal costs as much as a twentieth of a short answer, and few operations ask for it. Not a getter: V8 gives each object that has one a hidden class of its own.
      signal: () => AbortSignal.any([context.req.raw.signal, gone.signal]),
      wantsEvents: route.events !== undefined && /\btext\/event-stream\b/.test(context.req.header("accept") ?? ""),
      setHeader: (name, value) => context.header(name, value),
    });
    if (output instanceof EventAnswer) {
      const checked = this.#options.checkOutput ? checkEvents(route, output) : output;
      const describe = (error: unknown) => this.#describe(error, context.get("requestId"));
      return context.body(await openEventStream(checked, { onCancel: () => gone.abort(), describe }), 200, EVENT_STREAM_HEADERS);
    }
    if (this.#options.checkOutput) {
      const checked = route.output.safeParse(output);
      if (!checked.success) throw new Error(`${route.id} answers something its contract does not say: ${checked.error.message}`);
    }
    if (isStreamed(output)) return streamFile(context, route.file ?? "application/json", output);
    if (route.file !== undefined) return answerFile(context, route.file, FileAnswer.parse(output));
    if (route.status === 204) return context.body(null, 204);
    return context.json(output, route.status ?? 200);
  }

  /** The last event of a stream that broke off. */
  #describe(error: unknown, requestId: string): object {
    const refusal = error instanceof ApiError ? error : new ApiError("INTERNAL");
    if (refusal !== error) this.#options.log.error({ requestId, error }, "an event stream failed");
    return { type: "error", code: refusal.code, message: refusal.message };
  }
}

/** An answer in events that throws at one that the contract doesn't know. */
function checkEvents({ id, events }: Route, answer: EventAnswer): EventAnswer {
  return new EventAnswer((send) =>
    answer.work((event) => {
      const checked = events?.safeParse(event);
      if (checked?.success !== true)
        throw new Error(`${id} sends something its contract does not say: ${checked?.error.message}`);
      send(event);
    }),
  );
}

/** A file of one person's: saved under its name, kept by nobody on the way. */
function answerFile(context: AppContext, type: string, { name, bytes }: FileAnswer): Response {
  return context.body(bytes, 200, {
    "Content-Type": type,
    "Content-Length": String(bytes.byteLength),
    "Content-Disposition": attachment(name),
    "Cache-Control": "private, no-store",
  });
}

function isStreamed(output: unknown): output is StreamedFile {
  return typeof output === "object" && output !== null && "pieces" in output && typeof output.pieces === "object";
}

interface ParsedInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/** Parses everything a route takes and reports all that doesn't fit at once. */
async function parseInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(
  context: AppContext,
  route: Route<P, Q, B, O>,
  mayLackBody: boolean,
): Promise<ParsedInput<P, Q, B>> {
  const issues: Issue[] = [];
  const params = parsePart(route.params, context.req.param(), issues);
  const query = parsePart(route.query, context.req.query(), issues);
  const body = parsePart(route.body, route.body === undefined ? undefined : await readJson(context.req.raw, mayLackBody), issues);
  // An address with an impossible id names nothing: that's a missing thing, not a wrong form.
  if (params === null) throw new ApiError("NOT_FOUND");
  if (query === null || body === null) throw new ApiError("VALIDATION_FAILED", { issues });
  return { params: params.value, query: query.value, body: body.value };
}

/** Whether a route's schema does without a body. */
export function isOptional(body: z.ZodType): boolean {
  return body.safeParse(undefined).success;
}

function parsePart<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  issues: Issue[],
): { readonly value: z.output<S> } | null {
  // Without a schema the type is that of a schema nobody gave; nobody reads it.
  if (schema === undefined) return { value: undefined as z.output<S> };
  if (typeof value === "object" && value !== null) {
    const odd = Object.entries(value).find(([, entry]) => typeof entry === "string" && !isStorable(entry));
    if (odd !== undefined) {
      issues.push({ path: odd[0], message: "This contains a character that can't be stored." });
      return null;
    }
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  issues.push(...parsed.error.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message })));
  return null;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
