import type { Mail } from "./mail.ts";

const FACE = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

// Colours stand inline for clients that drop style sheets; the sheet turns them for a dark one.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:520px){.outer{padding:24px 16px!important}.card{padding:28px 22px!important}.title{font-size:28px!important}.act a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){
.ground{background:#080d12!important}.card{background:#12181f!important}
.title,.name,.words{color:#f3f3ee!important}.small,.small a{color:#abb0b6!important}
.act{background:#d6f423!important}.act a{color:#10150a!important}.mark-ink{background:#f3f3ee!important}.rule{border-color:#2b3138!important}
}
[data-ogsc] .title,[data-ogsc] .name,[data-ogsc] .words{color:#f3f3ee!important}
[data-ogsc] .small,[data-ogsc] .small a{color:#abb0b6!important}
[data-ogsb] .act{background:#d6f423!important}[data-ogsc] .act a{color:#10150a!important}`.replaceAll("\n", "");

/** A mail as the product looks: its mark, the subject as a headline, and one button for what is to be done. Nothing in it is loaded from anywhere. */
export function mailHtml(mail: Pick<Mail, "subject" | "text" | "action">): string {
  const paragraphs = mail.text.split(/\n{2,}/);
  const signature = paragraphs.pop() ?? "";
  const words = paragraphs.map((part) => (part === mail.action?.url ? button(mail.action) : paragraph(part))).join("");
  const fallback = mail.action
    ? `<p class="small rule" style="margin:24px 0 0;padding-top:20px;border-top:1px solid #dcdcd6;font-size:13px;line-height:1.5;color:#464c55">If the button doesn&#39;t work, open this link:<br><a href="${escapeHtml(mail.action.url)}" style="color:#464c55;word-break:break-all">${escapeHtml(mail.action.url)}</a></p>`
    : "";
  const title = escapeHtml(mail.subject);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${STYLE}</style></head><body class="ground" style="margin:0;background:#f3f3ee"><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f3ee"><tr><td class="outer" align="center" style="padding:48px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${FACE};text-align:left"><tr><td style="padding:0 0 20px 4px">${MARK}</td></tr><tr><td class="card" style="padding:40px;border-radius:16px;background:#fdfdfb"><h1 class="title" style="margin:0 0 20px;font-size:34px;line-height:1.05;letter-spacing:-.03em;font-weight:800;color:#0d131b">${title}</h1>${words}${fallback}</td></tr><tr><td class="small" style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:#464c55">${lines(signature)}</td></tr></table></td></tr></table></body></html>`;
}

const MARK = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td><span class="mark-ink" style="display:inline-block;width:9px;height:24px;border-radius:2px;background:#0d131b;transform:skewX(-14deg)"></span><span style="display:inline-block;width:9px;height:24px;margin-left:3px;border-radius:2px;background:#d6f423;transform:skewX(-14deg)"></span></td><td class="name" style="padding-left:12px;font-family:${FACE};font-size:21px;font-weight:800;letter-spacing:-.03em;color:#0d131b">Lockstep</td></tr></table>`;

function paragraph(part: string): string {
  return `<p class="words" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#0d131b">${lines(part)}</p>`;
}

function button({ label, url }: NonNullable<Mail["action"]>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td class="act" style="border-radius:10px;background:#0d131b"><a href="${escapeHtml(url)}" style="display:inline-block;padding:17px 28px;font-family:${FACE};font-size:16px;font-weight:700;line-height:1.2;color:#fafaf6;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Line breaks stay, and an address on its own line becomes a link. */
function lines(part: string): string {
  return escapeHtml(part)
    .replaceAll(/^(https?:\/\/[^\s<>"']+)$/gm, '<a href="$1" style="color:inherit;word-break:break-all">$1</a>')
    .replaceAll("\n", "<br>");
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
