import { copySharedPlan, type PlanPreview } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, Check } from "lucide-react";
import { useRef } from "react";
import { callApi } from "../../../api/client.ts";
import { failureText } from "../../../api/failure-text.ts";
import { newId } from "../../../api/new-id.ts";
import { lacksRoom, MakeRoom, roomWords } from "../../../plans/setup/no-room.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { currentPlanOptions, takePlan } from "../queries.ts";

type Copied = RouteOutput<typeof copySharedPlan>;
type Change = Copied["changes"][number];

const REASONS: Readonly<Record<Change["reason"], string>> = {
  gone: "it's no longer in the library",
  avoided: "it doesn't suit what you avoid",
  level: "it's above your level",
  equipment: "you don't have the equipment",
  membership: "it's included in Premium",
};

/** "Tuesday: Barbell Row is now Cable Row, because it's included in Premium." */
function changeWords({ day, name, to, reason }: Change): string {
  return to === null
    ? `${day}: without ${name}, because ${REASONS[reason]}.`
    : `${day}: ${to} instead of ${name}, because ${REASONS[reason]}.`;
}

function Saved({ copied: { changes, hasUsualDoses } }: { copied: Copied }) {
  const lines = [
    ...changes.map(changeWords),
    ...(hasUsualDoses ? ["Sets and reps are the standard ones. Setting your own is included in Premium."] : []),
  ];
  return (
    <div role="status" className="panel mb-8 grid gap-3">
      <p className="flex items-center gap-3 font-name text-17">
        <Check className="size-5 shrink-0" aria-hidden="true" /> This is your plan now.
      </p>
      {lines.length === 0 ? null : (
        <div>
          <p className="text-fg-2">We changed the plan you saw to fit you:</p>
          <ul className="dotted mt-2">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton to="/workout-plan" className="justify-self-start" iconAfter={<ArrowRight aria-hidden="true" />}>
        Open my plan
      </LinkButton>
    </div>
  );
}

/** Saves a shared plan as the person's own. Where the membership has room for one plan, theirs is replaced only when they say so. */
export function UseThisPlan({ token, userId, signInTo }: { token: string; userId: string | null; signInTo: string }) {
  const queryClient = useQueryClient();
  // Pressed again after a failure, it's the same plan.
  const id = useRef<string | null>(null);
  const current = useQuery({ ...currentPlanOptions(), enabled: userId !== null });
  const copy = useMutation({
    networkMode: "always",
    mutationFn: (replaces: string | null) => {
      id.current ??= newId();
      return callApi(copySharedPlan, { params: { token }, body: { id: id.current, ...(replaces === null ? {} : { replaces }) } });
    },
    onSuccess: ({ plan }) => takePlan(queryClient, plan),
  });
  if (userId === null)
    return (
      <LinkButton to={signInTo} size="lg" className="mb-8 max-sm:w-full">
        Sign in to use this plan
      </LinkButton>
    );
  if (copy.data !== undefined) return <Saved copied={copy.data} />;
  const own: (Pick<PlanPreview, "name"> & { readonly id: string }) | null = current.data ?? null;
  return (
    <div className="mb-8 grid gap-3 justify-items-start">
      <Button size="lg" className="max-sm:w-full" busy={copy.isPending} onClick={() => copy.mutate(null)}>
        Use this plan
      </Button>
      {copy.error === null ? null : lacksRoom(copy.error) ? (
        <Alert tone="info">
          <p>{roomWords("workout plan", own)} Your history stays.</p>
          <MakeRoom current={own} onReplace={(replaces) => copy.mutate(replaces)} />
        </Alert>
      ) : (
        <Alert>{failureText(copy.error, "We couldn't save the plan. Please try again.")}</Alert>
      )}
    </div>
  );
}
