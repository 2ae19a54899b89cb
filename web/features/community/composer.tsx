import type { Post, PostType } from "@lockstep/contract/community.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import { newId } from "../../api/new-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ApiError } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { takeSharedPicture } from "../../offline/shared-content.ts";
import { useDraft } from "./drafts.ts";
import type { Draft } from "./drafts.ts";
import { RoomLeft } from "./auto-grow-textarea.tsx";
import { MentionArea } from "./mention-area.tsx";
import { PictureButton, PicturePreview, sendPicture, usePicture } from "./picture-field.tsx";
import type { Picked } from "./picture-field.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import type { Me } from "../../session/me.ts";
import { insertPost } from "./post-cache.ts";
import { publishPost } from "./publish.ts";
import type { Published } from "./publish.ts";
import { LONGEST_POST, suspensionText, TYPE_NAMES, TYPES } from "./words.ts";
import { failureText } from "../../api/failure-text.ts";
import "./posts.css";

/** SPEC 4: idle, uploading image, posting, then the form resets. */
type Phase = "idle" | "uploading" | "posting";

const FAILED = "Error creating post. Please try again.";
const UPLOAD_FAILED = "Failed to upload image. Please try again.";

/** The message once the post has been sent. */
function resultText(result: Published<Post>): string {
  if (result.kind === "waiting") return "Saved on this device. We'll post it when you're back online.";
  return result.written.state === "held" ? "Your post is under review. Only you can see it for now." : "Posted";
}

interface Writing {
  readonly me: Me;
  readonly groupId: string | null;
  readonly draft: Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
  readonly picked: Picked | null;
  readonly onDone: (result: Published<Post>) => void;
}

/** Sends the picture in, then the post; stops at what fails and says what it was. */
function usePublishing({ me, groupId, draft, setDraft, picked, onDone }: Writing) {
  const [phase, setPhase] = useState<Phase>("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState(0);
  const running = useRef(false);
  // The picture of the last attempt. It is no part of the draft, and with another one, or other words for it, the post is another.
  const tried = useRef<Picked | null>(null);
  const upload = async (): Promise<string | null> => {
    if (picked === null) return null;
    setPart(0);
    setPhase("uploading");
    return (await sendPicture(picked, setPart)).url;
  };
  const publish = async () => {
    const id = picked === tried.current ? (draft.id ?? newId()) : newId();
    tried.current = picked;
    setDraft({ id });
    let imageUrl: string | null;
    try {
      imageUrl = await upload();
    } catch (error) {
      logFailure("A picture was not sent in", error);
      setProblem(error instanceof ApiError ? error.message : UPLOAD_FAILED);
      return;
    }
    setPhase("posting");
    try {
      const imageAlt = imageUrl === null ? null : (picked?.alt.trim() ?? "") || null;
      const { content, postType } = draft;
      onDone(await publishPost(me.id, { id, content: content.trim(), postType, groupId, imageUrl, imageAlt }));
    } catch (error) {
      logFailure("A post was not published", error);
      setProblem(failureText(error, FAILED));
    }
  };
  const start = async () => {
    // Two presses in one moment are one post.
    if (running.current) return;
    running.current = true;
    setProblem(null);
    await publish();
    running.current = false;
    setPhase("idle");
  };
  return { phase, part: phase === "uploading" ? part : null, problem, setProblem, start };
}

function TypePicker({ value, onChange }: { value: PostType; onChange: (type: PostType) => void }) {
  return (
    <label className="type-picker">
      <span className="visually-hidden">Post type</span>
      <select value={value} onChange={(event) => onChange(TYPES.find((each) => each === event.target.value) ?? "general")}>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {TYPE_NAMES[type]}
          </option>
        ))}
      </select>
    </label>
  );
}

const BUSY_TEXT: Readonly<Record<Phase, string>> = { idle: "", uploading: "Uploading picture", posting: "Posting" };

