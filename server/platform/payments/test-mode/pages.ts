import { Hono } from "hono";
import { z } from "zod";
import { readJson } from "../../http/read-body.ts";
import { mountCheckoutPage } from "./checkout-page.ts";
import { mountInvoicePage } from "./invoice-page.ts";
import { showPage } from "./page.ts";
import { mountPortalPage } from "./portal-page.ts";
import type { Provider } from "./provider.ts";
import { Refusal } from "./refusal.ts";

/** How far the clock goes in one move: every renewal on the way is worked through. */
const FARTHEST_SECONDS = 5 * 366 * 24 * 60 * 60;
const Move = z.strictObject({ to: z.int() });

/** What the built-in provider shows to people, and its clock. */
export function createPaymentPages(provider: Provider): Hono {
  const pages = new Hono();
  pages.onError((error) => {
    // Anything else is answered and logged where all errors are.
    if (error instanceof Refusal && error.code === "resource_missing") return notFound();
    throw error;
  });
  mountCheckoutPage(pages, provider);
  mountPortalPage(pages, provider);
  mountInvoicePage(pages, provider);
  pages.get("/dev/billing/clock", async (context) => context.json({ now: await provider.now() }));
  pages.post("/dev/billing/clock", async (context) => {
    const body = Move.safeParse(await readJson(context.req.raw));
    if (!body.success) return refuse('Send {"to": whole seconds since 1970}.');
    const now = await provider.now();
    if (body.data.to <= now) return refuse(`The clock only goes forwards. It's ${now} now.`);
    if (body.data.to > now + FARTHEST_SECONDS) return refuse("The clock goes up to five years ahead in one move.");
    return context.json(await provider.advance(body.data.to));
  });
  pages.notFound(notFound);
  return pages;
}

function notFound(): Response {
  const body =
    "<h1>There's nothing here</h1><p>The link is incomplete, or it's no longer valid. Start again from your membership page.</p>";
  return showPage({ title: "Not found", body, status: 404 });
}

function refuse(message: string): Response {
  return Response.json(new Refusal(message, { param: "to" }).body(), { status: 400 });
}
