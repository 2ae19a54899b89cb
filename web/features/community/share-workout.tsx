import { createPost } from "@lockstep/contract/community.ts";
import type { WorkoutCard as Card } from "@lockstep/contract/workout-card.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { CARD_DETAILS, type CardDetail } from "@lockstep/domain/training/workout-card.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Image, Share2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { failureText } from "../../api/failure-text.ts";
import { logFailure } from "../../api/log-failure.ts";
import { newId } from "../../api/new-id.ts";
import { sendWaiting } from "../../offline/write-kind.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Textarea } from "../../ui/field.tsx";
import type { Units } from "../training/index.ts";
import { insertPost } from "./post-cache.ts";
import { WorkoutCard } from "./workout-card.tsx";
import { LONGEST_POST } from "./words.ts";

const DETAIL_LABELS: Readonly<Record<CardDetail, string>> = {
  weights: "Weights",
  records: "Records",
  duration: "How long it took",
};

const NOT_THERE = "Your workout hasn't reached us yet. You can post it from your workouts once you're back online.";

/** Shares a finished workout: as a post with a card, or as a picture. What's shown beside exercises and repetitions is the person's choice. */
export default function ShareWorkout({
  userId,
  units,
  workoutId,
  cardWith,
  level,
}: {
  userId: string;
  units: Units;
  workoutId: string;
  cardWith: (details: readonly CardDetail[]) => Card;
  /** Of its heading. */
  level: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [details, setDetails] = useState<readonly CardDetail[]>(CARD_DETAILS);
  const card = cardWith(details);
  const [content, setContent] = useState(`${card.title} done.`);
  const queryClient = useQueryClient();
  // Pressed again after a failure, it's the same post.
  const id = useRef<string | null>(null);
  const post = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      // The card is built from what the server has.
      if (!(await sendWaiting({ kind: "workouts" }, userId)))
        throw new ApiError({ code: "OFFLINE", status: 0, message: NOT_THERE });
      id.current ??= newId();
      const body = {
        id: id.current,
        content: content.trim(),
        postType: "workout" as const,
        workoutId,
        workoutDetails: [...details],
      };
      return callApi(createPost, { body });
    },
    onSuccess: (written) => insertPost(queryClient, userId, written),
  });
  const picture = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const { drawWorkout } = await import("./workout-picture.ts");
      await sharePicture(await drawWorkout(card, units), card.title);
    },
    onError: (error) => logFailure("A picture of a workout wasn't shared", error),
  });
  if (card.exercises.length === 0) return null;
  if (!isOpen) {
    return (
      <Button look="secondary" className="w-full" icon={<Share2 aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Share workout
      </Button>
    );
  }
  if (post.data !== undefined) {
    return (
      <div role="status" className="panel grid gap-3">
        <p className="font-name">
          {post.data.state === "held" ? "Your post is under review. Only you can see it for now." : "Posted"}
        </p>
        <LinkButton to={`/posts/${post.data.id}`} look="secondary">
          See your post
        </LinkButton>
      </div>
    );
  }
  const toggle = (detail: CardDetail, isOn: boolean) =>
    setDetails(CARD_DETAILS.filter((each) => (each === detail ? isOn : details.includes(each))));
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <Heading id={heading} className="d2 text-22">
        Share workout
      </Heading>
      <WorkoutCard card={card} units={units} whole />
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-1 text-14 text-fg-2">Show on the card</legend>
        {CARD_DETAILS.map((detail) => (
          <Checkbox
            key={detail}
            label={DETAIL_LABELS[detail]}
            checked={details.includes(detail)}
            onChange={(event) => toggle(detail, event.target.checked)}
          />
        ))}
      </fieldset>
      <Textarea
        label="Your words"
        value={content}
        rows={2}
        maxLength={LONGEST_POST}
        onChange={(event) => setContent(event.target.value)}
      />
      {post.error === null ? null : <Alert>{failureText(post.error, "Error creating post. Please try again.")}</Alert>}
      {picture.error === null ? null : <Alert>We couldn't make the picture. Please try again.</Alert>}
      <div className="grid gap-2">
        <Button busy={post.isPending} disabled={isBlank(content)} onClick={() => post.mutate()}>
          Post
        </Button>
        <Button look="secondary" icon={<Image aria-hidden="true" />} busy={picture.isPending} onClick={() => picture.mutate()}>
          Share as a picture
        </Button>
      </div>
    </section>
  );
}

/** Through the device's own sharing where it takes pictures, else as a download. Closing the device's sheet is no failure. */
async function sharePicture(blob: Blob, title: string): Promise<void> {
  const file = new File([blob], "lockstep-workout.png", { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
