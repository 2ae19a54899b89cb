import { unitsOfRegion } from "@lockstep/domain/accounts/region-units.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { MakeYourOwn, MakeYourOwnFoot } from "../../../plans/make-your-own.tsx";
import { NoLongerShared } from "../../../plans/no-longer-shared.tsx";
import { DayRail } from "../../../ui/day-rail.tsx";
import { ErrorView } from "../../../ui/error-view.tsx";
import { Page } from "../../../ui/page.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { DayTabs } from "../../../ui/tabs.tsx";
import { FigurePoster } from "../../../figure/figure-player.tsx";
import { DayPanel } from "./day-panel.tsx";
import { LocationBadge } from "./location-badge.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { useOpenState } from "./use-open-state.ts";
import { UseThisPlan } from "./use-this-plan.tsx";
import { weekTabs } from "./week-tabs.ts";
import { sharedPlanOptions } from "../queries.ts";
import "./plan.css";

const PANEL = "shared-day";

/** A shared week: read-only, and nothing about the person. */
export function SharedPlanPage({ token, userId, signInTo }: { token: string; userId: string | null; signInTo: string }) {
  const { data: plan, error, refetch } = useQuery(sharedPlanOptions(token));
  const [picked, setPicked] = useState<number | null>(null);
  const firstTraining = plan
    ? Math.max(
        0,
        plan.days.findIndex((day) => !day.isRest),
      )
    : 0;
  const selected = picked ?? firstTraining;
  const open = useOpenState(String(selected));
  const day = plan?.days[selected];
  if (error instanceof ApiError && error.code === "NOT_FOUND") {
    return (
      <NoLongerShared
        act={<MakeYourOwn to="/workout-setup" />}
        art={<FigurePoster className="on-bg mt-9 w-full max-w-[300px]" movement="carry" variant="dumbbells" aspect={1.1} />}
      />
    );
  }
  if (error && !plan) {
    return (
      <div className="wrap page-body">
        <ErrorView title="We couldn't load the plan." onRetry={() => void refetch()}>
          {error instanceof ApiError ? error.message : "Please try again in a moment."}
        </ErrorView>
      </div>
    );
  }
  if (!plan || !day) {
    return (
      <Loading label="Loading the shared plan" className="wrap page-body">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-8 h-16" />
        <Skeleton className="mt-8 h-80" />
      </Loading>
    );
  }
  const tabs = weekTabs(plan.days, null);
  return (
    <Page title={plan.name} intro="Someone's training week. Look around, and make it yours.">
      <UseThisPlan token={token} userId={userId} signInTo={signInTo} />
      <div className="plan-grid plan-screen">
        <aside className="plan-rail" aria-label="Week">
          <DayRail days={tabs} selected={selected} onSelect={setPicked} panelId={PANEL} />
        </aside>
        <div className="min-w-0">
          <DayTabs
            days={tabs}
            selected={selected}
            onSelect={setPicked}
            panelId={PANEL}
            className="mb-8 -mx-1 md:hidden [&>*]:min-w-0"
          />
          <div id={PANEL} role="tabpanel" tabIndex={0} aria-label={`${day.day}, ${day.focus}`}>
            <h2 className="d text-36 md:text-52">
              <span className="mb-3 block font-sans text-15 font-label tracking-normal text-fg-2">{day.day}</span>
              {day.focus}
            </h2>
            <div className="mt-4 mb-5 flex">{day.isRest ? null : <LocationBadge location={plan.choices.location} />}</div>
            <DayPanel day={day} location={plan.choices.location} duration={`${day.workMinutes} min`} actions={null} open={open} />
          </div>
          <MakeYourOwnFoot to="/workout-setup">Different days, different place? Make your own.</MakeYourOwnFoot>
        </div>
      </div>
      <PrintSheet plan={plan} units={unitsOfRegion(navigator.language)} />
    </Page>
  );
}
