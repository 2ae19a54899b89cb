import { checkAnswer } from "@lockstep/domain/coach/safety.ts";
import { cleanAnswer } from "@lockstep/domain/coach/clean-answer.ts";
import { AiFailure, type Ai, type AiTool } from "../../platform/ai/ai.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { CoachReply, CoachScene } from "./coach-scene.ts";
import { instructions } from "./instructions.ts";
import type { Draft } from "./tools/tool.ts";
import { CHANGE_TOOLS, READ_TOOLS } from "./tools/tools.ts";

/** The whole attempt and one more. */
const ATTEMPTS = 2;
/** Longer than any answer anyone reads: what's beyond it is cut off. */
const LONGEST_ANSWER = 8000;
/** Cards under one answer. */
const MOST_DRAFTS = 3;

/** What a person reads when a model had nothing to say (SPEC 8). */
export const EMPTY_ANSWER = "I'm sorry, I couldn't generate a response. Please try again.";

/** What stands over cards that a model said nothing about. */
const ONLY_CARDS = "Here's what I'd change. Nothing happens until you confirm it.";

interface Asked {
  readonly scene: CoachScene;
  readonly country: string | null;
  readonly signal: AbortSignal;
  /** Takes the text as far as it has been checked, piece by piece. */
  readonly say: (text: string) => void;
}

/** Lets a model answer. Throws COACH_UNAVAILABLE when it fails twice, or once after its first words. */
export async function answerWithModel(ai: Ai, asked: Asked): Promise<CoachReply> {
  let failure: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const reply = new GuardedReply(asked);
    try {
      await reply.take(ai);
      if (!reply.isEmpty || asked.signal.aborted) return reply.finish();
      failure = null;
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      failure = error;
      if (reply.hasSpoken) break;
    }
  }
  if (failure === null) return { text: EMPTY_ANSWER, drafts: [] };
  asked.scene.platform.log.warn({ error: failure }, "the coach's model failed");
  throw new ApiError("COACH_UNAVAILABLE");
}

/** One attempt at an answer. A sentence is said once the rules have read it together with all before it; what breaks a rule ends the attempt. */
class GuardedReply {
  readonly #asked: Asked;
  readonly #drafts: Draft[] = [];
  #raw = "";
  #said = "";
  #isRefused = false;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get isEmpty(): boolean {
    return this.#raw.trim() === "" && this.#drafts.length === 0;
  }

  get hasSpoken(): boolean {
    return this.#said !== "";
  }

  async take(ai: Ai): Promise<void> {
    const { scene, signal } = this.#asked;
    const enough = new AbortController();
    const pieces = ai.answer({
      instructions: instructions(scene),
      messages: [...scene.history, { role: "user", content: scene.question }],
      tools: this.#tools(),
      signal: AbortSignal.any([signal, enough.signal]),
    });
    for await (const piece of pieces) {
      this.#raw += piece;
      if (/[.!?:]\s|\n/.test(piece) || /[.!?]$/.test(piece)) this.#sayChecked();
      if (!this.#isRefused && this.#raw.length <= LONGEST_ANSWER) continue;
      enough.abort();
      return;
    }
  }

  finish(): CoachReply {
    const raw = this.#raw.trim() === "" && this.#drafts.length > 0 ? ONLY_CARDS : this.#raw;
    const { text, isRefused } = this.#check(raw.slice(0, LONGEST_ANSWER));
    return { text: text === "" ? EMPTY_ANSWER : text, drafts: isRefused ? [] : this.#drafts };
  }

  /** Says what has been checked up to the last sentence's end. */
  #sayChecked(): void {
    const end = Math.max(...[...this.#raw.matchAll(/[.!?:](?=\s|$)|\n/g)].map(({ index }) => index + 1), 0);
    const { text, isRefused } = this.#check(this.#raw.slice(0, end));
    this.#isRefused = isRefused;
    if (isRefused || !text.startsWith(this.#said)) return;
    const fresh = text.slice(this.#said.length);
    if (fresh === "") return;
    this.#said = text;
    this.#asked.say(fresh);
  }

  /** A text as it may be given. */
  #check(raw: string): { readonly text: string; readonly isRefused: boolean } {
    const { scene, country } = this.#asked;
    const clean = cleanAnswer(raw, scene.platform.appUrl);
    const { answer } = checkAnswer(clean, { question: scene.question, country });
    // Unless a rule replaced it, the answer ends with what the model wrote.
    return { text: answer, isRefused: !answer.endsWith(clean) };
  }

  /** The tools as a model sees them. Those of members are for members; a refusal is an answer it can pass on. */
  #tools(): readonly AiTool[] {
    const { platform, actor } = this.#asked.scene;
    const lookUps = READ_TOOLS.filter(({ forVisitors }) => forVisitors || actor !== null).map((tool): AiTool => {
      const { name, description, input } = tool;
      return {
        name,
        description,
        input,
        run: (given) => this.#answer(async () => ({ data: await tool.run(platform, actor, given) })),
      };
    });
    const changes = (actor === null ? [] : CHANGE_TOOLS).map((tool): AiTool => {
      const { name, description, input } = tool;
      return {
        name,
        description,
        input,
        run: (given) =>
          this.#answer(async () => {
            if (this.#drafts.length === MOST_DRAFTS) return { refused: `An answer has room for ${MOST_DRAFTS} suggestions.` };
            const draft = await tool.run(platform, actor, given);
            this.#drafts.push(draft);
            return { data: { suggested: draft.summary, details: draft.details, state: "waits for the person's confirmation" } };
          }),
      };
    });
    return [...lookUps, ...changes];
  }

  async #answer(work: () => Promise<object>): Promise<object> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) return { refused: error.issues?.[0]?.message ?? error.message };
      this.#asked.scene.platform.log.error({ error }, "a tool of the coach failed");
      return { refused: "That can't be looked up right now." };
    }
  }
}
