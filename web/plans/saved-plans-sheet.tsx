import { lazy } from "react";
import { LinkButton } from "../ui/button.tsx";
import { Sheet } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { LazyPart, PART_MISSING } from "../ui/lazy-part.tsx";
import type { SavedKind, SavedPlan } from "./saved-kind.ts";

const MemberPlans = lazy(() => import("./member-plans.tsx"));

/** A saved plan as its row shows it. */
export interface ListedPlan {
  readonly id: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** "3 training days", "7 days, vegan". */
  readonly about: string;
  readonly createdAt: string;
}

/** The kept plans of a member, page by page. */
export interface PlanList {
  readonly items: readonly ListedPlan[];
  /** The membership has room for one more. */
  readonly canAdd: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** What differs between the features' plans. */
export interface PlanWords {
  /** What deleting a plan keeps: "Your log stays." */
  readonly stays: string;
  /** The same in the question before it. */
  readonly staysWhere: string;
  /** Where plans are made. */
  readonly setup: string;
}

/** The save button's sheet. Without an account one plan stays on the device, and the sheet says so. */
export function SavedPlansSheet({
  kind,
  shown,
  plans,
  words,
  open,
  onOpenChange,
  signInTo,
}: {
  kind: SavedKind;
  shown: SavedPlan;
  plans: PlanList;
  words: PlanWords;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={shown.kind === "member" ? "Save your plan" : "Your plan"}>
      {shown.kind === "member" ? (
        <LazyPart waiting={<Skeleton className="mt-4 h-40" />} missing={<p className="mt-4">{PART_MISSING.message}</p>}>
          <MemberPlans
            key={`${shown.id} ${shown.plan.name}`}
            kind={kind}
            current={{ id: shown.id, name: shown.plan.name }}
            plans={plans}
            words={words}
            onClose={() => onOpenChange(false)}
          />
        </LazyPart>
      ) : (
        <div className="mt-2 grid justify-items-start gap-4">
          <p className="text-fg-2">
            {shown.kind === "guest"
              ? "Your plan is already saved on this device. Sign in to name it and use it on every device."
              : `This is a sample week. Make your own and we'll save it for you.`}
          </p>
          {shown.kind === "guest" ? (
            <LinkButton to={signInTo}>Sign in to save</LinkButton>
          ) : (
            <LinkButton to={words.setup}>Make my plan</LinkButton>
          )}
        </div>
      )}
    </Sheet>
  );
}
