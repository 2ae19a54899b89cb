import type { Hono } from "hono";
import { escapeHtml } from "../../mail/mail-html.ts";
import { authenticationForm, cardForm, DECLINED, NOT_AUTHENTICATED, readCard, type CardErrors } from "./card-form.ts";
import { completeSession, findLive } from "./checkout-sessions.ts";
import type { Ledger } from "./ledger.ts";
import { DAY } from "./next-step-at.ts";
import type { CheckoutSession } from "./objects.ts";
import { day, facts, goTo, link, money, showPage } from "./page.ts";
import { createCard } from "./payment-methods.ts";
import type { Provider } from "./provider.ts";
import { readPageForm } from "./read-page-form.ts";
import { Refusal } from "./refusal.ts";

const PATH = "/dev/billing/checkout/:id";

/** The hosted checkout page. */
export function mountCheckoutPage(pages: Hono, provider: Provider): void {
  pages.get(PATH, (context) =>
    provider.read(async (ledger) => {
      const session = await ledger.get("checkout.session", context.req.param("id"));
      return (await closedPage(ledger, session)) ?? checkoutPage(ledger, session);
    }),
  );

  pages.post(PATH, async (context) => {
    const form = await readPageForm(context.req.raw);
    const id = context.req.param("id");
    return submit(provider, id, form, async (ledger, session) => {
      const read = readCard(form, ledger.now);
      if ("errors" in read) return checkoutPage(ledger, session, form, read.errors);
      if (read.outcome === "declined") return checkoutPage(ledger, session, form, DECLINED);
      const method = await createCard(ledger, read.card, session.customer_email);
      if (read.outcome === "authenticate") return goTo(`/dev/billing/checkout/${id}/authenticate/${method.id}`);
      return succeed(await completeSession(ledger, session, method));
    });
  });

  pages.get(`${PATH}/authenticate/:method`, (context) =>
    provider.read(async (ledger) => {
      const session = await ledger.get("checkout.session", context.req.param("id"));
      await ledger.get("payment_method", context.req.param("method"));
      const body = authenticationForm(context.req.path);
      return (
        (await closedPage(ledger, session)) ?? showPage({ title: "Complete authentication", body, leadsTo: session.success_url })
      );
    }),
  );

  pages.post(`${PATH}/authenticate/:method`, async (context) => {
    const form = await readPageForm(context.req.raw);
    return submit(provider, context.req.param("id"), undefined, async (ledger, session) => {
      const method = await ledger.get("payment_method", context.req.param("method"));
      const mayPay = form.get("answer") === "complete" && method.customer === null;
      if (!mayPay) return checkoutPage(ledger, session, undefined, NOT_AUTHENTICATED);
      return succeed(await completeSession(ledger, session, method));
    });
  });
}

/** One attempt to subscribe. When the card is declined nothing of it has happened, and the session stays open. */
async function submit(
  provider: Provider,
  id: string,
  form: URLSearchParams | undefined,
  attempt: (ledger: Ledger, session: CheckoutSession) => Promise<Response>,
): Promise<Response> {
  try {
    const answer = await provider.change(async (ledger) => {
      const session = await ledger.get("checkout.session", id);
      return (await closedPage(ledger, session)) ?? attempt(ledger, session);
    });
    // Like Stripe, the page goes on when the webhook knows, so that the next one finds the membership.
    await provider.deliverAll();
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== "card_error") throw error;
    return provider.read(async (ledger) => checkoutPage(ledger, await ledger.get("checkout.session", id), form, DECLINED));
  }
}

function succeed(session: CheckoutSession): Response {
  return goTo(session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

/** What a session shows that can't be paid; null while it can. */
async function closedPage(ledger: Ledger, session: CheckoutSession): Promise<Response | null> {
  if (session.status === "complete") return succeed(session);
  const back = session.cancel_url === null ? "" : `<p>${link(session.cancel_url, "Go back")}</p>`;
  if (session.status === "expired" || session.expires_at <= ledger.now) {
    const body = `<h1>This checkout has expired</h1><p>Nothing was charged. Start again from the pricing page.</p>${back}`;
    return showPage({ title: "Checkout expired", body, status: 410 });
  }
  if ((await findLive(ledger, session.customer)) !== null) {
    const body = `<h1>You're already subscribed</h1><p>Nothing was charged. You can change your plan on your membership page.</p>${back}`;
    return showPage({ title: "Already subscribed", body, status: 409 });
  }
  return null;
}

async function checkoutPage(
  ledger: Ledger,
  session: CheckoutSession,
  form?: URLSearchParams,
  errors: CardErrors = {},
): Promise<Response> {
  const [line] = session.line_items.data;
  if (line === undefined) throw new Error(`The checkout session ${session.id} sells nothing.`);
  const email = session.customer === null ? session.customer_email : (await ledger.get("customer", session.customer)).email;
  const trialDays = session.subscription_data.trial_period_days;
  const price = money(line.price.unit_amount * line.quantity);
  const trial = trialDays === undefined ? null : { days: trialDays, endsAt: ledger.now + trialDays * DAY };
  const rows: [string, string][] = [["Plan", line.description ?? ""]];
  if (email !== null) rows.push(["Account", email]);
  rows.push(["Price", `${price} per month`]);
  if (trial !== null) rows.push(["Free trial", trial.days === 1 ? "1 day" : `${trial.days} days`]);
  rows.push(["Due today", trial === null ? price : money(0)]);
  rows.push(["First charge", `${price} on ${day(trial?.endsAt ?? ledger.now)}`]);
  const cancel = session.cancel_url === null ? "" : `<p>${link(session.cancel_url, "Cancel and go back")}</p>`;
  const name = escapeHtml(line.description ?? "your plan");
  return showPage({
    title: Object.keys(errors).length === 0 ? "Checkout" : "Error: Checkout",
    body: `<h1>Subscribe to ${name}</h1><section class="card">${facts(rows)}</section><section class="card"><h2>Pay by card</h2>${cardForm(`/dev/billing/checkout/${session.id}`, "Subscribe", form, errors)}</section>${cancel}`,
    status: Object.keys(errors).length === 0 ? 200 : 422,
    leadsTo: session.success_url,
  });
}
