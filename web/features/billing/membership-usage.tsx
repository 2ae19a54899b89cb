import type { Invoice, listInvoices, Subscription } from "@lockstep/contract/billing.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { request } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dayOf, moneyText } from "./membership-words.ts";

/** How many plans of a kind are saved; null while it isn't known. */
function usePlanCount(userId: string, kind: "training" | "nutrition"): number | null {
  const { data } = useQuery({
    queryKey: ["membership", userId, "plans", kind],
    queryFn: ({ signal }) => request<{ total: number }>("GET", `/api/${kind}/plans`, { signal }),
    networkMode: "always",
    refetchOnMount: "always",
    retry: false,
  });
  return data?.total ?? null;
}

const upTo = (room: number): string => `Up to ${room}`;
const countText = (used: number | null, room: number): string => (used === null ? upTo(room) : `${used} of ${room}`);

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3">
      <dt>{name}</dt>
      <dd className="font-label">{children}</dd>
    </div>
  );
}

/** What of the counted things is used. */
export function Usage({ userId, features }: { userId: string; features: Subscription["features"] }) {
  const workouts = usePlanCount(userId, "training");
  const meals = usePlanCount(userId, "nutrition");
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className="d2 text-26">
        Your usage
      </h2>
      <dl className="mt-3">
        <Line name="Saved workout plans">{countText(workouts, Number(features.savedPlans))}</Line>
        <Line name="Saved meal plans">{countText(meals, Number(features.savedPlans))}</Line>
        <Line name="People in a meal plan">{features.people === 1 ? "Just you" : upTo(Number(features.people))}</Line>
      </dl>
    </section>
  );
}

const STATUSES: Readonly<Record<Invoice["status"], string>> = {
  paid: "Paid",
  open: "Payment due",
  uncollectible: "Not paid",
  void: "Canceled",
};

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { createdAt, amountCents, currency, status, url, pdfUrl } = invoice;
  const day = dayOf(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1">
      <span className="min-w-[7rem]">{day}</span>
      <span className="font-label">{moneyText(amountCents, currency)}</span>
      <span className="text-14 text-fg-2">{STATUSES[status]}</span>
      <span className="flex gap-4">
        {url === null ? null : (
          <a className="link inline-flex min-h-11 items-center" href={url}>
            View<span className="visually-hidden"> the invoice of {day}</span>
          </a>
        )}
        {pdfUrl === null ? null : (
          <a className="link inline-flex min-h-11 items-center" href={pdfUrl}>
            PDF<span className="visually-hidden"> of the invoice of {day}</span>
          </a>
        )}
      </span>
    </li>
  );
}

/** What someone was billed, with the payment provider's pages of it. */
export function Invoices({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["membership", userId, "invoices"],
    queryFn: ({ signal }) => request<RouteOutput<typeof listInvoices>>("GET", "/api/billing/invoices", { signal }),
    networkMode: "always",
    refetchOnMount: "always",
    retry: false,
  });
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="d2 text-26">
        Invoices
      </h2>
      {isPending ? <Skeleton className="mt-3 h-16" /> : null}
      {error && !data ? (
        <div className="mt-3 grid justify-items-start gap-3">
          <p role="alert">We couldn't load your invoices.</p>
          <Button size="sm" look="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {data?.items.length === 0 ? <p className="mt-3 text-fg-2">No invoices yet.</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="mt-3">
          {data.items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
