import type { Hono } from "hono";
import { documentPolicy } from "../http/security-headers.ts";
import { ApiError } from "../http/api-error.ts";
import { isFromThisMachine } from "../http/identify-request.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { escapeHtml, mailHtml } from "./mail-html.ts";
import type { Mailbox } from "./mailbox.ts";

// The product's own colours and rhythm; its faces are left out, because their files are named by the build.
const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f3f3ee,#080d12);color:light-dark(#0d131b,#f3f3ee)}
body{margin:0 auto;max-width:44rem;padding:2.5rem 1rem 4rem}
h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 .75rem;overflow-wrap:anywhere}
p{margin:0 0 1.25rem;color:light-dark(#464c55,#abb0b6)}
a{color:inherit;text-underline-offset:.2em;font-weight:600}
a:focus-visible{outline:2px solid;outline-offset:3px;border-radius:4px}
ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:.5rem}
li,.mail{padding:.875rem 1rem;border-radius:16px;background:light-dark(#fdfdfb,#12181f)}
li a{display:inline-block;min-height:24px}
li small{display:block;color:light-dark(#565c64,#8f959c);font-size:.875rem;overflow-wrap:anywhere}
.mail{padding:1.25rem;white-space:pre-wrap;overflow-wrap:anywhere}
.mail a{font-weight:400}
`;

/** `/dev/mailbox`: the mails of a local installation. Anywhere else these pages don't exist. */
export function mountMailbox(app: Hono<AppEnvironment>, mailbox: Mailbox, isLocalInstallation: boolean): void {
  app.use("/dev/mailbox/*", async (context, next) => {
    if (!isLocalInstallation || !isFromThisMachine(context)) throw new ApiError("NOT_FOUND");
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
        `<h1>Mailbox</h1><p>Emails from this installation, newest first. No mail server is configured, so they stay here.</p>${rows.length === 0 ? "<p>No mail yet.</p>" : `<ul>${rows.join("")}</ul>`}`,
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
        `<p><a href="/dev/mailbox">Mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}, <a href="/dev/mailbox/${mail.id}/html">as HTML</a></p><div class="mail">${text}</div>`,
      ),
    );
  });
  app.get("/dev/mailbox/:id/html", async (context) => {
    const mail = await mailbox.find(context.req.param("id"));
    if (mail === null) throw new ApiError("NOT_FOUND");
    return context.html(mailHtml(mail));
  });
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}
