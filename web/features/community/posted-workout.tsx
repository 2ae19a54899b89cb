import type { Post } from "@lockstep/contract/community.ts";
import type { WorkoutCard as Card } from "@lockstep/contract/workout-card.ts";
import { unitsOfRegion } from "@lockstep/domain/accounts/region-units.ts";
import { routineOfCard } from "@lockstep/domain/training/workout-card.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { useQuery } from "@tanstack/react-query";
import { Check, CopyPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useSaving } from "../../offline/use-saving.ts";
import type { Me } from "../../session/me.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { Button } from "../../ui/button.tsx";
import { addRoutine } from "../training/index.ts";
import { WorkoutCard } from "./workout-card.tsx";

/** A post's workout in the reader's units; another member can copy it. */
export default function PostedWorkout({ post, card, me, whole }: { post: Post; card: Card; me: Me | null; whole: boolean }) {
  const { data: profile } = useQuery({ ...profileOptions(me?.id ?? ""), enabled: me !== null });
  const units = profile?.units ?? (typeof navigator === "undefined" ? "kg" : unitsOfRegion(navigator.language));
  const mayCopy = me !== null && me.id !== post.author.id && routineOfCard(card.exercises).exercises.length > 0;
  return (
    <WorkoutCard card={card} units={units} whole={whole} act={mayCopy ? <CopyRoutine card={card} userId={me.id} /> : null} />
  );
}

function CopyRoutine({ card, userId }: { card: Card; userId: string }) {
  const saving = useSaving();
  const [isCopied, setCopied] = useState(false);
  const { exercises, leftOut } = routineOfCard(card.exercises);
  const copy = async () => {
    const named = exercises.map((exercise) => ({ ...exercise, exerciseName: nameOf(card, exercise.exerciseId) }));
    setCopied(await saving(addRoutine(userId, card.title, named)));
  };
  if (isCopied) {
    return (
      <p role="status" className="flex items-start gap-2">
        <Check className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span>
          Saved to{" "}
          <Link to="/workouts" className="link">
            your routines
          </Link>
          .{leftOut.length === 0 ? null : ` Without ${joinNames(leftOut)}, which only its author has.`}
        </span>
      </p>
    );
  }
  return (
    <Button
      look="secondary"
      size="sm"
      className="justify-self-start"
      icon={<CopyPlus aria-hidden="true" />}
      onClick={() => void copy()}
    >
      Copy routine
    </Button>
  );
}

function nameOf({ exercises }: Card, id: string): string {
  return exercises.find(({ exerciseId }) => exerciseId === id)?.name ?? id;
}
