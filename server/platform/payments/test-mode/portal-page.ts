import type { Hono } from "hono";
import { sql } from "../../database/sql.ts";
import { escapeHtml } from "../../mail/mail-html.ts";
import { authenticationForm, cardForm, DECLINED, NOT_AUTHENTICATED, readCard, type CardErrors } from "./card-form.ts";
import { productName } from "./catalogue.ts";
import { findLive } from "./checkout-sessions.ts";
import { findMethod } from "./invoices.ts";
import type { Ledger } from "./ledger.ts";
import { itemOf, type Invoice, type PaymentMethod, type Subscription } from "./objects.ts";
import { day, facts, invoiceStatus, goTo, link, money, showPage } from "./page.ts";
import { attach, createCard, makeDefault } from "./payment-methods.ts";
import { PORTAL_SECONDS } from "./portal-sessions.ts";
import type { Provider } from "./provider.ts";
import { readPageForm } from "./read-page-form.ts";
import { missing, Refusal } from "./refusal.ts";
import { payOpenInvoices, updateSubscription } from "./subscriptions.ts";

const PATH = "/dev/billing/portal/:id";

/** What the page says after each change. */
const DONE = new Map([
  ["plan", "Your plan was changed."],
  ["cancel", "Your plan ends with the current period."],
  ["resume", "Your plan continues."],
  ["card", "Your card was updated."],
  ["declined", "Your card was declined, so your plan stays as it was."],
]);

const STATUS: Readonly<Record<string, string>> = {
  trialing: "Trial",
  active: "Active",
  past_due: "Payment overdue",
  unpaid: "Unpaid",
  canceled: "Canceled",
  incomplete: "Waiting for the first payment",
  incomplete_expired: "Expired",
  paused: "Paused",
};

interface Opened {
  readonly ledger: Ledger;
  readonly path: string;
  readonly customerId: string;
  readonly returnUrl: string | null;
}

/** The customer portal. */
export function mountPortalPage(pages: Hono, provider: Provider): void {
  pages.get(PATH, (context) =>
    provider.read(async (ledger) =>
      overview(await openPortal(ledger, context.req.param("id")), DONE.get(context.req.query("done") ?? "")),
    ),
  );

  pages.post(`${PATH}/plan`, async (context) => {
    const price = (await readPageForm(context.req.raw)).get("price") ?? "";
    return change(provider, context.req.param("id"), "plan", ({ ledger }, subscription) =>
      updateSubscription(ledger, subscription.id, { price, proration: "always_invoice", onFailure: "refuse" }),
    );
  });
  pages.post(`${PATH}/cancel`, (context) =>
    change(provider, context.req.param("id"), "cancel", ({ ledger }, { id }) =>
      updateSubscription(ledger, id, { cancelAtPeriodEnd: true }),
    ),
  );
  pages.post(`${PATH}/resume`, (context) =>
    change(provider, context.req.param("id"), "resume", ({ ledger }, { id }) =>
      updateSubscription(ledger, id, { cancelAtPeriodEnd: false }),
    ),
  );

  pages.get(`${PATH}/card`, (context) =>
    provider.read(async (ledger) => cardPage(await openPortal(ledger, context.req.param("id")))),
  );
  pages.post(`${PATH}/card`, async (context) => {
    const form = await readPageForm(context.req.raw);
    const answer = await provider.change(async (ledger) => {
      const portal = await openPortal(ledger, context.req.param("id"));
      const read = readCard(form, ledger.now);
      if ("errors" in read) return cardPage(portal, form, read.errors);
      if (read.outcome === "declined") return cardPage(portal, form, DECLINED);
      const customer = await ledger.get("customer", portal.customerId);
      const method = await createCard(ledger, read.card, customer.email);
      return read.outcome === "authenticate" ? goTo(`${portal.path}/authenticate/${method.id}`) : useCard(portal, method);
    });
    await provider.deliverAll();
    return answer;
  });
  pages.get(`${PATH}/authenticate/:method`, (context) =>
    provider.read(async (ledger) => {
      await openPortal(ledger, context.req.param("id"));
      await ledger.get("payment_method", context.req.param("method"));
      return showPage({ title: "Complete authentication", body: authenticationForm(context.req.path) });
    }),
  );
  pages.post(`${PATH}/authenticate/:method`, async (context) => {
    const form = await readPageForm(context.req.raw);
    const answer = await provider.change(async (ledger) => {
      const portal = await openPortal(ledger, context.req.param("id"));
      const method = await ledger.get("payment_method", context.req.param("method"));
      const isDone = form.get("answer") === "complete" && method.customer === null;
      return isDone ? useCard(portal, method) : cardPage(portal, undefined, NOT_AUTHENTICATED);
    });
    await provider.deliverAll();
    return answer;
  });
}

async function openPortal(ledger: Ledger, id: string): Promise<Opened> {
  const session = await ledger.get("billing_portal.session", id);
  if (session.created + PORTAL_SECONDS <= ledger.now) throw missing("portal session", id, "id");
  await ledger.get("customer", session.customer);
  return { ledger, path: `/dev/billing/portal/${id}`, customerId: session.customer, returnUrl: session.return_url };
}

