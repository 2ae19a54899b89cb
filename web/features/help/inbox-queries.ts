import { changeContactMessage, listContactMessages } from "@lockstep/contract/help.ts";
import type { ContactSubmission } from "@lockstep/contract/help.ts";
import type { RouteInput } from "@lockstep/contract/route.ts";
import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { failureText } from "../../api/failure-text.ts";
import { useToast } from "../../ui/toast.tsx";
import type { InboxFilter } from "./inbox-filter.ts";

const INBOX_KEY = ["support-inbox"] as const;

/** Other moderators work on the same list: it's read again whenever the page is looked at again. */
export const inboxOptions = ({ view, subject }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...INBOX_KEY, view, subject],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listContactMessages,
        { query: { view, ...(subject !== null && { subject }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
    networkMode: "always",
    refetchOnReconnect: true,
    // What people write to support is read fresh and never kept on the device.
    gcTime: 0,
    meta: { persist: false },
  });

type Change = RouteInput<typeof changeContactMessage>["body"];

/** What a change is called once it's made, and what takes it back. */
const CHANGES = {
  answer: { change: { isAnswered: true }, undo: { isAnswered: false }, done: "Marked as answered" },
  reopen: { change: { isAnswered: false }, undo: { isAnswered: true }, done: "Marked as unanswered" },
  spam: { change: { isSpam: true }, undo: { isSpam: false }, done: "Moved to spam" },
  "not-spam": { change: { isSpam: false }, undo: { isSpam: true }, done: "Moved to the inbox" },
} as const satisfies Readonly<Record<string, { change: Change; undo: Change; done: string }>>;
export type InboxAction = keyof typeof CHANGES;

/** Marks a message, with a way to take it back. `onDone` is called when the list no longer has it. */
export function useInboxAction(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const mark = async (id: string, change: Change) => {
    try {
      await callApi(changeContactMessage, { params: { id }, body: change });
      return true;
    } catch (error) {
      toast({ message: failureText(error, "That didn't work. Please try again."), tone: "error" });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: INBOX_KEY });
    }
  };
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ message, action }: { message: ContactSubmission; action: InboxAction }) => {
      const { change, undo, done } = CHANGES[action];
      if (!(await mark(message.id, change))) return;
      onDone();
      toast({ message: done, onUndo: () => void mark(message.id, undo) });
    },
  });
}
