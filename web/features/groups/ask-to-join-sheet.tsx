import type { GroupCard } from "@lockstep/contract/groups.ts";
import { useState } from "react";
import type { FormEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Textarea } from "../../ui/field.tsx";
import { LONGEST_MESSAGE } from "./words.ts";

/** A request to join a private group, with a word to its admins. Mounted while it's open. */
export default function AskToJoinSheet({
  group,
  onAsk,
  onClose,
}: {
  group: GroupCard;
  onAsk: (message: string) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(message.trim());
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Ask to join ${group.name}`}
      description="This group is private. Its admins review each request."
    >
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <Textarea
          label="Message to the admins"
          optional
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button type="submit">Ask to Join</Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
