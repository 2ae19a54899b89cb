import { OpenAPIHono } from "@hono/zod-openapi";
import { createHash } from "node:crypto";
import { ErrorBody } from "@lockstep/contract/errors.ts";
import type { Route } from "@lockstep/contract/route.ts";
import { escapeHtml } from "../mail/mail-html.ts";
import { isOptional } from "./api.ts";

type RouteConfig = Parameters<OpenAPIHono["openAPIRegistry"]["registerPath"]>[0];
type ParameterSchema = NonNullable<NonNullable<RouteConfig["request"]>["params"]>;

/** The OpenAPI 3.1 document of the given routes. */
export function openApiDocument(routes: readonly Route[], appUrl: string): object {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "better-auth.session_token",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  for (const route of routes) app.openAPIRegistry.registerPath(describe(route));
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Lockstep",
      version: "1",
      description:
        "Training and meal plans you can trust. Sign-up, sign-in and sessions are at /api/auth, handled by better-auth.",
    },
    servers: [{ url: appUrl }],
  });
}

function describe(route: Route): RouteConfig {
  const status = route.status ?? 200;
  return {
    method: route.method.toLowerCase() as Lowercase<Route["method"]>,
    path: route.path,
    operationId: route.id,
    summary: route.summary,
    tags: [route.feature],
    ...(route.session === "required" ? { security: [{ session: [] }, { bearer: [] }] } : {}),
    request: {
      ...(route.params === undefined ? {} : { params: route.params as ParameterSchema }),
      ...(route.query === undefined ? {} : { query: route.query as ParameterSchema }),
      ...(route.body === undefined
        ? {}
        : { body: { required: !isOptional(route.body), content: { "application/json": { schema: route.body } } } }),
      ...(route.form === undefined
        ? {}
        : { body: { required: true, content: { "multipart/form-data": { schema: formSchema(route.form) } } } }),
    },
    responses: {
      [status]: status === 204 ? { description: "Done" } : { description: "Success", content: contentOf(route) },
      default: { description: "An error", content: { "application/json": { schema: ErrorBody } } },
    },
  };
}

function contentOf({ file, output, events }: Route) {
  return file === undefined
    ? { "application/json": { schema: output }, ...(events === undefined ? {} : { "text/event-stream": { schema: events } }) }
    : { [file]: { schema: { type: "string" as const, format: "binary" } } };
}

function formSchema(form: NonNullable<Route["form"]>) {
  const parts = Object.entries(form);
  return {
    type: "object" as const,
    properties: Object.fromEntries(
      parts.map(([name, { kind }]) => [name, { type: "string" as const, ...(kind === "file" ? { format: "binary" } : {}) }]),
    ),
    required: parts.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
  };
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color-scheme:light dark}
summary{cursor:pointer;padding:.75em 0;min-height:44px;box-sizing:border-box}code{font-size:.95em}b{display:inline-block;min-width:4.5em}pre{overflow:auto;padding:1em;border:1px solid;border-radius:.5em}`;

/** A page to browse the operations, without a script. */
export function docsPage(routes: readonly Route[], document: object): { readonly html: string; readonly policy: string } {
  const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
    "paths" in document && isPaths(document.paths) ? document.paths : {};
  const features = [...new Set(routes.map((route) => route.feature))].sort();
  const sections = features.map((feature) => {
    const items = routes
      .filter((route) => route.feature === feature)
      .map((route) => {
        const detail = JSON.stringify(paths[route.path]?.[route.method.toLowerCase()] ?? {}, null, 2);
        return `<details><summary><b>${route.method}</b> <code>${escapeHtml(route.path)}</code> ${escapeHtml(route.summary)}${route.session === "required" ? " (session)" : ""}</summary><pre tabindex="0"><code>${escapeHtml(detail)}</code></pre></details>`;
      });
    return `<section><h2>${escapeHtml(feature)}</h2>${items.join("")}</section>`;
  });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lockstep API</title><style>${STYLE}</style></head><body><main><h1>Lockstep API</h1><p>For machines: <a href="/api/openapi.json">openapi.json</a>. Errors look like <code>{error: {code, message, issues?}, requestId}</code>.</p>${sections.join("")}</main></body></html>`;
  const hash = createHash("sha256").update(STYLE).digest("base64");
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function isPaths(value: unknown): value is Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return typeof value === "object" && value !== null;
}
