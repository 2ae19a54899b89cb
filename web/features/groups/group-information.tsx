import { patchGroup } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ImagePicker } from "../../uploads/image-picker.tsx";
import { GroupCover } from "./group-cover.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { GroupFields, missingIn, problemsOf } from "./group-fields.tsx";
import type { GroupWords, Problems } from "./group-fields.tsx";
import type { GroupIcon } from "./icons.ts";
import { groupKeys, takeGroup } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure, LONGEST_RULES } from "./words.ts";

/** SPEC 8. */
const FAILED = "Error saving group settings. Please try again.";

interface Settings extends GroupWords {
  readonly rules: string;
  readonly coverImage: string | null;
}

/** What the form holds of a group. */
function settingsOf({ name, description, icon, isPrivate, rules, coverImage }: Group): Settings {
  return { name, description, icon, isPrivate, rules, coverImage };
}

/** Group Information: what the group says of itself. What is being written stays, whatever others save meanwhile. */
export function GroupInformation({ group, viewer, Figure }: { group: Group; viewer: Viewer; Figure: FigureComponent }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [settings, setSettings] = useState(() => settingsOf(group));
  const [uploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const mark = (found: Problems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const saving = useMutation({
    networkMode: "always",
    mutationFn: ({ icon, ...rest }: Settings) =>
      callApi(patchGroup, { params: { id: group.id }, body: { ...rest, icon: icon as GroupIcon } }),
    onSuccess: (saved) => {
      takeGroup(queryClient, viewer, saved);
      setSettings(settingsOf(saved));
      void queryClient.invalidateQueries({ queryKey: groupKeys.lists(viewer) });
      void queryClient.invalidateQueries({ queryKey: groupKeys.members(viewer, group.id) });
      void queryClient.invalidateQueries({ queryKey: groupKeys.requests(viewer, group.id) });
      toast({ message: "Saved" });
    },
    onError: (error) => {
      logFailure("The group settings weren't saved", error);
      if (error instanceof ApiError) mark(problemsOf(error));
      // Perhaps the right to it is gone: then the page says so.
      void queryClient.invalidateQueries({ queryKey: groupKeys.ones(viewer, group.id) });
    },
  });
  const change = (part: Partial<Settings>) => {
    setSettings((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || uploading) return;
    const missing = missingIn(settings);
    mark(missing);
    if (Object.keys(missing).length === 0) saving.mutate(settings);
  };
  const isUnmarked = saving.error !== null && Object.keys(problems).length === 0;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-labelledby="group-information" className="grid gap-6">
      <h2 id="group-information" className="d2 text-26">
        Group Information
      </h2>
      <GroupFields words={settings} problems={problems} onChange={change} />
      <ImagePicker
        bucket="groups"
        groupId={group.id}
        label="Cover image"
        hint="JPEG, PNG, GIF or WEBP, up to 5 MB. Wide pictures look best."
        value={settings.coverImage}
        onChange={(upload) => change({ coverImage: upload?.url ?? null })}
        onBusy={setUploading}
        placeholder={<GroupCover group={{ icon: settings.icon, coverImage: null }} Figure={Figure} />}
      />
      {problems.coverImage === undefined ? null : <Alert>{problems.coverImage}</Alert>}
      <Textarea
        label="Group rules"
        optional
        name="rules"
        rows={4}
        maxLength={LONGEST_RULES}
        hint="Shown on the group's page, even to non-members."
        value={settings.rules}
        error={problems.rules ?? null}
        onChange={(event) => change({ rules: event.target.value })}
      />
      {isUnmarked ? <Alert>{groupFailure(saving.error, FAILED)}</Alert> : null}
      <div>
        <Button type="submit" size="lg" busy={saving.isPending} disabled={uploading}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}
