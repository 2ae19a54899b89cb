import type { Subscription } from "@lockstep/contract/billing.ts";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { ApiError } from "../../api/client.ts";
import { membershipQuery } from "../../shell/membership.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Invoices, Usage } from "./membership-usage.tsx";
import { Renewal } from "./renewal.tsx";
import { nextText, offerOf, priceText, statusText } from "./membership-words.ts";

function Plan({ userId, membership }: { userId: string; membership: Subscription }) {
  const { tier, subscriptionStatus: status, isThroughFamily } = membership;
  const portal = usePortal();
  const offer = offerOf(tier);
  const next = nextText(membership);
  return (
    <section className="card grid gap-4" aria-labelledby="plan-name">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="plan-name" className="d2 text-32">
            {offer.name}
          </h2>
          <p className="text-fg-2">{isThroughFamily ? "Paid for by your family" : priceText(offer)}</p>
        </div>
        {tier === "free" || status === null ? null : <Chip look="volt">{statusText(status)}</Chip>}
      </div>
      {status === "past_due" && tier !== "free" ? (
        <Alert>Your last payment didn't go through. Update your card to keep {offer.name}.</Alert>
      ) : null}
      {next === null ? null : <p>{next}</p>}
      {portal.hasFailed ? <Alert>We couldn't open your billing page. Please try again.</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {tier === "free" ? <LinkButton to="/#pricing">See plans</LinkButton> : null}
        {tier === "family" ? <LinkButton to="/family">Your family</LinkButton> : null}
        {status === null || isThroughFamily ? null : (
          <Button look="secondary" busy={portal.isOpening} onClick={() => void portal.open()}>
            Manage billing
          </Button>
        )}
        <Renewal userId={userId} membership={membership} />
      </div>
      {status === null || isThroughFamily ? null : (
        <p className="text-14 text-fg-2">Change your plan or card, see your invoices, or cancel.</p>
      )}
    </section>
  );
}

function Included({ tier }: { tier: Subscription["tier"] }) {
  const { features, includes } = offerOf(tier);
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="d2 text-26">
        What's included
      </h2>
      {includes === null ? null : <p className="mt-3 font-name">{includes}</p>}
      <ul className="mt-3 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={20} strokeWidth={2.5} aria-hidden="true" className="mt-0.5 flex-none" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What someone's membership is, what it includes, and the way to the payment provider's page. */
export function MembershipPage({ userId }: { userId: string }) {
  const { data: membership, error, refetch } = useQuery({ ...membershipQuery(userId), refetchOnMount: "always" });
  if (membership) {
    return (
      <div className="grid gap-12">
        <Plan userId={userId} membership={membership} />
        <Usage userId={userId} features={membership.features} />
        {membership.subscriptionStatus === null || membership.isThroughFamily ? null : <Invoices userId={userId} />}
        <Included tier={membership.tier} />
      </div>
    );
  }
  if (error) {
    return (
      <ErrorView
        title="We couldn't load your membership."
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? (error.requestId ?? undefined) : undefined}
      >
        {error.message}
      </ErrorView>
    );
  }
  return (
    <Loading className="grid gap-4">
      <Skeleton className="h-52" />
      <Skeleton className="h-64" />
    </Loading>
  );
}
