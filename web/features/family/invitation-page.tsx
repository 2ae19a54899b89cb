import { acceptInvitation } from "@lockstep/contract/family.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { ApiError, callApi } from "../../api/client.ts";
import { membershipQuery } from "../../shell/membership.ts";
import type { PageUser } from "../../session/me.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { offerOptions, useRefetchFamily } from "./queries.ts";
import { familyFailure, PROBLEM_TEXTS } from "./words.ts";
import "./family.css";

/** What an invitation's link opens: who invites, and joining; a visitor signs in or up first and comes back. */
export function InvitationPage({
  token,
  user,
  pending,
  signInPath,
}: {
  token: string;
  user: PageUser | null;
  /** The session is still being checked. */
  pending: boolean;
  signInPath: (back: string) => string;
}) {
  const query = useQuery({ ...offerOptions(user?.id ?? null, token), enabled: !pending });
  const offer = query.data;
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Nowhere title="This invitation doesn't exist anymore" text="It may have been withdrawn. Ask for a new one." />;
  if (query.error)
    return (
      <div className="wrap page-body wrap-reading">
        <ErrorView title="We couldn't load the invitation." onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorView>
      </div>
    );
  if (offer === undefined)
    return (
      <Loading label="Loading the invitation" className="wrap page-body wrap-reading">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="mt-8 h-40" />
      </Loading>
    );
  if (offer.problem === "already-in")
    return (
      <Page title="You're in" width="reading" intro="You're already part of this family.">
        <LinkButton to="/family">Open your family</LinkButton>
      </Page>
    );
  if (offer.problem !== null) {
    const { title, text } = PROBLEM_TEXTS[offer.problem];
    return <Nowhere title={title} text={text} isInFamily={offer.problem === "other-family"} />;
  }
  const back = `/family/invitation/${token}`;
  return (
    <Page
      title={`${offer.ownerName} invites you`}
      width="reading"
      intro="Join their family on Lockstep: workouts and meals planned for you, one grocery list, and everything in Premium. It costs you nothing."
    >
      {user === null ? (
        <div className="grid justify-items-start gap-3">
          <LinkButton to={signInPath(back)} size="lg">
            Sign in to join
          </LinkButton>
          <p className="text-fg-2">
            New here?{" "}
            <Link className="link" to={`/register?redirect=${encodeURIComponent(back)}`}>
              Create your account
            </Link>
            . It's free, and then this link lets you in.
          </p>
        </div>
      ) : (
        <Join token={token} userId={user.id} />
      )}
      <p className="mt-8 max-w-[60ch] text-14 text-fg-2">
        {`The invitation works until ${formatDate(new Date(offer.expiresAt), "date")}. Your plans, your log and your progress stay yours; your family sees only what you choose to share.`}
      </p>
    </Page>
  );
}

function Join({ token, userId }: { token: string; userId: string }) {
  const navigate = useNavigate();
  const refetch = useRefetchFamily();
  const toast = useToast();
  const { data: membership } = useQuery(membershipQuery(userId));
  const pays = membership !== undefined && membership.tier !== "free" && !membership.isThroughFamily;
  const accept = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(acceptInvitation, { params: { token } }),
    onSuccess: async () => {
      await navigate("/family");
      toast({ message: "Welcome to the family" });
      await refetch();
    },
  });
  return (
    <div className="grid justify-items-start gap-4">
      {pays ? (
        <Alert tone="info">
          You're paying for your own membership. If you join, it won't renew: it ends with the period you've paid for.
        </Alert>
      ) : null}
      {accept.error ? <Alert>{familyFailure(accept.error)}</Alert> : null}
      <Button size="lg" busy={accept.isPending} onClick={() => accept.mutate()}>
        Join the family
      </Button>
    </div>
  );
}

function Nowhere({ title, text, isInFamily = false }: { title: string; text: string; isInFamily?: boolean }) {
  return (
    <Page title={title} width="reading" intro={text}>
      {isInFamily ? <LinkButton to="/family">Open your family</LinkButton> : <LinkButton to="/">Go to Lockstep</LinkButton>}
    </Page>
  );
}
