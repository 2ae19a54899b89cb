import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useMutation } from "@tanstack/react-query";
import { Check, Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../api/client.ts";
import { newId } from "../api/new-id.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { ConfirmDialog } from "../ui/dialog.tsx";
import { Input } from "../ui/field.tsx";
import { LockedLine } from "../ui/locked.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useToast } from "../ui/toast.tsx";
import type { SavedKind } from "./saved-kind.ts";
import type { ListedPlan, PlanList, PlanWords } from "./saved-plans-sheet.tsx";
import { usePlanChanges } from "./use-plan-changes.ts";
import { formatDate } from "../ui/formatters.ts";

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
        setEmpty(isBlank(text));
        if (!isBlank(text)) onSave(text.trim());
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

function PlanRow({
  plan,
  busy,
  onUse,
  onCopy,
  onDelete,
}: {
  plan: ListedPlan;
  busy: boolean;
  onUse: () => void;
  onCopy: (() => void) | null;
  onDelete: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t-[1.5px] border-line py-3">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="block font-name">{plan.name}</span>
        <span className="block text-14 text-fg-2">
          {plan.about}, made {formatDate(new Date(plan.createdAt), "date")}
        </span>
      </span>
      {plan.isCurrent ? (
        <Chip look="volt">
          <Check aria-hidden="true" /> Current
        </Chip>
      ) : (
        <Button size="sm" look="secondary" busy={busy} onClick={onUse} aria-label={`Use this plan: ${plan.name}`}>
          Use this plan
        </Button>
      )}
      {onCopy ? (
        <IconButton label={`Duplicate ${plan.name}`} aria-busy={busy || undefined} onClick={onCopy}>
          <Copy aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={`Delete ${plan.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Names the plan and looks after the kept ones: which is current, and which may go. */
export default function MemberPlans({
  kind,
  current,
  plans,
  words,
  onClose,
}: {
  kind: SavedKind;
  current: { readonly id: string; readonly name: string };
  plans: PlanList;
  words: PlanWords;
  onClose: () => void;
}) {
  const toast = useToast();
  const changes = usePlanChanges(kind);
  const patch = useMutation({ networkMode: "always", mutationFn: changes.patch });
  const copy = useMutation({
    networkMode: "always",
    mutationFn: ({ id, as }: { id: string; as: string }) => changes.duplicate(id, as),
    onSuccess: (name) => toast({ message: `Saved as ${name}` }),
    onError: (error) =>
      toast({ tone: "error", message: error instanceof ApiError ? error.message : "That didn't work. Please try again." }),
  });
  const copyPlan = ({ id }: ListedPlan) => {
    if (!copy.isPending) copy.mutate({ id, as: newId() });
  };
  const [leaving, setLeaving] = useState<ListedPlan | null>(null);
  // The change itself puts a new form, or a new page, in this one's place; the callbacks of `mutate` would go with it.
  const change = (what: Parameters<typeof patch.mutateAsync>[0], then: () => void) =>
    void patch.mutateAsync(what).then(then, () => undefined);
  return (
    <>
      <NameForm
        id={current.id}
        name={current.name}
        saving={patch.isPending}
        error={patch.error}
        onSave={(name) =>
          change({ id: current.id, name }, () => {
            toast({ message: `Saved as ${name}` });
            onClose();
          })
        }
      />
      <h3 className="mt-8 mb-2 font-name">Your plans</h3>
      {plans.isPending ? <Skeleton className="h-20" /> : null}
      {plans.isError ? (
        <Alert>
          <p>We couldn't load your other plans.</p>
          <Button size="sm" look="secondary" className="mt-3" onClick={() => void plans.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <ul>
        {plans.items.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            busy={patch.isPending || copy.isPending}
            onCopy={plans.canAdd ? () => copyPlan(plan) : null}
            onUse={() => change({ id: plan.id, isCurrent: true }, () => toast({ message: `Now following ${plan.name}` }))}
            onDelete={() => setLeaving(plan)}
          />
        ))}
      </ul>
      {plans.hasNextPage ? (
        <Button look="quiet" busy={plans.isFetchingNextPage} onClick={() => void plans.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
      {plans.canAdd ? null : <LockedLine className="mt-2">Keeping several plans is included in Premium.</LockedLine>}
      <LinkButton to={words.setup} look="secondary" className="mt-3 w-full">
        {plans.canAdd ? "Make another plan" : "Make a new plan"}
      </LinkButton>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => {
          if (!open) setLeaving(null);
        }}
        title={`Delete ${leaving?.name ?? "this plan"}?`}
        confirmLabel="Delete plan"
        onConfirm={async () => {
          if (leaving) await changes.remove(leaving.id);
          toast({ message: `Plan deleted. ${words.stays}` });
        }}
      >
        This also turns off its shared link. {words.staysWhere}
      </ConfirmDialog>
    </>
  );
}
