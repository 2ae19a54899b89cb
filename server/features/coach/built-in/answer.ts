import type { IntentId } from "@lockstep/content/coach/intents/index.ts";
import type { Question } from "@lockstep/domain/coach/question.ts";
import type { CoachReply, CoachScene } from "../coach-scene.ts";
import type { Draft } from "../tools/tool.ts";
import type { Person } from "./person.ts";

/** A question on its way to an answer. */
export interface Asking {
  readonly scene: CoachScene;
  readonly question: Question;
  readonly person: Person;
}

/** An answer, or null when this isn't the one that fits after all. */
export type Answer = (asking: Asking) => Promise<CoachReply | null> | CoachReply | null;

/** Answers by intent. */
export type Answers = Partial<Readonly<Record<IntentId, Answer>>>;

/** A reply in Markdown. */
export function says(text: string, drafts: readonly Draft[] = []): CoachReply {
  return { text, drafts };
}

/** A link to a page of the site. */
export function link(name: string, path: string): string {
  return `[${name.replaceAll(/[[\]]/g, "")}](${path})`;
}

/** Lines of a list. */
export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
