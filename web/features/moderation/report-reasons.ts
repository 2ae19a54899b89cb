import type { createReport } from "@lockstep/contract/moderation.ts";
import type { RouteInput } from "@lockstep/contract/route.ts";

type ReportBody = RouteInput<typeof createReport>["body"];
export type ReportReason = ReportBody["reason"];
export type ReportSubject = ReportBody["subjectType"];

/** Why something is reported, in the words of who reports; the order is that of the form. */
export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  spam: "Spam or advertising",
  harassment: "Harassment or bullying",
  hate: "Hate speech",
  unsafe_advice: "Unsafe training or health advice",
  sexual: "Sexual content",
  violence: "Violence or threats",
  self_harm: "Self-harm or disordered eating",
  other: "Something else",
};

/** Said below a reason once it is chosen, where there's more to know. */
export const REASON_NOTES: Partial<Readonly<Record<ReportReason, string>>> = {
  self_harm: "If someone is in danger right now, please call your local emergency number first.",
  violence: "If someone is in danger right now, please call your local emergency number first.",
  other: "Please tell us briefly what's wrong.",
};

/** What each kind of subject is called in a sentence. */
export const SUBJECT_NAMES: Readonly<Record<ReportSubject, string>> = {
  post: "post",
  comment: "comment",
  member: "member",
  group: "group",
};
