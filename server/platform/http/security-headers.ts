import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** Content-Security-Policy of answers that are no documents. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a document: scripts from this origin and the inline ones given, nothing else inline that could run. A source is the hash of a script's text
 * (`sha256-…`), or the nonce of one document (`nonce-…`).
 */
export function documentPolicy(inlineScripts: readonly string[], isSecure: boolean): string {
  const inline = inlineScripts.map((source) => ` '${source}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    // Styles of the moving figure and of positioned menus are attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Headers that every answer carries; a document's own policy stays. */
export function secureHeaders(isSecure: boolean): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const headers = context.res.headers;
    // Answers that come ready-made (sign-in) know neither of these.
    headers.set("X-Request-Id", context.get("requestId"));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", CLOSED_POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    // Addresses that contain a token aren't sent to other sites.
    const isSecret = /^\/(reset-password|verify-email|shared)(\/|$)/.test(context.req.path);
    headers.set("Referrer-Policy", isSecret ? "same-origin" : "strict-origin-when-cross-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  };
}
