import type { z } from "zod";
import type { Config } from "../config/config.ts";

/** Something a model may call while it answers. */
export interface AiTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** What it answers goes back to the model as JSON; whatever it throws is the model's failure. */
  readonly run: (input: unknown) => Promise<unknown>;
}

export interface AiMessage {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export interface AiRequest {
  readonly instructions: string;
  /** Oldest first; the last one is the question. */
  readonly messages: readonly AiMessage[];
  readonly tools: readonly AiTool[];
  /** Nobody waits for the answer anymore. */
  readonly signal: AbortSignal;
}

/** A language model. */
export interface Ai {
  /** An answer as it comes, piece by piece; nothing at all is an empty one. Throws {@link AiFailure}. Once it's aborted, it just ends. */
  answer(request: AiRequest): AsyncIterable<string>;
}

/** The model can't be reached, takes too long, or answers something that isn't an answer. */
export class AiFailure extends Error {
  override readonly name = "AiFailure";
}

/** Times that a model may ask for tools before it has to answer. */
const MOST_STEPS = 6;
/** An answer with all its steps may take so many times as long as the wait for a piece of it. */
const TOTAL_WAITS = 4;

const LONGEST_REASON = 200;

/** A model behind an OpenAI-compatible endpoint. The library is loaded with the first question. */
export function createAi({ baseUrl, apiKey, model: modelId, timeoutMs }: NonNullable<Config["ai"]>): Ai {
  let loading: Promise<Awaited<ReturnType<typeof load>>> | null = null;
  const load = async () => {
    const [sdk, { createOpenAICompatible }] = await Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
    // It would write to the console.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const provider = createOpenAICompatible({ name: "lockstep", baseURL: baseUrl, ...(apiKey === null ? {} : { apiKey }) });
    // Some local models write down what they think before they answer.
    const middleware = sdk.extractReasoningMiddleware({ tagName: "think" });
    return { sdk, model: sdk.wrapLanguageModel({ model: provider(modelId), middleware }) };
  };
  return {
    async *answer({ instructions, messages, tools, signal }) {
      loading ??= load();
      const { sdk, model } = await loading;
      const { stream } = sdk.streamText({
        model,
        instructions,
        messages: [...messages],
        tools: Object.fromEntries(
          tools.map(({ name, description, input, run }) => [
            name,
            sdk.tool({ description, inputSchema: input, execute: (given: unknown) => run(given) }),
          ]),
        ),
        stopWhen: sdk.stepCountIs(MOST_STEPS),
        prepareStep: ({ stepNumber }) => (stepNumber === MOST_STEPS - 1 ? { toolChoice: "none" } : {}),
        // In their order, so that what they count is right.
        toolCallConcurrency: 1,
        maxRetries: 0,
        abortSignal: signal,
        timeout: { firstChunkMs: timeoutMs, chunkMs: timeoutMs, totalMs: TOTAL_WAITS * timeoutMs },
        // So would this.
        onError: () => undefined,
      });
      let finish = "";
      let hasText = false;
      try {
        for await (const part of stream) {
          if (signal.aborted) return;
          if (part.type === "text-delta") {
            hasText ||= part.text !== "";
            yield part.text;
          }
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw new Error("it took too long");
          if (part.type === "finish") finish = part.finishReason;
        }
      } catch (error) {
        if (signal.aborted) return;
        // Only its words, and not all of them: the library's errors hold what was asked, which is nobody's business in a log.
        throw new AiFailure((error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON));
      }
      // What isn't an event stream ends without a reason.
      if (!hasText && finish !== "stop" && finish !== "length" && finish !== "tool-calls")
        throw new AiFailure(`it ended without an answer (${finish})`);
    },
  };
}
