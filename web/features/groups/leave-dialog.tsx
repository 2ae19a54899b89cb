import type { Group, GroupCard } from "@lockstep/contract/groups.ts";
import { useState } from "react";
import { ApiError } from "../../api/client.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog, Sheet } from "../../ui/dialog.tsx";
import { groupFailure } from "./words.ts";

/** What leaving means here, when it is more than one press that a second press takes back. */
function consequence(group: GroupCard): string {
  if (group.memberCount <= 1) return "You're the only member. If you leave, the group and all its posts are deleted permanently.";
  if (group.isPrivate) return "This group is private. To come back, you'll have to ask to join or be invited again.";
  return "You'll no longer be an admin. Another admin can make you one again.";
}

/** Confirms leaving; the last admin has to appoint another first. Mounted while it's open. */
export default function LeaveDialog({
  group,
  onLeave,
  onClose,
}: {
  group: GroupCard & Partial<Pick<Group, "canLeave">>;
  onLeave: () => Promise<void>;
  onClose: () => void;
}) {
  const [isNeeded, setNeeded] = useState(group.canLeave === false);
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  if (isNeeded)
    return (
      <Sheet
        open
        onOpenChange={close}
        title="The group needs an admin"
        description="You're the only admin. Make another member an admin first, then you can leave."
        actions={
          <>
            <LinkButton to={`/groups/${group.id}/settings#members`}>Choose an admin</LinkButton>
            <Button look="quiet" onClick={onClose}>
              Stay
            </Button>
          </>
        }
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={`Leave ${group.name}?`}
      confirmLabel="Leave Group"
      cancelLabel="Stay"
      problem={(error) => groupFailure(error, "We couldn't remove you from the group. Please try again.")}
      onConfirm={async () => {
        try {
          await onLeave();
        } catch (error) {
          if (error instanceof ApiError && error.code === "LAST_ADMIN") setNeeded(true);
          throw error;
        }
      }}
    >
      {consequence(group)}
    </ConfirmDialog>
  );
}
