import { patchProfile } from "@lockstep/contract/accounts.ts";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { unblockMember } from "@lockstep/contract/members.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { takeProfile } from "../../session/profile-query.ts";
import { communityKeys } from "../community/index.ts";
import { failureText } from "../../api/failure-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PeopleList } from "./people-sheet.tsx";
import { memberKeys } from "./queries.ts";

type Visibility = Profile["profileVisibility"];
type PrivacyField = "profileVisibility" | "activityVisibility";

const LABELS: Readonly<Record<Visibility, string>> = { everyone: "Everyone", members: "Members", only_me: "Only me" };
const VISIBILITIES = Object.keys(LABELS) as Visibility[];

/** Privacy settings and blocked people. */
export function Privacy({ profile }: { profile: Profile }) {
  return (
    <section id="privacy" aria-labelledby="privacy-title" className="grid gap-6">
      <h2 id="privacy-title" className="d2 text-26">
        Privacy
      </h2>
      <div className="grid max-w-[640px] gap-5 sm:grid-cols-2">
        <VisibilityChoice
          profile={profile}
          field="profileVisibility"
          label="Who sees your profile"
          hint="Bio, goals, followers. Your username and picture always show next to what you post."
        />
        <VisibilityChoice
          profile={profile}
          field="activityVisibility"
          label="Who sees your activity"
          hint="Your posts, achievements and stats on your profile."
        />
      </div>
      <Blocked profile={profile} />
    </section>
  );
}

/** Saved as soon as it is chosen. */
function VisibilityChoice({
  profile,
  field,
  label,
  hint,
}: {
  profile: Profile;
  field: PrivacyField;
  label: string;
  hint: string;
}) {
  const queryClient = useQueryClient();
  const save = useMutation({
    networkMode: "always",
    mutationFn: (value: Visibility) => callApi(patchProfile, { body: { [field]: value } }),
    onSuccess: (saved) => takeProfile(queryClient, saved),
  });
  return (
    <div className="grid content-start gap-2">
      <Select
        label={label}
        hint={hint}
        // The choice shows while it's being saved; a refused one is reverted.
        value={save.isPending ? save.variables : profile[field]}
        disabled={save.isPending}
        onChange={(event) => {
          const chosen = VISIBILITIES.find((each) => each === event.target.value);
          if (chosen) save.mutate(chosen);
        }}
      >
        {VISIBILITIES.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </Select>
      <p role="status" className={save.isSuccess ? "text-14 text-fg-2" : "visually-hidden"}>
        {save.isSuccess ? "Saved." : ""}
      </p>
      {save.error ? <Alert>{failureText(save.error, "Error updating profile. Please try again.")}</Alert> : null}
    </div>
  );
}

function Blocked({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <h3 className="text-17 font-name">Blocked people</h3>
      {open ? (
        <div className="max-w-[560px]">
          <PeopleList viewer={profile.id} people={{ of: "blocked" }} empty="You haven't blocked anyone." endOf={unblockButton} />
        </div>
      ) : (
        <div>
          <p className="mb-3 max-w-[60ch] text-fg-2">
            You and the people you block can't see or contact each other. They won't be notified.
          </p>
          <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
            Show blocked people
          </Button>
        </div>
      )}
    </div>
  );
}

const unblockButton = (member: MemberCard) => <Unblock member={member} />;

function Unblock({ member }: { member: MemberCard }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const unblock = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(unblockMember, { params: { username: member.username } }),
    onSuccess: async () => {
      toast({ message: `${member.username} is unblocked` });
      await queryClient.invalidateQueries({ queryKey: memberKeys.blocked });
      void queryClient.invalidateQueries({ queryKey: communityKeys.lists });
      void queryClient.invalidateQueries({ queryKey: ["member"] });
    },
    onError: (error) => toast({ message: failureText(error, "That didn't work. Please try again."), tone: "error" }),
  });
  return (
    <Button
      look="secondary"
      size="sm"
      aria-label={`Unblock ${member.username}`}
      busy={unblock.isPending}
      onClick={() => unblock.mutate()}
    >
      Unblock
    </Button>
  );
}
