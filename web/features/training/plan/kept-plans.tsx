import { deleteTrainingPlan, patchTrainingPlan } from "@lockstep/contract/training.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ConfirmDialog, Sheet } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { tellOtherTabs } from "../other-tabs.ts";
import { plansOptions, trainingKeys } from "../queries.ts";
import type { ShownPlan } from "../use-plan.ts";

type Summary = { id: string; name: string; isCurrent: boolean; trainingDays: number; createdAt: string };

const madeOn = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

function usePlanChanges() {
  const queryClient = useQueryClient();
  const refresh = () => {
    tellOtherTabs();
    return queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
  };
  const patch = useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: { id: string; name?: string; isCurrent?: true }) =>
      callApi(patchTrainingPlan, { params: { id }, body }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    networkMode: "always",
    mutationFn: (id: string) => callApi(deleteTrainingPlan, { params: { id } }),
    onSuccess: refresh,
  });
  return { patch, remove };
}

function NameForm({
  id,
  name,
  onSave,
  saving,
  error,
}: {
  id: string;
  name: string;
  onSave: (name: string) => void;
  saving: boolean;
  error: Error | null;
}) {
  const [text, setText] = useState(name);
  const [empty, setEmpty] = useState(false);
  const issue = error instanceof ApiError ? (error.issueOf("name") ?? error.message) : null;
  return (
    <form
      key={id}
      className="mt-4 flex flex-wrap items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(text.trim() === "");
        if (text.trim() !== "") onSave(text.trim());
      }}
    >
      <Input
        className="min-w-0 flex-1"
        label="Name of this plan"
        value={text}
        maxLength={80}
        error={empty ? "A plan needs a name." : issue}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={saving}>
        Save
      </Button>
    </form>
  );
}

function PlanRow({ plan, busy, onUse, onDelete }: { plan: Summary; busy: boolean; onUse: () => void; onDelete: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t-[1.5px] border-line py-3">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-name">{plan.name}</span>
        <span className="block text-14 text-fg-2">
          {plan.trainingDays} training days, made {madeOn.format(new Date(plan.createdAt))}
        </span>
      </span>
      {plan.isCurrent ? (
        <Chip look="volt">
          <Check aria-hidden="true" /> Current
        </Chip>
      ) : (
        <Button size="sm" look="secondary" busy={busy} onClick={onUse} aria-label={`Train by ${plan.name}`}>
          Train by this
        </Button>
      )}
      <IconButton label={`Delete ${plan.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Names the plan and looks after the kept ones: which is current, and which may go. */
function MemberPlans({ shown, onClose }: { shown: ShownPlan & { kind: "member" }; onClose: () => void }) {
  const toast = useToast();
  const { patch, remove } = usePlanChanges();
  const plans = useInfiniteQuery(plansOptions());
  const [leaving, setLeaving] = useState<Summary | null>(null);
  const items = plans.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <NameForm
        id={shown.id}
        name={shown.plan.name}
        saving={patch.isPending}
        error={patch.error}
        onSave={(name) =>
          patch.mutate(
            { id: shown.id, name },
            {
              onSuccess: () => {
                toast({ message: `Saved as ${name}` });
                onClose();
              },
            },
          )
        }
      />
      <h3 className="mt-8 mb-2 font-name">Your plans</h3>
      {plans.isPending ? <Skeleton className="h-20" /> : null}
      {plans.isError ? (
        <Alert>
          <p>Your other plans could not be loaded.</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={() => void plans.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <ul>
        {items.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            busy={patch.isPending}
            onUse={() =>
              patch.mutate(
                { id: plan.id, isCurrent: true },
                { onSuccess: () => toast({ message: `You train by ${plan.name} now` }) },
              )
            }
            onDelete={() => setLeaving(plan)}
          />
        ))}
      </ul>
      {plans.hasNextPage ? (
        <Button look="quiet" busy={plans.isFetchingNextPage} onClick={() => void plans.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
      <LinkButton to="/workout-setup" look="secondary" className="mt-3 w-full">
        Make another plan
      </LinkButton>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
        title={`Delete ${leaving?.name ?? "this plan"}?`}
        confirmLabel="Delete plan"
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync(leaving.id);
          toast({ message: "Plan deleted. What you completed stays." });
        }}
      >
        The plan and its shared link go. What you completed stays in your progress.
      </ConfirmDialog>
    </>
  );
}

/** The save button's sheet. Without an account one plan stays on the device, and the sheet says so. */
export function KeptPlans({
  shown,
  open,
  onOpenChange,
  signInTo,
}: {
  shown: ShownPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signInTo: string;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={shown.kind === "member" ? "Save your plan" : "Keep more than one"}>
      {shown.kind === "member" ? (
        <MemberPlans key={`${shown.id} ${shown.plan.name}`} shown={shown} onClose={() => onOpenChange(false)} />
      ) : (
        <div className="mt-2 grid justify-items-start gap-4">
          <p className="text-fg-2">
            {shown.kind === "guest"
              ? "Your plan is kept on this device already. Sign in to name it, keep several and have them on every device."
              : "This is a sample week. Make your own in the setup, and it is kept for you."}
          </p>
          {shown.kind === "guest" ? (
            <LinkButton to={signInTo}>Sign in to save</LinkButton>
          ) : (
            <LinkButton to="/workout-setup">Make my plan</LinkButton>
          )}
        </div>
      )}
    </Sheet>
  );
}