function WritePost({
  me,
  groupId,
  placeholder,
  area,
}: {
  me: Me;
  groupId: string | null;
  placeholder: string;
  area?: RefObject<HTMLTextAreaElement | null>;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { draft, set, clear } = useDraft(me.id, groupId === null ? "post" : `group.${groupId}`);
  const picture = usePicture();
  const own = useRef<HTMLTextAreaElement>(null);
  const box = area ?? own;
  // What someone wrote before the scripts arrived is their draft.
  useLayoutEffect(() => {
    const written = box.current?.value ?? "";
    if (written !== "") set({ content: written });
  }, [box, set]);
  const onDone = (result: Published<Post>) => {
    if (result.kind === "published") insertPost(queryClient, me.id, result.written);
    clear();
    picture.clear();
    toast({ message: resultText(result) });
    box.current?.focus();
  };
  const { phase, part, problem, setProblem, start } = usePublishing({
    me,
    groupId,
    draft,
    setDraft: set,
    picked: picture.picked,
    onDone,
  });
  const busy = phase !== "idle";
  // What was wrong with the picture before says nothing of the next one.
  const pick = (file: File) => {
    setProblem(null);
    picture.pick(file);
  };
  // A picture that another app shared comes with the words on the way here (share-page.tsx).
  const { pick: pickShared } = picture;
  useEffect(() => {
    if (groupId !== null) return;
    const take = async (): Promise<void> => {
      const shared = await takeSharedPicture();
      if (shared !== null) pickShared(shared);
    };
    take().catch((error: unknown) => logFailure("A shared picture wasn't read", error));
  }, [groupId, pickShared]);
  const removePicture = () => {
    setProblem(null);
    picture.clear();
  };
  const ready = !isBlank(draft.content) && draft.content.trim().length <= LONGEST_POST;
  const send = () => {
    if (ready) void start();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="card composer" aria-label="Write a post" aria-busy={busy || undefined} onSubmit={onSubmit}>
      <div className="flex items-start gap-3">
        <Avatar name={me.username} src={smallAvatar(me.avatarUrl)} size={44} />
        <MentionArea
          label="Your post"
          area={box}
          placeholder={placeholder}
          value={draft.content}
          readOnly={busy}
          onText={(content) => {
            set({ content });
            setProblem(null);
          }}
          onSend={send}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            if (!file) return;
            event.preventDefault();
            pick(file);
          }}
          className="composer-text"
        />
      </div>
      {picture.picked ? (
        <PicturePreview picked={picture.picked} busy={busy} part={part} onAlt={picture.setAlt} onRemove={removePicture} />
      ) : null}
      <div className="grid gap-3 empty:hidden">
        {picture.problem ? <Alert>{picture.problem}</Alert> : null}
        {problem ? <Alert>{problem}</Alert> : null}
      </div>
      <div className="composer-foot">
        <PictureButton onPick={pick} disabled={busy} />
        {groupId === null ? <TypePicker value={draft.postType} onChange={(postType) => set({ postType })} /> : null}
        <div className="ml-auto flex min-w-0 items-center gap-3">
          <RoomLeft text={draft.content} longest={LONGEST_POST} />
          <Button type="submit" size="sm" busy={busy} disabled={!busy && !ready} aria-keyshortcuts="Control+Enter Meta+Enter">
            {phase === "uploading" ? "Uploading" : phase === "posting" ? "Posting" : "Post"}
          </Button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {BUSY_TEXT[phase]}
      </p>
    </form>
  );
}

/**
 * Where a post is written: text, a picture with its description, and in the feed what it is about. A visitor is invited to sign in, someone who is suspended
 * reads why; both instead of a field that wouldn't work.
 */
export function Composer({
  me,
  signInTo,
  groupId = null,
  placeholder = "Share your session, meal or question",
  area,
}: {
  me: Me | null;
  signInTo: string;
  /** The group the post is in; null for the public feed. */
  groupId?: string | null;
  placeholder?: string;
  /** To put the focus into the field from elsewhere. */
  area?: RefObject<HTMLTextAreaElement | null>;
}) {
  if (me === null) {
    return (
      <div className="card composer-invite">
        <p className="min-w-0 flex-1 basis-56">
          <span className="d2 block text-20">Join the conversation</span>
          <span className="mt-1 block text-fg-2">Sign in to post, like and comment.</span>
        </p>
        <LinkButton to={signInTo}>Sign in</LinkButton>
      </div>
    );
  }
  if (me.suspendedUntil !== null) return <Alert tone="info">{suspensionText(me.suspendedUntil)}</Alert>;
  return <WritePost key={me.id} me={me} groupId={groupId} placeholder={placeholder} area={area} />;
}