/** Changes the customer's subscription; a declined card changes nothing. */
async function change(
  provider: Provider,
  id: string,
  what: string,
  work: (portal: Opened, subscription: Subscription) => Promise<unknown>,
): Promise<Response> {
  try {
    await provider.change(async (ledger) => {
      const portal = await openPortal(ledger, id);
      const subscription = await findLive(ledger, portal.customerId);
      if (subscription !== null) await work(portal, subscription);
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== "card_error") throw error;
    return goTo(`/dev/billing/portal/${id}?done=declined`);
  }
  await provider.deliverAll();
  return goTo(`/dev/billing/portal/${id}?done=${what}`);
}

/** The new card pays from now on, and what's open is tried with it at once. */
async function useCard({ ledger, path, customerId }: Opened, method: PaymentMethod): Promise<Response> {
  await attach(ledger, method, customerId);
  await makeDefault(ledger, method.id, customerId);
  const subscription = await findLive(ledger, customerId);
  if (subscription !== null) await updateSubscription(ledger, subscription.id, { defaultPaymentMethod: method.id });
  await payOpenInvoices(ledger, customerId);
  return goTo(`${path}?done=card`);
}

function cardPage({ path }: Opened, form?: URLSearchParams, errors: CardErrors = {}): Response {
  const isFine = Object.keys(errors).length === 0;
  return showPage({
    title: isFine ? "Update card" : "Error: Update card",
    status: isFine ? 200 : 422,
    body: `<h1>Update card</h1><section class="card">${cardForm(`${path}/card`, "Save card", form, errors)}</section><p>${link(path, "Back to your plan")}</p>`,
  });
}

async function overview(portal: Opened, done: string | undefined): Promise<Response> {
  const { ledger, customerId, path } = portal;
  const [newest] = await ledger.all("subscription", [sql`customer_id = ${customerId}`]);
  const live = await findLive(ledger, customerId);
  const shown = live ?? newest ?? null;
  const invoices = await ledger.all("invoice", [sql`customer_id = ${customerId}`]);
  const method = shown === null ? null : await findMethod(ledger, shown);
  const card = method === null ? "No card yet." : `Visa ending in ${method.card.last4}, expires ${expiry(method)}`;
  const sections = [
    `<h1>Manage your plan</h1>`,
    done === undefined ? "" : `<p class="notice" role="status">${escapeHtml(done)}</p>`,
    shown === null
      ? `<section class="card"><p>You have no plan yet.</p></section>`
      : `<section class="card"><h2>Plan</h2>${await planFacts(ledger, shown)}</section>`,
    live === null ? "" : `<section class="card"><h2>Change plan</h2>${await actions(portal, live)}</section>`,
    `<section class="card"><h2>Card</h2><p>${escapeHtml(card)}</p>${link(`${path}/card`, "Update card")}</section>`,
    `<section class="card"><h2>Invoices</h2>${invoiceList(invoices)}</section>`,
    portal.returnUrl === null ? "" : `<p>${link(portal.returnUrl, "Back to Lockstep")}</p>`,
  ];
  return showPage({ title: "Manage your plan", body: sections.join("") });
}

function expiry(method: PaymentMethod): string {
  return `${String(method.card.exp_month).padStart(2, "0")}/${method.card.exp_year}`;
}

async function planFacts(ledger: Ledger, subscription: Subscription): Promise<string> {
  const item = itemOf(subscription);
  const isOver = subscription.ended_at !== null;
  const label = isOver
    ? "Ended"
    : subscription.cancel_at_period_end
      ? "Ends"
      : subscription.status === "trialing"
        ? "Trial ends"
        : "Renews";
  return facts([
    ["Plan", await productName(ledger, item.price)],
    ["Price", `${money(item.price.unit_amount * item.quantity)} per month`],
    ["Status", STATUS[subscription.status] ?? subscription.status],
    [label, day(subscription.ended_at ?? item.current_period_end)],
  ]);
}

async function actions({ ledger, path }: Opened, subscription: Subscription): Promise<string> {
  const current = itemOf(subscription).price;
  const prices = await ledger.all("price", [sql`data->>'lookup_key' is not null`, sql`data->>'active' = 'true'`]);
  const forms: string[] = [];
  for (const price of prices.toReversed()) {
    if (price.id === current.id) continue;
    const name = escapeHtml(await productName(ledger, price));
    forms.push(
      `<form method="post" action="${path}/plan"><button name="price" value="${price.id}">Switch to ${name}, ${money(price.unit_amount)} per month</button></form>`,
    );
  }
  const isEnding = subscription.cancel_at_period_end;
  const [step, label] = isEnding ? ["resume", "Resume plan"] : ["cancel", "Cancel at period end"];
  forms.push(`<form method="post" action="${path}/${step}"><button class="plain">${label}</button></form>`);
  const note =
    subscription.status === "trialing"
      ? "Switching during your trial costs nothing today."
      : "Switching charges the difference for the rest of this period today, or credits it to your next invoice.";
  return `<p class="quiet">${note}</p>${forms.join("")}`;
}

function invoiceList(invoices: readonly Invoice[]): string {
  if (invoices.length === 0) return "<p>No invoices yet.</p>";
  const rows = invoices.map((invoice) => {
    const number = link(`/dev/billing/invoice/${invoice.id}`, invoice.number ?? invoice.id);
    return `<li><span>${number}<br><span class="quiet">${day(invoice.created)}</span></span><span>${money(invoice.total)}<br><span class="quiet">${escapeHtml(invoiceStatus(invoice))}</span></span></li>`;
  });
  return `<ul>${rows.join("")}</ul>`;
}
