import { inviteToGroup } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Input } from "../../ui/field.tsx";
import { CopyLink } from "../../ui/share-link.tsx";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

const MOST_NAME = 31;

/** Invites members by username, one after the other; a public group's address may simply be handed on. Mounted while it's open. */
export function InviteSheet({ group, onClose }: { group: Group; viewer: Viewer; onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Invite to ${group.name}`}
      description={
        group.isPrivate
          ? "People you invite can join right away. For everyone else, there's an invite link in the settings."
          : "They'll get a notification with a link to the group."
      }
      actions={
        <Button look="quiet" onClick={onClose}>
          Done
        </Button>
      }
    >
      <InviteForm groupId={group.id} />
      {group.isPrivate ? null : (
        <div className="mt-6">
          <CopyLink label="Group link" url={`${window.location.origin}/groups/${group.id}`} />
        </div>
      )}
    </Sheet>
  );
}

function InviteForm({ groupId }: { groupId: string }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [invited, setInvited] = useState<string | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const invite = useMutation({
    networkMode: "always",
    mutationFn: (username: string) => callApi(inviteToGroup, { params: { id: groupId }, body: { username } }),
    onSuccess: (_done, username) => {
      setInvited(username.replace(/^@/, ""));
      setName("");
      box.current?.querySelector("input")?.focus();
    },
    onError: (error) => setWrong(error instanceof ApiError ? error.issueOf("username") : null),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    setInvited(null);
    const username = name.trim();
    if (username === "") setWrong("Enter a username.");
    else invite.mutate(username);
  };
  return (
    <form ref={box} onSubmit={submit} noValidate className="mt-5 grid gap-4">
      <Input
        label="Username"
        value={name}
        maxLength={MOST_NAME}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong}
        onChange={(event) => {
          setName(event.target.value);
          setWrong(null);
        }}
      />
      {invite.error !== null && wrong === null ? (
        <Alert>{groupFailure(invite.error, "We couldn't send the invitation. Please try again.")}</Alert>
      ) : null}
      <div role="status">{invited === null ? null : <Alert tone="success">{invited} has been invited.</Alert>}</div>
      <Button type="submit" busy={invite.isPending}>
        Send invitation
      </Button>
    </form>
  );
}
