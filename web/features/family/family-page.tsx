import type { Family } from "@lockstep/contract/family.ts";
import { endFamily, removeFamilyMember, startFamily } from "@lockstep/contract/family.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { useLiveQueries } from "../../live/live.ts";
import { membershipQuery } from "../../shell/membership.ts";
import { Alert } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { Locked } from "../../ui/locked.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Eaters } from "./eaters.tsx";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { GroupTraining } from "./group-training.tsx";
import { Progress } from "./progress.tsx";
import { familyKeys, familyOptions, useRefetchFamily } from "./queries.ts";
import { familyFailure } from "./words.ts";
import "./family.css";

/** Who shares the membership, for whom the family cooks, and how everyone's doing. */
export function FamilyPage({ userId }: { userId: string }) {
  const query = useQuery({ ...familyOptions(userId), refetchOnMount: "always" });
  const membership = useQuery(membershipQuery(userId));
  useLiveQueries({ "family.changed": () => [familyKeys.all, ["membership"]] });
  const family = query.data;
  if (family !== undefined && family !== null) return <Together family={family} userId={userId} />;
  if (family === null && !membership.isPending)
    return membership.data?.features.familyMembers === false || membership.data === undefined ? <WithoutFamily /> : <Start />;
  if (query.error)
    return (
      <div className="wrap page-body wrap-reading">
        <ErrorView
          title="We couldn't load your family."
          onRetry={() => void query.refetch()}
          requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
        >
          {query.error.message}
        </ErrorView>
      </div>
    );
  return (
    <Loading label="Loading your family" className="wrap page-body wrap-reading">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="mt-8 h-64" />
    </Loading>
  );
}

const GIVES: readonly (readonly [title: string, text: string])[] = [
  ["Up to five people, one membership", "Everyone has their own account and everything in Premium. One of you pays."],
  [
    "Meals that suit everyone",
    "One plan that respects each person's diet, allergies and appetite, children and guests included.",
  ],
  ["One workout plan", "You train the same days and muscles, each at your own level and with your own equipment."],
  ["One grocery list", "Check things off together in the store, even without a signal."],
  ["Progress you choose to share", "Cheer each other on. What you don't share stays yours."],
];

function Gives() {
  return (
    <ul className="family-gives">
      {GIVES.map(([title, text]) => (
        <li key={title}>
          <h2 className="font-name text-17">{title}</h2>
          <p className="text-fg-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const GLIMPSE = [
  { name: "Ana", did: "3 workouts this week" },
  { name: "Ben", did: "5 days in a row" },
  { name: "Grandpa", did: "12 achievements" },
] as const;

function Glimpse() {
  return (
    <ul className="grid gap-3">
      {GLIMPSE.map(({ name, did }) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar name={name} src={null} size={40} />
          <span>
            <span className="block font-name">{name}</span>
            {did}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** For someone without Family: what it is, and the way to it. */
function WithoutFamily() {
  return (
    <Page title="Family" width="reading" intro="Train and eat together: one membership for up to five people.">
      <Locked tier="Family" glimpse={<Glimpse />} className="mb-10">
        Cook for everyone's diet, shop from one list and cheer each other on.
      </Locked>
      <Gives />
      <p className="mt-6 max-w-[60ch] text-fg-2">Were you invited? Open the link in your email, or ask for it again.</p>
    </Page>
  );
}

/** For someone who pays for Family and hasn't asked anyone in yet. */
function Start() {
  const refetch = useRefetchFamily();
  const start = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(startFamily, {}),
    onSuccess: refetch,
  });
  return (
    <Page
      title="Family"
      width="reading"
      intro="Your membership has room for four more people. Start your family, then invite them."
    >
      <Gives />
      <div className="mt-8 grid justify-items-start gap-4">
        {start.error ? <Alert>{familyFailure(start.error)}</Alert> : null}
        <Button size="lg" busy={start.isPending} onClick={() => start.mutate()}>
          Start your family
        </Button>
      </div>
    </Page>
  );
}

function Together({ family, userId }: { family: Family; userId: string }) {
  const { isLive, role, members } = family;
  return (
    <Page
      title="Family"
      width="reading"
      intro={`${members.length} of ${members.length + family.freePlaces} places taken.${isLive ? " Everyone has everything in Premium." : ""}`}
    >
      {isLive ? null : <Lapsed family={family} />}
      {family.endsAt === null ? null : (
        <div className="mb-6">
          <Alert tone="info">
            {`This family ends on ${formatDate(new Date(family.endsAt * 1000), "date")}. Anyone who then gets Family can keep it going.`}
          </Alert>
        </div>
      )}
      <Members family={family} />
      {role === "owner" && isLive ? <Invitations family={family} /> : null}
      <Eaters family={family} userId={userId} />
      {isLive ? <GroupTraining userId={userId} /> : null}
      {isLive ? <Progress userId={userId} /> : null}
      <Leaving family={family} userId={userId} />
    </Page>
  );
}

/** What is true while nobody pays, and who can change it. */
function Lapsed({ family }: { family: Family }) {
  const refetch = useRefetchFamily();
  const go = useMutation({ networkMode: "always", mutationFn: () => callApi(startFamily, {}), onSuccess: refetch });
  return (
    <section className="card mb-8 grid justify-items-start gap-3" aria-labelledby="family-lapsed">
      <h2 id="family-lapsed" className="d2 text-24">
        Nobody's paying for this family right now
      </h2>
      <p className="text-fg-2">
        Nothing was deleted. As soon as one of you has a Family membership, you all have everything again.
      </p>
      {go.error ? <Alert>{familyFailure(go.error)}</Alert> : null}
      {family.canContinue ? (
        <Button busy={go.isPending} onClick={() => go.mutate()}>
          Continue this family
        </Button>
      ) : (
        <LinkButton to="/#pricing">See the Family plan</LinkButton>
      )}
    </section>
  );
}

/** The way out: a member leaves, the owner ends the family. */
function Leaving({ family, userId }: { family: Family; userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const refetch = useRefetchFamily();
  const toast = useToast();
  const { role, isLive, canEnd } = family;
  if (role === "owner" && !canEnd) return null;
  const [title, text, label] =
    role === "member"
      ? [
          "Leave this family?",
          "You keep your plans, your log and your progress. You lose what Family and Premium include.",
          "Leave Family",
        ]
      : isLive
        ? [
            "End this family?",
            "Your Family membership is canceled and ends with the period you've paid for. Until then everything stays as it is. After that, everyone's on Free and keeps their own plans and progress.",
            "End Family",
          ]
        : [
            "Delete this family?",
            "Its invitations, guests and grocery list are deleted. Everyone keeps their own plans and progress.",
            "Delete Family",
          ];
  const confirm = async () => {
    if (role === "member") await callApi(removeFamilyMember, { params: { userId } });
    else await callApi(endFamily, {});
    await refetch();
    toast({
      message:
        role === "member"
          ? "You left the family"
          : isLive
            ? "The family will end with your membership"
            : "The family was deleted",
    });
  };
  return (
    <section className="family-part" aria-labelledby="family-leaving">
      <h2 id="family-leaving" className="d2 text-26">
        {label}
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-fg-2">{text}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={label}
        cancelLabel="Stay"
        problem={(error) => familyFailure(error)}
        onConfirm={confirm}
      >
        {text}
      </ConfirmDialog>
    </section>
  );
}
