import type { PostType } from "@lockstep/contract/community.ts";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { DRAFT_PREFIX } from "../../offline/device-keys.ts";
import { never } from "../../ui/use-hydrated.ts";
import { TYPES } from "./words.ts";

/** What someone has begun to write; it outlives a reload and a failure. */
export interface Draft {
  readonly content: string;
  readonly postType: PostType;
  /** Of the attempt that may have reached the server without its answer coming back: the same post goes out under the same id. */
  readonly id: string | null;
}

const EMPTY: Draft = { content: "", postType: "general", id: null };
const keyOf = (owner: string, place: string): string => `${DRAFT_PREFIX}${owner}.${place}`;

/** Reads what is kept; whatever doesn't look like a draft is none. */
export function readDraft(owner: string, place: string): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, place)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("content" in kept) || typeof kept.content !== "string") return EMPTY;
    const type = "postType" in kept ? TYPES.find((each) => each === kept.postType) : undefined;
    return {
      content: kept.content,
      postType: type ?? "general",
      id: "id" in kept && typeof kept.id === "string" ? kept.id : null,
    };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(owner: string, place: string, draft: Draft): void {
  try {
    if (draft.content === "" && draft.postType === "general") localStorage.removeItem(keyOf(owner, place));
    else localStorage.setItem(keyOf(owner, place), JSON.stringify(draft));
  } catch {
    // Without storage the text lives as long as the page.
  }
}

/** Adds words to what someone has begun to write in a place. */
export function addToDraft(owner: string, place: string, words: string): void {
  const draft = readDraft(owner, place);
  const content = draft.content.trim() === "" ? words : `${draft.content.trimEnd()}\n\n${words}`;
  keepDraft(owner, place, { ...draft, content, id: null });
}

/**
 * The draft of one place: the feed, a group, the comments of a post. Another text or kind is another attempt and gets its own id: to a known id the
 * server answers with what it stored the first time.
 */
export function useDraft(owner: string, place: string) {
  const own = useMemo(() => readDraft(owner, place), [owner, place]);
  // Only the device knows of a draft: a document from the server has none. Where there's none, what was drawn stays as it is.
  const kept = useSyncExternalStore(
    never,
    () => own,
    () => EMPTY,
  );
  const [changed, setChanged] = useState<Draft | null>(null);
  const set = useCallback(
    (change: Partial<Draft>) =>
      setChanged((last) => {
        const before = last ?? readDraft(owner, place);
        const { content = before.content, postType = before.postType } = change;
        const isSame = content === before.content && postType === before.postType;
        const next = { ...before, id: isSame ? before.id : null, ...change };
        keepDraft(owner, place, next);
        return next;
      }),
    [owner, place],
  );
  const clear = useCallback(() => {
    keepDraft(owner, place, EMPTY);
    setChanged(EMPTY);
  }, [owner, place]);
  return { draft: changed ?? kept, set, clear };
}
