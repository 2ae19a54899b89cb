import type { Family, FamilyInvitation } from "@lockstep/contract/family.ts";
import { inviteToFamily, withdrawInvitation } from "@lockstep/contract/family.ts";
import { useMutation } from "@tanstack/react-query";
import { Link2, Mail, Share2 } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { CopyLink, shareByDevice } from "../../ui/share-link.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useRefetchFamily } from "./queries.ts";
import { familyFailure } from "./words.ts";

const SHARE_TITLE = "Join my family on Lockstep";

/** Asks people in, by email or with a link, and shows who hasn't answered yet. */
export function Invitations({ family }: { family: Family }) {
  const [email, setEmail] = useState("");
  const refetch = useRefetchFamily();
  const toast = useToast();
  const invite = useMutation({
    networkMode: "always",
    mutationFn: (to: string | null) => callApi(inviteToFamily, { body: to === null ? {} : { email: to } }),
    onSuccess: async (_made, to) => {
      if (to !== null) {
        setEmail("");
        toast({ message: `You've invited ${to}` });
      }
      await refetch();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate(email.trim());
  };
  const link = invite.variables === null ? invite.data : undefined;
  return (
    <section className="family-part" aria-labelledby="family-invite">
      <h2 id="family-invite" className="d2 text-26">
        Invite someone
      </h2>
      {family.canInvite ? (
        <>
          <p className="mt-2 mb-5 max-w-[60ch] text-fg-2">
            An invitation lets one person in and works for seven days. Everyone needs to be 16 or older; add younger children
            under Who eats.
          </p>
          <form className="family-invite" onSubmit={send}>
            <Input
              label="Email"
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" icon={<Mail aria-hidden="true" />} busy={invite.isPending && invite.variables !== null}>
              Send invitation
            </Button>
          </form>
          <div className="mt-4 grid justify-items-start gap-4">
            {invite.error ? <Alert>{familyFailure(invite.error)}</Alert> : null}
            {link === undefined ? (
              <Button
                look="secondary"
                icon={<Link2 aria-hidden="true" />}
                busy={invite.isPending && invite.variables === null}
                onClick={() => invite.mutate(null)}
              >
                Get a link instead
              </Button>
            ) : (
              <div className="card grid w-full gap-3">
                <CopyLink url={link.url} label="Invitation link" />
                {typeof navigator.share === "function" ? (
                  <Button
                    look="secondary"
                    icon={<Share2 aria-hidden="true" />}
                    onClick={() => void shareByDevice(SHARE_TITLE, link.url)}
                  >
                    Share
                  </Button>
                ) : null}
                <p className="text-14 text-fg-2">We only show this link once. Send it to one person.</p>
              </div>
            )}
          </div>
        </>
      ) : (
        <p className="mt-2 max-w-[60ch] text-fg-2">Your family is full. When someone leaves, you can invite someone else.</p>
      )}
      {family.invitations.length === 0 ? null : <Pending invitations={family.invitations} />}
    </section>
  );
}

function Pending({ invitations }: { invitations: readonly FamilyInvitation[] }) {
  const refetch = useRefetchFamily();
  const withdraw = useMutation({
    networkMode: "always",
    mutationFn: (id: string) => callApi(withdrawInvitation, { params: { id } }),
    onSettled: refetch,
  });
  return (
    <>
      <h3 className="mt-8 font-name text-17">Not answered yet</h3>
      <ul className="family-rows">
        {invitations.map(({ id, email, expiresAt, isExpired }) => (
          <li key={id} className="family-row">
            <div className="min-w-0">
              <p className="font-label wrap-anywhere">{email ?? "A link"}</p>
              <p className="text-14 text-fg-2">
                {isExpired ? "Expired" : `Works until ${formatDate(new Date(expiresAt), "date")}`}
              </p>
            </div>
            <Button
              size="sm"
              look="secondary"
              aria-label={`Withdraw the invitation ${email === null ? "by link" : `to ${email}`}`}
              busy={withdraw.isPending && withdraw.variables === id}
              onClick={() => withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      {withdraw.error ? <Alert>{familyFailure(withdraw.error)}</Alert> : null}
    </>
  );
}
