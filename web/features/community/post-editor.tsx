import type { Post, PostWords } from "@lockstep/contract/community.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Input, Select } from "../../ui/field.tsx";
import { RoomLeft } from "./auto-grow-textarea.tsx";
import { MentionArea } from "./mention-area.tsx";
import { LONGEST_IMAGE_ALT, LONGEST_POST, TYPE_NAMES, TYPES } from "./words.ts";
import { failureText } from "../../api/failure-text.ts";

type Edited = Readonly<PostWords> & Pick<Post, "imageAlt">;

export interface PostEditorProps {
  readonly post: Edited & Pick<Post, "groupId" | "imageUrl">;
  readonly save: (edited: Edited) => Promise<void>;
  readonly onDone: () => void;
}

/** An own post, edited in place. Escape leaves it as it was. */
export function PostEditor({ post, save: store, onDone }: PostEditorProps) {
  const [content, setContent] = useState(post.content);
  const [postType, setPostType] = useState(post.postType);
  const [alt, setAlt] = useState(post.imageAlt ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const box = area.current;
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  }, []);
  const save = useMutation({
    networkMode: "always",
    mutationFn: () => store({ content: content.trim(), postType, imageAlt: alt.trim() || null }),
    onSuccess: onDone,
  });
  const ready = !isBlank(content) && content.trim().length <= LONGEST_POST;
  const send = () => {
    if (ready && !save.isPending) save.mutate();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !save.isPending) onDone();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the whole form
    <form className="mt-3 grid gap-3" aria-label="Edit post" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <MentionArea label="Your post" area={area} className="input" value={content} onText={setContent} onSend={send} />
      <RoomLeft text={content} longest={LONGEST_POST} />
      {post.groupId === null ? (
        <Select
          label="Post type"
          value={postType}
          onChange={(event) => setPostType(TYPES.find((each) => each === event.target.value) ?? postType)}
        >
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type]}
            </option>
          ))}
        </Select>
      ) : null}
      {post.imageUrl === null ? null : (
        <Input
          label="Describe the picture"
          optional
          value={alt}
          maxLength={LONGEST_IMAGE_ALT}
          onChange={(event) => setAlt(event.target.value)}
        />
      )}
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
