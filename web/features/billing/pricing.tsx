import type { Subscription } from "@lockstep/contract/billing.ts";
import { TIERS, TRIAL_DAYS } from "@lockstep/domain/billing/subscription.ts";
import type { Tier } from "@lockstep/domain/billing/subscription.ts";
import { Check } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { CHECKOUT_FAILED, rememberChoice, startCheckout, takeChoice } from "./checkout.ts";
import { OFFERS } from "./offers.ts";
import type { Offer, PriceId } from "./offers.ts";

/** The checkout needs a session and waits until it's known. */
interface Asker {
  signedIn: boolean;
  pending: boolean;
}

function useCheckout({ signedIn, pending }: Asker) {
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState<PriceId | null>(null);
  const [failed, setFailed] = useState<PriceId | null>(null);
  const [refused, setRefused] = useState<PriceId | null>(null);
  const running = useRef(false);
  const choose = useCallback(
    async (priceId: PriceId) => {
      if (running.current) return;
      if (!signedIn) {
        rememberChoice(priceId);
        await navigate("/login?redirect=pricing");
        return;
      }
      running.current = true;
      setBusy(priceId);
      setFailed(null);
      setRefused(null);
      try {
        await startCheckout(priceId);
      } catch (error) {
        logFailure("The checkout failed", error);
        setFailed(priceId);
        if (error instanceof ApiError && error.status === 401) setRefused(priceId);
        setBusy(null);
      } finally {
        running.current = false;
      }
    },
    [navigate, signedIn],
  );
  // The session ended while the page was open: once that is known, it's a visitor's choice.
  useEffect(() => {
    if (refused === null || signedIn || pending) return;
    rememberChoice(refused);
    void navigate("/login?redirect=pricing");
  }, [refused, signedIn, pending, navigate]);
  // Back from signing in: the checkout that was asked for goes on, once.
  const resuming = new URLSearchParams(location.search).get("checkout") === "resume";
  useEffect(() => {
    if (!resuming || pending) return;
    const chosen = takeChoice();
    const resume = async () => {
      await navigate("/#pricing", { replace: true, preventScrollReset: true });
      if (chosen && signedIn) await choose(chosen);
    };
    void resume();
  }, [resuming, pending, signedIn, choose, navigate]);
  return { busy, failed, choose };
}

function Price({ offer }: { offer: Offer }) {
  const large = offer.id === "premium";
  return (
    <p className="mt-7 flex items-end gap-3">
      <span className="visually-hidden">{`$${offer.dollars}${offer.cents ? `.${offer.cents}` : ""} a month`}</span>
      <span className={cx("n flex items-start", large ? "text-92 sm:text-132" : "text-84")} aria-hidden="true">
        ${offer.dollars}
        {offer.cents ? <span className={large ? "text-40 sm:text-56" : "text-36"}>.{offer.cents}</span> : null}
      </span>
      <span className="pb-1 whitespace-nowrap text-fg-2" aria-hidden="true">
        a month
      </span>
    </p>
  );
}

/** What a column offers to someone: their own plan leads to its page, and so does every way down. */
function Act({
  offer,
  tier,
  busy,
  onChoose,
  waiting,
}: {
  offer: Offer;
  tier: Tier | null;
  busy: boolean;
  onChoose: (priceId: PriceId) => void;
  waiting: boolean;
}) {
  const { id, priceId } = offer;
  const premium = id === "premium";
  if (tier !== null && TIERS.indexOf(id) <= TIERS.indexOf(tier)) {
    return (
      <LinkButton to="/membership" look="secondary" size="lg">
        {id === tier ? "Your plan" : "Change plan"}
      </LinkButton>
    );
  }
  return priceId ? (
    <Button
      look={premium ? "primary" : "secondary"}
      size="lg"
      busy={busy}
      disabled={waiting && !busy}
      onClick={() => onChoose(priceId)}
    >
      {offer.act}
    </Button>
  ) : (
    <LinkButton to="/plan-selection" look="secondary" size="lg">
      {offer.act}
    </LinkButton>
  );
}

function OfferColumn({ failed, ...props }: Parameters<typeof Act>[0] & { failed: boolean; trialDays: number }) {
  const { offer } = props;
  const premium = offer.id === "premium";
  return (
    <article className={cx("price", premium && "on-volt")} aria-labelledby={`offer-${offer.id}`}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id={`offer-${offer.id}`} className={cx("d2", premium ? "text-32" : "text-26")}>
            {offer.name}
          </h3>
          <p className="text-fg-2">{offer.line}</p>
        </div>
        {premium && props.trialDays > 0 ? (
          <span className="chip flex-none bg-on-accent! text-volt!">{props.trialDays} days free</span>
        ) : null}
      </div>
      <Price offer={offer} />
      <div className="mt-7 grid">
        <Act {...props} />
        {failed ? (
          <div className="mt-3">
            <Alert>{CHECKOUT_FAILED}</Alert>
          </div>
        ) : null}
      </div>
      {offer.includes ? <p className="mt-7 font-name">{offer.includes}</p> : null}
      <ul className={cx(offer.includes ? "mt-2" : "mt-7", "sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-4")}>
        {offer.features.map((feature) => (
          <li key={feature}>
            <Check size={20} strokeWidth={2.5} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The three memberships; `membership` is that of who looks, null while nobody is signed in or it isn't known. */
export function Pricing({ membership, ...asker }: Asker & { membership: Pick<Subscription, "tier" | "trialDays"> | null }) {
  const { tier, trialDays } = membership ?? { tier: null, trialDays: TRIAL_DAYS };
  const { busy, failed, choose } = useCheckout(asker);
  return (
    <section id="pricing" className="section wrap" aria-labelledby="pricing-title">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 id="pricing-title" className="d text-40 md:text-56">
          Start free.
          <br />
          Upgrade anytime.
        </h2>
        <p className="max-w-[38ch] text-17 text-fg-2">
          {trialDays > 0 ? `Premium and Family start with a ${trialDays}-day free trial. ` : null}
          Cancel up to 24 hours before renewal.
        </p>
      </div>
      <div className="price-cards mt-10">
        {OFFERS.map((offer) => (
          <OfferColumn
            key={offer.id}
            offer={offer}
            tier={tier}
            trialDays={trialDays}
            busy={busy !== null && busy === offer.priceId}
            failed={failed !== null && failed === offer.priceId}
            waiting={busy !== null}
            onChoose={(priceId) => void choose(priceId)}
          />
        ))}
      </div>
    </section>
  );
}
