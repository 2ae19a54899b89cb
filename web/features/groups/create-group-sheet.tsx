import { createGroup, DEFAULT_GROUP_ICON } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { newId } from "../../api/new-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { GroupFields, missingIn, problemsOf } from "./group-fields.tsx";
import type { GroupWords, Problems } from "./group-fields.tsx";
import type { GroupIcon } from "./icons.ts";
import { groupKeys, refetchGroups } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

const FAILED = "We couldn't create the group. Please try again.";
const EMPTY: GroupWords = { name: "", description: "", icon: DEFAULT_GROUP_ICON, isPrivate: false };

interface SheetProps {
  readonly viewer: Viewer;
  readonly onCreated: (group: Group) => void;
  readonly onClose: () => void;
}

/** Founds a group. Mounted while it's open. */
export function CreateGroupSheet(props: SheetProps) {
  const nameBox = useRef<HTMLInputElement>(null);
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : props.onClose())} title="Create Group" initialFocus={nameBox}>
      <CreateGroupForm {...props} nameBox={nameBox} />
    </Sheet>
  );
}

function CreateGroupForm({ viewer, onCreated, onClose, nameBox }: SheetProps & { nameBox: RefObject<HTMLInputElement | null> }) {
  const queryClient = useQueryClient();
  // One id for every attempt: a group that was made unheard isn't made twice.
  const [id] = useState(newId);
  const [words, setWords] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const create = useMutation({
    networkMode: "always",
    mutationFn: ({ icon, ...rest }: GroupWords) => callApi(createGroup, { body: { id, icon: icon as GroupIcon, ...rest } }),
    onSuccess: (group) => {
      queryClient.setQueryData([...groupKeys.ones(viewer, group.id), null], group);
      refetchGroups(queryClient);
      onCreated(group);
    },
    onError: (error) => {
      if (error instanceof ApiError) mark(problemsOf(error));
    },
  });
  const mark = (found: Problems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const missing = missingIn(words);
    mark(missing);
    if (Object.keys(missing).length === 0) create.mutate(words);
  };
  const unmarked = create.error !== null && Object.keys(problems).length === 0;
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-4 grid gap-5" aria-label="New group">
      <GroupFields
        words={words}
        problems={problems}
        nameBox={nameBox}
        onChange={(change) => {
          setWords({ ...words, ...change });
          setProblems({});
        }}
      />
      {unmarked ? <Alert>{groupFailure(create.error, FAILED)}</Alert> : null}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit" busy={create.isPending}>
          Create Group
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
