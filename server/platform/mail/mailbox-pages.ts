import type { Hono } from "hono";
import { documentPolicy } from "../http/security-headers.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { escapeHtml } from "./mail.ts";
import type { Mailbox } from "./mailbox.ts";

const STYLE = "font:16px/1.5 system-ui,sans-serif;max-width:44em;margin:2em auto;padding:0 1em;color-scheme:light dark";

/** `/dev/mailbox`: the mails of a local installation. Anywhere else these pages do not exist. */
export function mountMailbox(app: Hono<AppEnvironment>, mailbox: Mailbox, isLocalInstallation: boolean): void {
  app.use("/dev/mailbox/*", async (context, next) => {
    if (!isLocalInstallation || !context.get("isLocal")) throw new ApiError("NOT_FOUND");
    context.header("Content-Security-Policy", documentPolicy([], false));
    context.header("Cache-Control", "no-store");
    await next();
  });
  app.get("/dev/mailbox", async (context) => {
    const mails = await mailbox.list();
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br><small>to ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 19).replace("T", " ")}</time></small></li>`,
    );
    return context.html(
      page(
        "Mailbox",
        `<h1>Mailbox</h1><p>Mails of this installation, newest first. No mail server is configured, so they stay here.</p>${rows.length === 0 ? "<p>No mail yet.</p>" : `<ul>${rows.join("")}</ul>`}`,
      ),
    );
  });
  app.get("/dev/mailbox/:id", async (context) => {
    const mail = await mailbox.find(context.req.param("id"));
    if (mail === null) throw new ApiError("NOT_FOUND");
    const text = escapeHtml(mail.text).replaceAll(
      /https?:\/\/[^\s<>"']+/g,
      (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
    );
    return context.html(
      page(
        mail.subject,
        `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}</p><div style="white-space:pre-wrap;overflow-wrap:anywhere">${text}</div>`,
      ),
    );
  });
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="${STYLE}"><main>${body}</main></body></html>`;
}
