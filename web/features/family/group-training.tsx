import type { FamilyTraining, TrainingMate } from "@lockstep/contract/family-training.ts";
import { leaveFamilyTraining } from "@lockstep/contract/family-training.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { MemberRow } from "../../ui/member-row.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { FrameSheet } from "./frame-sheet.tsx";
import { JoinTrainingSheet } from "./join-training-sheet.tsx";
import { familyKeys, familyTrainingOptions } from "./queries.ts";
import { familyFailure } from "./words.ts";

/** The family's workout plan: what is shared, who trains when, and the way to one's own copy. */
export function GroupTraining({ userId }: { userId: string }) {
  const query = useQuery(familyTrainingOptions(userId));
  const training = query.data;
  return (
    <section className="family-part" aria-labelledby="family-training">
      <h2 id="family-training" className="d2 text-26">
        Workout plan
      </h2>
      {training === undefined ? (
        query.error ? (
          <>
            <Alert>{familyFailure(query.error, "We couldn't load your family's workout plan.")}</Alert>
            <Button className="mt-3" size="sm" look="secondary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Loading label="Loading the workout plan">
            <Skeleton className="mt-4 h-40" />
          </Loading>
        )
      ) : (
        <Loaded training={training} userId={userId} />
      )}
    </section>
  );
}

function Loaded({ training, userId }: { training: FamilyTraining; userId: string }) {
  const [open, setOpen] = useState<"frame" | "join" | null>(null);
  const queryClient = useQueryClient();
  const leave = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(leaveFamilyTraining, {}),
    onSuccess: (after) => queryClient.setQueryData(familyKeys.training(userId), after),
  });
  const { frame, membership, mates, taking } = training;
  const needsCopy = membership === null || membership.isOutdated || membership.planId === null;
  return (
    <>
      {frame === null ? (
        <p className="mt-2 max-w-[60ch] text-fg-2">
          Train the same days and muscles, each of you at your own level and with your own equipment.
        </p>
      ) : (
        <>
          <p className="mt-2 font-name text-17">{`${joinNames(frame.muscleGroups)}, ${frame.durationMinutes} minutes`}</p>
          <p className="text-fg-2">
            {joinNames(frame.days)}
            {frame.setBy === null ? "" : `. Set by @${frame.setBy.username}`}
          </p>
          {membership?.isOutdated === true ? (
            <div className="mt-4">
              <Alert tone="info">The family's plan has changed. Your week stays as it is until you take the new one.</Alert>
            </div>
          ) : null}
          {membership === null ? (
            <p className="mt-2 text-fg-2">{taking === 0 ? "Nobody's training with it yet." : `${taking} training together.`}</p>
          ) : null}
          <ul className="family-rows">
            {mates.map((mate) => (
              <li key={mate.member.id} className="family-row">
                <MemberRow member={mate.member} level={3} />
                <Week mate={mate} />
              </li>
            ))}
          </ul>
        </>
      )}
      {leave.error ? <Alert>{familyFailure(leave.error)}</Alert> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {frame !== null && !needsCopy ? <LinkButton to="/workout-plan">Your workout plan</LinkButton> : null}
        {frame !== null && needsCopy ? (
          <Button onClick={() => setOpen("join")}>{membership === null ? "Train with your family" : "Get the new week"}</Button>
        ) : null}
        <Button look={frame === null ? "primary" : "secondary"} onClick={() => setOpen("frame")}>
          {frame === null ? "Set up a plan" : "Change plan"}
        </Button>
        {membership === null ? null : (
          <Button look="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
            Stop taking part
          </Button>
        )}
      </div>
      {open === "frame" ? <FrameSheet training={training} userId={userId} onClose={() => setOpen(null)} /> : null}
      {open === "join" ? <JoinTrainingSheet training={training} userId={userId} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function Week({ mate: { days, isYou } }: { mate: TrainingMate }) {
  if (days.length === 0)
    return <p className="text-14 text-fg-2">{isYou ? "You deleted your copy" : "Not following this plan"}</p>;
  return (
    <ul className="family-days">
      {days.map(({ day, isDone }) => (
        <li key={day}>
          <Chip look={isDone === true ? "volt" : "outline"}>
            {isDone === true ? <Check size={14} aria-hidden="true" /> : null}
            <span aria-hidden="true">{day.slice(0, 3)}</span>
            <span className="visually-hidden">{isDone === true ? `${day}, done` : day}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
