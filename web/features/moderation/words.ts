import type { LogEntry, QueueItem } from "@lockstep/contract/moderation.ts";
import { SUBJECT_NAMES } from "./report-reasons.ts";
import { formatDate } from "../../ui/formatters.ts";

export type Action = LogEntry["action"];
type SubjectType = QueueItem["subjectType"];

/** An action's button, dialog and toast. `{it}` is replaced by the kind of subject. */
interface ActionWords {
  readonly button: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly logged: string;
  /** The member sees the reason, so it's required. */
  readonly tells: boolean;
  readonly isHard: boolean;
}

const WORDS: Readonly<Record<Action, ActionWords>> = {
  approve: {
    button: "Approve",
    title: "Publish this {it}?",
    text: "It was held by the word filter. Everyone with access will see it.",
    done: "The {it} is published",
    logged: "approved a {it}",
    tells: false,
    isHard: false,
  },
  hide: {
    button: "Hide",
    title: "Hide this {it}?",
    text: "Only its author and moderators will see it. You can restore it from the log.",
    done: "The {it} is hidden",
    logged: "hid a {it}",
    tells: false,
    isHard: true,
  },
  restore: {
    button: "Restore",
    title: "Restore this {it}?",
    text: "It goes back to where it was, for everyone with access.",
    done: "The {it} is back",
    logged: "restored a {it}",
    tells: false,
    isHard: false,
  },
  clear_text: {
    button: "Remove text",
    title: "Remove this {it}'s text?",
    text: "Bio and goals, or description and rules, are emptied. Nothing else changes. {who} gets a warning with your message.",
    done: "The text was removed",
    logged: "removed the text of a {it}",
    tells: true,
    isHard: true,
  },
  clear_name: {
    button: "Remove name",
    title: "Remove this {it}'s name?",
    text: "A neutral name takes its place until a new one is chosen. {who} gets a warning with your message.",
    done: "The name was removed",
    logged: "removed the name of a {it}",
    tells: true,
    isHard: true,
  },
  dismiss: {
    button: "Dismiss",
    title: "Dismiss these reports?",
    text: "The {it} stays as it is, and its reports are closed.",
    done: "Reports closed",
    logged: "dismissed the reports on a {it}",
    tells: false,
    isHard: false,
  },
  warn: {
    button: "Warn",
    title: "Warn {who}?",
    text: "They'll get a notification with your message. Moderators see how many warnings someone has had.",
    done: "{who} was warned",
    logged: "warned the author of a {it}",
    tells: true,
    isHard: false,
  },
  suspend: {
    button: "Suspend",
    title: "Suspend {who}?",
    text: "They can't post, comment, like or join groups until it ends, and they'll see why. They keep their training, plans and account.",
    done: "{who} is suspended",
    logged: "suspended the author of a {it}",
    tells: true,
    isHard: true,
  },
  unsuspend: {
    button: "Lift suspension",
    title: "Lift the suspension of {who}?",
    text: "They can post, comment and like again right away.",
    done: "{who} can post again",
    logged: "lifted a suspension",
    tells: false,
    isHard: false,
  },
};

/** The words of an action about a subject; `who` is the member's username. */
export function actionWords(action: Action, type: SubjectType, who: string | null): ActionWords {
  const fill = (text: string): string => text.replaceAll("{it}", SUBJECT_NAMES[type]).replaceAll("{who}", who ?? "this member");
  const words = WORDS[action];
  const logged = type === "member" ? words.logged.replace("the author of a {it}", "a member") : words.logged;
  return { ...words, title: fill(words.title), text: fill(words.text), done: fill(words.done), logged: fill(logged) };
}

/** What is said of a state that isn't the ordinary one. */
export const STATE_NAMES: Partial<Readonly<Record<QueueItem["state"], string>>> = {
  held: "Held by the word filter",
  hidden: "Hidden",
  deleted: "Deleted by its author",
};

const SUBJECT_TITLES: Readonly<Record<SubjectType, string>> = {
  post: "Post",
  comment: "Comment",
  member: "Member",
  group: "Group",
};

/** "Post in Early risers". */
export function subjectTitle({ subjectType, groupName, isPrivate }: QueueItem): string {
  if (subjectType === "group" && isPrivate) return "Private group";
  if (groupName === null) return SUBJECT_TITLES[subjectType];
  return `${SUBJECT_TITLES[subjectType]} in the ${isPrivate ? "private group" : "group"} ${groupName}`;
}

const FOR_GOOD_YEAR = 9999;

/** What moderators should know of the member: "2 warnings, suspended until June 1, 2026". */
export function memberRecord({ memberWarnings, memberSuspendedUntil }: QueueItem): string {
  const warnings = memberWarnings === 0 ? "No warnings" : memberWarnings === 1 ? "1 warning" : `${memberWarnings} warnings`;
  if (memberSuspendedUntil === null) return warnings;
  const until = new Date(memberSuspendedUntil);
  return `${warnings}, suspended ${until.getUTCFullYear() >= FOR_GOOD_YEAR ? "permanently" : `until ${formatDate(until, "longDate")}`}`;
}
