import type { Hono } from "hono";
import { escapeHtml } from "../../mail/mail-html.ts";
import { day, facts, invoiceStatus, money, showPage } from "./page.ts";
import type { Provider } from "./provider.ts";

/** An invoice as `hosted_invoice_url` shows it. */
export function mountInvoicePage(pages: Hono, provider: Provider): void {
  pages.get("/dev/billing/invoice/:id", (context) =>
    provider.read(async (ledger) => {
      const invoice = await ledger.get("invoice", context.req.param("id"));
      const lines = invoice.lines.data.map(
        (line) => `<li><span>${escapeHtml(line.description ?? "")}</span><span>${money(line.amount)}</span></li>`,
      );
      const sums: [string, string][] = [
        ["Date", day(invoice.created)],
        ["To", [invoice.customer_name, invoice.customer_email].filter((part) => part !== null).join(", ")],
        ["Total", money(invoice.total)],
        ["Paid", money(invoice.amount_paid)],
        ["Still due", money(invoice.amount_remaining)],
        ["Status", invoiceStatus(invoice)],
      ];
      return showPage({
        title: `Invoice ${invoice.number ?? ""}`,
        body: `<h1>Invoice ${escapeHtml(invoice.number ?? "")}</h1><section class="card"><ul>${lines.join("")}</ul></section><section class="card">${facts(sums)}</section>`,
      });
    }),
  );
}
