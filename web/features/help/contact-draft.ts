import { CONTACT_SUBJECTS, type ContactSubject } from "@lockstep/domain/help/contact.ts";

/** What someone has typed into the contact form; a field that they haven't touched isn't there. */
export interface ContactDraft {
  readonly name?: string;
  readonly email?: string;
  readonly subject?: ContactSubject;
  readonly message?: string;
  /** Of an attempt whose answer may not have come back: the same message goes out under the same id. */
  readonly id?: string;
}

/** In the tab alone: it survives a reload, and is forgotten with the tab and at sign-out (shell/tab-owner.ts). */
const KEY = "lockstep.contact";

/** What is kept; whatever doesn't look like a draft is none. */
export function readContactDraft(): ContactDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = Object.entries(kept).filter(
      ([field, value]) => ["name", "email", "message", "id"].includes(field) && typeof value === "string",
    );
    const subject = "subject" in kept ? CONTACT_SUBJECTS.find((each) => each === kept.subject) : undefined;
    return { ...Object.fromEntries(texts), ...(subject && { subject }) };
  } catch {
    return {};
  }
}

export function keepContactDraft(draft: ContactDraft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the text lives as long as the page.
  }
}
