import type { Subscription } from "@lockstep/contract/billing.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { membershipQuery } from "../../shell/membership.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { dayOf, offerOf, statusText } from "./membership-words.ts";

/** The provider tells the server a moment after it sent the person back: the page asks this often, and this many times. */
const ASK_EVERY_MS = 2000;
const ASK_TIMES = 12;

const NEXT = [
  { to: "/workout-setup", label: "Set up my workouts" },
  { to: "/meal-plan-setup", label: "Set up my meals" },
  { to: "/community", label: "Meet the community" },
] as const;

function Facts({ membership }: { membership: Subscription | null }) {
  const end = membership?.currentPeriodEnd ?? null;
  const facts = [
    ["Plan", membership === null ? "Your new plan" : offerOf(membership.tier).name],
    ["Status", statusText(membership?.subscriptionStatus ?? null)],
    ...(end === null ? [] : [["Current Period Ends", dayOf(end)]]),
  ];
  return (
    <dl className="card grid gap-4 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-14 text-fg-2">{name}</dt>
          <dd className="d2 text-22">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asks for the membership until it's there or patience runs out. */
function useConfirmation(userId: string) {
  const { data, refetch } = useQuery({ ...membershipQuery(userId), refetchOnMount: "always" });
  const [left, setLeft] = useState(ASK_TIMES);
  const membership = data !== undefined && data.tier !== "free" ? data : null;
  const isWaiting = membership === null && left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setLeft((before) => before - 1);
      void refetch();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return { membership, isWaiting, askAgain: () => setLeft(ASK_TIMES) };
}

/** What was bought, as soon as the server knows it. */
function Bought({ userId }: { userId: string }) {
  const { membership, isWaiting, askAgain } = useConfirmation(userId);
  if (isWaiting) {
    return (
      <Loading label="Waiting for your payment to be confirmed">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-4">
      <Facts membership={membership} />
      {membership === null ? (
        <Alert tone="info">
          <p>Our payment provider hasn't confirmed your payment yet. That can take a few minutes. You don't need to pay again.</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={askAgain}>
            Check again
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}

/** The end of a checkout (SPEC 3). Whoever's session is gone by then signs in to see what they bought. */
export function CheckoutSuccess({ userId, pending }: { userId: string | null; pending: boolean }) {
  return (
    <Page title="Payment Successful!" intro="Thank you. Your membership starts right away." width="reading">
      <div className="grid gap-8">
        {userId !== null ? <Bought userId={userId} /> : null}
        {userId === null && !pending ? (
          <p>
            <Link to="/login?redirect=%2Fmembership" className="link">
              Sign in
            </Link>{" "}
            to see your membership.
          </p>
        ) : null}
        <ul className="flex flex-wrap gap-3">
          {NEXT.map(({ to, label }, index) => (
            <li key={to}>
              <LinkButton to={to} look={index === 0 ? "primary" : "secondary"} iconAfter={<ArrowRight aria-hidden="true" />}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
