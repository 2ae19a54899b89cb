import { createHmac, randomUUID } from "node:crypto";
import type { CoachAnswer, CoachEvent, CoachQuestion } from "@lockstep/contract/coach.ts";
import { countryOf } from "@lockstep/domain/coach/crisis-line.ts";
import { dayLimitText, minuteLimitText, questionsADay, QUESTIONS_A_MINUTE } from "@lockstep/domain/coach/limits.ts";
import { checkAnswer, checkQuestion } from "@lockstep/domain/coach/safety.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import { dayIn } from "../../platform/clock/day-in.ts";
import { installationSecret } from "../../platform/config/installation-secret.ts";
import { addressToCount } from "../../platform/config/trusted-proxies.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { EventAnswer } from "../../platform/http/event-answer.ts";
import type { Platform } from "../../platform/platform.ts";
import { getProfile } from "../accounts/index.ts";
import { currentTier } from "../billing/index.ts";
import { answerWithModel } from "./answer-with-model.ts";
import type { CoachReply, CoachScene } from "./coach-scene.ts";
import { keepAnswer } from "./keep-answer.ts";
import { presentAnswer, readHistory } from "./read-messages.ts";
import { findChat } from "./store.ts";

const MINUTE = 60;
const DAY = 24 * 3600;

/** A question as it arrives: SPEC 7's body, and how the caller wants the answer. */
interface Asked extends CoachQuestion {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly wantsEvents: boolean;
}

/** Answers a question, piece by piece for callers who want events. Who asks is who has the session; a visitor's questions are kept nowhere. */
export async function askCoach(
  platform: Platform,
  actor: SessionActor | null,
  asked: Asked,
): Promise<CoachAnswer | EventAnswer<CoachEvent>> {
  if (!asked.wantsEvents) return answer(platform, actor, asked, () => undefined);
  return new EventAnswer<CoachEvent>(async (send) => {
    const done = await answer(platform, actor, asked, (text) => send({ type: "delta", text }));
    send({ type: "done", ...done });
  });
}

async function answer(
  platform: Platform,
  actor: SessionActor | null,
  asked: Asked,
  say: (text: string) => void,
): Promise<CoachAnswer> {
  const { id = randomUUID(), query: question, signal } = asked;
  const known = actor === null ? null : await findChat(platform.db, id);
  if (known !== null) {
    if (known.userId !== actor?.userId) throw new ApiError("ID_TAKEN");
    return presentAnswer(platform.db, known);
  }
  const askedAt = platform.now();
  const ownZone = actor === null ? null : (await getProfile(platform, actor)).timeZone;
  const timeZone = ownZone === null || ownZone === "UTC" ? (asked.time_zone ?? null) : ownZone;
  const country = countryOf({ timeZone });
  const finding = checkQuestion(question, { country });
  const scene: CoachScene = {
    platform,
    actor,
    question,
    history: actor === null ? [] : await readHistory(platform.db, actor.userId),
    page: asked.page ?? null,
    today: dayIn(ownZone ?? "UTC", askedAt),
  };
  const spoken: string[] = [];
  const speak = (text: string): void => {
    spoken.push(text);
    say(text);
  };
  const reply = async (): Promise<CoachReply> => {
    const { ai } = platform;
    if (ai !== null) return answerWithModel(ai, { scene, country, signal, say: speak });
    // What it knows is in memory from the first question on.
    const { answerBuiltIn } = await import("./built-in/answer-built-in.ts");
    const { text, drafts } = await answerBuiltIn(scene);
    return { text: checkAnswer(text, { question, country }).answer, drafts };
  };
  // Help in a crisis isn't counted, and comes whoever asked how much.
  const { text, drafts } =
    finding?.place === "instead" ? { text: finding.text, drafts: [] } : await withinLimits(platform, actor, asked.address, reply);
  // Stopped: what was said so far is the answer.
  const isStopped = signal.aborted && spoken.length > 0;
  return keepAnswer(platform, actor, {
    id,
    question,
    askedAt,
    reply: isStopped ? { text: spoken.join(""), drafts: [] } : { text, drafts },
  });
}

/** Counts the question, and gives it back to the day when there's no answer to it. */
async function withinLimits(
  platform: Platform,
  actor: SessionActor | null,
  address: string,
  reply: () => Promise<CoachReply>,
): Promise<CoachReply> {
  const { limiter } = platform;
  const tier = actor === null ? null : await currentTier(platform, actor);
  const caller = actor === null ? `address:${await hashOf(platform, address)}` : `user:${actor.userId}`;
  await limiter.take(`coach-minute:${caller}`, QUESTIONS_A_MINUTE, MINUTE).catch(inWords(minuteLimitText));
  let hasBegun = false;
  const work = async (): Promise<CoachReply> => {
    hasBegun = true;
    return reply();
  };
  return limiter
    .attempt(`coach-day:${caller}`, questionsADay(tier), DAY, work, () => true)
    .catch((error: unknown) => {
      if (hasBegun) throw error;
      return inWords((seconds) => dayLimitText(tier, seconds))(error);
    });
}

/** Says when it works again. */
function inWords(text: (seconds: number) => string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== "RATE_LIMITED") throw error;
    throw new ApiError("RATE_LIMITED", { message: text(Number(error.headers["Retry-After"])), headers: error.headers });
  };
}

/** What a visitor's address is counted by: it can't be read back. */
async function hashOf({ db }: Platform, address: string): Promise<string> {
  const key = await installationSecret(db, "coach-visitors");
  return createHmac("sha256", key).update(addressToCount(address)).digest("base64url");
}
