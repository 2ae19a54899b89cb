import type { Family, FamilyMember } from "@lockstep/contract/family.ts";
import { removeFamilyMember } from "@lockstep/contract/family.ts";
import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { formatDate } from "../../ui/formatters.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useRefetchFamily } from "./queries.ts";
import { familyFailure } from "./words.ts";

/** Who is in the family. */
export function Members({ family }: { family: Family }) {
  const [leaving, setLeaving] = useState<FamilyMember | null>(null);
  const refetch = useRefetchFamily();
  const toast = useToast();
  const remove = async ({ id, fullName }: FamilyMember) => {
    await callApi(removeFamilyMember, { params: { userId: id } });
    await refetch();
    toast({ message: `${fullName} was removed` });
  };
  return (
    <section aria-labelledby="family-members">
      <h2 id="family-members" className="d2 text-26">
        People
      </h2>
      <ul className="family-rows">
        {family.members.map((member) => (
          <li key={member.id} className="family-row">
            <MemberRow
              member={member}
              level={3}
              below={
                <>
                  <span className="block" dir="auto">
                    {member.fullName}
                  </span>
                  {member.isOwner
                    ? family.isLive
                      ? "Pays for the family"
                      : "Started the family"
                    : `Joined ${formatDate(new Date(member.joinedAt), "date")}`}
                </>
              }
              end={member.isYou ? <Chip look="volt">You</Chip> : null}
            />
            {member.canRemove && !member.isYou ? (
              <Button size="sm" look="danger" aria-label={`Remove ${member.fullName}`} onClick={() => setLeaving(member)}>
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {leaving === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setLeaving(null))}
          title={`Remove ${leaving.fullName}?`}
          confirmLabel="Remove"
          problem={(error) => familyFailure(error)}
          onConfirm={() => remove(leaving)}
        >
          They keep their plans, their log and their progress. They lose what Family and Premium include right away.
        </ConfirmDialog>
      )}
    </section>
  );
}
