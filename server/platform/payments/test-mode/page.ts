import { hash } from "node:crypto";
import { escapeHtml } from "../../mail/mail-html.ts";
import type { Invoice } from "./objects.ts";

// The product's colours and rhythm, as in the mailbox.
const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f3f3ee,#080d12);color:light-dark(#0d131b,#f3f3ee)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:34rem;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
.mode{margin:0 0 1.5rem;padding:.5rem .875rem;border-radius:10px;background:#d6f423;color:#10150a;font-size:.875rem}
h1{font-size:1.875rem;line-height:1.1;letter-spacing:-.02em;margin:0 0 1rem}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em;font-weight:600;display:inline-block;min-height:24px}
.card{margin:0 0 1rem;padding:1.25rem;border-radius:16px;background:light-dark(#fdfdfb,#12181f)}
dl{margin:0;display:grid;gap:.625rem}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
dt,.quiet{color:light-dark(#464c55,#abb0b6)}
dd{margin:0;font-weight:600}
form{margin:0}
label{display:block;margin:0 0 .25rem;font-weight:600}
input{width:100%;min-height:48px;padding:.625rem .75rem;border:1px solid light-dark(#767b82,#7d848c);border-radius:10px;font:inherit;background:light-dark(#fff,#080d12);color:inherit}
input[aria-invalid]{border:2px solid light-dark(#b3261e,#ff8a80)}
.field{margin:0 0 1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.error{margin:.375rem 0 0;color:light-dark(#b3261e,#ff8a80);font-weight:600}
.notice{margin:0 0 1rem;padding:.875rem 1rem;border-radius:10px;background:light-dark(#e4edd0,#1f2a12)}
button{width:100%;min-height:48px;padding:.75rem 1rem;border:0;border-radius:10px;font:inherit;font-weight:700;cursor:pointer;background:light-dark(#0d131b,#d6f423);color:light-dark(#fafaf6,#10150a)}
button.plain{background:none;border:1px solid currentColor;color:inherit}
button+button,form+form{margin-top:.625rem}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid;outline-offset:3px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
li{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
`;

const STYLE_SOURCE = `'sha256-${hash("sha256", STYLE, "base64")}'`;

export interface Page {
  readonly title: string;
  /** HTML, with everything that came from outside escaped. */
  readonly body: string;
  readonly status?: number;
  /** Where a form of this page may lead in the end, besides this server. */
  readonly leadsTo?: string | null;
}

/** A page of the provider: no scripts, nothing loaded, clearly marked as a test. */
export function showPage(page: Page): Response {
  const target = page.leadsTo && URL.canParse(page.leadsTo) ? ` ${new URL(page.leadsTo).origin}` : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(page.title)} - TEST MODE</title><style>${STYLE}</style></head><body><main><p class="mode"><strong>TEST MODE</strong> No real money moves here, and only test cards work.</p>${page.body}</main></body></html>`;
  return new Response(html, {
    status: page.status ?? 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** After a form was sent: the browser asks for another page. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, "Cache-Control": "no-store" } });
}

export function money(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** A day in UTC, as the provider counts them. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
}

export function invoiceStatus(invoice: Invoice): string {
  const status = invoice.status ?? "";
  return status.slice(0, 1).toUpperCase() + status.slice(1);
}

/** Rows of a name and what it is. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  const list = rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl>${list.join("")}</dl>`;
}

export function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(text)}</a>`;
}
