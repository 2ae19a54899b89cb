import { CONTACT_SUBJECTS, type ContactSubject } from "@lockstep/domain/help/contact.ts";

/** The lists of the inbox, as the contract names them; the page carries no schemas. */
export const INBOX_VIEWS = ["unanswered", "answered", "spam"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** What the address asks for. */
export interface InboxFilter {
  readonly view: InboxView;
  readonly subject: ContactSubject | null;
}

export function readInboxFilter(params: URLSearchParams): InboxFilter {
  return {
    view: INBOX_VIEWS.find((view) => view === params.get("view")) ?? "unanswered",
    subject: CONTACT_SUBJECTS.find((subject) => subject === params.get("subject")) ?? null,
  };
}
