import { findMembers } from "@lockstep/contract/members.ts";
import type { MemberCard } from "@lockstep/contract/members.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { callApi } from "../../api/client.ts";
import { completeMention, mentionAt } from "./mention-at.ts";
import type { Mention } from "./mention-at.ts";

/** So long nothing is asked for while someone types. */
const PAUSE_MS = 150;
const NOBODY: readonly MemberCard[] = [];

/** Members whose name begins like this; nobody while nothing has come, and nobody when nothing comes: a name can always be typed out. */
function useMembersBy(prefix: string | null): readonly MemberCard[] {
  const [asked, setAsked] = useState(prefix);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(prefix), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [prefix]);
  const { data } = useQuery({
    queryKey: ["members", "by-prefix", asked],
    queryFn: ({ signal }) => callApi(findMembers, { query: { prefix: asked ?? "" } }, { signal }),
    enabled: asked !== null && prefix !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
  if (prefix === null || data === undefined) return NOBODY;
  // Written out, it needs no help, and the list would only lie over the button below the field.
  if (data.items.some(({ username }) => username === prefix)) return NOBODY;
  return data.items.filter(({ username }) => username.startsWith(prefix));
}

/** The members suggested for the name that is being written in a field, which of them is chosen, and how one is taken. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, text: string, onText: (text: string) => void) {
  const [mention, setMention] = useState<Mention | null>(null);
  const [chosen, setChosen] = useState(0);
  const caret = useRef<number | null>(null);
  const members = useMembersBy(mention?.prefix ?? null);
  const at = Math.min(chosen, members.length - 1);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const close = () => setMention(null);
  const take = (member: MemberCard | undefined) => {
    if (mention === null || member === undefined) return;
    const done = completeMention(text, mention, member.username);
    caret.current = done.caret;
    onText(done.text);
    close();
  };
  const onInput = (next: string) => {
    const begun = mentionAt(next, area.current?.selectionStart ?? next.length);
    if (begun?.prefix !== mention?.prefix) setChosen(0);
    setMention(begun);
    onText(next);
  };
  /** The caret went elsewhere: the name is no longer being written. */
  const onSelect = () => {
    const box = area.current;
    if (mention === null || box === null) return;
    if (box.selectionStart !== box.selectionEnd || mentionAt(box.value, box.selectionStart)?.from !== mention.from) close();
  };
  /** True: the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (members.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key, shiftKey } = event;
    if (key === "ArrowDown") setChosen((at + 1) % members.length);
    else if (key === "ArrowUp") setChosen((at + members.length - 1) % members.length);
    else if (key === "Enter" && !shiftKey) take(members[at]);
    else if (key === "Escape") close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { members, at, take, close, onInput, onSelect, onKey };
}
