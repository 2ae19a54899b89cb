import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { membershipQuery } from "../shell/membership.ts";
import { useSession } from "../session/session.ts";
import { FeatureCards } from "../features/landing/feature-cards.tsx";
import { Finale } from "../features/landing/finale.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { Highlights } from "../features/landing/highlights.tsx";
import { HowItWorks } from "../features/landing/how-it-works.tsx";
import { Pricing } from "../features/billing/pricing.tsx";
import { Testimonials } from "../features/landing/testimonials.tsx";
import { useLaidOutSections } from "../features/landing/use-laid-out-sections.ts";
import { TourStage } from "../figure/figure-player.tsx";
import { TODAY } from "../shell/navigation.ts";
import { describePage } from "../shell/describe-page.ts";
import { PART_MISSING, LazyPart } from "../ui/lazy-part.tsx";
import { useToast } from "../ui/toast.tsx";

const DemoTour = lazy(() => import("../features/landing/demo-tour.tsx"));

export const meta = () =>
  describePage({
    title: "Lockstep: your workouts, locked in for you",
    description:
      "Answer five questions and get a training week that fits your body, your schedule and your equipment, with every exercise in motion. Free to start.",
    path: "/",
  });

export default function Landing() {
  const { user, pending } = useSession();
  const { data: membership } = useQuery(membershipQuery(user?.id ?? null));
  const [demo, setDemo] = useState(false);
  const toast = useToast();
  useLaidOutSections();
  const demoIsMissing = () => {
    setDemo(false);
    toast(PART_MISSING);
  };
  return (
    <>
      <Hero onWatchDemo={() => setDemo(true)} todayPath={user === null ? null : TODAY.to} />
      <FeatureCards />
      <HowItWorks />
      <Highlights />
      <Testimonials />
      <Pricing signedIn={user !== null} pending={pending} membership={membership ?? null} />
      <Finale />
      {demo ? (
        <LazyPart onMissing={demoIsMissing}>
          <DemoTour
            onClose={() => setDemo(false)}
            renderFigure={(figure, playing) => <TourStage figure={figure} playing={playing} />}
          />
        </LazyPart>
      ) : null}
    </>
  );
}
