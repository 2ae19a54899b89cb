import { patchProfile } from "@lockstep/contract/accounts.ts";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED, IMAGE_TYPES, MOST_IMAGE_BYTES } from "@lockstep/contract/uploads.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { takeProfile } from "../../session/profile-query.ts";
import { communityKeys } from "../community/index.ts";
import { Alert } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Input, Textarea } from "../../ui/field.tsx";
import { uploadImage } from "../../uploads/upload-image.ts";
import { changesOf, draftOf, keepProfileDraft, readProfileDraft } from "./profile-draft.ts";
import type { ProfileDraft } from "./profile-draft.ts";

const FAILED = "Error updating profile. Please try again.";
const LONGEST_NAME = 80;
const LONGEST_USERNAME = 30;
const LONGEST_TEXT = 500;
const TEXT_FIELDS = ["fullName", "username", "bio", "fitnessGoals"] as const;

interface Problem {
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What went wrong, at its field where the server names one of the form's. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { message: FAILED };
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
  if (TEXT_FIELDS.some((field) => field in fields)) return { fields };
  if (error.code === "SUSPENDED" || error.code === "VALIDATION_FAILED")
    return { message: error.issues[0]?.message ?? error.message };
  return { message: error.code === "OFFLINE" ? `${FAILED} You seem to be offline.` : FAILED };
}

/** Changes who one is for others. What was typed outlives a failure, a reload and another page, until it is saved or thrown away. */
export function EditProfile({ profile, onSaved, onCancel }: { profile: Profile; onSaved: () => void; onCancel: () => void }) {
  const queryClient = useQueryClient();
  const [kept] = useState(() => readProfileDraft(profile.id));
  const [draft, setDraft] = useState<ProfileDraft>(() => ({ ...draftOf(profile), ...kept }));
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changes = changesOf(draft, profile);
  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepProfileDraft(profile.id, changesOf(next, profile));
  };
  useEffect(() => {
    if (problem.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isBlank(draft.fullName)) return setProblem({ fields: { fullName: "Please enter your name." } });
    setBusy(true);
    setProblem({});
    try {
      const saved = await callApi(patchProfile, { body: changes });
      keepProfileDraft(profile.id, {});
      takeProfile(queryClient, saved);
      await queryClient.invalidateQueries({ queryKey: ["member", profile.id] });
      void queryClient.invalidateQueries({ queryKey: communityKeys.lists });
      onSaved();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const text = (name: (typeof TEXT_FIELDS)[number]) => ({
    name,
    value: draft[name],
    error: problem.fields?.[name] ?? null,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-[560px] gap-5"
      aria-labelledby="edit-title"
    >
      <h1 id="edit-title" tabIndex={-1} className="d text-36">
        Edit profile
      </h1>
      {kept === null ? null : <Alert tone="info">Your unsaved changes from last time are still here.</Alert>}
      {problem.message ? <Alert>{problem.message}</Alert> : null}
      <AvatarField draft={draft} onChange={(avatarUrl) => change({ avatarUrl })} />
      <Input label="Full name" autoComplete="name" maxLength={LONGEST_NAME} {...text("fullName")} />
      <Input
        label="Username"
        hint="3 to 30 lowercase letters, numbers or underscores, starting with a letter."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_USERNAME}
        {...text("username")}
        onChange={(event) => change({ username: event.target.value.toLowerCase() })}
      />
      <Textarea label="Bio" optional rows={3} maxLength={LONGEST_TEXT} {...text("bio")} />
      <Textarea label="Fitness goals" optional rows={3} maxLength={LONGEST_TEXT} {...text("fitnessGoals")} />
      <div className="grid gap-2 sm:flex">
        <Button type="submit" busy={busy}>
          Save changes
        </Button>
        <Button
          look="quiet"
          disabled={busy}
          onClick={() => {
            keepProfileDraft(profile.id, {});
            onCancel();
          }}
        >
          {Object.keys(changes).length === 0 ? "Close" : "Discard changes"}
        </Button>
      </div>
    </form>
  );
}

/** The picture: sent in as soon as it is chosen, worn when the form is saved. */
function AvatarField({ draft, onChange }: { draft: ProfileDraft; onChange: (avatarUrl: string | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const pick = async (file: File) => {
    if (!IMAGE_TYPES.some((type) => type === file.type)) return setProblem(IMAGE_TYPE_REFUSED);
    if (file.size > MOST_IMAGE_BYTES.avatars) return setProblem(IMAGE_TOO_LARGE.avatars);
    setProblem(null);
    setBusy(true);
    try {
      onChange((await uploadImage("avatars", file)).url);
    } catch (error) {
      const told =
        error instanceof ApiError &&
        (error.code === "IMAGE_TOO_LARGE" || error.code === "IMAGE_REFUSED" || error.code === "RATE_LIMITED");
      setProblem(told ? error.message : "Failed to upload image. Please try again.");
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="group" aria-labelledby="picture-label" className="grid gap-3">
      <p id="picture-label" className="field-label">
        Picture
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={draft.username} src={draft.avatarUrl} size={96} />
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="sm"
            busy={busy}
            icon={<ImagePlus size={20} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {draft.avatarUrl === null ? "Add a picture" : "Change picture"}
          </Button>
          {draft.avatarUrl === null ? null : (
            <Button
              look="quiet"
              size="sm"
              disabled={busy}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => onChange(null)}
            >
              Remove picture
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={IMAGE_TYPES.join(",")}
          aria-label="Choose a picture"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after it was removed.
            event.target.value = "";
            if (file) void pick(file);
          }}
        />
      </div>
      {problem ? <Alert>{problem}</Alert> : <p className="field-hint">JPEG, PNG, GIF or WEBP, less than 2 MB.</p>}
    </div>
  );
}
