import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { failureText } from "../../api/failure-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RoomLeft } from "./auto-grow-textarea.tsx";
import { MentionArea } from "./mention-area.tsx";
import { LONGEST_COMMENT } from "./words.ts";

/** An own comment, edited in place. Escape leaves it as it was. */
export function CommentEditor({
  content: before,
  save: store,
  onDone,
}: {
  readonly content: string;
  readonly save: (content: string) => Promise<void>;
  readonly onDone: () => void;
}) {
  const [content, setContent] = useState(before);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const save = useMutation({ networkMode: "always", mutationFn: () => store(content.trim()), onSuccess: onDone });
  const ready = !isBlank(content) && content.trim().length <= LONGEST_COMMENT;
  const send = () => {
    if (ready && !save.isPending) save.mutate();
  };
  return (
    <form
      className="mt-2 grid gap-2"
      aria-label="Edit comment"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <MentionArea
        label="Your comment"
        area={area}
        className="input"
        value={content}
        onText={setContent}
        onSend={send}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !save.isPending) onDone();
        }}
      />
      <RoomLeft text={content} longest={LONGEST_COMMENT} />
      {save.error ? <Alert>{failureText(save.error, "We couldn't save your change. Please try again.")}</Alert> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={save.isPending} disabled={!ready}>
          Save
        </Button>
        <Button look="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
