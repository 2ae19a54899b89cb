import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import type { RefObject } from "react";
import type { ApiError } from "../../api/client.ts";
import { Switch } from "../../ui/choice.tsx";
import { Input, Textarea } from "../../ui/field.tsx";
import { IconPicker } from "./icon-picker.tsx";
import { LONGEST_DESCRIPTION, LONGEST_GROUP_NAME } from "./words.ts";

/** What a group says of itself, as a form holds it. */
export interface GroupWords {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly isPrivate: boolean;
}

export type Problems = Partial<Record<"name" | "description" | "rules" | "coverImage", string>>;

/** What is missing before anything is sent (SPEC 5). */
export function missingIn({ name, description }: Pick<GroupWords, "name" | "description">): Problems {
  return {
    ...(isBlank(name) ? { name: "Please give the group a name." } : {}),
    ...(isBlank(description) ? { description: "Please describe the group." } : {}),
  };
}

/** What the server found in the fields. */
export function problemsOf(error: ApiError): Problems {
  const found: Problems = {};
  for (const field of ["name", "description", "rules", "coverImage"] as const) {
    const message = error.issueOf(field);
    if (message !== null) found[field] = message;
  }
  return found;
}

/** Icon, name, description and privacy: the same when a group is founded and when it is changed. */
export function GroupFields({
  words,
  problems,
  nameBox,
  onChange,
}: {
  words: GroupWords;
  problems: Problems;
  /** To put the focus into the first field. */
  nameBox?: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<GroupWords>) => void;
}) {
  return (
    <>
      <Input
        ref={nameBox}
        label="Group name"
        name="name"
        required
        autoComplete="off"
        maxLength={LONGEST_GROUP_NAME}
        value={words.name}
        error={problems.name ?? null}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Textarea
        label="Description"
        name="description"
        required
        rows={3}
        maxLength={LONGEST_DESCRIPTION}
        value={words.description}
        error={problems.description ?? null}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <IconPicker value={words.icon} onChange={(icon) => onChange({ icon })} />
      <Switch
        label="Private group"
        hint="Anyone can find it and ask to join. Only members can see its posts and who's in it."
        checked={words.isPrivate}
        onChange={(event) => onChange({ isPrivate: event.target.checked })}
      />
    </>
  );
}
