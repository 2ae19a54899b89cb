import type { z } from "zod";

/** Who may call a route: anyone, or only someone with a session. What a caller may do beyond that is decided in the operation. */
export type SessionNeed = "none" | "required";

/** HTTP methods the API uses. */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One operation of the HTTP API as plain data, so that the server can implement it, OpenAPI can be made from it, and the browser can
 * call it without carrying any generator. Paths name parameters in braces: `/api/exercises/{id}`.
 */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** The operation's name, unique in the API: `listExercises`. */
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  /** The feature's folder name; the tag in OpenAPI. */
  readonly feature: string;
  readonly session: SessionNeed;
  /** False for a call that stores nothing though it is no GET (a preview): it has its own limit. */
  readonly stores?: false;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Parts of a `multipart/form-data` body, in place of a JSON one; the operation reads it on its own. */
  readonly form?: Readonly<Record<string, { readonly kind: "file" | "text"; readonly isRequired: boolean }>>;
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201 | 204;
  readonly output: Output;
  /** The answer is a file of this type to be saved; the operation hands over a `FileAnswer`, or a `StreamedFile` that's sent as it's made. */
  readonly file?: "application/pdf" | "text/csv" | "application/json";
  /** What comes as server-sent events, one JSON object each, when `Accept` asks for `text/event-stream`. */
  readonly events?: z.ZodType;
}

/** Keeps the schema types of a route definition. */
export function defineRoute<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  route: Route<Params, Query, Body, Output>,
): Route<Params, Query, Body, Output> {
  return route;
}

/** What a caller sends: path parameters, query and body as the schemas take them in. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, infer _O>
    ? {
        readonly params: z.input<P>;
        readonly query: z.input<Q>;
        readonly body: z.input<B>;
      }
    : never;

/** What the server has after parsing. */
export type RouteParsed<R> =
  R extends Route<infer P, infer Q, infer B, infer _O>
    ? {
        readonly params: z.output<P>;
        readonly query: z.output<Q>;
        readonly body: z.output<B>;
      }
    : never;

/** All that was parsed of a request, in one object: the input of an operation. A body that may be missing isn't in it. */
export type RouteFields<R> = RouteParsed<R>["params"] & RouteParsed<R>["query"] & RouteParsed<R>["body"];

/** What the route answers. */
export type RouteOutput<R> = R extends Route<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never;
